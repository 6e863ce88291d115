import { type Match, type PlayedTurn, placeAmongScored } from '../../shared/match/matchModel.ts'
import { type KeyedQuestion, kindOf } from '../../shared/questions/question.ts'
import { askedParts } from '../../shared/questions/questionKinds.ts'
import type { GameState } from './gameState.ts'

export const otherKindsIn = (questions: readonly KeyedQuestion[]): string =>
  [...new Set(questions.map(kindOf))].filter((kind) => kind !== 'choice').join(' ')

export function writeQuestion(state: GameState, question: KeyedQuestion): void {
  state.question.text = question.question
  state.question.image = question.image ?? ''
  const [a = '', b = '', c = '', d = ''] = askedParts(question).answers
  state.question.answerA = a
  state.question.answerB = b
  state.question.answerC = c
  state.question.answerD = d
}

/** The question's number, and how many before it have none. In a practice repeats are counted on. */
export function writePlace(state: GameState, match: Match, turn: PlayedTurn | undefined): void {
  state.questionNumber = turn?.question ?? 0
  const shown = Math.min(state.questionNumber, match.plan.questions.length)
  state.asides = turn ? shown - placeAmongScored(match, turn) : 0
}
