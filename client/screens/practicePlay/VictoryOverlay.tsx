import { Confetti } from '../../parts/game/frame/Confetti.tsx'
import { Rays } from '../../parts/pictures/Rays.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { gamePracticeTexts } from '../../texts/game/gamePractice.ts'
import styles from './VictoryOverlay.module.css'

export const VictoryOverlay = ({ slime }: { slime: string }) => (
  <div className={styles.overlay} role="status">
    <Rays className={styles.rays} />
    <Confetti />
    <Slime name={slime} pose="cheer" size="min(40vmin, 18rem)" lively />
    <p className={styles.title}>{gamePracticeTexts.victory}</p>
    <p className={styles.text}>{gamePracticeTexts.victoryText}</p>
  </div>
)
