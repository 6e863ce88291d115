import type { Claim, RoomLog } from '../../rooms/ports.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { RunningGameRecord } from '../archive/records.ts'
import { claimIn } from './gameClaims.ts'
import type { WrittenPlan } from './keptPlans.ts'

type Needs = Pick<Archive, 'runningGames' | 'entryLog'> & {
  log: RoomLog
  plans: { load(gameId: string): Promise<WrittenPlan | undefined>; remove(gameId: string): Promise<void> }
  whole(plan: WrittenPlan): Promise<MatchPlan | undefined>
  release(claim: Claim): Promise<void>
}

/**
 * Removes games or sets them aside. The record is marked first, so that no process can take the game for a running
 * one. If a process dies over the work, any other that finds the record finishes it.
 */
export const clearGames = ({ runningGames, entryLog, log, plans, whole, release }: Needs) => {
  /** Finds the game by its id and never by its code, which may belong to another game by now. */
  const clear = async (record: RunningGameRecord): Promise<void> => {
    const claim = claimIn(record)
    await entryLog.remove(claim.journal)
    await runningGames.removeWhere({ gameId: claim.gameId })
    await plans.remove(claim.gameId)
    await release(claim)
  }

  const trying = async (code: string, why: string, act: () => Promise<string[]>): Promise<void> => {
    try {
      log.error({ game: code, why, kept: await act() }, 'a running game was set aside')
    } catch (error) {
      log.error({ game: code, why, error: String(error) }, 'a running game cannot be used, nor set aside')
    }
  }

  /** What is known of the game, for people to look at. */
  const planFor = async ({ gameId }: RunningGameRecord) => {
    const kept = await plans.load(gameId)
    return kept && ((await whole(kept)) ?? kept)
  }

  return {
    clear,

    /** `mark`: notes in the game's record that it is being set aside. */
    setAside: (code: string, why: string, mark: () => Promise<RunningGameRecord>): Promise<void> =>
      trying(code, why, async () => {
        const record = await mark()
        const told = { ...record, plan: await planFor(record) }
        const kept = await entryLog.setAside(claimIn(record).journal, code, told)
        await clear(record)
        return kept
      }),

    /** For a record of which only the text is left, so that not even its game is known. */
    setTextAside: (code: string, why: string, text: string): Promise<void> =>
      trying(code, why, async () => {
        const kept = await entryLog.setAside(code, code, text)
        await runningGames.remove(code)
        return kept
      }),
  }
}
