import type { Deeds } from '../archive/records.ts'
import type { Owner } from '../economy/holdings.ts'
import { withDeed } from '../economy/holdings.ts'
import type { Ledger } from '../economy/ledger.ts'
import type { Achievements } from './achievements.ts'

type Needs = { ledger: Ledger; achievements: Achievements }

/** More than any achievement asks for. A script that makes and deletes without end writes no more rows than this. */
const mostCounted = 100

/** Counts things that an account made, each once. */
export const keepDeeds = ({ ledger, achievements }: Needs) => ({
  made: async (owner: Owner, deed: keyof Deeds & ('setsMade' | 'mapsMade'), id: string): Promise<void> => {
    const { holdings } = await ledger.head(owner)
    if (holdings.deeds[deed] >= mostCounted) return
    const key = `${deed}:${id}`
    await ledger.commit(owner, { reason: 'made', key, apply: (before) => withDeed(before, deed) })
    await achievements.unlock(owner, key)
  },
})
