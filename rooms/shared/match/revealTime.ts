import type { KeyedQuestion } from '../questions/question.ts'
import { toldKey } from '../questions/questionKinds.ts'
import { phaseMs } from './phaseLengths.ts'

/** How long a slow reader needs to find the right answer on the board, and then to read each of its letters. */
const findMs = 1400
const letterMs = 100
const shortestMs = 2200
/** Letters of an explanation go faster, because it is read as a sentence. */
const letterInSentenceMs = 40
const shortestExplanationMs = 800

const between = (least: number, ms: number, most: number): number => Math.min(most, Math.max(least, ms))

/** The right answer as the board shows it; empty if there is none. */
function rightWords(question: KeyedQuestion): string {
  const { correct, rights = [], texts } = toldKey(question)
  if (texts) return texts[0] ?? ''
  if (question.kind === 'order') return question.items.join(' ')
  if (!('answers' in question)) return ''
  return [correct, ...rights]
    .map((place) => question.answers[place] ?? '')
    .join(' ')
    .trim()
}

/**
 * How long a reveal lasts if the host does not end it by hand: as long as a slow reader needs for its words, but never longer
 * than usual. A translation has other letters, so with translations all have the whole time. A class with extra answer time gets
 * the same length, so that no report tells of it.
 */
export function revealMsOf(question: KeyedQuestion): number {
  const { explanation = '', translations } = question
  const mostExplanation = explanation === '' ? 0 : phaseMs.explanation
  if (translations) return phaseMs.reveal + mostExplanation
  const read = between(shortestMs, findMs + letterMs * rightWords(question).length, phaseMs.reveal)
  const least = Math.min(mostExplanation, shortestExplanationMs)
  return read + between(least, letterInSentenceMs * explanation.length, mostExplanation)
}
