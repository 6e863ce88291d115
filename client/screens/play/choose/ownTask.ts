import type { GameView } from '../../../state/gameView.ts'

/** What a player has to do between the answer and the turn: who was right moves, everybody else looks again. */
export type OwnTask = 'move' | 'look' | 'none'

type Known = Pick<GameView, 'plays' | 'me' | 'choosing' | 'closed' | 'gameMode'>

/** Whose race is over has nothing to choose. */
export const hasCrossed = ({ gameMode, me }: Pick<GameView, 'gameMode' | 'me'>): boolean =>
  gameMode === 'racing' && (me?.mark ?? 0) > 0

export function ownTask(view: Known): OwnTask {
  const { plays, me, choosing, closed } = view
  // Who came when the question was over was told nothing of it.
  if (!plays || !me || !choosing || !closed || closed.voided || hasCrossed(view)) return 'none'
  return me.lastAnswerCorrect ? 'move' : 'look'
}
