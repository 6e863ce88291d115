/** What achievements are measured by. The server counts only what it has seen itself. */
export const noMeasures = {
  /** Games played to their end, live or in practice. */
  totalGames: 0,
  /** Live games won against at least one other player. */
  totalWins: 0,
  /** Most correct answers in a row, in any game. */
  bestStreak: 0,
  totalCorrect: 0,
  totalAnswered: 0,
  /** Games of at least `perfectGameQuestions` questions with every answer correct. */
  perfectGames: 0,
  /** All coins ever earned by playing and practising, spent or not. */
  totalCurrencyEarned: 0,
  /** Different slimes in the collection, secret ones not counted. */
  distinctSlimes: 0,
  packsOpened: 0,
  practiceGames: 0,
  gamesHosted: 0,
  /** The most other players in one game that was played to its end. */
  biggestGame: 0,
  setsMade: 0,
  mapsMade: 0,
  codesRedeemed: 0,
}

export type Measures = typeof noMeasures
export type Measure = keyof Measures

export const perfectGameQuestions = 5

export const achievementCategories = ['games', 'wins', 'accuracy', 'currency', 'slimes', 'social', 'secret'] as const
export type AchievementCategory = (typeof achievementCategories)[number]

export type AchievementRarity = 'common' | 'rare' | 'epic' | 'legendary' | 'secret'

export type Achievement = {
  id: string
  name: string
  /** What the player has to do for it. */
  description: string
  /** Shown instead of the description of a secret achievement until it is unlocked. */
  riddle?: string
  icon: string
  category: AchievementCategory
  rarity: AchievementRarity
  requirement: { measure: Measure; atLeast: number }
}
