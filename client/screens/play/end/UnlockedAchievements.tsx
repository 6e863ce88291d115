import { useState } from 'react'
import { achievementNamed } from '../../../../rooms/shared/catalog/achievements.ts'
import { Button } from '../../../parts/Button.tsx'
import { achievementText } from '../../../texts/collecting/achievements.ts'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import styles from './UnlockedAchievements.module.css'

const shownAtOnce = 2

/** Achievements that the game unlocked. They come a moment after the end, when the server has saved them. */
export default function UnlockedAchievements({ ids }: { ids: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const unlocked = ids.flatMap((id) => achievementNamed(id) ?? [])
  // A first game can unlock half a dozen, and the podium should stay in sight.
  const shown = showsAll || unlocked.length <= shownAtOnce + 1 ? unlocked : unlocked.slice(0, shownAtOnce)
  const hidden = unlocked.length - shown.length
  return (
    <ul className={styles.list}>
      {shown
        .map((achievement) => ({ ...achievement, ...achievementText(achievement) }))
        .map(({ id, name, description, icon }) => (
          <li key={id}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span>
              <small>{gameEndTexts.unlocked}</small>
              <b>{name}</b>
              {description}
            </span>
          </li>
        ))}
      {hidden > 0 && (
        <li className={styles.more}>
          <Button size="small" icon="down" onClick={() => setShowsAll(true)}>
            {gameEndTexts.moreUnlocked(hidden)}
          </Button>
        </li>
      )}
    </ul>
  )
}
