import { useEffect, useRef, useState } from 'react'
import type { Emote, SlimeAct } from '../../../../rooms/shared/contract/lobbyPlay.ts'
import { EmoteBubble } from '../../../parts/emotes/EmoteBubble.tsx'
import type { Stage } from '../../../stage/mountStage.ts'
import type { Anchor } from '../../../stage/scenes/sceneContract.ts'
import type { PlayerView } from '../../../state/gameView.ts'
import { watchSlime } from '../../../state/lobbyPlay.ts'
import { hearBubble } from './hearBubble.ts'
import styles from './StageTaps.module.css'

interface Said {
  player: string
  emote: Emote
  count: number
  at: Anchor
}

type StageTapsProps = {
  players: readonly PlayerView[]
  stage: Stage
  /** At most so many signs show at once. For further taps a slime only hops. */
  mostSaid?: number
  onTap?: () => void
}

const nothing = () => {}

/** Slimes on the stage do what their players tap. An emote is drawn over the slime. */
export const StageTaps = ({ players, stage, mostSaid = Number.POSITIVE_INFINITY, onTap = nothing }: StageTapsProps) => {
  const [said, say] = useState<readonly Said[]>([])
  const count = useRef(0)
  const tapped = useRef(onTap)
  tapped.current = onTap
  const ids = players
    .filter(({ plays }) => plays)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    const act = (player: string, what: SlimeAct) => {
      tapped.current()
      stage.act(player, what === 'hop' ? 'hop' : 'poke')
      if (what === 'hop') return
      const at = stage.whereIs(player)
      if (!at) return
      hearBubble()
      count.current++
      const bubble = { player, emote: what, count: count.current, at }
      say((before) => {
        const others = before.filter((other) => other.player !== player)
        return others.length < mostSaid ? [...others, bubble] : before
      })
    }
    const ends = ids.split(' ').map((player) => watchSlime(player, (what) => act(player, what)))
    return () => {
      for (const end of ends) end()
    }
  }, [stage, ids, mostSaid])
  return (
    <div className={styles.bubbles} aria-hidden="true">
      {said.map((one) => {
        const { player, count, emote, at } = one
        const { size, x, y } = at
        return (
          <span
            key={`${player} ${count}`}
            className={styles.body}
            style={{ width: size, height: size, transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }}
          >
            <EmoteBubble emote={emote} onEnd={() => say((before) => before.filter((other) => other !== one))} />
          </span>
        )
      })}
    </div>
  )
}
