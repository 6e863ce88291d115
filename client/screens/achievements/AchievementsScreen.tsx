import { useState } from 'react'
import {
  type AchievementCategory,
  achievementCategories,
  type Measures,
  type ShownAchievement,
} from '../../../rooms/shared/catalog/achievements.ts'
import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Stats, UnlockedAchievement } from '../../../rooms/shared/contract/progress.ts'
import { isComing, useServerData } from '../../net/useServerData.ts'
import { CoinIcon, ProgressBar, Stat } from '../../parts/Amounts.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { Grid, Page, Stack } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { FoldedNote } from '../../parts/secrets/FoldedNote.tsx'
import { useUser } from '../../state/session.ts'
import { amountText, partTexts } from '../../texts/parts.ts'
import { categoryNames, achievementTexts as texts } from '../../texts/school/boards.ts'
import { AchievementCard } from './AchievementCard.tsx'

type Category = AchievementCategory | 'all'

const categories: readonly Category[] = ['all', ...achievementCategories]
const categoryChoices = categories.map((value) => ({ value, text: categoryNames[value] }))

const measuresOf = (stats: Stats | undefined, user: User): Partial<Measures> => ({
  ...stats,
  distinctSlimes: user.ownedSlimes.filter((id) => slimeNamed(id).rarity !== 'secret').length,
})

const Figures = ({ stats }: { stats: Stats | undefined }) => (
  <Grid min="max(9.5rem, 22%)" gap="small">
    <Stat
      label={texts.games}
      value={amountText(stats?.totalGames ?? 0)}
      icon={<Icon name="play" size={26} />}
      tone="sky"
    />
    <Stat
      label={texts.wins}
      value={amountText(stats?.totalWins ?? 0)}
      icon={<Icon name="trophy" size={26} />}
      tone="sun"
    />
    <Stat
      label={texts.streak}
      value={amountText(stats?.bestStreak ?? 0)}
      icon={<Icon name="star" size={26} />}
      tone="berry"
    />
    <Stat
      label={texts.earned}
      value={amountText(stats?.totalCurrencyEarned ?? 0)}
      icon={<CoinIcon size={28} />}
      tone="sun"
    />
  </Grid>
)

const Achievements = ({ user }: { user: User }) => {
  const { data: all, error, reload } = useServerData<ShownAchievement[]>('/api/achievements')
  const unlocked = useServerData<UnlockedAchievement[]>(`/api/achievements/${user.id}`)
  const stats = useServerData<Stats>(`/api/stats/${user.id}`)
  const [category, setCategory] = useState<Category>('all')
  const unlockedAt = new Map(unlocked.data?.map((one) => [one.achievement_id, one.unlocked_at]))
  const measures = measuresOf(stats.data, user)
  // The height of a card depends on all these answers, so we draw no card before all of them are here.
  const known = isComing(unlocked, stats) ? undefined : all
  const shown = known?.filter((one) => category === 'all' || one.category === category)
  const isMissing = error !== undefined && !all
  const said = known ? texts.unlocked(unlockedAt.size, known.length) : partTexts.loading
  return (
    <Page title={texts.title} back intro={isMissing ? undefined : said}>
      <Stack gap={5}>
        {!isMissing && <ProgressBar value={unlockedAt.size} max={known?.length ?? 0} label={texts.title} tone="sun" />}
        <Figures stats={stats.data} />
        <Chips legend={texts.category} choices={categoryChoices} chosen={category} onChoose={setCategory} />
        {isMissing && <ErrorState message={error} onRetry={reload} />}
        {!known && !isMissing && <SkeletonList count={6} height={130} columns />}
        <Grid min="19rem" as="ul">
          {shown?.map((achievement) => (
            <AchievementCard
              key={achievement.id}
              achievement={achievement}
              unlockedAt={unlockedAt.get(achievement.id)}
              measures={measures}
            />
          ))}
        </Grid>
      </Stack>
      {known && <FoldedNote place="achievements" />}
    </Page>
  )
}

export default function AchievementsScreen() {
  const user = useUser()
  return user && <Achievements user={user} />
}
