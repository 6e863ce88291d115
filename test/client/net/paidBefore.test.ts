import { afterEach, expect, it, vi } from 'vitest'
import { paidFor } from '../../../client/net/practice.ts'

afterEach(() => vi.unstubAllGlobals())

const row = { game_mode: 'classic', difficulty: 'medium', score: 900, questions_correct: 3, questions_total: 4 }
const run = {
  ...({ questionSetId: 'set', gameMode: 'classic', difficulty: 'medium', score: 900 } as const),
  ...{ questionsCorrect: 3, questionsTotal: 4, currencyEarned: 45 },
}

it('what a run was paid is read from the latest run like it, and is not known where nothing can be read', async () => {
  const rows = [
    { ...row, score: 800, currency_earned: 40 },
    { ...row, currency_earned: 5 },
    { ...row, currency_earned: 45 },
  ]
  vi.stubGlobal('fetch', async () => Response.json(rows))
  expect(await paidFor('u', run)).toBe(5)
  expect(await paidFor('u', { ...run, score: 1 })).toBe(null)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  expect(await paidFor('u', run)).toBe(null)
})
