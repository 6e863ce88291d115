import { expect, test } from 'vitest'
import type { ReportAnswer } from '../../../../rooms/shared/contract/reports.ts'
import { missedQuestions } from '../../../../rooms/shared/match/missedQuestions.ts'
import { report, reportPlayer } from '../../../server/records.ts'

const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0, voided: false }
const chose = (choice: number | null): ReportAnswer => ({ choice, correct: choice === 0, ms: 1, gained: 0 })
const players = (rows: (ReportAnswer | null)[][]) => rows.map((answers) => reportPlayer({ answers }))

test('the hardest come first, each with the wrong answer that most believed', () => {
  const game = report({
    questions: [question, question, question],
    players: players([
      [chose(0), chose(2), chose(0)],
      [chose(0), chose(2), chose(1)],
      [chose(0), chose(1), chose(0)],
      [chose(0), chose(-1), null],
    ]),
  })
  expect(missedQuestions(game)).toMatchObject([
    { index: 1, correctShare: 0, asked: 4, heldMost: { choice: 2, count: 2 } },
    { index: 2, correctShare: 2 / 3, asked: 3, heldMost: { choice: 1, count: 1 } },
  ])
})

test('what was struck out or answered by nobody is not taught again, and nobody believed silence', () => {
  const game = report({
    questions: [{ ...question, voided: true }, question, question],
    players: players([[chose(1), null, chose(null)]]),
  })
  expect(missedQuestions(game)).toMatchObject([{ index: 2, heldMost: undefined }])
})
