import { useSecondsLeft } from '../../parts/game/answers/useSecondsLeft.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import styles from './Countdown.module.css'

const crowdShown = 9

/** Three, two, one. */
export const Countdown = ({ view }: { view: GameView }) => {
  const seconds = useSecondsLeft(view.endsAt, view.remainingMs)
  const crowd = view.isHost && !view.plays ? view.players.filter(({ plays }) => plays) : []
  const slimes = crowd.length > 0 ? crowd.slice(0, crowdShown) : view.me ? [view.me] : []
  const isAlone = crowd.length === 0
  return (
    <section className={styles.countdown} data-alone={isAlone || undefined}>
      <h1 className={styles.ready}>{gamePlayTexts.getReady}</h1>
      {/* No paragraph: below it, a user's own style would set the room of two such lines. */}
      <div key={seconds} className={styles.number} aria-hidden="true">
        {seconds === null || seconds === 0 ? '…' : seconds}
      </div>
      <p className={styles.hint}>{gamePlayTexts.firstQuestionIn}</p>
      <div className={styles.crowd} aria-hidden="true">
        {slimes.map(({ id, slime }) => (
          <Slime
            key={id}
            name={slime}
            pose="cheer"
            size={isAlone ? 'min(40vmin, 16rem)' : 'clamp(3rem, 9vmin, 8rem)'}
            lively
          />
        ))}
      </div>
    </section>
  )
}
