import type { ModeTurn } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'

/** A player's task between the answer and the turn: a move for those who were right, a second look for all others. */
type OwnTask = 'move' | 'look' | 'none'

type Known = Pick<GameView, 'plays' | 'me' | 'choosing' | 'closed'>

/** A player whose race is over has nothing to choose. */
export const isThrough = ({ me }: Pick<GameView, 'me'>, turn: ModeTurn | null): boolean =>
  turn?.isThrough?.(me?.mark ?? 0) ?? false

export function ownTask(view: Known, turn: ModeTurn | null): OwnTask {
  const { plays, me, choosing, closed } = view
  // A player who came after the question was over has heard nothing of it, so they have no task.
  if (!plays || !me || !choosing || !closed || closed.voided || isThrough(view, turn)) return 'none'
  return me.lastAnswerCorrect ? 'move' : 'look'
}
