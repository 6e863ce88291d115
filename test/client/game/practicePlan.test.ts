import { describe, expect, it } from 'vitest'
import { duelRows } from '../../../client/screens/practicePlay/duelRows.ts'
import { readPracticePlan } from '../../../client/screens/practicePlay/practicePlan.ts'
import { blankPractice, runOf } from '../../../client/state/practiceView.ts'

describe('what a practice is started with', () => {
  it.each([null, undefined, 'set', {}, { questionSetId: '' }, { questionSetId: 7 }])(
    'without a question set there is none (%j)',
    (state) => {
      expect(readPracticePlan(state)).toBeNull()
    },
  )

  it('is medium and classic unless something else was chosen', () => {
    expect(readPracticePlan({ questionSetId: 's' })).toEqual({
      questionSetId: 's',
      difficulty: 'medium',
      gameMode: 'classic',
    })
    expect(readPracticePlan({ questionSetId: 's', difficulty: 'hard', gameMode: 'racing', userId: 'u' })).toEqual({
      questionSetId: 's',
      difficulty: 'hard',
      gameMode: 'racing',
    })
    expect(readPracticePlan({ questionSetId: 's', difficulty: 'mad', gameMode: 'tower' })).toMatchObject({
      difficulty: 'medium',
      gameMode: 'classic',
    })
  })
})

describe('what a practice ends with', () => {
  const view = {
    ...blankPractice,
    score: 2778,
    correctCount: 3,
    aiCorrectCount: 4,
    totalQuestions: 4,
    currencyEarned: 138,
  }

  it('is saved as the server told it', () => {
    expect(runOf(view, 'set')).toEqual({
      questionSetId: 'set',
      gameMode: 'classic',
      difficulty: 'medium',
      score: 2778,
      questionsCorrect: 3,
      questionsTotal: 4,
      currencyEarned: 138,
    })
  })

  it('counts each correct answer as a hundred points in the displays of the modes', () => {
    expect(duelRows(view, 'mint', 'knight').map(({ score }) => score)).toEqual([300, 400])
  })
})
