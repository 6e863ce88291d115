import type { GameView } from '../../../state/gameView.ts'
import { isBoardScreen } from '../board/boardScreen.ts'

/** For a player who sits in front of the device, music stays in the background. */
const quiet = 0.5

/** Only the board plays for the room. A player who plays alone hears their own device, and a pupil's phone has no music. */
export function roomLevel(view: GameView): number {
  if (isBoardScreen(view)) return 1
  return view.isHost && (view.practice || view.playerCount <= 1) ? quiet : 0
}
