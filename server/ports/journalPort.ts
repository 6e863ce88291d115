import { type Claim, type GameOpening, GameTaken, type JournalPort, type RoomLog } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { type Damage, OutOfStep } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import { clearGames } from './clearedGames.ts'
import { claimIn, claimOf, type GameRecord, holderOf, keepClaims, recordOfGame } from './gameClaims.ts'
import { holdQuestions } from './heldQuestions.ts'
import { keepPlans } from './keptPlans.ts'
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
  /** How often that was not so by now. */
  absences(): number
  /** Whether others may go on with what this process has, because they reach the archive and it does not. */
  isCut(): boolean
  /** Whether the process of this name lives. */
  isAlive(processId: string): Promise<boolean>
}

/** Of a process that is alone: whatever has a game otherwise is gone. */
const alone: Lease = { isSure: () => true, absences: () => 0, isCut: () => false, isAlive: async () => false }

/** More than there could be: codes are short, and each has one. */
const everyGame = 1_000_000

const isBeingPlayed = (entries: readonly MatchEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'started') && entries.every(({ kind }) => kind !== 'finished')

/** It is there and cannot be had at the moment, as on a full disk. */
class JournalUnreadable extends Error {}

/**
 * Running games: who has claimed which code for what, and the log of what happens in each. Every change to a game goes by
 * the claim of the process that makes it (`gameClaims.ts`); what removes something says so first (`clearedGames.ts`).
 */
