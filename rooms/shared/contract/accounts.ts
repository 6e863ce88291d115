import * as z from 'zod/mini'
import { passwordMaxLength, passwordMinLength, usernameMaxLength, usernameMinLength } from './accountLimits.ts'
import { recordId } from './boundedText.ts'
import { complain } from './complaints.ts'
import { isUsername, tidyUsername } from './usernames.ts'

export const roles = ['student', 'teacher'] as const
export type Role = (typeof roles)[number]

const usernameRule = complain('username', { least: usernameMinLength, most: usernameMaxLength })
const noUsername = complain('missing', { field: 'username' })
const noPassword = complain('missing', { field: 'password' })
const wrongCredentials = complain('wrongCredentials')

const username = z.string(noUsername).check(z.overwrite(tidyUsername), z.refine(isUsername, usernameRule))

const password = z
  .string(noPassword)
  .check(
    z.minLength(passwordMinLength, complain('passwordTooShort')),
    z.maxLength(passwordMaxLength, complain('tooLong', { field: 'password', most: passwordMaxLength })),
  )

/** The proof of work of a browser that made too many tries and asks for one more. */
const work = z.optional(z.string().check(z.maxLength(300, complain('invalid', { field: 'work' }))))

export const registerRequest = z.object({
  work,
  username,
  password,
  role: z.enum(roles, complain('role')),
  /** The first slime, out of those that guests may wear. Any other wish becomes the first of them. */
  slime: z.optional(recordId('slime')),
  /** The code that a school tells its teachers. */
  teacherCode: z.optional(z.string().check(z.maxLength(100, complain('invalid', { field: 'code' })))),
})
export type RegisterRequest = z.infer<typeof registerRequest>

/** Looser than registering: if a login cannot be right, it is simply wrong, and needs no lesson about the shape of names. */
export const loginRequest = z.object({
  work,
  username: z.string(noUsername).check(z.trim(), z.minLength(1, noUsername), z.maxLength(100, wrongCredentials)),
  password: z.string(noPassword).check(z.minLength(1, noPassword), z.maxLength(passwordMaxLength, wrongCredentials)),
})
export type LoginRequest = z.infer<typeof loginRequest>

/** The password in it is the one-time word that an administrator or a teacher gave. */
export const renewRequest = z.object({ ...loginRequest.shape, newPassword: password })
export type RenewRequest = z.infer<typeof renewRequest>

/** With the user who leaves, only a session of that user ends: the next user of the browser may have logged in already. */
export const logoutRequest = z.optional(z.object({ userId: z.optional(recordId('person')) }))

/** Asks for the password, because a session left open on a shared computer does not know it. */
export const renameRequest = z.object({ username, password: loginRequest.shape.password })
export type RenameRequest = z.infer<typeof renameRequest>
export const passwordRequest = z.object({ current: loginRequest.shape.password, password })
export type PasswordRequest = z.infer<typeof passwordRequest>
export const farewellRequest = z.object({ password: loginRequest.shape.password })

/** Answers of the calls about one's own account. */
export type Device = {
  id: string
  /** Such as 'Firefox on Windows'; empty if the device did not say. */
  name: string
  since: number
  /** Exact to the day only. */
  lastSeen: number
  /** Whether it is the device that asks. */
  own: boolean
}

/** Answer of register, login and me. */
export type User = {
  id: string
  username: string
  role: Role
  administrator?: true
  /** Held by a class: it is opened by a card and has no password. */
  kept?: true
  currency: number
  ownedSlimes: string[]
  selectedSlime: string
}
