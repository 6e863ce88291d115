import * as z from 'zod/mini'
import { passwordMaxLength, passwordMinLength, usernameMaxLength, usernameMinLength } from './accountLimits.ts'
import { errorTexts } from './errorTexts.ts'

const roles = ['student', 'teacher'] as const
export type Role = (typeof roles)[number]

const usernameRule = `A username has ${usernameMinLength} to ${usernameMaxLength} letters, digits, _ or -`

const username = z
  .string('Please enter a username')
  .check(z.trim(), z.regex(new RegExp(`^[A-Za-z0-9_-]{${usernameMinLength},${usernameMaxLength}}$`), usernameRule))

const password = z
  .string('Please enter a password')
  .check(
    z.minLength(passwordMinLength, errorTexts.passwordTooShort),
    z.maxLength(passwordMaxLength, `A password can have at most ${passwordMaxLength} characters`),
  )

export const registerRequest = z.object({
  username,
  password,
  role: z.enum(roles, 'Please choose student or teacher'),
})
export type RegisterRequest = z.infer<typeof registerRequest>

/** Looser than registering: a login that cannot be right is a wrong login, not a lesson in how names are made. */
export const loginRequest = z.object({
  username: z
    .string('Please enter a username')
    .check(z.trim(), z.minLength(1, 'Please enter a username'), z.maxLength(100, errorTexts.wrongCredentials)),
  password: z
    .string('Please enter a password')
    .check(z.minLength(1, 'Please enter a password'), z.maxLength(passwordMaxLength, errorTexts.wrongCredentials)),
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
