import type { JournalPort, RoomLog } from '../../rooms/ports.ts'
import { journalName, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { Damage } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { RunningGameRecord } from '../archive/records.ts'
import { type Kept, RecordUnreadable } from '../archive/shelf.ts'

type Needs = Pick<Archive, 'runningGames' | 'entryLog'> & { log: RoomLog }

const mostGames = 5_000

const recordOfGame = (plan: MatchPlan): RunningGameRecord => ({
  id: plan.code,
  // A pupil who practises keeps nobody from looking answers up.
  questionSetId: plan.practice ? '' : plan.questionSetId,
  hostUserId: plan.host.userId,
  plan,
  openedAt: plan.createdAt,
})

const recordIn = ({ version: _, ...record }: Kept<RunningGameRecord>): RunningGameRecord => record

const isNext = (plan: MatchPlan, before: MatchPlan): boolean => plan.round === (before.round ?? 1) + 1

/** Running games: who has claimed which code for what, and the log of what happens in each. */
export const journalPort = ({ runningGames, entryLog, log }: Needs): JournalPort => {
  /** The record of a game, or its text where it cannot be read as one. */
  const recordOf = async (code: string) => {
    try {
      return await runningGames.get(code)
    } catch (error) {
      if (error instanceof RecordUnreadable) return error.text
      throw error
    }
  }

  const setAside = async (code: string, why: string) => {
    try {
      const kept = await entryLog.setAside(code, await recordOf(code))
      await runningGames.remove(code)
      log.error({ game: code, why, kept }, 'a running game was set aside')
    } catch (error) {
      log.error({ game: code, why, error: String(error) }, 'a running game cannot be used, nor set aside')
    }
  }

  const noteDamage = (game: string, batches: number, { what, keptIn, wasAcknowledged }: Damage) => {
    const facts = { game, what, keptIn, batches }
    if (wasAcknowledged) log.error(facts, 'the journal of a running game is damaged: it goes on as it was before')
    else log.warn(facts, 'the end of a journal was dropped: it had been acknowledged to nobody')
  }

  const bringOut = async (code: string) => {
    const record = await recordOf(code)
    // Gone in the meantime.
    if (record === undefined) return []
    if (typeof record === 'string' || record.plan?.code !== code) {
      await setAside(code, 'its plan cannot be read')
      return []
    }
    const read = await entryLog.read(journalName(record.plan))
    if ('batches' in read) {
      if (read.damage) noteDamage(code, read.batches.length, read.damage)
      return [{ plan: record.plan, entries: read.batches.flat(), nextSequence: read.batches.length }]
    }
    const { unreadable, isLasting } = read
    if (isLasting) await setAside(code, unreadable)
    else log.error({ game: code, why: unreadable }, 'a running game cannot be read now; the next start tries again')
    return []
  }

  return {
    open: async (plan) => {
      const isClaimed = await runningGames.insert(recordOfGame(plan))
      if (!isClaimed || (await entryLog.makeRoom(plan.code))) return isClaimed
      await runningGames.remove(plan.code)
      return false
    },

    append: entryLog.append,

    unfinished: async () => (await Promise.all((await runningGames.ids(mostGames)).map(bringOut))).flat(),

    rest: async (code) => {
      const record = await runningGames.get(code)
      if (record) await runningGames.replace({ ...recordIn(record), questionSetId: '' }, record.version)
    },

    /** Until the record is another the game is the one before; what a server that was killed in between has left lies in nobody's way. */
    succeed: async (plan, entries) => {
      const before = await runningGames.get(plan.code)
      if (!before || !isNext(plan, before.plan)) throw new Error(`${plan.code} cannot be played again`)
      await entryLog.remove(journalName(plan))
      await entryLog.append(journalName(plan), 0, entries)
      if (!(await runningGames.replace(recordOfGame(plan), before.version)))
        throw new Error(`${plan.code} has been played again already`)
      await entryLog.remove(journalName(before.plan))
    },

    /** The claim goes last: until then nobody else opens a game under a code whose entries are still there. */
    close: async (game) => {
      await entryLog.remove(journalName(game))
      await runningGames.remove(game.code)
    },

    setAside,
  }
}
