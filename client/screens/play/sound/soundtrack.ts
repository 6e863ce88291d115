import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { MusicWish } from '../../../state/gameSound.ts'
import type { GameView } from '../../../state/gameView.ts'
import { isBoardScreen } from '../board/boardScreen.ts'
import { winnerShownMs } from '../board/winnerShown.ts'
import { hasWinner } from '../podium/podiumSteps.ts'

/** Beside somebody who sits in front of it, music stays in the background. */
export const quiet = 0.5

/** A room hears one device: its board. A player alone hears their own, and a pupil's phone has no music. */
export function roomLevel(view: GameView): number {
  if (isBoardScreen(view)) return 1
  return view.isHost && (view.practice || view.playerCount <= 1) ? quiet : 0
}

export interface Ceremony {
  /** When this device began to show it. */
  beganAt: number
  isStill: boolean
}

/** The piece to play; the mode says how it sounds. */
export interface MusicPlan extends Omit<MusicWish, 'world'> {
  mode: GameMode
}

/** What a device plays in which phase. In the reveal it is silent: there somebody speaks. */
export function musicOf(view: GameView, ceremony: Ceremony): MusicPlan | null {
  const level = roomLevel(view)
  if (level === 0 || view.playerId === '' || view.status.kind === 'ended') return null
  const heard = { mode: view.gameMode, level, isPaused: view.paused }
  const grown = { ...heard, question: view.questionNumber, of: view.totalQuestions }
  const clock = view.endsAt === null ? {} : { endsAt: view.endsAt }
  switch (view.phase) {
    case 'lobby':
      return { piece: 'lobby', ...heard }
    case 'countdown':
      return { piece: 'countdown', ...heard, ...clock }
    case 'question':
      return { piece: 'question', ...grown, ...clock }
    case 'choose':
      return { piece: 'choose', ...grown }
    case 'resolve':
      return { piece: 'action', ...grown }
    case 'finished':
      // Only the board has the ceremony, and only where somebody has won.
      if (level < 1 || !view.final || !hasWinner(view.final)) return null
      return { piece: 'podium', ...heard, beganAt: ceremony.beganAt - (ceremony.isStill ? winnerShownMs : 0) }
    default:
      return null
  }
}
