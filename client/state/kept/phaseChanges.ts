import type { QuestionAsked, QuestionClosed } from '../../../rooms/shared/contract/asking.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import type { GameView } from '../gameView.ts'

/** What a device works out by itself when the state of a game has changed. */

/** The offers of a phase end with it. */
export const choosing = ({ phase }: Pick<GameView, 'phase'>): Partial<GameView> =>
  phase === 'choose' || phase === 'reveal' ? {} : { choosing: null }

/**
 * A device that comes back is told its question again, step by step. Until the last step it keeps what it knows, because a
 * second look that left the screen for a moment would lose what its player has typed.
 */
export const askedAnew = ({ asked }: Pick<GameView, 'asked'>, { questionNumber }: QuestionAsked): Partial<GameView> =>
  asked?.questionNumber === questionNumber ? {} : { closed: null, choosing: null }

export const closedAnew = ({ phase, choosing }: GameView, closed: QuestionClosed): Partial<GameView> => ({
  closed,
  choosing: closed.opened ?? (phase === 'choose' ? choosing : null),
})

/**
 * The clock stops while the line is lost. When the device is back, the server says how much time is left, but not of a
 * countdown. Nobody knows whether the server has what it has not acknowledged.
 */
export function lineLost({ phase, endsAt, remainingMs, ownAnswer }: GameView): Partial<GameView> {
  const stops = phase !== 'countdown' && endsAt !== null && remainingMs === null
  return {
    ...(stops && { remainingMs: Math.max(0, endsAt - performance.now()) }),
    ...(ownAnswer && !ownAnswer.isSafe && { ownAnswer: { ...ownAnswer, mayBeLate: true } }),
  }
}

/** The end of the phase by this device's own clock (`performance.now()`), so that a wrong clock on a phone shifts nothing. */
export function timing(before: GameView, next: Pick<GameView, 'phase' | 'paused'>): Partial<GameView> {
  const now = performance.now()
  if (next.paused !== before.paused) {
    // A page that comes while a countdown stands still: nobody says how much of it is left.
    if (next.paused && next.phase === 'countdown' && before.endsAt === null) return { remainingMs: phaseMs.countdown }
    if (next.paused) return { remainingMs: before.endsAt === null ? null : Math.max(0, before.endsAt - now) }
    return { endsAt: before.remainingMs === null ? before.endsAt : now + before.remainingMs, remainingMs: null }
  }
  if (next.phase === before.phase) return {}
  if (next.phase === 'countdown') return { endsAt: now + phaseMs.countdown }
  return next.phase === 'question' || next.phase === 'choose' ? {} : { endsAt: null }
}

export function movement(before: GameView, next: Pick<GameView, 'phase'>): Partial<GameView> {
  // Scores change when a question closes and when its turn has been played out.
  if (next.phase === before.phase || (next.phase !== 'reveal' && next.phase !== 'resolve')) return {}
  const placesBefore = new Map(before.players.map((player) => [player.id, player.place]))
  return { placesBefore, scoreBefore: before.me?.score ?? null }
}
