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
      value={stats ? amountText(stats.totalGames) : '–'}
      icon={<Icon name="play" size={26} />}
      tone="sky"
    />
    <Stat
      label={texts.wins}
      value={stats ? amountText(stats.totalWins) : '–'}
      icon={<Icon name="trophy" size={26} />}
      tone="sun"
    />
    <Stat
      label={texts.streak}
      value={stats ? amountText(stats.bestStreak) : '–'}
      icon={<Icon name="star" size={26} />}
      tone="berry"
    />
    <Stat
      label={texts.earned}
      value={stats ? amountText(stats.totalCurrencyEarned) : '–'}
      icon={<CoinIcon size={28} />}
      tone="sun"
    />
  </Grid>
)

const Achievements = ({ user }: { user: User }) => {
  const all = useServerData<ShownAchievement[]>('/api/achievements')
  const unlocked = useServerData<UnlockedAchievement[]>(`/api/achievements/${user.id}`)
  const stats = useServerData<Stats>(`/api/stats/${user.id}`)
  const [category, setCategory] = useState<Category>('all')
  const unlockedAt = new Map(unlocked.data?.map((one) => [one.achievement_id, one.unlocked_at]))
  const measures = measuresOf(stats.data, user)
  // The height of a card depends on all these answers, so we draw no card before all of them are here. Without one of them the
  // page would say that nothing is unlocked, or nothing played.
  const reads = [all, unlocked, stats]
  const missing = reads.find(({ data, error }) => data === undefined && error !== undefined)
  const known = missing || isComing(...reads) ? undefined : all.data
  const shown = known?.filter((one) => category === 'all' || one.category === category)
  const said = known ? texts.unlocked(unlockedAt.size, known.length) : partTexts.loading
  return (
    <Page title={texts.title} back intro={missing ? undefined : said}>
      <Stack gap={5}>
        {!missing && <ProgressBar value={unlockedAt.size} max={known?.length ?? 0} label={texts.title} tone="sun" />}
        <Figures stats={stats.data} />
        <Chips legend={texts.category} choices={categoryChoices} chosen={category} onChoose={setCategory} />
        {missing?.error !== undefined && (
          <ErrorState
            message={missing.error}
            onRetry={() => {
              for (const { reload } of reads) reload()
            }}
          />
        )}
        {!known && !missing && <SkeletonList count={6} height={130} columns />}
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
