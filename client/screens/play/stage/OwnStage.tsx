import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { create } from 'zustand'
import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { ModeStage } from '../../../modes/modeStage.ts'
import { hasMap, modes } from '../../../modes/modes.ts'
import { useGameMap } from '../../../state/gameMap.ts'
import type { GameView } from '../../../state/gameView.ts'
import { ownScene } from '../scene/ownScene.ts'
import { SceneInWords } from '../scene/SceneInWords.tsx'
import { useSpareModeScreen } from '../useModeScreen.ts'
import { goWithout, isAbleHere } from './ableDevice.ts'
import styles from './OwnStage.module.css'
import { useOwnStage } from './ownStageReady.ts'
import { useOwnCovered } from './useOwnCovered.ts'
import { useStage } from './useStage.ts'

/** Whether a player on a device without the picture wants it in words. From then on the device describes the board. */
const useWords = create<{ areWanted: boolean }>(() => ({ areWanted: false }))
const wantWords = () => useWords.setState({ areWanted: true })

const momentOf = ({ turn, phase }: GameView): string => `${turn} ${phase}`

type OwnStageProps = { view: GameView }

/** The world on a player's device, in words and as a picture. A device too weak for the picture shows none. */
export default function OwnStage({ view }: OwnStageProps) {
  return hasMap(view.gameMode) ? <Scene view={view} /> : null
}

/** How the mode describes its board. Loaded once a player wants to see or hear of it. */
function useModeStage(mode: GameMode, isWanted: boolean): ModeStage | null {
  const [stage, setStage] = useState<ModeStage | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    // If it cannot be loaded, the board is not described, and the game goes on.
    modes[mode].stage?.().then(
      (loaded) => isHere && setStage(loaded.stage),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [mode, isWanted])
  return stage
}

const Scene = ({ view }: OwnStageProps) => {
  const [isAble, setAble] = useState(isAbleHere)
  const giveUp = useCallback(() => {
    goWithout()
    setAble(false)
  }, [])
  const areWordsWanted = useWords(({ areWanted }) => areWanted)
  const map = useGameMap(isAble || areWordsWanted)
  const stage = useModeStage(view.gameMode, isAble || areWordsWanted)
  const turn = useSpareModeScreen(view.gameMode)?.turn ?? null
  const parts = useMemo(() => ownScene(view, map, { stage, turn }), [view, map, stage, turn])
  return (
    <>
      <SceneInWords
        parts={parts}
        moment={momentOf(view)}
        onAsk={wantWords}
        isComing={!map || !stage || !turn || view.board === null}
      />
      {isAble && <Following view={view} map={map} onHopeless={giveUp} />}
    </>
  )
}

type FollowingProps = OwnStageProps & { map: TileGrid | null; onHopeless: () => void }

const Following = ({ view, map, onHopeless }: FollowingProps) => {
  const host = useRef<HTMLDivElement>(null)
  const covered = useOwnCovered(host)
  const { isReady, told } = useStage(host, view, map, covered, { onHopeless })
  useLayoutEffect(() => {
    useOwnStage.setState({ isReady, told })
    return () => useOwnStage.setState({ isReady: false, told: null })
  }, [isReady, told])
  const isSeen = isReady && view.phase === 'resolve'
  return <div ref={host} className={styles.stage} data-seen={isSeen || undefined} data-sign aria-hidden="true" />
}
