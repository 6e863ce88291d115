/** How much of an answer with several parts is right. Phones need this, too, and nothing else of these kinds of questions. */

/** One wrong tap makes the answer wrong, or tapping everything would always be right. */
export const shareOfChoices = (correct: readonly number[], choices: readonly number[]): number =>
  choices.every((place) => correct.includes(place)) ? choices.length / correct.length : 0

/** A smaller share is no better than guessing. */
const leastShare = 0.5

/** Counts right neighbours, so that one misplaced item does not make everything wrong. */
export function shareOfOrder(placed: readonly number[]): number {
  const right = placed.filter((place, index) => index > 0 && placed[index - 1] === place - 1).length
  const share = right / (placed.length - 1)
  return share >= leastShare ? share : 0
}
