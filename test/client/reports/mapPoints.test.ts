import { expect, it } from 'vitest'
import { mapPointsOf } from '../../../client/screens/reports/mapPoints.ts'
import { report, reportPlayer } from '../../server/records.ts'

const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0, voided: false }
const turn = (...changes: { by: number; reason: string; other?: string }[]) => ({
  choice: 0,
  correct: true,
  ms: 1000,
  gained: 100,
  changes,
})

it('what a mode gave and took is summed by reason, the largest first, with everybody on the other side', () => {
  const player = {
    ...reportPlayer({ username: 'ann' }),
    answers: [
      turn({ by: 30, reason: 'nitro' }, { by: -20, reason: 'slicked', other: 'Ben' }),
      turn({ by: 60, reason: 'nitro' }, { by: -20, reason: 'slicked', other: 'Cem' }),
      turn({ by: 500, reason: 'boost' }),
      null,
    ],
    paidAtEnd: [{ by: 50, reason: 'hearts' }],
  }
  const played = report({ questions: [question, question, { ...question, voided: true }, question], players: [player] })
  expect(mapPointsOf(played, player)).toEqual({
    gave: 140,
    took: 40,
    reasons: [
      { reason: 'nitro', times: 2, by: 90, others: [] },
      { reason: 'hearts', times: 1, by: 50, others: [] },
      { reason: 'slicked', times: 2, by: -40, others: ['Ben', 'Cem'] },
    ],
  })
})
