import { expect, test } from 'vitest'
import { answerGroups } from '../../../../rooms/shared/match/answerGroups.ts'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import { currentTurn } from '../../../../rooms/shared/match/matchModel.ts'
import type { AnswerData, KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { aPlan, asked, closed, hostJoins, joins, started } from './matchBuilders.ts'

const groupsOf = (question: KeyedQuestion, answers: readonly AnswerData[]): string[] => {
  const players = answers.map((_, number) => `p${number}`)
  const plan = { ...aPlan(), questions: [question] }
  const match = replayMatch(plan, [hostJoins, ...players.map((player) => joins(player)), started, asked(1)])
  for (const [number, answer] of answers.entries())
    applyEntry(match, { kind: 'answered', player: `p${number}`, question: 1, answer, ms: 1000, at: 2000 })
  applyEntry(match, closed(1))
  const turn = currentTurn(match)
  if (!turn) throw new Error('no turn')
  return answerGroups(match, turn).texts
}

test('a wrong word in several spellings is counted once', () => {
  const question: KeyedQuestion = { kind: 'typed', question: 'Thanks?', accept: ['merci'] }
  expect(groupsOf(question, [{ text: 'Grazie' }, { text: 'grazie!' }])).toEqual(['merci', 'Grazie'])
})

test('wrong answers to tap that differ by an accent are counted apart', () => {
  const question: KeyedQuestion = { kind: 'several', question: '?', answers: ['el', 'él', 'ella'], correct: [2] }
  expect(groupsOf(question, [{ choices: [0] }, { choices: [1] }])).toEqual(['ella', 'el', 'él'])
})
