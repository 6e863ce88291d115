import { describe, expect, it } from 'vitest'
import { duellists } from '../../../client/screens/practicePlay/duellists.ts'
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
    const { you, ai } = duellists(view, 'mint', 'wizard')
    expect([you.percent, ai.percent]).toEqual([75, 100])
  })
})

describe('who is knocked out in a battle', () => {
  const battle = { ...blankPractice, gameMode: 'battle' as const, totalQuestions: 4, questionNumber: 1 }
  const out = (view: typeof battle) => {
    const { you, ai } = duellists(view, 'mint', 'wizard')
    return [you.isOut, ai.isOut]
  }

  it('nobody before the first question has ended', () => {
    expect(out(battle)).toEqual([false, false])
  })

  it('whoever has nothing when it has, and not for longer than that', () => {
    expect(out({ ...battle, phase: 'reveal', aiAnswered: true, aiCorrectCount: 1 })).toEqual([true, false])
    expect(out({ ...battle, questionNumber: 2, aiAnswered: true, aiCorrectCount: 1 })).toEqual([true, false])
    expect(out({ ...battle, questionNumber: 3, correctCount: 1, aiCorrectCount: 1 })).toEqual([false, false])
  })

  it('nobody while the rival still thinks', () => {
    expect(out({ ...battle, questionNumber: 2 })).toEqual([false, false])
    expect(out({ ...battle, questionNumber: 2, aiAnswered: true })).toEqual([true, true])
  })

  it('nobody in a race', () => {
    expect(out({ ...battle, gameMode: 'racing' as never, questionNumber: 4, aiAnswered: true })).toEqual([false, false])
  })
})
