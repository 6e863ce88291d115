import { type GameOpening, GameTaken, type JournalPort, type RoomLog } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import { asDrawn, type GameUnderCode, journalName, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { type Damage, OutOfStep } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { RunningGameRecord } from '../archive/records.ts'
import { type Kept, RecordUnreadable } from '../archive/shelf.ts'
import { keepPlans, type WrittenPlan } from './keptPlans.ts'
import { type KeptQuestions, keepQuestions } from './keptQuestions.ts'

type Needs = Pick<Archive, 'runningGames' | 'gamePlans' | 'entryLog' | 'playedQuestions' | 'writer'> & {
  log: RoomLog
  questions?: KeptQuestions
  lease?: Lease | undefined
}

/** What this process knows of itself and of the others. */
export interface Lease {
  /** Whether it is certain that nobody has taken this process for gone. */
  isSure(): boolean
  /** Whether others may go on with what this process has, because they reach the archive and it does not. */
  isCut(): boolean
  /** Whether the process of this name lives. */
  isAlive(processId: string): Promise<boolean>
}

/** Of a process that is alone: whatever has a game otherwise is gone. */
const alone: Lease = { isSure: () => true, isCut: () => false, isAlive: async () => false }

/** More than there could be: codes are short, and each has one. */
const everyGame = 1_000_000

const isBeingPlayed = (entries: readonly MatchEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'started') && entries.every(({ kind }) => kind !== 'finished')

const recordOfGame = (plan: MatchPlan, heldBy: string): RunningGameRecord => ({
  id: plan.code,
  gameId: plan.gameId,
  ...(plan.round && { round: plan.round }),
  // A pupil who practises keeps nobody from looking answers up.
  questionSetId: plan.practice ? '' : plan.questionSetId,
  questionsId: plan.drawn?.of ?? '',
  hostUserId: plan.host.userId,
  openedAt: plan.createdAt,
  heldBy,
  isOver: false,
})

/** Those of 1.0.0 say of nobody that they have them. */
const recordIn = ({ version: _, heldBy = '', ...record }: Kept<RunningGameRecord>): RunningGameRecord => ({
  ...record,
  heldBy,
})

const gameOf = ({ id, round }: RunningGameRecord): GameUnderCode => ({ code: id, ...(round && { round }) })

const isNext = (plan: MatchPlan, before: RunningGameRecord): boolean => plan.round === (before.round ?? 1) + 1

/** Running games: who has claimed which code for what, and the log of what happens in each. */
export const journalPort = ({ writer, log, ...needs }: Needs): JournalPort => {
  const { runningGames, gamePlans, entryLog, playedQuestions } = needs
  const plans = keepPlans({ gamePlans, runningGames })
  const questions = needs.questions ?? keepQuestions({ playedQuestions, runningGames })
  const lease = needs.lease ?? alone
  const self = writer ?? ''

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
  const whole = async (plan: WrittenPlan): Promise<MatchPlan | undefined> => {
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

  /** What is known of it, for people to look at. */
  const planFor = async ({ gameId }: RunningGameRecord) => {
    const kept = await plans.load(gameId)
    return kept && ((await whole(kept)) ?? kept)
  }

  /** The claim goes last but for the plan: until then nobody else opens a game under a code whose entries are still there. */
  const clear = async (game: GameUnderCode, gameId: string | undefined) => {
    await entryLog.remove(journalName(game))
    await runningGames.remove(game.code)
    if (gameId !== undefined) await plans.remove(gameId)
    await letGo(game)
  }

  const setAside = async (code: string, why: string) => {
    try {
      const record = await recordOf(code)
      const known = typeof record === 'object' ? record : undefined
      const kept = await entryLog.setAside(code, known ? { ...known, plan: await planFor(known) } : record)
      await clear(known ? gameOf(known) : { code }, known?.gameId)
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

  const forget = async (game: GameUnderCode) => {
    entryLog.letGo(journalName(game))
    await letGo(game)
  }

  /** Runs what writes; what is refused because of somebody else's writing says so. */
  const asOurs = async (game: GameUnderCode, write: () => Promise<void>) => {
    try {
      await write()
    } catch (error) {
      if (writer === undefined || !(error instanceof OutOfStep)) throw error
      await forget(game)
      throw new GameTaken(game.code)
    }
  }

  const ours = async (game: GameUnderCode) => {
    const record = await runningGames.get(game.code)
    if (record && recordIn(record).heldBy === self) return record
    await forget(game)
    throw new GameTaken(game.code)
  }

  const change = async (record: Kept<RunningGameRecord>, to: Partial<RunningGameRecord>) =>
    runningGames.replace({ ...recordIn(record), ...to }, record.version)

  type MayTake = (heldBy: string) => boolean | Promise<boolean>

  /** A game that is this process' from now on, or was. */
  const claimed = async (code: string, mayTake: MayTake): Promise<Kept<RunningGameRecord> | undefined> => {
    const record = await recordOf(code)
    // Gone in the meantime.
    if (record === undefined) return undefined
    if (typeof record === 'string') {
      await setAside(code, 'its record cannot be read')
      return undefined
    }
    const { heldBy } = recordIn(record)
    if (heldBy !== self && !((await mayTake(heldBy)) && (await change(record, { heldBy: self })))) return undefined
    if (!record.isClosing) return record
    // What somebody who ended began to close.
    await clear(gameOf(record), record.gameId)
    return undefined
  }

  const bringOut = async (code: string, mayTake: MayTake): Promise<GameOpening | undefined> => {
    const record = await claimed(code, mayTake)
    if (!record) return undefined
    const kept = await plans.load(record.gameId)
    if (kept?.code !== code) {
      await setAside(code, 'its plan cannot be read')
      return undefined
    }
    const plan = await whole(kept)
    if (!plan) {
      await setAside(code, 'its questions are gone')
      return undefined
    }
    await hold(plan)
    const read = await entryLog.takeUp(journalName(plan))
    if ('batches' in read) {
      const { batches, damage } = read
      if (damage) noteDamage(code, batches.length, damage)
      return { plan, entries: batches.flat(), nextSequence: batches.length, areResultsKept: record.isOver }
    }
    const { unreadable, isLasting } = read
    if (isLasting) await setAside(code, unreadable)
    else log.error({ game: code, why: unreadable }, 'a running game cannot be read now; the next start tries again')
    return undefined
  }

  const claim = async (plan: MatchPlan, heldBy: string): Promise<boolean> => {
    await plans.put(plan)
    const isClaimed = await runningGames.insert(recordOfGame(plan, heldBy))
    if (isClaimed && (await entryLog.makeRoom(plan.code))) {
      await plans.isInUse(plan)
      return true
    }
    if (isClaimed) await runningGames.remove(plan.code)
    await plans.remove(plan.gameId)
    return false
  }

  const isNobodys = async (heldBy: string) => !(await lease.isAlive(heldBy))

  return {
    open: async (plan, heldBy = self) => {
      // Another process may open it as soon as it is claimed.
      if (heldBy !== self && plan.drawn) await questions.layOut(plan.drawn.of)
      const isOpen = await claim(plan, heldBy)
      // Said again, for whoever has swept meanwhile.
      if (isOpen) await hold(plan)
      return isOpen
    },

    append: async (game, sequence, entries) => {
      await asOurs(game, () => entryLog.append(journalName(game), sequence, entries))
      // Who was away for so long cannot know whether the game is over, and its journal gone.
      if (!lease.isSure()) await ours(game)
    },

    unfinished: async function* () {
      const waiting: string[] = []
      for (const code of await runningGames.ids(everyGame)) {
        const game = await bringOut(code, isNobodys)
        if (!game) continue
        if (isBeingPlayed(game.entries)) yield game
        else waiting.push(code)
      }
      for (const code of waiting) {
        const game = await bringOut(code, isNobodys)
        if (game) yield game
      }
      await plans.sweep()
      await questions.sweep()
    },

    take: (code, from) => bringOut(code, (heldBy) => heldBy === from),

    passOn: async (code, heldBy) => {
      const record = await runningGames.get(code)
      return record !== undefined && recordIn(record).heldBy === self && change(record, { heldBy })
    },

    rest: async (code) => {
      const record = await runningGames.get(code)
      if (record) await change(record, { questionSetId: '', isOver: true })
    },

    /** Until the record is another the game is the one before; what a server that was killed in between has left lies in nobody's way. */
    succeed: async (plan, entries) => {
      const before = await ours(plan)
      if (!isNext(plan, before)) throw new Error(`${plan.code} cannot be played again`)
      await hold(plan)
      await plans.put(plan)
      const isStillOurs = async () => (await runningGames.get(plan.code))?.version === before.version
      await asOurs(plan, () => entryLog.begin(journalName(plan), entries, isStillOurs))
      if (!(await runningGames.replace(recordOfGame(plan, self), before.version)))
        throw new Error(`${plan.code} has been played again already`)
      await plans.isInUse(plan)
      await entryLog.remove(journalName(gameOf(before)))
      await plans.remove(before.gameId)
      await letGo(gameOf(before))
    },

    close: async (game) => {
      const record = writer === undefined ? await recordOf(game.code) : await ours(game)
      const known = typeof record === 'object' ? record : undefined
      // Said first: from here on nobody else can take it, and who finds it so goes on closing it.
      if (writer !== undefined && known && !(await change(known, { isClosing: true }))) throw new GameTaken(game.code)
      await clear(game, known?.gameId)
    },

    forget,
    mayDecide: () => !lease.isCut(),
    setAside,
  }
}
