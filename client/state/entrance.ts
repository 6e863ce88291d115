import type { JoinGame } from '../../rooms/shared/contract/game.ts'
import { lookAtGame } from '../net/games.ts'
import { isWhole, watchForDeath } from '../net/line/deadWay.ts'
import { answersDoorMs, refusalOf } from '../net/line/roomLine.ts'
import { wayIsDead } from '../net/patientFetch.ts'
import { isInGame, joinGame } from './game.ts'
import { forgetSeat, keepAsked, keptAsked, ownKnock, removedSeat, seatOfThisTab } from './kept/seats.ts'
import { signedInUser } from './session.ts'

/** Where somebody stands between an address and a seat. */
export type Entrance =
  | { kind: 'entering' }
  | { kind: 'in' }
  /** An unknown visitor: a name may have to be chosen first, or another one than the page asked for before it started over. */
  | { kind: 'asked'; nicknames: 'free' | 'generated'; why?: string }
  /** `why` is the name of the refusal. */
  | { kind: 'shut'; why: string }
  /** Nothing was decided: it is worth trying again. */
  | { kind: 'unreachable' }

export type Seating = { kind: 'in' } | { kind: 'unreachable' } | { kind: 'refused'; why: string }

export async function sitDown(code: string, options: JoinGame): Promise<Seating> {
  const seatKey = options.seatKey ?? removedSeat(code)
  let seating: Seating = { kind: 'in' }
  try {
    await joinGame(code, { ...options, seatKey, ownKey: ownKnock(code, options.username) })
  } catch (error) {
    const why = refusalOf(error)
    if (why === undefined) return { kind: 'unreachable' }
    seating = { kind: 'refused', why }
  }
  keepAsked(code, null)
  return seating
}

const knocking = new Map<string, Promise<Entrance>>()

/** Takes the seat of this tab or of the account; a visitor without one is asked for a name. */
export function enter(code: string): Promise<Entrance> {
  const already = knocking.get(code)
  if (already) return already
  const attempt = knock(code).finally(() => knocking.delete(code))
  knocking.set(code, attempt)
  return attempt
}

/**
 * Where a blink has swallowed the question, and the server answers others, it is asked again: once, for a server whose
 * records are slow answers no sooner for being asked more often.
 */
async function lookThroughDoor(code: string, isAgain = false): ReturnType<typeof lookAtGame> {
  const giveUp = new AbortController()
  const watch = isAgain ? undefined : watchForDeath(answersDoorMs, () => giveUp.abort(wayIsDead))
  const answer = await lookAtGame(code, giveUp)
  watch?.stop()
  if (!answer.ok && giveUp.signal.reason === wayIsDead) return lookThroughDoor(code, true)
  if (answer.ok || answer.status > 0) isWhole()
  return answer
}

async function knock(code: string): Promise<Entrance> {
  if (isInGame(code)) return { kind: 'in' }
  const seatKey = seatOfThisTab(code)
  const isKnown = seatKey !== undefined || signedInUser()
  const asked = isKnown ? null : keptAsked(code)
  let why: string | undefined
  if (isKnown || asked) {
    const seating = await sitDown(code, asked ?? { seatKey })
    if (seating.kind !== 'refused') return seating
    // The seat or the session is no longer known; the person in front of the screen still is.
    if (asked) why = seating.why
    else if (seating.why !== 'nameBad') return { kind: 'shut', why: seating.why }
    forgetSeat(code)
  }
  const answer = await lookThroughDoor(code)
  if (!answer.ok)
    return answer.status === 0 || answer.status >= 500 ? { kind: 'unreachable' } : { kind: 'shut', why: answer.refusal }
  const { refusal, nicknames } = answer.value
  return refusal === null ? { kind: 'asked', nicknames, ...(why && { why }) } : { kind: 'shut', why: refusal }
}
