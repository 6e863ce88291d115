import type { AchievementCategory } from '../../../rooms/shared/catalog/achievements.ts'
import type { LeaderboardField } from '../../../rooms/shared/contract/leaderboard.ts'
import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

export const fieldNames: Record<LeaderboardField, string> = inWords('fieldNames', {
  totalWins: 'Wins',
  totalCorrect: 'Correct answers',
  totalGames: 'Games',
  totalCurrencyEarned: 'Coins earned',
  bestStreak: 'Best streak',
})

export const leaderboardTexts = inWords('leaderboardTexts', {
  title: 'Leaderboard',
  intro: 'The twenty busiest slimes in school.',
  sortBy: 'Sort by',
  place: 'Place',
  player: 'Player',
  emptyTitle: 'Nobody here yet',
  emptyText: (isSignedIn: boolean) =>
    isSignedIn
      ? 'Only players with an account are listed here. Answer a question right in a game, and be the first.'
      : 'Only players with an account are listed here. Log in, answer a question right in a game, and be the first.',
  emptyFieldText: (field: string) => `No player with an account has anything under “${field}” yet.`,
  noWinner: 'No player with an account has won against another one yet. So this is who got the most answers right.',
  you: 'You',
})

export const categoryNames: Record<AchievementCategory | 'all', string> = inWords('categoryNames', {
  all: 'All',
  games: 'Games',
  wins: 'Wins',
  accuracy: 'Accuracy',
  currency: 'Coins',
  slimes: 'Slimes',
  social: 'Social',
  secret: 'Secret',
})

export const achievementTexts = inWords('achievementTexts', {
  title: 'Achievements',
  category: 'Category',
  unlocked: (count: number, total: number) => `${count} of ${total} unlocked`,
  done: 'Unlocked',
  locked: 'Locked',
  progress: (name: string) => saying`Progress of ${name}`,
  steps: (current: string, total: string) => `${current} / ${total}`,
  secretName: '???',
  stats: 'Your figures',
  games: 'Games played',
  wins: 'Wins',
  streak: 'Best streak',
  earned: 'Coins earned',
})
