import { passwordMinLength } from '../../../rooms/shared/contract/accountLimits.ts'
import type { Role } from '../../../rooms/shared/contract/accounts.ts'
import { everydayErrors } from '../../../rooms/shared/contract/everydayErrors.ts'
import { logIn, register } from '../../state/account.ts'
import { loginTexts } from '../../texts/login.ts'

export type LoginMode = 'register' | 'login'

export type Account = { role: Role; username: string; password: string; confirm: string }

export const emptyAccount: Account = { role: 'student', username: '', password: '', confirm: '' }

/** The checks of a form in their order; the first that fails is what is said. */
export const problemIn = (mode: LoginMode, { username, password, confirm }: Account): string | null => {
  if (username.trim() === '') return loginTexts.usernameMissing
  if (password === '') return loginTexts.passwordMissing
  if (mode === 'login') return null
  if (password !== confirm) return loginTexts.mismatch
  if (password.length < passwordMinLength) return everydayErrors.passwordTooShort
  return null
}

export const enter = (mode: LoginMode, { role, username, password }: Account) =>
  mode === 'register'
    ? register({ username: username.trim(), password, role })
    : logIn({ username: username.trim(), password })
