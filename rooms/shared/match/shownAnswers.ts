import type { GivenNumber, QuestionClosed } from '../contract/asking.ts'
import { isRudeTitle } from '../names/titleFilter.ts'
import { readNumbers } from '../questions/numberReading.ts'
import type { NumberQuestion } from '../questions/question.ts'
import { notAccepted } from './acceptedAnswers.ts'
import { type Match, type PlayedTurn, questionOf, shareIn } from './matchModel.ts'

/** Further groups would be too small to read from the last row. */
const mostShown = 6

/**
 * Only so many groups are checked for rude words, the most frequent first. A class seldom gives as many that two pupils
 * share, but scripts may flood a game with hundreds, which would take long.
 */
const mostLookedAt = 12

/** A text that only one pupil typed could identify that pupil, so no board shows it. Rude texts are never shown either. */
const fewestForBoard = 2

/** More columns could not be told apart on the wall. */
const mostNumbers = 11

type Shown = Pick<QuestionClosed, 'groups' | 'others' | 'numbers'>

/** The answers that players gave, as the board shows them. */
export function shownAnswers(match: Match, turn: PlayedTurn): Shown {
  const question = questionOf(match, turn)
  return question.kind === 'number' ? shownNumbers(match, turn, question) : shownTexts(match, turn)
}

/** Numbers are neither names nor rude, so each is shown. Texts that are no number count among the rest. */
function shownNumbers(match: Match, turn: PlayedTurn, question: NumberQuestion): Shown {
  const numbers = new Map<number, GivenNumber>()
  let others = 0
  for (const { answer } of turn.answers.values()) {
    if (!('text' in answer)) continue
    const away = (read: number) => Math.abs(read - question.value)
    const [value] = readNumbers(answer.text, question.unit).sort((one, other) => away(one) - away(other))
    if (value === undefined) others++
    else
      numbers.set(value, {
        value,
        count: (numbers.get(value)?.count ?? 0) + 1,
        share: Math.max(shareIn(match, turn, answer), numbers.get(value)?.share ?? 0),
      })
  }
  const nearest = [...numbers.values()].sort(
    (one, other) => Math.abs(one.value - question.value) - Math.abs(other.value - question.value),
  )
  for (const { count } of nearest.slice(mostNumbers)) others += count
  const shown = nearest.slice(0, mostNumbers)
  return { ...(shown.length > 0 && { numbers: shown }), ...(others > 0 && { others }) }
}

/** Wrong typed answers: those that the class may read, and how many players gave the rest. */
function shownTexts(match: Match, turn: PlayedTurn): Shown {
  const wrong = notAccepted(match, turn)
  if (wrong.length === 0) return {}
  const groups = wrong
    .slice(0, mostLookedAt)
    .filter(({ text, count }) => count >= fewestForBoard && !isRudeTitle(text))
    .slice(0, mostShown)
    .map(({ text, count }) => ({ text, count }))
  const sum = (all: readonly { count: number }[]) => all.reduce((count, group) => count + group.count, 0)
  const others = sum(wrong) - sum(groups)
  return { ...(groups.length > 0 && { groups }), ...(others > 0 && { others }) }
}
