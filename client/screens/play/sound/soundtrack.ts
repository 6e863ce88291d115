import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { MusicWish } from '../../../state/gameSound.ts'
import type { GameView } from '../../../state/gameView.ts'
import { winnerShownMs } from '../board/winnerShown.ts'
import { hasWinner } from '../podium/podiumSteps.ts'
import { roomLevel } from './roomLevel.ts'

interface Ceremony {
  /** When this device began to show the ceremony. */
  beganAt: number
  isStill: boolean
}

/** The piece to play; the mode says how it sounds. */
interface MusicPlan extends Omit<MusicWish, 'world'> {
  mode: GameMode
}

/** What a device plays in each phase. The reveal is silent, because then the teacher speaks. */
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
      // Only the board has the ceremony, and only if a player has won.
      if (level < 1 || !view.final || !hasWinner(view.final)) return null
      return { piece: 'podium', ...heard, beganAt: ceremony.beganAt - (ceremony.isStill ? winnerShownMs : 0) }
    default:
      return null
  }
}
