export const pointsPerCorrect = 100
export const mostSpeedPoints = 50

/** What one answer is worth. `ms` runs from the moment the question was sent to that player. */
export function pointsFor(answer: { correct: boolean; ms: number }, limitMs: number, speedBonus: boolean): number {
  if (!answer.correct) return 0
  return pointsPerCorrect + (speedBonus ? Math.round(mostSpeedPoints * unusedShare(answer.ms, limitMs)) : 0)
}

/** The share of the time limit that was left, 0 to 1. */
export function unusedShare(ms: number, limitMs: number): number {
  return 1 - Math.min(Math.max(ms, 0), limitMs) / limitMs
}
