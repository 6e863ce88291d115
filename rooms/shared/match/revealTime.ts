import type { KeyedQuestion } from '../questions/question.ts'
import { toldKey } from '../questions/questionKinds.ts'
import { phaseMs } from './phaseLengths.ts'

/** A slow reader finds the right answer on the board, and reads so many letters of it in a second. */
const findMs = 1400
const letterMs = 100
const shortestMs = 2200
/** An explanation is read as a sentence, faster than words by themselves. */
const letterInSentenceMs = 40
const shortestExplanationMs = 800

const between = (least: number, ms: number, most: number): number => Math.min(most, Math.max(least, ms))

/** What stands on the board as right: nothing where nothing is. */
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
 * How long a reveal lasts where the host does not end it by hand: as long as a slow reader needs for its words, and never longer than
 * the usual time. A player who reads a translation has other letters: then all have the whole time. It is the same in a class in
 * which somebody has more time for answers, so that no report tells of them by its length.
 */
export function revealMsOf(question: KeyedQuestion): number {
  const { explanation = '', translations } = question
  const mostExplanation = explanation === '' ? 0 : phaseMs.explanation
  if (translations) return phaseMs.reveal + mostExplanation
  const read = between(shortestMs, findMs + letterMs * rightWords(question).length, phaseMs.reveal)
  const least = Math.min(mostExplanation, shortestExplanationMs)
  return read + between(least, letterInSentenceMs * explanation.length, mostExplanation)
}
