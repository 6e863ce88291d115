import { percentText } from '../../texts/parts.ts'
import styles from './Reports.module.css'

const radius = 20
const around = 2 * Math.PI * radius

const toneOf = (share: number): string => (share >= 0.75 ? 'good' : share >= 0.5 ? 'fair' : 'poor')

/** A share as a ring, with the number in it. */
export const ShareRing = ({ share, label, size = 60 }: { share: number; label: string; size?: number }) => (
  <span className={styles.ring} data-tone={toneOf(share)} role="img" aria-label={label}>
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
      <circle cx="24" cy="24" r={radius} className={styles.ringGround} />
      <circle
        cx="24"
        cy="24"
        r={radius}
        className={styles.ringShare}
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 24 24)"
      />
    </svg>
    <span aria-hidden="true">{percentText(share)}</span>
  </span>
)
