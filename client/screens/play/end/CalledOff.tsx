import type { ReactNode } from 'react'
import { KeptForGuest } from '../../../parts/keep/KeptForGuest.tsx'
import { Slime } from '../../../slimes/Slime.tsx'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import styles from './CalledOff.module.css'

type CalledOffProps = { code: string; slime: string; isGuest: boolean; children: ReactNode }

/** A game that was called off: it has no places and no points, but the player keeps what they earned before. */
export const CalledOff = ({ code, slime, isGuest, children }: CalledOffProps) => (
  <section className={styles.off}>
    <Slime name={slime} size="clamp(6rem, 26vmin, 14rem)" lively />
    <h1>{gamePlayTexts.calledOff}</h1>
    <p>{gameEndTexts.calledOffHint}</p>
    {isGuest && <KeptForGuest code={code} slime={slime} />}
    <div className={styles.next}>{children}</div>
  </section>
)
