import { type Claim, GameTaken, type JournalPort, type RoomLog } from '../../rooms/ports.ts'
import { OutOfStep } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import { clearGames } from './clearedGames.ts'
import { everyGame, findGames } from './foundGames.ts'
import { claimIn, keepClaims } from './gameClaims.ts'
import { openGames } from './gameOpenings.ts'
import { holdQuestions } from './heldQuestions.ts'
import { keepPlans } from './keptPlans.ts'
import { type KeptQuestions, keepQuestions } from './keptQuestions.ts'
import { newGames } from './newGames.ts'
import { followGames } from './nextGames.ts'

type Needs = Pick<Archive, 'runningGames' | 'gamePlans' | 'entryLog' | 'playedQuestions' | 'writer'> & {
  log: RoomLog
  questions?: KeptQuestions
  lease?: Lease | undefined
}

/** What this process knows about itself and the others. */
export interface Lease {
  /** Whether no other process can have taken this one for gone. */
  isSure(): boolean
  /** How often that was uncertain so far. */
  absences(): number
  /** Whether others may be going on with this process's games, because they reach the archive and it does not. */
  isCut(): boolean
  /** Whether the process of this name is alive. */
  isAlive(processId: string): Promise<boolean>
}

/** For a process by itself: any other holder of a game is gone. */
const alone: Lease = { isSure: () => true, absences: () => 0, isCut: () => false, isAlive: async () => false }

/**
 * Running games: which process has claimed each code, and the log of each game. Every change to a game names the claim
 * of its process (`gameClaims.ts`). A removal is announced first (`clearedGames.ts`).
 */
export const journalPort = ({ writer, log, ...needs }: Needs): JournalPort => {
  const { runningGames, gamePlans, entryLog, playedQuestions } = needs
  const plans = keepPlans({ gamePlans, runningGames })
  const kept = needs.questions ?? keepQuestions({ playedQuestions, runningGames })
  const questions = holdQuestions(kept)
  const lease = needs.lease ?? alone
  const self = writer ?? ''
  const claims = keepClaims(runningGames, self, lease)
  const cleared = clearGames({ runningGames, entryLog, log, plans, ...questions })

  const forget = async (claim: Claim) => {
    claims.forget(claim)
    entryLog.release(claim.journal)
    await questions.release(claim)
  }

  /** Acts by a claim. If another process has the game, this one drops all it has of it, and throws `GameTaken`. */
  const by = async <Value>(claim: Claim, act: () => Promise<Value>): Promise<Value> => {
    try {
      return await act()
    } catch (error) {
      const isTaken = error instanceof GameTaken || (error instanceof OutOfStep && writer !== undefined)
      if (!isTaken) throw error
      await forget(claim)
      throw new GameTaken(claim.code)
    }
  }

  const setAside = (claim: Claim, why: string) =>
    cleared.setAside(claim.code, why, () => claims.changeOurs(claim, { isClosing: true, setAsideFor: why }))

  const parts = { runningGames, entryLog, writer, self, log, claims, plans, questions, cleared }
  const { openingOf, bringOut } = openGames({ ...parts, setAside, by })
  const follow = followGames({ ...parts, openingOf })
  const isAlive = (processId: string) => lease.isAlive(processId)
  const sweep = async () => {
    await plans.sweep()
    await kept.sweep()
  }

  return {
    open: newGames({ ...parts, layOut: kept.layOut }),

    append: (claim, sequence, entries) =>
      writer === undefined
        ? entryLog.append(claim, sequence, entries)
        : by(claim, async () => {
            const next = await entryLog.append(claim, sequence, entries)
            await claims.stillOurs(claim)
            return next
          }),

    unfinished: findGames({ ...parts, isAlive, recordOf: claims.recordOf, bringOut, sweep }),
    take: (code, from) => bringOut(code, (heldBy) => heldBy === from),

    passOn: async (claim, heldBy) => {
      const record = await runningGames.get(claim.code)
      return (
        record !== undefined && claims.isBy(claim, record) && (await claims.changed(record, { heldBy })) !== undefined
      )
    },

    markOver: async (claim) => {
      await by(claim, () => claims.changeOurs(claim, { questionSetId: '', isOver: true }))
    },

    succeed: (claim, plan, entries) => by(claim, () => follow(claim, plan, entries)),
    close: (claim) => by(claim, async () => cleared.clear(await claims.changeOurs(claim, { isClosing: true }))),
    forget,
    held: async () => (await runningGames.find({ where: { heldBy: self }, limit: everyGame })).map(claimIn),
    mayDecide: () => !lease.isCut(),
    setAside,
  }
}
