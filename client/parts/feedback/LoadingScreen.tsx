import { Slime } from '../../slimes/Slime.tsx'
import { partTexts } from '../../texts/parts.ts'
import styles from './LoadingScreen.module.css'

type LoadingScreenProps = { text?: string; slime?: string }

export const LoadingScreen = ({ text = partTexts.loadingTitle, slime = 'mint' }: LoadingScreenProps) => (
  <main id="main" className={styles.screen} aria-busy="true">
    <div className={styles.bounce}>
      <Slime name={slime} size={120} pose="hop" />
    </div>
    <p role="status">{text}</p>
  </main>
)
