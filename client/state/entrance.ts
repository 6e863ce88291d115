import type { JoinGame } from '../../rooms/shared/contract/game.ts'
import { lookAtGame } from '../net/games.ts'
import { isWhole, watchForDeath } from '../net/line/deadWay.ts'
import { answersDoorMs, refusalOf } from '../net/line/roomLine.ts'
import { wayIsDead } from '../net/patientFetch.ts'
import { isInGame, joinGame } from './game.ts'
import { forgetSeat, keepAsked, keptAsked, ownKnock, removedSeat, seatOfThisTab } from './kept/seats.ts'
import { signedInUser } from './session.ts'

/** How far a visitor has come between the address of a game and a seat in it. */
export type Entrance =
  | { kind: 'entering' }
  | { kind: 'in' }
  /** A visitor without a seat has to choose a name: the first one, or another one if the server refused the last. */
  | { kind: 'asked'; nicknames: 'free' | 'generated'; why?: string }
  /** `why` is the name of the refusal. */
  | { kind: 'shut'; why: string }
  /** The server decided nothing, so it is worth trying again. */
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
 * If a short break of the line swallowed the question while the server answers others, this asks again. It does so only
 * once: a server whose records are slow answers no sooner when it is asked more often.
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
    // The server no longer knows the seat or the session. The player is still there, so ask for a name.
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
