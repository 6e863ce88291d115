import { drawnGuestSlime } from '../../rooms/shared/catalog/guestSlimes.ts'
import { drawPair } from '../../rooms/shared/names/generatedNames.ts'
import { usernameKeyOf } from '../accounts/accountNames.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { systemChance } from '../systemChance.ts'

type Needs = { shelves: Pick<Shelves, 'accounts' | 'departures'>; accounts: Pick<Accounts, 'names'>; now: () => number }

/** After this many pairs of words a name gets a number. */
const pairsTried = 20

/** Makes accounts held by classes: we name them, cards open them, and they have no password. */
export const makeKeptPupils = ({ shelves, accounts, now }: Needs) => {
  const freeName = async (id: string): Promise<string> => {
    for (let tries = 0; ; tries++) {
      const pair = drawPair(systemChance)
      const name = tries < pairsTried ? pair : `Slime ${Math.floor(systemChance() * 10 ** 8)}`
      if (await accounts.names.claim(name, id)) return name
    }
  }

  /** The existing account if the same request has made it before; undefined if the pupil was removed since. */
  return async (id: string): Promise<AccountRecord | undefined> => {
    for (;;) {
      const present = await shelves.accounts.get(id)
      if (present) return present
      if (await shelves.departures.get(id)) return undefined
      const username = await freeName(id)
      const firstSlime = drawnGuestSlime(systemChance)
      const account: AccountRecord = {
        id,
        username,
        usernameKey: usernameKeyOf(username),
        role: 'student',
        kept: true,
        firstSlime,
        passwordHash: '',
        createdAt: now(),
      }
      if (await shelves.accounts.insert(account)) return account
    }
  }
}
