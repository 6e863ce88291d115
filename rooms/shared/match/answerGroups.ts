import type { AnswerData, KeyedQuestion } from '../questions/question.ts'
import { kindOf } from '../questions/question.ts'
import { rightAnswer, saysSomething, wordsOf } from '../questions/questionKinds.ts'
import { comparable } from '../questions/typedText.ts'
import { type Match, type PlayedTurn, questionOf, shareIn } from './matchModel.ts'

/** The answers of a question as a report counts them: the printed choices, or what players gave, grouped by meaning. */
export interface AnswerGroups {
  texts: string[]
  /** The index of the right answer in `texts`; -1 if there is no right one. */
  correct: number
  /** The index of the group that an answer belongs to; -1 if it says nothing. */
  placeOf(answer: AnswerData): number
}

/** Further groups of wrong answers are counted together, under an empty text. */
const mostGroups = 12

/** Groups the given answers. Spellings of the same typed text form one group, and all right answers form one. */
function groupsOfGiven(match: Match, turn: PlayedTurn, question: KeyedQuestion): AnswerGroups {
  const right = wordsOf(question, rightAnswer(question)) ?? ''
  const counts = new Map<string, { text: string; count: number }>()
  const keyOf = (answer: AnswerData) => {
    const words = wordsOf(question, answer) ?? ''
    return 'text' in answer ? comparable(words, { language: question.language }) : words
  }
  for (const { answer } of turn.answers.values()) {
    if (!saysSomething(answer) || shareIn(match, turn, answer) === 1) continue
    const key = keyOf(answer)
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { text: wordsOf(question, answer) ?? '', count: 1 })
  }
  const wrong = [...counts].sort(([, a], [, b]) => b.count - a.count)
  const shown = wrong.slice(0, mostGroups)
  const places = new Map(shown.map(([key], index) => [key, index + 1]))
  const texts = [right, ...shown.map(([, { text }]) => text), ...(wrong.length > shown.length ? [''] : [])]
  const placeOf = (answer: AnswerData) => {
    if (!saysSomething(answer)) return -1
    return shareIn(match, turn, answer) === 1 ? 0 : (places.get(keyOf(answer)) ?? shown.length + 1)
  }
  return { texts, correct: 0, placeOf }
}

export function answerGroups(match: Match, turn: PlayedTurn): AnswerGroups {
  const question = questionOf(match, turn)
  if (question.kind === 'opinion')
    return {
      texts: question.answers,
      correct: -1,
      placeOf: (answer) => ('choices' in answer ? (answer.choices[0] ?? -1) : -1),
    }
  if (question.kind !== undefined && question.kind !== 'choice') return groupsOfGiven(match, turn, question)
  const { answers, correct } = question
  return { texts: answers, correct, placeOf: (answer) => ('choice' in answer ? answer.choice : -1) }
}

/** The player's own words, for kinds where no printed choice says them. */
export const givenWords = (match: Match, turn: PlayedTurn, answer: AnswerData | undefined): string | undefined => {
  const question = questionOf(match, turn)
  return kindOf(question) === 'choice' ? undefined : (wordsOf(question, answer) ?? undefined)
}
