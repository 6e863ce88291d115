import { hasMap } from '../../modes/modes.ts'
import { atMost } from '../../net/atMost.ts'
import { fetchedAhead } from '../../parts/fetchedAhead.tsx'
import { inMode } from './useModeScreen.ts'

/** A class should not see one screen and then another; but for a stage it waits no longer. */
const stageWaitMs = 1000

/** A device is either the board or a player's: it loads only what it shows. */
export const loadBoard = () => import('./board/BoardScreen.tsx')
export const boardScreen = inMode(async (mode) => {
  const { default: BoardScreen, stageBoard } = await loadBoard()
  if (hasMap(mode)) await atMost(stageWaitMs, stageBoard.need())
  return BoardScreen
})
export const playerScreen = fetchedAhead(async () => (await import('./player/PlayerScreen.tsx')).default)
