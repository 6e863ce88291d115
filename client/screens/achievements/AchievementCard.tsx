import { type Measures, progressOf, type ShownAchievement } from '../../../rooms/shared/catalog/achievements.ts'
import { ProgressBar } from '../../parts/Amounts.tsx'
import { Badge, RarityBadge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { achievementText } from '../../texts/collecting/achievements.ts'
import { amountText, dayText } from '../../texts/parts.ts'
import { achievementTexts as texts } from '../../texts/school/boards.ts'
import styles from './AchievementCard.module.css'

type AchievementCardProps = {
  achievement: ShownAchievement
  unlockedAt: number | undefined
  measures: Partial<Measures>
}

export const AchievementCard = ({ achievement, unlockedAt, measures }: AchievementCardProps) => {
  const done = unlockedAt !== undefined
  const hidden = achievement.category === 'secret' && !done
  const { name, description } = achievementText(achievement, hidden)
  const progress = done || hidden ? undefined : progressOf(achievement, measures)
  return (
    <Card as="li" tight tone={done ? 'sun' : 'paper'} className={joinClasses(styles.card, !done && styles.locked)}>
      <span className={styles.icon} aria-hidden="true">
        {hidden ? '❔' : achievement.icon}
      </span>
      <div className={styles.words}>
        <h2>{hidden ? texts.secretName : name}</h2>
        <p>{description}</p>
        <div className={styles.state}>
          <RarityBadge rarity={achievement.rarity} />
          {done ? (
            <Badge tone="mint">
              <Icon name="check" size={16} /> {texts.done} · {dayText(unlockedAt)}
            </Badge>
          ) : (
            <Badge>
              <Icon name="lock" size={15} /> {texts.locked}
            </Badge>
          )}
        </div>
        {progress && (
          <div className={styles.progress}>
            <ProgressBar value={progress.current} max={progress.atLeast} label={texts.progress(name)} tone="grape" />
            <span>{texts.steps(amountText(progress.current), amountText(progress.atLeast))}</span>
          </div>
        )}
      </div>
    </Card>
  )
}
