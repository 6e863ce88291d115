import { type Claim, type GameOpening, GameTaken, type RoomLog } from '../../rooms/ports.ts'
import { knowsRules } from '../../rooms/shared/modes/modeRegistry.ts'
import type { Damage } from '../archive/entryLog.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { clearGames } from './clearedGames.ts'
import { claimIn, type GameRecord, holderOf, type keepClaims } from './gameClaims.ts'
import type { holdQuestions } from './heldQuestions.ts'
import type { keepPlans } from './keptPlans.ts'

type Needs = Pick<Archive, 'entryLog' | 'writer'> & {
  self: string
  log: RoomLog
  claims: ReturnType<typeof keepClaims>
  plans: ReturnType<typeof keepPlans>
  questions: ReturnType<typeof holdQuestions>
  cleared: ReturnType<typeof clearGames>
  setAside(claim: Claim, why: string): Promise<void>
  /** Acts by a claim. If another process has the game by now, this one drops all it has of it. */
  by<Value>(claim: Claim, act: () => Promise<Value>): Promise<Value>
}

/** Whether a game may be taken from the process of that name. */
export type MayTake = (heldBy: string) => boolean | Promise<boolean>

/** The game exists but cannot be read now, for example because the disk is full. */
export class JournalUnreadable extends Error {}

const noteDamage = (log: RoomLog, game: string, batches: number, { what, keptIn, wasAcknowledged }: Damage) => {
  const facts = { game, what, keptIn, batches }
  if (wasAcknowledged) log.error(facts, 'the journal of a running game is damaged: it goes on as it was before')
  else log.warn(facts, 'the end of a journal was dropped: it had been acknowledged to nobody')
}

/** For this long a game that waits for a newer version counts among those of its host, and shuts its set to practice. */
const countsForMs = 60 * 60_000

/**
 * During an update a process of the version before may come upon a game whose mode or rules it does not have. It plays that
 * by no others, and leaves it to a process of the newer version. It says so once. Where the update was taken back there is no
 * such process, so after a while the game keeps nothing from anybody.
 */
const leavesToNewer = ({ log, claims }: Pick<Needs, 'log' | 'claims'>) => {
  const since = new Map<string, number>()
  return async (record: GameRecord): Promise<boolean> => {
    const { id, gameId, gameMode, rules, isClosing, questionSetId } = record
    if (isClosing || gameMode === undefined || knowsRules({ gameMode, ...(rules !== undefined && { rules }) }))
      return false
    const began = since.get(gameId)
    if (began === undefined) {
      log.warn({ game: id, gameMode, rules }, 'a game waits for a process of a newer version')
      since.set(gameId, performance.now())
    } else if (questionSetId !== '' && performance.now() - began > countsForMs)
      await claims.changed(record, { questionSetId: '' })
    return true
  }
}

/** Claims a game for this process. If its removal was begun but not finished, it is finished instead. */
const claiming = (needs: Needs) => {
  const { self, writer, claims, cleared } = needs
  const isLeft = leavesToNewer(needs)
  return async (code: string, mayTake: MayTake): Promise<{ record: GameRecord; isGiven: boolean } | undefined> => {
    const record = await claims.recordOf(code)
    // The game has gone meanwhile.
    if (record === undefined) return undefined
    if (typeof record === 'string') {
      await cleared.setTextAside(code, 'its record cannot be read', record)
      return undefined
    }
    const [heldBy, { epoch }] = [holderOf(record), claimIn(record)]
    if (heldBy !== self && !(await mayTake(heldBy))) return undefined
    if (await isLeft(record)) return undefined
    // A process by itself needs no new claim: no other can have written meanwhile.
    const isClaimedAnew = heldBy !== self || writer !== undefined
    const own = isClaimedAnew ? await claims.changed(record, { heldBy: self, epoch: epoch + 1 }) : record
    if (!own?.isClosing) {
      const isGiven = writer !== undefined && heldBy === self && epoch === 1
      return own && { record: own, isGiven }
    }
    if (own.setAsideFor === undefined) await cleared.clear(own)
    else await cleared.setAside(code, own.setAsideFor, async () => own)
    return undefined
  }
}

/** Puts games together from their records, plans and journals, in the form that a room starts with. */
export const openGames = (needs: Needs) => {
  const { entryLog, writer, log, claims, plans, questions, setAside, by } = needs
  const claimed = claiming(needs)

  /** `isNew`: nothing can have happened in the game yet. */
  const openingOf = async (record: GameRecord, isNew: boolean): Promise<GameOpening | undefined> => {
    const claim = claimIn(record)
    const { code } = claim
    const kept = await plans.load(claim.gameId)
    if (kept?.code !== code) {
      await setAside(claim, 'its plan cannot be read')
      return undefined
    }
    const plan = await questions.whole(kept)
    if (!plan) {
      await setAside(claim, 'its questions are gone')
      return undefined
    }
    await questions.hold(plan, claim)
    const read = await entryLog.takeUp(claim)
    if ('unreadable' in read) {
      if (!read.isLasting) throw new JournalUnreadable(read.unreadable)
      await setAside(claim, read.unreadable)
      return undefined
    }
    // A later claimant may have closed the game. Then the journal was empty for that reason.
    claims.forget(claim)
    if (writer !== undefined) await claims.stillOurs(claim)
    const { batches, nextSequence, damage } = read
    const entries = batches.flat()
    if (damage) noteDamage(log, code, batches.length, damage)
    else if (entries.length === 0 && !isNew)
      log.error({ game: code }, 'a running game has no entries, or none any more: it begins as an empty lobby')
    return { plan, claim, entries, nextSequence, areResultsKept: record.isOver }
  }

  const bringOut = async (code: string, mayTake: MayTake): Promise<GameOpening | undefined> => {
    const own = await claimed(code, mayTake)
    if (!own) return undefined
    const claim = claimIn(own.record)
    try {
      return await by(claim, () => openingOf(own.record, own.isGiven))
    } catch (error) {
      // Another process has claimed the game after this one, and goes on with it.
      if (error instanceof GameTaken) return undefined
      await questions.release(claim)
      throw error
    }
  }

  return { openingOf, bringOut }
}
