import * as z from 'zod/mini'
import { passwordMaxLength, passwordMinLength, usernameMaxLength, usernameMinLength } from './accountLimits.ts'
import { complain } from './complaints.ts'

const roles = ['student', 'teacher'] as const
export type Role = (typeof roles)[number]

const usernameRule = complain('username', { least: usernameMinLength, most: usernameMaxLength })
const noUsername = complain('missing', { field: 'username' })
const noPassword = complain('missing', { field: 'password' })
const wrongCredentials = complain('wrongCredentials')

const username = z
  .string(noUsername)
  .check(z.trim(), z.regex(new RegExp(`^[A-Za-z0-9_-]{${usernameMinLength},${usernameMaxLength}}$`), usernameRule))

const password = z
  .string(noPassword)
  .check(
    z.minLength(passwordMinLength, complain('passwordTooShort')),
    z.maxLength(passwordMaxLength, complain('tooLong', { field: 'password', most: passwordMaxLength })),
  )

export const registerRequest = z.object({
  username,
  password,
  role: z.enum(roles, complain('role')),
})
export type RegisterRequest = z.infer<typeof registerRequest>

/** Looser than registering: a login that cannot be right is a wrong login, not a lesson in how names are made. */
export const loginRequest = z.object({
  username: z.string(noUsername).check(z.trim(), z.minLength(1, noUsername), z.maxLength(100, wrongCredentials)),
  password: z.string(noPassword).check(z.minLength(1, noPassword), z.maxLength(passwordMaxLength, wrongCredentials)),
})
export type LoginRequest = z.infer<typeof loginRequest>

/** Answer of register, login and me. */
export type User = {
  id: string
  username: string
  role: Role
  currency: number
  ownedSlimes: string[]
  selectedSlime: string
}
