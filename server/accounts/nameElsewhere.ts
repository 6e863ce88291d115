import type { AccountRecord } from '../archive/records.ts'
import type { Doc, Query, Shelf } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

type Work = Doc & { ownerId: string; createdBy: string }

const mostWorks = 2_000

const signAnew = async <T extends Work>(shelf: Shelf<T>, { id, username }: AccountRecord): Promise<void> => {
  const where = { ownerId: id } as Query<T>['where'] & object
  for (const work of await shelf.find({ where, limit: mostWorks })) {
    await shelf.replace({ ...work, createdBy: username }, work.version)
  }
}

/** Lists show the names of authors and hosts, so they follow when an account is renamed. */
export const followName =
  ({ questionSets, maps, profiles }: Pick<Shelves, 'questionSets' | 'maps' | 'profiles'>) =>
  async (account: AccountRecord): Promise<void> => {
    await signAnew(questionSets, account)
    await signAnew(maps, account)
    const profile = await profiles.get(account.id)
    if (profile) await profiles.replace({ ...profile, username: account.username }, profile.version)
  }
