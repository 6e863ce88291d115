import { lettersWide } from '../../../parts/game/standings/lettersWide.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import styles from './ClimberCard.module.css'

type ClimberCardProps = { username: string; slime: string; places: number }

export const ClimberCard = ({ username, slime, places }: ClimberCardProps) => (
  <section className={styles.climber}>
    <Slime name={slime} pose="hop" size="1em" className={styles.slime ?? ''} lively />
    <div>
      <h2>{gameEndTexts.climber}</h2>
      <p translate="no" className={styles.name} title={username} style={{ '--letters': lettersWide(username) }}>
        {username}
      </p>
      <p className={styles.places}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1.5 11 9.5H1Z" />
        </svg>
        {gameEndTexts.climbed(places)}
      </p>
    </div>
  </section>
)
