import type { GameView } from '../../../state/gameView.ts'

/** A file of its own, because a phone in the lobby needs it before it has loaded any stage. */
export const isBoardScreen = ({ isHost, plays }: Pick<GameView, 'isHost' | 'plays'>): boolean => isHost && !plays
