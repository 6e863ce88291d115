/** GET /api/stats/{userId}. */
export type Stats = {
  totalGames: number
  totalWins: number
  totalCorrect: number
  bestStreak: number
  totalCurrencyEarned: number
}

/** GET /api/achievements/{userId}: times are milliseconds since 1970. */
export type UnlockedAchievement = {
  achievement_id: string
  unlocked_at: number
}
