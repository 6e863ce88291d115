import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ShownAchievement } from '../../../rooms/shared/catalog/achievements.ts'
import type { UnlockedAchievement } from '../../../rooms/shared/contract/progress.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Icon, type IconName } from '../../parts/pictures/Icon.tsx'
import { dashboardTexts as texts } from '../../texts/school/dashboard.ts'
import styles from './Doors.module.css'

type FaceProps = { icon: IconName; title: string; text: ReactNode }

const Face = ({ icon, title, text }: FaceProps) => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} size={30} />
    </span>
    <strong>{title}</strong>
    <span className={styles.text}>{text}</span>
  </>
)

const AchievementsDoor = ({ userId }: { userId: string }) => {
  const { data: all } = useServerData<ShownAchievement[]>('/api/achievements')
  const { data: unlocked } = useServerData<UnlockedAchievement[]>(`/api/achievements/${userId}`)
  return (
    <Link href="/achievements" className={styles.door} data-tone="sun">
      <Face
        icon="trophy"
        title={texts.achievements}
        text={all && unlocked ? texts.unlocked(unlocked.length, all.length) : texts.achievementsText}
      />
    </Link>
  )
}

type DoorsProps = {
  userId: string
  /** Whether the panel for hosting is open below. */
  isHosting: boolean
  onHost: () => void
}

export const Doors = ({ userId, isHosting, onHost }: DoorsProps) => (
  <nav className={styles.doors} aria-label={texts.whatNext}>
    <Link href="/practice" className={styles.door} data-tone="sky">
      <Face icon="target" title={texts.practiceSolo} text={texts.practiceText} />
    </Link>
    <AchievementsDoor userId={userId} />
    <button
      type="button"
      className={styles.door}
      data-tone="grape"
      aria-expanded={isHosting}
      aria-controls="host"
      onClick={onHost}
    >
      <Face icon="play" title={texts.hostGame} text={texts.hostText} />
    </button>
    <Link href="/create-set" className={styles.door} data-tone="mint">
      <Face icon="edit" title={texts.createQuestions} text={texts.createText} />
    </Link>
  </nav>
)