export const journalPort = ({ writer, log, ...needs }: Needs): JournalPort => {
  const { runningGames, gamePlans, entryLog, playedQuestions } = needs
  const plans = keepPlans({ gamePlans, runningGames })
  const questions = needs.questions ?? keepQuestions({ playedQuestions, runningGames })
  const lease = needs.lease ?? alone
  const self = writer ?? ''
  const claims = keepClaims(runningGames, self, lease)
  const { changed, changeOurs, isBy, isSuccessor, ours, stillOurs, recordOf } = claims

  const { hold, letGo, whole } = holdQuestions(questions)

  const forget = async (claim: Claim) => {
    claims.forget(claim)
    entryLog.letGo(claim.journal)
    await letGo(claim)
  }

  /** Does what a claim allows; where the game is somebody else's by now nothing of it is kept here, and the error says so. */
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

  const { clear, ...cleared } = clearGames({ runningGames, entryLog, log, plans, whole, letGo })

  const setAside = (claim: Claim, why: string) =>
    cleared.setAside(claim.code, why, () => changeOurs(claim, { isClosing: true, setAsideFor: why }))

  const noteDamage = (game: string, batches: number, { what, keptIn, wasAcknowledged }: Damage) => {
    const facts = { game, what, keptIn, batches }
    if (wasAcknowledged) log.error(facts, 'the journal of a running game is damaged: it goes on as it was before')
    else log.warn(facts, 'the end of a journal was dropped: it had been acknowledged to nobody')
  }

  type MayTake = (heldBy: string) => boolean | Promise<boolean>

  /** A game that is this process' from now on, or was. `isGiven`: by who opened it, and never opened since. */
  const claimed = async (code: string, mayTake: MayTake): Promise<(GameRecord & { isGiven: boolean }) | undefined> => {
    const record = await recordOf(code)
    // Gone in the meantime.
    if (record === undefined) return undefined
    if (typeof record === 'string') {
      await cleared.setTextAside(code, 'its record cannot be read', record)
      return undefined
    }
    const [heldBy, { epoch }] = [holderOf(record), claimIn(record)]
    if (heldBy !== self && !(await mayTake(heldBy))) return undefined
    // Where a process is alone nobody else can have written meanwhile.
    const isClaimedAnew = heldBy !== self || writer !== undefined
    const own = isClaimedAnew ? await changed(record, { heldBy: self, epoch: epoch + 1 }) : record
    if (!own?.isClosing) return own && { ...own, isGiven: writer !== undefined && heldBy === self && epoch === 1 }
    if (own.setAsideFor === undefined) await clear(own)
    else await cleared.setAside(code, own.setAsideFor, async () => own)
    return undefined
  }

  const openingOf = async (record: GameRecord, isNew: boolean): Promise<GameOpening | undefined> => {
    const claim = claimIn(record)
    const { code } = claim
    const kept = await plans.load(claim.gameId)
    if (kept?.code !== code) {
      await setAside(claim, 'its plan cannot be read')
      return undefined
    }
    const plan = await whole(kept)
    if (!plan) {
      await setAside(claim, 'its questions are gone')
      return undefined
    }
    await hold(plan, claim)
    const read = await entryLog.takeUp(claim)
    if ('unreadable' in read) {
      if (!read.isLasting) throw new JournalUnreadable(read.unreadable)
      await setAside(claim, read.unreadable)
      return undefined
    }
    // Whoever has claimed it since may have closed it: then nothing was there to read.
    claims.forget(claim)
    if (writer !== undefined) await stillOurs(claim)
    const { batches, nextSequence, damage } = read
    const entries = batches.flat()
    if (damage) noteDamage(code, batches.length, damage)
    else if (entries.length === 0 && !isNew)
      log.error({ game: code }, 'a running game has no entries, or none any more: it begins as an empty lobby')
    return { plan, claim, entries, nextSequence, areResultsKept: record.isOver }
  }

  const bringOut = async (code: string, mayTake: MayTake): Promise<GameOpening | undefined> => {
    const record = await claimed(code, mayTake)
    if (!record) return undefined
    const { isGiven, ...own } = record
    const claim = claimIn(own)
    try {
      return await by(claim, () => openingOf(own, isGiven))
    } catch (error) {
      // Somebody has claimed it after this process, and goes on with it.
      if (error instanceof GameTaken) return undefined
      await letGo(claim)
      throw error
    }
  }

  const isNobodys = async (heldBy: string) => !(await lease.isAlive(heldBy))

  /** One game that cannot be had now keeps no other from coming back: whoever asks for it later tries it again. */
  const bringOutAtStart = async (code: string) => {
    try {
      return await bringOut(code, isNobodys)
    } catch (error) {
      if (!(error instanceof JournalUnreadable)) throw error
      log.error({ game: code, why: error.message }, 'a running game cannot be read now; it is tried again')
      return undefined
    }
  }

  /** What nobody's journal is can only be told where nobody else opens games. */
  const takeLeftovers = async () => {
    if (writer !== undefined) return
    const journals = new Set<string>()
    for (const code of await runningGames.ids(everyGame)) {
      const record = await recordOf(code)
      // Of a record that could be neither read nor set aside it is not known which journal is its.
      if (typeof record === 'string') return
      if (record) journals.add(claimIn(record).journal)
    }
    const kept = await entryLog.takeLeftovers((journal) => journals.has(journal))
    if (kept.length > 0) log.error({ kept }, 'journals of games that are not known were set aside')
  }

  /** With these entries, or with those that an earlier try for the same game has left. */
  const begin = async (claim: Claim, entries: MatchEntry[]) => {
    try {
      return { entries, nextSequence: await entryLog.append(claim, 0, entries) }
    } catch (error) {
      const read = error instanceof OutOfStep ? await entryLog.takeUp(claim) : undefined
      if (!read || 'unreadable' in read) throw error
      return { entries: read.batches.flat(), nextSequence: read.nextSequence }
    }
  }

  /** What an earlier call has put in the place of this game. */
  const successor = async (claim: Claim, plan: MatchPlan): Promise<GameOpening | undefined> => {
    const record = await runningGames.get(claim.code)
    return record && isSuccessor(claim, plan, record) ? openingOf(record, true) : undefined
  }

  /** The game that is on is on, whatever of this fails. */
  const trying = async (game: string, step: () => Promise<void>) => {
    await step().catch((error: unknown) =>
      log.warn({ game, error: String(error) }, 'something was left of a game that is no more'),
    )
  }

  const drop = async (claim: Claim) => {
    await trying(claim.code, () => entryLog.remove(claim.journal))
    await trying(claim.code, () => plans.remove(claim.gameId))
    await trying(claim.code, () => letGo(claim))
  }

  return {
    open: async (plan, heldBy = self) => {
      // Another process may open it as soon as it is claimed.
      if (heldBy !== self && plan.drawn) await questions.layOut(plan.drawn.of)
      await plans.put(plan)
      const claim = claimOf(plan, 1)
      if (!(await runningGames.insert(recordOfGame(plan, heldBy, claim)))) {
        await plans.remove(plan.gameId)
        return undefined
      }
      // Said again, for whoever has swept meanwhile.
      await plans.isInUse(plan)
      await hold(plan, claim)
      return claim
    },

    append: (claim, sequence, entries) =>
      by(claim, async () => {
        const next = await entryLog.append(claim, sequence, entries)
        if (writer !== undefined) await stillOurs(claim)
        return next
      }),

    unfinished: async function* () {
      const waiting: string[] = []
      for (const code of await runningGames.ids(everyGame)) {
        const game = await bringOutAtStart(code)
        if (!game) continue
        if (isBeingPlayed(game.entries)) yield game
        else waiting.push(code)
      }
      for (const code of waiting) {
        const game = await bringOutAtStart(code)
        if (game) yield game
      }
      await takeLeftovers()
      await plans.sweep()
      await questions.sweep()
    },

    take: (code, from) => bringOut(code, (heldBy) => heldBy === from),

    passOn: async (claim, heldBy) => {
      const record = await runningGames.get(claim.code)
      return record !== undefined && isBy(claim, record) && (await changed(record, { heldBy })) !== undefined
    },

    rest: async (claim) => {
      await by(claim, () => changeOurs(claim, { questionSetId: '', isOver: true }))
    },

    /** Until the record is another the game is the one before. */
    succeed: (claim, plan, entries) =>
      by(claim, async () => {
        const earlier = await successor(claim, plan)
        if (earlier) return earlier
        const before = await ours(claim)
        if (plan.round !== (before.round ?? 1) + 1) throw new Error(`${plan.code} cannot be played again`)
        const next = claimOf(plan, claim.epoch + 1)
        await hold(plan, next)
        await plans.put(plan)
        const first = await begin(next, entries)
        const isOn =
          (await runningGames.replace(recordOfGame(plan, self, next), before.version, { gameId: before.gameId })) ||
          (await runningGames.get(plan.code))?.gameId === plan.gameId
        await drop(isOn ? claim : next)
        if (!isOn) {
          const other = await successor(claim, plan)
          if (other) return other
          throw new GameTaken(plan.code)
        }
        await trying(plan.code, () => plans.isInUse(plan))
        return { plan, claim: next, ...first }
      }),

    close: (claim) => by(claim, async () => clear(await changeOurs(claim, { isClosing: true }))),

    forget,
    held: async () => (await runningGames.find({ where: { heldBy: self }, limit: everyGame })).map(claimIn),
    mayDecide: () => !lease.isCut(),
    setAside,
  }
}
