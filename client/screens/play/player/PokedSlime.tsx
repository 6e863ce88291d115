import { useRef } from 'react'
import { moveSlime } from '../../../parts/emotes/slimeMoves.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { playEffect } from '../../../state/gameSound.ts'
import { lobbyPlayTexts } from '../../../texts/game/lobbyPlay.ts'
import styles from './PokedSlime.module.css'

/** Something to do while others still think. Nothing of it is sent. */
export default function PokedSlime({ slime }: { slime: string }) {
  const body = useRef<HTMLSpanElement>(null)
  const poke = () => {
    moveSlime(body.current, 'poke')
    playEffect('giggle')
  }
  return (
    <button type="button" className={styles.slime} onClick={poke} aria-label={lobbyPlayTexts.poke}>
      <span ref={body} className={styles.body}>
        <Slime name={slime} pose="cheer" size="100%" lively />
      </span>
    </button>
  )
}
