import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useGameMap } from '../../../state/gameMap.ts'
import type { GameView } from '../../../state/gameView.ts'
import { isAbleHere } from './ableDevice.ts'
import { isStaged } from './isStaged.ts'
import styles from './OwnStage.module.css'
import { useStage } from './useStage.ts'

/** The card with what happened to oneself lies over the lower edge. */
const covered = { left: 0, top: 0, right: 0, bottom: 130 }

/** Whether the world is there to be seen: the cards make room for it then. */
export const useOwnStage = create<{ isReady: boolean }>(() => ({ isReady: false }))

type OwnStageProps = { view: GameView }

/** The world on a player's device, following one's own slime; a device that would suffer from it goes without. */
export default function OwnStage({ view }: OwnStageProps) {
  return isStaged(view.gameMode) && isAbleHere() ? <Following view={view} /> : null
}

const Following = ({ view }: OwnStageProps) => {
  const host = useRef<HTMLDivElement>(null)
  const { isReady } = useStage(host, view, useGameMap(), covered)
  useEffect(() => {
    useOwnStage.setState({ isReady })
    return () => useOwnStage.setState({ isReady: false })
  }, [isReady])
  const isSeen = isReady && view.phase === 'resolve'
  return <div ref={host} className={styles.stage} data-seen={isSeen || undefined} data-sign aria-hidden="true" />
}
