import { readFileSync } from 'node:fs'
import { type Refused, refuse } from '../refused.ts'
import { usernameKeyOf } from './accountNames.ts'

/** The thousand most common passwords among those that are long enough. */
const common = new Set(
  readFileSync(new URL('../../assets/content/common-passwords.txt', import.meta.url), 'utf8').split(/\r?\n/),
)

/** Refuses what an attacker tries first: common passwords, and the username itself. */
export const weaknessOf = (password: string, username: string): Refused | undefined => {
  const typed = usernameKeyOf(password)
  if (common.has(typed)) return refuse('passwordCommon')
  return typed === usernameKeyOf(username) ? refuse('passwordIsName') : undefined
}
