import type { ReactNode } from 'react'
import { Card } from '../../Card.tsx'
import styles from './OverCard.module.css'

type OverCardProps = {
  /** Over the whole page. */
  celebration: ReactNode
  picture?: ReactNode
  title: string
  outcome: string
  /** Where one goes from here. */
  actions: ReactNode
  children: ReactNode
}

/** What a game of a player alone ends with. */
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
