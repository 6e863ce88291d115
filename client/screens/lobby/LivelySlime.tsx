import { useEffect, useRef, useState } from 'react'
import type { Emote } from '../../../rooms/shared/contract/lobbyPlay.ts'
import { EmoteBubble } from '../../parts/emotes/EmoteBubble.tsx'
import { moveSlime } from '../../parts/emotes/slimeMoves.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { watchSlime } from '../../state/lobbyPlay.ts'
import { hearBubble } from '../play/stage/hearBubble.ts'
import styles from './LivelySlime.module.css'

type LivelySlimeProps = { player: string; slime: string; lively: boolean; className: string }

/** A slime on the board that does what its player taps on the phone. */
export const LivelySlime = ({ player, slime, lively, className }: LivelySlimeProps) => {
  const body = useRef<HTMLSpanElement>(null)
  const [said, say] = useState<{ emote: Emote; count: number } | null>(null)
  useEffect(
    () =>
      watchSlime(player, (act) => {
        moveSlime(body.current, act === 'hop' ? 'hop' : 'poke')
        if (act === 'hop') return
        hearBubble()
        say((before) => ({ emote: act, count: (before?.count ?? 0) + 1 }))
      }),
    [player],
  )
  return (
    <span className={`${className} ${styles.place}`} data-slime-of={player}>
      <span ref={body} className={styles.body}>
        <Slime name={slime} size="100%" lively={lively} />
      </span>
      {said && <EmoteBubble key={said.count} emote={said.emote} onEnd={() => say(null)} />}
    </span>
  )
}
