import { type RefObject, useEffect, useRef, useState } from 'react'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { useGameMap } from '../../../state/gameMap.ts'
import type { GameView } from '../../../state/gameView.ts'
import { StageTaps } from '../../play/stage/StageTaps.tsx'
import { useCovered } from '../../play/stage/useCovered.ts'
import { useStage } from '../../play/stage/useStage.ts'
import styles from './LobbyWorld.module.css'

/** After a minute without a newcomer or a tap the slimes stop breathing, so that a lobby left open costs nothing. */
const asleepAfterMs = 60_000

type LobbyWorldProps = { view: GameView; panel: RefObject<HTMLElement | null> }

/** The world of the coming game, with all players in it: a tap on a phone makes its slime hop here. */
export default function LobbyWorld({ view, panel }: LobbyWorldProps) {
  const host = useRef<HTMLDivElement>(null)
  const [taps, setTaps] = useState(0)
  const isAsleep = useAsleep(`${taps} ${view.playerCount}`)
  const { isReady, stage } = useStage(host, view, useGameMap(), useCovered(host, panel), { isAsleep, handsOver: true })
  return (
    <div className={styles.world} aria-hidden="true">
      <div ref={host} className={joinClasses(styles.stage, isReady && styles.seen)} />
      {stage && <StageTaps players={view.players} stage={stage} onTap={() => setTaps((count) => count + 1)} />}
    </div>
  )
}

/** True if no player has come or tapped for a while. */
function useAsleep(life: string): boolean {
  const [asleepOver, fallAsleep] = useState('')
  useEffect(() => {
    const falling = setTimeout(() => fallAsleep(life), asleepAfterMs)
    return () => clearTimeout(falling)
  }, [life])
  return asleepOver === life
}
