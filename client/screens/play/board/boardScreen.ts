import type { GameView } from '../../../state/gameView.ts'

/** By itself: a phone in the lobby asks it, and carries no stage yet. */
export const isBoardScreen = ({ isHost, plays }: Pick<GameView, 'isHost' | 'plays'>): boolean => isHost && !plays
