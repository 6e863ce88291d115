import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { hasMap } from '../../../modes/modes.ts'
import { wantsStillness } from '../../../parts/wantsStillness.ts'
import type { GameView } from '../../../state/gameView.ts'
import { isBoardScreen } from '../../play/board/boardScreen.ts'
import { boardScreen } from '../../play/gameScreens.ts'
import { isAbleBoard } from '../../play/stage/ableDevice.ts'
import { mostInPanel } from './wallCrowds.ts'

type LobbyWorldPart = ComponentType<{ view: GameView; panel: RefObject<HTMLElement | null> }>

/** First the lobby itself: arriving players are shown at once. */
const worldAfterMs = 700

/** A window in which there is room for a world beside the names. */
const wide = '(min-width: 64rem) and (orientation: landscape)'

/** Whether the class waits in the world of its mode, and the part that shows it once it is loaded. */
export function useLobbyWorld(view: GameView, players: number): { isInWorld: boolean; World: LobbyWorldPart | null } {
  const { gameMode, status } = view
  const [World, setWorld] = useState<LobbyWorldPart | null>(null)
  const [hasFailed, fail] = useState(false)
  const isPossible = hasMap(gameMode) && isBoardScreen(view)
  const mayFetch = isPossible && status.kind === 'open'
  const isInWorld =
    isPossible && !hasFailed && players <= mostInPanel && isAbleBoard() && !wantsStillness() && matchMedia(wide).matches
  useEffect(() => {
    if (!mayFetch) return
    // There is time to load the stage while the class comes in. Boards that wait without a world load it, too.
    const load = async () => {
      const [{ loadStage }, { default: world }] = await Promise.all([
        import('../../play/stage/StageBoard.tsx'),
        import('./LobbyWorld.tsx'),
        // When the game begins, the lobby hands its world over to this screen.
        boardScreen(gameMode).bring(),
      ])
      await loadStage(gameMode)
      setWorld(() => world)
    }
    const fetching = setTimeout(() => load().catch(() => fail(true)), worldAfterMs)
    return () => clearTimeout(fetching)
  }, [mayFetch, gameMode])
  return { isInWorld, World }
}
