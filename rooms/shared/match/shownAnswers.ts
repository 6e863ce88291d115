import type { GivenNumber, QuestionClosed } from '../contract/asking.ts'
import { isRudeTitle } from '../names/titleFilter.ts'
import { readNumbers } from '../questions/numberReading.ts'
import type { NumberQuestion } from '../questions/question.ts'
import { notAccepted } from './acceptedAnswers.ts'
import { type Match, type PlayedTurn, questionOf, shareIn } from './matchModel.ts'

/** More of them would be too small to read from the last row. */
const mostShown = 6

/**
 * So many are looked through for rude words, the most frequent first: a class seldom gives as many twice, and a game full of
 * scripts gives hundreds that are long to read.
 */
const mostLookedAt = 12

/** What one pupil alone has typed is that pupil: it stands on no board. Nor does what is rude, however many typed it. */
const fewestForBoard = 2

/** As many columns are told apart on a wall. */
const mostNumbers = 11

type Shown = Pick<QuestionClosed, 'groups' | 'others' | 'numbers'>

/** What was given, as the board shows it. */
export function shownAnswers(match: Match, turn: PlayedTurn): Shown {
  const question = questionOf(match, turn)
  return question.kind === 'number' ? shownNumbers(match, turn, question) : shownTexts(match, turn)
}

/** Numbers are neither names nor rude, so each is shown. All that is not a number is one of the rest. */
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

/** Of what was typed and is not right: what a class may read, and how many gave the rest. */
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
