/** The numbers that the modes display. Each correct answer counts as a hundred points. */
const pointsPerAnswer = 100

interface Counted {
  score: number
  modeScore: number
}

/** The score as the displays of the modes count it. In a practice an answer brings up to a thousand points, and counts as a hundred there. */
export const shownScore = (isPractice: boolean, { score, modeScore }: Counted): number =>
  isPractice ? modeScore : score

/** The share of the way, 0 to 1. */
export const progressShare = (score: number, total: number): number =>
  total > 0 ? Math.min(1, Math.max(0, score) / pointsPerAnswer / total) : 0

/** Whole percent. A racer at 100 waits at the line, so who is just before it shows 99. */
export const progressPercent = (score: number, total: number): number => {
  const share = progressShare(score, total)
  return share < 1 ? Math.min(99, Math.round(share * 100)) : 100
}

/** Whole percent. 0 means knocked out, so a player with any health left shows at least 1. */
export const healthPercent = (score: number, total: number): number =>
  score > 0 ? Math.max(1, progressPercent(score, total)) : 0

type HealthTone = 'low' | 'middle' | 'high'

export const healthTone = (percent: number): HealthTone => {
  if (percent < 30) return 'low'
  return percent < 60 ? 'middle' : 'high'
}

export const goldCount = (score: number): number => Math.floor(Math.max(0, score) / pointsPerAnswer)

/** Chests fill at 40 %, 60 % and 80 % of all gold. */
export const chestTier = (score: number, total: number): 0 | 1 | 2 | 3 => {
  const share = total > 0 ? goldCount(score) / total : 0
  if (share >= 0.8) return 3
  if (share >= 0.6) return 2
  return share >= 0.4 ? 1 : 0
}
