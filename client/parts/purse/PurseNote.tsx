import { purseTexts } from '../../texts/collecting/purse.ts'
import styles from './Purse.module.css'

/** Why the player was paid less than the game was worth. */
export const PurseNote = ({ paid, earned }: { paid: number; earned: number }) => (
  <p className={styles.note}>{purseTexts.full(paid, earned)}</p>
)
