import type { Subject } from '../../../rooms/shared/contract/questionSets.ts'
import styles from './SubjectIcon.module.css'

const signs: Record<Subject, { d: string; colour: string }> = {
  Math: { d: 'M7 4v6M4 7h6M14 7h6M4.5 14.5l5 5M9.5 14.5l-5 5M14 15.5h6M14 19h6', colour: '#2f6bff' },
  Science: {
    d: 'M9.5 3.5h5M10.5 3.5v6L5 19c-.5 1 0 1.5 1 1.5h12c1 0 1.5-.5 1-1.5l-5.5-9.5v-6M8 15h8',
    colour: '#12925c',
  },
  History: {
    d: 'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5',
    colour: '#a35a12',
  },
  English: { d: 'M3.5 18.5L9 5l5.5 13.5M5.5 14h7M20.5 12v6.5M20.5 15.2a3 3 0 11-.1-1', colour: '#c4285a' },
  Geography: {
    d: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17M12 3.5c5 5.5 5 11.5 0 17',
    colour: '#14789c',
  },
  Other: { d: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z', colour: '#7a3fd6' },
}

export const SubjectIcon = ({ subject, size = 44 }: { subject: Subject; size?: number }) => (
  <span className={styles.tile} style={{ width: size, height: size, background: signs[subject].colour }}>
    <svg aria-hidden="true" width={size * 0.62} height={size * 0.62} viewBox="0 0 24 24">
      <path
        d={signs[subject].d}
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </span>
)
