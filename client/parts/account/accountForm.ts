import { passwordMinLength } from '../../../rooms/shared/contract/accountLimits.ts'
import type { Role } from '../../../rooms/shared/contract/accounts.ts'
import { everydayErrors } from '../../../rooms/shared/contract/errors/everydayErrors.ts'
import { isUsername, isWrongAlready, tidyUsername } from '../../../rooms/shared/contract/usernames.ts'
import { logIn, register, renewPassword } from '../../state/account.ts'
import { loginTexts } from '../../texts/school/login.ts'

/** `renew`: the password that was typed is the one-time word of an administrator. */
export type LoginMode = 'register' | 'login' | 'renew'

export type Account = {
  role: Role
  username: string
  password: string
  confirm: string
  slime: string
  teacherCode: string
  /** The one-time word that an administrator gave to a user who forgot their password. */
  word: string
}

export const emptyAccount: Account = {
  role: 'student',
  username: '',
  password: '',
  confirm: '',
  slime: 'mint',
  teacherCode: '',
  word: '',
}

/** Reads the fields themselves, because some password managers fill them in without an event. */
export const asShown = (form: HTMLFormElement, account: Account): Account => {
  const fields = new FormData(form)
  const shown = (name: 'username' | 'password' | 'confirm') => String(fields.get(name) ?? account[name])
  const filled = { username: shown('username'), password: shown('password'), confirm: shown('confirm') }
  const isSame = Object.entries(filled).every(([name, text]) => account[name as keyof typeof filled] === text)
  return isSame ? account : { ...account, ...filled }
}

/** Checks a name while it is typed. Some complaints wait until its field is left. */
export const usernameProblem = (username: string, isLeft: boolean): string | undefined => {
  if (username.trim() === '') return undefined
  const isWrong = isLeft ? !isUsername(tidyUsername(username)) : isWrongAlready(username)
  return isWrong ? loginTexts.usernameWrong : undefined
}

/** The checks of a form in their order. The first that fails gives the message. */
export const problemIn = (mode: LoginMode, { username, password, confirm }: Account): string | null => {
  if (username.trim() === '') return loginTexts.usernameMissing
  if (password === '') return loginTexts.passwordMissing
  if (mode === 'login') return null
  if (password !== confirm) return loginTexts.mismatch
  if (password.length < passwordMinLength) return everydayErrors.passwordTooShort
  return (mode === 'register' && usernameProblem(username, true)) || null
}

export const enter = (mode: LoginMode, account: Account) => {
  const { role, password, slime, teacherCode, word } = account
  const username = account.username.trim()
  switch (mode) {
    case 'login':
      return logIn({ username, password })
    case 'renew':
      return renewPassword({ username, password: word, newPassword: password })
    case 'register':
      return register({ username, password, role, slime, ...(role === 'teacher' && { teacherCode }) })
  }
}
