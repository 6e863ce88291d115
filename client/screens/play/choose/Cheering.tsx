import { type ReactNode, useRef, useState } from 'react'
import { cheers } from '../../../../rooms/shared/contract/lobbyPlay.ts'
import { EmoteBubble } from '../../../parts/emotes/EmoteBubble.tsx'
import { moveSlime } from '../../../parts/emotes/slimeMoves.ts'
import { tapPace } from '../../../parts/emotes/tapPace.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { tellGame } from '../../../state/game.ts'
import { playEffect } from '../../../state/gameSound.ts'
import { cheeringTexts } from '../../../texts/moments/waiting.ts'
import styles from './Cheering.module.css'

/** Replaces the bar of the clock when the player is done: a tap shows a kind sign over the player's slime on the board. */
export const Cheering = ({ slime, clock }: { slime: string; clock: ReactNode }) => {
  const body = useRef<HTMLSpanElement>(null)
  const mayTell = useRef(tapPace())
  const [count, setCount] = useState(0)
  const [said, say] = useState(0)
  const cheerOf = (nth: number) => cheers[nth % cheers.length] ?? cheers[0]
  const cheer = () => {
    moveSlime(body.current, 'hop')
    playEffect('bubble')
    setCount(count + 1)
    say(count + 1)
    if (mayTell.current(performance.now())) tellGame('tap-slime', { act: cheerOf(count) })
  }
  return (
    <div className={styles.cheering}>
      {clock}
      <button type="button" className={styles.button} onClick={cheer}>
        <span className={styles.slime}>
          <span ref={body} className={styles.body}>
            <Slime name={slime} pose="cheer" size="100%" lively />
          </span>
          {said > 0 && <EmoteBubble key={said} emote={cheerOf(said - 1)} onEnd={() => say(0)} />}
        </span>
        <span className="unseen">{cheeringTexts.cheer}</span>
        <span className={styles.hint} aria-hidden="true">
          {cheeringTexts.hint}
        </span>
      </button>
    </div>
  )
}
