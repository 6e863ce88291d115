import type { Shelves } from '../archive/shelves.ts'

const mostGames = 10_000

/**
 * Looks for games that were given to this process but never opened, because a call got lost. Returns those missing for
 * the second time, because a game being opened right now is open by then.
 */
export const watchUnopened = (runningGames: Pick<Shelves['runningGames'], 'count' | 'ids'>, heldBy: string) => {
  let missing = new Set<string>()
  return async (open: () => readonly string[]): Promise<string[]> => {
    const isMore = (await runningGames.count({ heldBy })) > open().length
    const ours = isMore ? await runningGames.ids(mostGames, { heldBy }) : []
    const here = new Set(open())
    const missingNow = ours.filter((code) => !here.has(code))
    const unopened = missingNow.filter((code) => missing.has(code))
    missing = new Set(missingNow)
    return unopened
  }
}
