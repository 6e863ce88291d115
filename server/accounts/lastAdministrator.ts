import { everyRecord } from '../archive/everyRecord.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { keepOneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { changeAccount } from './changeAccount.ts'
import { firstAdministrator } from './registration.ts'

type Needs = Pick<Shelves, 'accounts' | 'meta'>

const othersBeside = async ({ accounts }: Needs, id: string): Promise<'administrator' | 'people' | 'nobody'> => {
  let found: 'people' | 'nobody' = 'nobody'
  // One that cannot be read is somebody, too: a backup brings it back.
  const pass = (other: string) => {
    if (other !== id) found = 'people'
  }
  for await (const account of everyRecord(accounts, undefined, pass)) {
    if (account.id === id) continue
    if (account.administrator) return 'administrator'
    found = 'people'
  }
  return found
}

/**
 * While a school has people, no page can leave it without an administrator. If two administrators leave, or unmake each
 * other, at the same moment, each would still see the other. So such calls go one after another.
 */
export const keepLastAdministrator = (shelves: Needs) => {
  const inTurn = keepOneAtATime(shelves)
  const what = 'administrators'

  /** Before an account is deleted: an administrator first gives up the office, which is refused if no other one is left. */
  const giveUp = async ({ id, administrator }: AccountRecord): Promise<Refused | undefined> => {
    if (!administrator) return undefined
    return inTurn(what, async () => {
      const others = await othersBeside(shelves, id)
      if (others === 'people') return refuse('lastAdministrator')
      // Without accounts the school finds its administrator again as a new one does.
      if (others === 'nobody') await shelves.meta.remove(firstAdministrator)
      else await changeAccount(shelves, id, ({ administrator: _, ...present }) => present)
      return undefined
    })
  }

  /** For work that may unmake an administrator: the caller must still be one when it runs. */
  const byOne = <Done>(id: string, work: () => Promise<Done>): Promise<Done | Refused> =>
    inTurn(what, async () => ((await shelves.accounts.get(id))?.administrator ? work() : refuse('administratorsOnly')))

  /** For work that may unmake this administrator, by a caller who may be none. It is refused for the only one. */
  const besideAnother = <Done>(id: string, work: () => Promise<Done>): Promise<Done | Refused> =>
    inTurn(what, async () => {
      const isOne = (await shelves.accounts.get(id))?.administrator
      return isOne && (await othersBeside(shelves, id)) !== 'administrator' ? refuse('lastAdministrator') : work()
    })

  return { giveUp, byOne, besideAnother }
}

export type LastAdministrator = ReturnType<typeof keepLastAdministrator>
