import { type Claim, type GameOpening, GameTaken, type RoomLog } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { OutOfStep } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import { claimOf, type GameRecord, type keepClaims, recordOfGame } from './gameClaims.ts'
import type { holdQuestions } from './heldQuestions.ts'
import type { keepPlans } from './keptPlans.ts'

type Needs = Pick<Archive, 'runningGames' | 'entryLog'> & {
  self: string
  log: RoomLog
  claims: ReturnType<typeof keepClaims>
  plans: ReturnType<typeof keepPlans>
  questions: ReturnType<typeof holdQuestions>
  openingOf(record: GameRecord, isNew: boolean): Promise<GameOpening | undefined>
}

/**
 * Playing again: one write replaces the game before by the next one. If the answer got lost, or the work was cut off, the
 * host presses again, and this finds what was done before.
 */
export const followGames = ({ runningGames, entryLog, self, log, claims, plans, questions, openingOf }: Needs) => {
  /** Begins with these entries, or with those that an earlier try for the same game has written. */
  const begin = async (claim: Claim, entries: MatchEntry[]) => {
    try {
      return { entries, nextSequence: await entryLog.append(claim, 0, entries) }
    } catch (error) {
      const read = error instanceof OutOfStep ? await entryLog.takeUp(claim) : undefined
      if (!read || 'unreadable' in read) throw error
      return { entries: read.batches.flat(), nextSequence: read.nextSequence }
    }
  }

  /** The game by which an earlier call has already replaced this one. */
  const successor = async (claim: Claim, plan: MatchPlan): Promise<GameOpening | undefined> => {
    const record = await runningGames.get(claim.code)
    return record && claims.isSuccessor(claim, plan, record) ? openingOf(record, true) : undefined
  }

  /** The next game goes on even if one of these steps fails. */
  const trying = async (game: string, step: () => Promise<void>) => {
    await step().catch((error: unknown) =>
      log.warn({ game, error: String(error) }, 'something was left of a game that is no more'),
    )
  }

  const drop = async (claim: Claim) => {
    await trying(claim.code, () => entryLog.remove(claim.journal))
    await trying(claim.code, () => plans.remove(claim.gameId))
    await trying(claim.code, () => questions.release(claim))
  }

  const isOn = async ({ code, gameId }: MatchPlan) => (await runningGames.get(code))?.gameId === gameId

  /** Writes down all of the next game but its record. If that fails, nothing of it stays, because no record leads to it. */
  const prepared = async (next: Claim, plan: MatchPlan, entries: MatchEntry[]) => {
    try {
      await questions.hold(plan, next)
      await plans.put(plan)
      return await begin(next, entries)
    } catch (error) {
      await trying(plan.code, async () => {
        if (!(await isOn(plan))) await drop(next)
      })
      throw error
    }
  }

  /** Until the record is replaced, the game before still has the code. */
  return async (claim: Claim, plan: MatchPlan, entries: MatchEntry[]): Promise<GameOpening> => {
    const earlier = await successor(claim, plan)
    if (earlier) return earlier
    const before = await claims.ours(claim)
    if (plan.round !== (before.round ?? 1) + 1) throw new Error(`${plan.code} cannot be played again`)
    const next = claimOf(plan, claim.epoch + 1)
    const first = await prepared(next, plan, entries)
    const goesOn =
      (await runningGames.replace(recordOfGame(plan, self, next), before.version, { gameId: before.gameId })) ||
      (await isOn(plan))
    await drop(goesOn ? claim : next)
    if (!goesOn) {
      const other = await successor(claim, plan)
      if (other) return other
      throw new GameTaken(plan.code)
    }
    await trying(plan.code, () => plans.isInUse(plan))
    return { plan, claim: next, ...first }
  }
}
