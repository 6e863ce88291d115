import { percentText } from '../../texts/parts.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import styles from './Reports.module.css'

const radius = 20
const around = 2 * Math.PI * radius

const toneOf = (share: number): string => (share >= 0.75 ? 'good' : share >= 0.5 ? 'fair' : 'poor')

const Ring = ({ share, size }: { share: number; size: number }) => (
  <span className={styles.ring} data-tone={toneOf(share)} role="img" aria-label={texts.correct(percentText(share))}>
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

/** The share of right answers as a ring, with the number in it. No ring if no answer counted: nobody was wrong. */
export const ShareRing = ({ share, size = 60 }: { share: number | null; size?: number }) =>
  share === null ? null : <Ring share={share} size={size} />
