import { type RefObject, useEffect, useRef, useState } from 'react'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { useGameMap } from '../../../state/gameMap.ts'
import type { GameView } from '../../../state/gameView.ts'
import { StageTaps } from '../../play/stage/StageTaps.tsx'
import { useCovered } from '../../play/stage/useCovered.ts'
import { useStage } from '../../play/stage/useStage.ts'
import styles from './LobbyWorld.module.css'

/** A lobby that was left open costs nothing: slimes breathe on when somebody comes or taps. */
const asleepAfterMs = 60_000

type LobbyWorldProps = { view: GameView; panel: RefObject<HTMLElement | null> }

/** The world that is played in next, with everybody who has come: a tap on a phone makes its slime hop here. */
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

/** Whether nothing of what somebody did has changed for long. */
function useAsleep(life: string): boolean {
  const [asleepOver, fallAsleep] = useState('')
  useEffect(() => {
    const falling = setTimeout(() => fallAsleep(life), asleepAfterMs)
    return () => clearTimeout(falling)
  }, [life])
  return asleepOver === life
}
