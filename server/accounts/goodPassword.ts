import { readFileSync } from 'node:fs'
import { type Refused, refuse } from '../refused.ts'
import { usernameKeyOf } from './accountNames.ts'

/** The thousand that are tried first, of those that are long enough. */
const common = new Set(
  readFileSync(new URL('../../assets/content/common-passwords.txt', import.meta.url), 'utf8').split('\n'),
)

/** What anybody would try first: the passwords of everybody, and the name itself. */
export const weaknessOf = (password: string, username: string): Refused | undefined => {
  const typed = usernameKeyOf(password)
  if (common.has(typed)) return refuse('passwordCommon')
  return typed === usernameKeyOf(username) ? refuse('passwordIsName') : undefined
}
