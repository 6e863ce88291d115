import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Emote, SlimeAct } from '../../../../rooms/shared/contract/lobbyPlay.ts'
import { EmoteBubble } from '../../../parts/emotes/EmoteBubble.tsx'
import { joinClasses } from '../../../parts/joinClasses.ts'
import type { Stage } from '../../../stage/mountStage.ts'
import type { Anchor } from '../../../stage/scenes/BeatPlayer.ts'
import { useGameMap } from '../../../state/gameMap.ts'
import type { GameView } from '../../../state/gameView.ts'
import { watchSlime } from '../../../state/lobbyPlay.ts'
import { useCovered } from '../../play/stage/useCovered.ts'
import { useStage } from '../../play/stage/useStage.ts'
import { hearBubble } from './hearBubble.ts'
import styles from './LobbyWorld.module.css'

/** A lobby that was left open costs nothing: slimes breathe on when somebody comes or taps. */
const asleepAfterMs = 60_000

interface Said {
  player: string
  emote: Emote
  count: number
  at: Anchor
}

type LobbyWorldProps = { view: GameView; panel: RefObject<HTMLElement | null> }

/** The world that is played in next, with everybody who has come: a tap on a phone makes its slime hop here. */
export default function LobbyWorld({ view, panel }: LobbyWorldProps) {
  const host = useRef<HTMLDivElement>(null)
  const [taps, setTaps] = useState(0)
  const isAsleep = useAsleep(`${taps} ${view.playerCount}`)
  const { isReady, stage } = useStage(host, view, useGameMap(), useCovered(host, panel), { isAsleep, handsOver: true })
  const said = useTaps(view, stage, () => setTaps((count) => count + 1))
  return (
    <div className={styles.world} aria-hidden="true">
      <div ref={host} className={joinClasses(styles.stage, isReady && styles.seen)} />
      <div className={styles.bubbles}>
        {said.map(({ player, count, emote, at, onEnd }) => (
          <span
            key={`${player} ${count}`}
            className={styles.body}
            style={{
              width: at.size,
              height: at.size,
              transform: `translate(${at.x - at.size / 2}px, ${at.y - at.size / 2}px)`,
            }}
          >
            <EmoteBubble emote={emote} onEnd={onEnd} />
          </span>
        ))}
      </div>
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

/** Slimes on the stage do what the fingers of their owners say; what they say themselves is written over them. */
function useTaps({ players }: GameView, stage: Stage | null, onTap: () => void) {
  const [said, say] = useState<readonly Said[]>([])
  const count = useRef(0)
  const tapped = useRef(onTap)
  tapped.current = onTap
  const ids = players
    .filter(({ plays }) => plays)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (!stage) return
    const act = (player: string, what: SlimeAct) => {
      tapped.current()
      stage.act(player, what === 'hop' ? 'hop' : 'poke')
      if (what === 'hop') return
      const at = stage.whereIs(player)
      if (!at) return
      hearBubble()
      count.current++
      const bubble = { player, emote: what, count: count.current, at }
      say((before) => [...before.filter((other) => other.player !== player), bubble])
    }
    const ends = ids.split(' ').map((player) => watchSlime(player, (what) => act(player, what)))
    return () => {
      for (const end of ends) end()
    }
  }, [stage, ids])
  return said.map((one) => ({ ...one, onEnd: () => say((before) => before.filter((other) => other !== one)) }))
}
