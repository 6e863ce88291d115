import type { QuestionKind } from '../questions/question.ts'
import { phaseMs } from './phaseLengths.ts'

/** This many parts can be found and tapped in the usual time. */
const partsInTime = 3
/** For each further part: finding it among long texts on a small phone, and tapping it. */
const partMs = 1500

/**
 * How long choosing lasts at most. Ordering needs a tap for each part, other kinds need one tap or one word. Choosing ends
 * when the last player has chosen or looked again, so a fast class does not wait.
 */
export const chooseMsOf = (kind: QuestionKind | undefined, parts: number): number =>
  phaseMs.choose + (kind === 'order' ? partMs * Math.max(0, parts - partsInTime) : 0)
