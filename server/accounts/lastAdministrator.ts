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
  for await (const account of everyRecord(accounts)) {
    if (account.id === id) continue
    if (account.administrator) return 'administrator'
    found = 'people'
  }
  return found
}

/**
 * While there are people in a school, one of its pages can make nobody the last who looks after it. Of administrators who
 * leave or unmake each other at the same moment each would still see the other, so they go one after the other.
 */
export const keepLastAdministrator = (shelves: Needs) => {
  const inTurn = keepOneAtATime(shelves)
  const what = 'administrators'

  /** Before an account goes: an administrator's gives the office up first, and stays where that would leave nobody. */
  const giveUp = async ({ id, administrator }: AccountRecord): Promise<Refused | undefined> => {
    if (!administrator) return undefined
    return inTurn(what, async () => {
      const others = await othersBeside(shelves, id)
      if (others === 'people') return refuse('lastAdministrator')
      // An empty school finds its administrator as a new one does.
      if (others === 'nobody') await shelves.meta.remove(firstAdministrator)
      else await changeAccount(shelves, id, ({ administrator: _, ...present }) => present)
      return undefined
    })
  }

  /** For what may unmake an administrator: it is done by somebody who still is one. */
  const byOne = <Done>(id: string, work: () => Promise<Done>): Promise<Done | Refused> =>
    inTurn(what, async () => ((await shelves.accounts.get(id))?.administrator ? work() : refuse('administratorsOnly')))

  /** For what may unmake this one, done by somebody who may be no administrator: the only one stays. */
  const besideAnother = <Done>(id: string, work: () => Promise<Done>): Promise<Done | Refused> =>
    inTurn(what, async () => {
      const isOne = (await shelves.accounts.get(id))?.administrator
      return isOne && (await othersBeside(shelves, id)) !== 'administrator' ? refuse('lastAdministrator') : work()
    })

  return { giveUp, byOne, besideAnother }
}

export type LastAdministrator = ReturnType<typeof keepLastAdministrator>
