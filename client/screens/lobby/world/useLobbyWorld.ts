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

/** Whether the class waits in the world of its mode, and that world as soon as it is here. */
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
    // While the class comes in there is time to fetch the stage, for boards that wait without it, too.
    const load = async () => {
      const [{ loadStage }, { default: world }] = await Promise.all([
        import('../../play/stage/StageBoard.tsx'),
        import('./LobbyWorld.tsx'),
        // The world is handed over to it when the game begins.
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
