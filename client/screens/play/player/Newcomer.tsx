import { Slime } from '../../../slimes/Slime.tsx'
import { newcomerTexts } from '../../../texts/game/newcomer.ts'
import styles from './PlayerReveal.module.css'

/** For a player who came after the question was over, so that there is no result to tell. */
export default function Newcomer({ slime }: { slime: string | undefined }) {
  return (
    <div className={styles.reveal}>
      <section className={styles.verdict}>
        <Slime name={slime ?? 'mint'} pose="hop" size="clamp(6rem, 22vmin, 12rem)" lively />
        <h1>{newcomerTexts.welcome}</h1>
        <p>{newcomerTexts.welcomeHint}</p>
      </section>
    </div>
  )
}
