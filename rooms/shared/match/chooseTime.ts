import type { QuestionKind } from '../questions/question.ts'
import { phaseMs } from './phaseLengths.ts'

/** So many parts are found and tapped in the usual time. */
const partsInTime = 3
/** Finding one more among long ones on a small phone, and tapping it. */
const partMs = 1500

/**
 * How long choosing lasts at most: a second look at an order is a tap for each part, where all others are a tap or a word.
 * It ends with the last who has chosen or looked, so that a class which needs no more does not wait.
 */
export const chooseMsOf = (kind: QuestionKind | undefined, parts: number): number =>
  phaseMs.choose + (kind === 'order' ? partMs * Math.max(0, parts - partsInTime) : 0)
