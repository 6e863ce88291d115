import { closedUp, tidyUsername } from '../../rooms/shared/contract/usernames.ts'
import { nameKeys } from '../../rooms/shared/names/lookAlikes.ts'
import type { NameRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { contentOwner } from '../content/contentOwner.ts'

/** The form in which names are looked up at login. */
export const usernameKeyOf = (username: string): string => tidyUsername(username).normalize('NFKC').toLowerCase()

/** Ignores signs that readers overlook: "Ms. Hill", "Ms Hill" and "MsHill" are one name to a school. */
export const claimsOf = (username: string, userId: string, claimedAt: number): NameRecord[] =>
  [...new Set(nameKeys(closedUp(username)))].map((id) => ({ id, userId, claimedAt }))

/** The author of ready-made sets and maps: no account may have this name and share things under it. */
const ownNames: ReadonlySet<string> = new Set(nameKeys(closedUp(contentOwner.createdBy)))

/** A claim without an account after this time was left behind by a crash. */
const patienceMs = 60_000

/** The names that are taken. There is a claim for each way to read a name, so that no two accounts look the same. */
export const keepNames = ({ names, accounts }: Pick<Shelves, 'names' | 'accounts'>, now: () => number) => {
  const isLeftBehind = async ({ userId, claimedAt }: NameRecord) =>
    claimedAt < now() - patienceMs && (await accounts.get(userId)) === undefined

  const claimOne = async (claim: NameRecord): Promise<'new' | 'had' | 'taken'> => {
    if (await names.insert(claim)) return 'new'
    const present = await names.get(claim.id)
    if (present?.userId === claim.userId) return 'had'
    const takenOver = present && (await isLeftBehind(present)) && (await names.replace(claim, present.version))
    return takenOver ? 'new' : 'taken'
  }

  return {
    /** False if another account has this name or one that looks the same, or if ready-made content has it. */
    claim: async (username: string, userId: string): Promise<boolean> => {
      const claims = claimsOf(username, userId, now())
      if (claims.some(({ id }) => ownNames.has(id))) return false
      const claimed: string[] = []
      for (const claim of claims) {
        const outcome = await claimOne(claim)
        if (outcome === 'new') claimed.push(claim.id)
        if (outcome !== 'taken') continue
        await Promise.all(claimed.map((id) => names.remove(id)))
        return false
      }
      return true
    },
    /** Frees a name, except for readings that the name kept instead also needs. */
    release: async (username: string, userId: string, kept: string): Promise<void> => {
      const needed = new Set(claimsOf(kept, userId, 0).map(({ id }) => id))
      const free = claimsOf(username, userId, 0).filter(({ id }) => !needed.has(id))
      // If another account has taken the name meanwhile, its claims stay.
      await Promise.all(free.map(({ id }) => names.removeWhere({ id, userId })))
    },
    forget: (userId: string) => names.removeWhere({ userId }),
  }
}
