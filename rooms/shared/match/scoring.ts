/** A right answer is worth a hundred points on average, so a screen that shows a hundred per answer is about right. */
const pointsPerCorrect = 100
const leastPoints = 80
const mostSpeedPoints = 40

/** What one answer is worth. `ms` runs from when the player was sent the question. Partly right answers earn no speed points. */
export function pointsFor(answer: { share: number; ms: number }, limitMs: number, speedBonus: boolean): number {
  if (answer.share < 1) return Math.round(leastPoints * answer.share)
  return speedBonus ? leastPoints + Math.round(mostSpeedPoints * unusedShare(answer.ms, limitMs)) : pointsPerCorrect
}

/** The share of the time limit that was left, 0 to 1. */
function unusedShare(ms: number, limitMs: number): number {
  return 1 - Math.min(Math.max(ms, 0), limitMs) / limitMs
}
