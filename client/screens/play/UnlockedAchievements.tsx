import { achievementNamed } from '../../../rooms/shared/catalog/achievements.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './UnlockedAchievements.module.css'

/** What the game brought beside points; it comes a moment after the end, when it has been written down. */
export default function UnlockedAchievements({ ids }: { ids: readonly string[] }) {
  const unlocked = ids.flatMap((id) => achievementNamed(id) ?? [])
  return (
    <ul className={styles.list}>
      {unlocked.map(({ id, name, description, icon }) => (
        <li key={id}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span>
            <small>{gamePlayTexts.unlocked}</small>
            <b>{name}</b>
            {description}
          </span>
        </li>
      ))}
    </ul>
  )
}
