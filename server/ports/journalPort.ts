import type { JournalPort, RoomLog } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import { asDrawn, type GameUnderCode, journalName, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { Damage } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { RunningGameRecord } from '../archive/records.ts'
import { type Kept, RecordUnreadable } from '../archive/shelf.ts'
import { type KeptQuestions, keepQuestions } from './keptQuestions.ts'

type Needs = Pick<Archive, 'runningGames' | 'entryLog' | 'playedQuestions'> & {
  log: RoomLog
  questions?: KeptQuestions
}

/** More than there could be: codes are short, and each has one. */
const everyGame = 1_000_000

const written = ({ questions, ...plan }: MatchPlan): RunningGameRecord['plan'] =>
  plan.drawn ? plan : { ...plan, questions }

const isBeingPlayed = (entries: readonly MatchEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'started') && entries.every(({ kind }) => kind !== 'finished')

const recordOfGame = (plan: MatchPlan): RunningGameRecord => ({
  id: plan.code,
  // A pupil who practises keeps nobody from looking answers up.
  questionSetId: plan.practice ? '' : plan.questionSetId,
  hostUserId: plan.host.userId,
  plan: written(plan),
  openedAt: plan.createdAt,
})

const recordIn = ({ version: _, ...record }: Kept<RunningGameRecord>): RunningGameRecord => record

const isNext = (plan: MatchPlan, before: RunningGameRecord['plan']): boolean => plan.round === (before.round ?? 1) + 1

/** Running games: who has claimed which code for what, and the log of what happens in each. */
export const journalPort = ({ runningGames, entryLog, playedQuestions, log, ...needs }: Needs): JournalPort => {
  const questions = needs.questions ?? keepQuestions({ playedQuestions })

  /** By what the entries of a game are kept under: which questions it holds. */
  const held = new Map<string, string>()

  const hold = async (plan: MatchPlan) => {
    const name = journalName(plan)
    if (!plan.drawn || held.has(name)) return
    const { of } = plan.drawn
    const source = await questions.load(of)
    if (!source) throw new Error('The questions of a game are nowhere')
    held.set(name, of)
    await questions.hold(of, source)
  }

  const letGo = async (game: GameUnderCode) => {
    const name = journalName(game)
    const of = held.get(name)
    held.delete(name)
    if (of !== undefined) await questions.letGo(of)
  }

  /** With its questions; undefined when they are not there. */
  const whole = async (plan: RunningGameRecord['plan']): Promise<MatchPlan | undefined> => {
    if (!plan.drawn) return { ...plan, questions: plan.questions ?? [] }
    const source = await questions.load(plan.drawn.of)
    return source && { ...plan, questions: asDrawn(source, plan.drawn.draw) }
  }

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
      const record = await recordOf(code)
      const plan = typeof record === 'object' && record.plan ? ((await whole(record.plan)) ?? record.plan) : undefined
      const kept = await entryLog.setAside(code, typeof record === 'object' ? { ...record, plan } : record)
      await runningGames.remove(code)
      await letGo(plan ?? { code })
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
    if (record === undefined) return undefined
    if (typeof record === 'string' || record.plan?.code !== code) {
      await setAside(code, 'its plan cannot be read')
      return undefined
    }
    const plan = await whole(record.plan)
    if (!plan) {
      await setAside(code, 'its questions are gone')
      return undefined
    }
    await hold(plan)
    const read = await entryLog.read(journalName(record.plan))
    if ('batches' in read) {
      if (read.damage) noteDamage(code, read.batches.length, read.damage)
      return { plan, entries: read.batches.flat(), nextSequence: read.batches.length }
    }
    const { unreadable, isLasting } = read
    if (isLasting) await setAside(code, unreadable)
    else log.error({ game: code, why: unreadable }, 'a running game cannot be read now; the next start tries again')
    return undefined
  }

  const claim = async (plan: MatchPlan): Promise<boolean> => {
    const isClaimed = await runningGames.insert(recordOfGame(plan))
    if (!isClaimed || (await entryLog.makeRoom(plan.code))) return isClaimed
    await runningGames.remove(plan.code)
    return false
  }

  return {
    open: async (plan) => {
      const isOpen = await claim(plan)
      if (isOpen) await hold(plan)
      return isOpen
    },

    append: entryLog.append,

    unfinished: async function* () {
      questions.expectMore()
      const waiting: string[] = []
      for (const code of await runningGames.ids(everyGame)) {
        const game = await bringOut(code)
        if (!game) continue
        if (isBeingPlayed(game.entries)) yield game
        else waiting.push(code)
      }
      for (const code of waiting) {
        const game = await bringOut(code)
        if (game) yield game
      }
      await questions.sweep()
    },

    rest: async (code) => {
      const record = await runningGames.get(code)
      if (record) await runningGames.replace({ ...recordIn(record), questionSetId: '' }, record.version)
    },

    /** Until the record is another the game is the one before; what a server that was killed in between has left lies in nobody's way. */
    succeed: async (plan, entries) => {
      const before = await runningGames.get(plan.code)
      if (!before || !isNext(plan, before.plan)) throw new Error(`${plan.code} cannot be played again`)
      await hold(plan)
      await entryLog.remove(journalName(plan))
      await entryLog.append(journalName(plan), 0, entries)
      if (!(await runningGames.replace(recordOfGame(plan), before.version)))
        throw new Error(`${plan.code} has been played again already`)
      await entryLog.remove(journalName(before.plan))
      await letGo(before.plan)
    },

    /** The claim goes last: until then nobody else opens a game under a code whose entries are still there. */
    close: async (game) => {
      await entryLog.remove(journalName(game))
      await runningGames.remove(game.code)
      await letGo(game)
    },

    setAside,
  }
}
