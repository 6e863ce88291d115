import { useRef, useState } from 'react'
import { type Emote, emotes, type SlimeAct } from '../../../rooms/shared/contract/lobbyPlay.ts'
import { EmoteBubble } from '../../parts/emotes/EmoteBubble.tsx'
import { moveSlime } from '../../parts/emotes/slimeMoves.ts'
import { tapPace } from '../../parts/emotes/tapPace.ts'
import { SeatRing } from '../../slimes/SeatRing.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { tellGame } from '../../state/game.ts'
import { playEffect } from '../../state/gameSound.ts'
import { lobbyPlayTexts } from '../../texts/game/lobbyPlay.ts'
import styles from './OwnSlime.module.css'

/** A second tap within this time makes the slime say something. */
const secondTapMs = 450

type OwnSlimeProps = { slime: string; size: number }

/** The player's own slime: a tap makes it hop, here and on the board at once; a second tap makes it say something. */
export default function OwnSlime({ slime, size }: OwnSlimeProps) {
  const body = useRef<HTMLSpanElement>(null)
  const taps = useRef({ at: Number.NEGATIVE_INFINITY, emotes: Math.floor(Math.random() * emotes.length) })
  const mayTell = useRef(tapPace())
  const [said, say] = useState<{ emote: Emote; count: number } | null>(null)
  const act = (name: SlimeAct) => {
    moveSlime(body.current, name === 'hop' ? 'hop' : 'poke')
    playEffect(name === 'hop' ? 'hop' : 'bubble')
    if (mayTell.current(performance.now())) tellGame('tap-slime', { act: name })
  }
  const tap = () => {
    const { current } = taps
    const now = performance.now()
    const isSecond = now - current.at < secondTapMs
    current.at = isSecond ? Number.NEGATIVE_INFINITY : now
    const emote = emotes[current.emotes % emotes.length]
    if (!isSecond || !emote) return act('hop')
    current.emotes++
    say({ emote, count: current.emotes })
    act(emote)
  }
  return (
    <>
      <button type="button" className={styles.slime} style={{ width: size, height: size }} onClick={tap}>
        <span className="unseen">{lobbyPlayTexts.tap}</span>
        <SeatRing slime={slime} className={styles.ring} />
        <span ref={body} className={styles.body}>
          <Slime name={slime} size={size} lively />
        </span>
        {said && <EmoteBubble key={said.count} emote={said.emote} onEnd={() => say(null)} />}
      </button>
      <p className={styles.hint} aria-hidden="true">
        {lobbyPlayTexts.hint}
      </p>
    </>
  )
}
