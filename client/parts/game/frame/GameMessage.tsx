import type { ReactNode } from 'react'
import type { Pose } from '../../../slimes/poses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import styles from './GameMessage.module.css'

type GameMessageProps = { slime: string; pose?: Pose; title: string; text?: string | undefined; children?: ReactNode }

/** A single message in the middle of the window, and what to do next. */
export const GameMessage = ({ slime, pose = 'idle', title, text, children }: GameMessageProps) => (
  <main id="main" className={styles.message}>
    <Slime name={slime} pose={pose} size={160} lively />
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </main>
)
