import type { GameView } from '../../../state/gameView.ts'
import { isBoardScreen } from '../board/boardScreen.ts'

/** Beside somebody who sits in front of it, music stays in the background. */
const quiet = 0.5

/** A room hears one device: its board. A player alone hears their own, and a pupil's phone has no music. */
export function roomLevel(view: GameView): number {
  if (isBoardScreen(view)) return 1
  return view.isHost && (view.practice || view.playerCount <= 1) ? quiet : 0
}
