import { useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { tellGame } from '../../../state/game.ts'
import { mapVoteTexts as texts } from '../../../texts/maps/mapVotes.ts'
import styles from './MapVote.module.css'

/** Whether a class wants to play on a map again that one of them has built. A second press takes the first back. */
export const MapVote = ({ map }: { map: string }) => {
  const [said, setSaid] = useState<boolean | null>(null)
  const vote = (again: boolean) => {
    setSaid(again)
    tellGame('vote-map', { again })
  }
  return (
    <section className={styles.vote} aria-labelledby="map-vote">
      <h2 id="map-vote">{texts.question(map)}</h2>
      <div className={styles.answers}>
        <Button look={said === true ? 'mint' : 'paper'} aria-pressed={said === true} onClick={() => vote(true)}>
          {texts.yes}
        </Button>
        <Button look={said === false ? 'grape' : 'paper'} aria-pressed={said === false} onClick={() => vote(false)}>
          {texts.no}
        </Button>
      </div>
      <p role="status">{said !== null && texts.thanks}</p>
    </section>
  )
}
