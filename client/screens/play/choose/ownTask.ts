import type { ModeTurn } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'

/** A player's task between the answer and the turn: a move for those who were right, a second look for all others. */
type OwnTask = 'move' | 'look' | 'none'

type Known = Pick<GameView, 'plays' | 'me' | 'choosing' | 'closed'>

/** Whose race is over has nothing to choose. */
export const isThrough = ({ me }: Pick<GameView, 'me'>, turn: ModeTurn | null): boolean =>
  turn?.isThrough?.(me?.mark ?? 0) ?? false

export function ownTask(view: Known, turn: ModeTurn | null): OwnTask {
  const { plays, me, choosing, closed } = view
  // Who came when the question was over was told nothing of it.
  if (!plays || !me || !choosing || !closed || closed.voided || isThrough(view, turn)) return 'none'
  return me.lastAnswerCorrect ? 'move' : 'look'
}
