import { useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { tellGame } from '../../../state/game.ts'
import { mapVoteTexts as texts } from '../../../texts/maps/mapVotes.ts'
import styles from './MapVote.module.css'

/** Asks a class whether it wants to play again on a map that one of its pupils has built. A second press changes the vote. */
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
