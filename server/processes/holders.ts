import type { Shelves } from '../archive/shelves.ts'
import { together } from '../together.ts'

/** How long an answer is reused. So a class that joins together costs one look into the archive. */
const freshMs = 1_000
const mostKnown = 10_000

/** Which process has which game: known from the archive, and from processes that announce a game they take up. */
export const keepHolders = (
  runningGames: Pick<Shelves['runningGames'], 'get'>,
  tellOthers: (code: string, holder: string) => void,
  now: () => number = () => performance.now(),
) => {
  const known = new Map<string, { holder: string; at: number }>()

  const note = (code: string, holder: string) => {
    known.delete(code)
    known.set(code, { holder, at: now() })
    for (const [oldest] of known) {
      if (known.size <= mostKnown) break
      known.delete(oldest)
    }
    return holder
  }

  const read = together(async (code: string) => {
    const record = await runningGames.get(code)
    return record && !record.isClosing ? note(code, record.heldBy ?? '') : undefined
  })

  return {
    /** Another process has announced it. */
    heard: (code: string, holder: string) => void note(code, holder),
    /** Undefined if there is no such game. */
    of: async (code: string): Promise<string | undefined> => {
      const fresh = known.get(code)
      return fresh && now() - fresh.at < freshMs ? fresh.holder : read(code)
    },
    /** Tells all processes, so that none has to look it up. */
    tookUp: (code: string, holder: string) => {
      note(code, holder)
      tellOthers(code, holder)
    },
  }
}
