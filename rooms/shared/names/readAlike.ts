import { closedUp } from '../contract/usernames.ts'
import { nameKeys } from './lookAlikes.ts'

/** Without what is read over: "Ms. Hill", "Ms Hill" and "MsHill" are one name to a class, of accounts and of guests. */
export const namesReadAs = (name: string): readonly string[] => nameKeys(closedUp(name))
