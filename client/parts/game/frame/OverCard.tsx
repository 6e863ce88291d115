import type { ReactNode } from 'react'
import { Card } from '../../Card.tsx'
import styles from './OverCard.module.css'

type OverCardProps = {
  /** Over the whole page. */
  celebration: ReactNode
  picture?: ReactNode
  title: string
  outcome: string
  /** The buttons that lead on from here. */
  actions: ReactNode
  children: ReactNode
}

/** The end of a game that a player played alone. */
export const OverCard = ({ celebration, picture, title, outcome, actions, children }: OverCardProps) => (
  <main id="main" className={styles.over}>
    {celebration}
    <Card className={styles.card}>
      {picture}
      <h1>{title}</h1>
      <p className={styles.outcome}>{outcome}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </Card>
  </main>
)
