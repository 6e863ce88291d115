import { hasMap } from '../../modes/modes.ts'
import { atMost } from '../../net/atMost.ts'
import { fetchedAhead } from '../../parts/fetchedAhead.tsx'
import { inMode } from './useModeScreen.ts'

/** The class should not see one screen and then another, so the board waits for the stage, but no longer than this. */
const stageWaitMs = 1000

/** A device is either the board or a player's: it loads only what it shows. */
export const loadBoard = () => import('./board/BoardScreen.tsx')
export const boardScreen = inMode(async (mode) => {
  const { default: BoardScreen, stageBoard } = await loadBoard()
  if (hasMap(mode)) await atMost(stageWaitMs, stageBoard.need())
  return BoardScreen
})
export const playerScreen = fetchedAhead(async () => (await import('./player/PlayerScreen.tsx')).default)
