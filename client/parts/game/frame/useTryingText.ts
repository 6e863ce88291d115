import { useConnection } from '../../../net/connection.ts'
import { gameLobbyTexts } from '../../../texts/game/gameLobby.ts'

/** The text while a device asks for its seat again and again. */
export const useTryingText = (): string =>
  useConnection(({ isLineShut }) => isLineShut) ? gameLobbyTexts.lineShut : gameLobbyTexts.unreachable
