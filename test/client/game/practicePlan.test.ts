import { describe, expect, it } from 'vitest'
import { readPracticePlan } from '../../../client/parts/practicePlan.ts'
import { asShown } from '../../../client/screens/practicePlay/asShown.ts'
import { blankView, type GameView } from '../../../client/state/gameView.ts'
import { runOf } from '../../../client/state/practice.ts'

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
  const seat = (id: string, score: number, correctCount: number) => ({
    id,
    userId: null,
    username: id,
    slime: 'mint',
    score,
    place: 1,
    correctCount,
    mark: 0,
  })
  const view: GameView = {
    ...blankView,
    playerId: 'pupil',
    totalQuestions: 4,
    final: {
      players: [seat('rival', 3000, 4), seat('pupil', 2778, 3)],
      awards: { mostCorrect: [], climber: null },
      currency: 138,
    },
  }
  const wish = { questionSetId: 'set', difficulty: 'medium', gameMode: 'classic' } as const

  it('is saved as the server told it', () => {
    expect(runOf(view, wish)).toEqual({
      questionSetId: 'set',
      gameMode: 'classic',
      difficulty: 'medium',
      score: 2778,
      questionsCorrect: 3,
      questionsTotal: 4,
      currencyEarned: 138,
    })
    expect(runOf({ ...view, final: null }, wish)).toBeNull()
  })

  it('counts what comes back by itself, and shows nobody a code', () => {
    const asked = { question: { text: '?', answers: [] }, totalQuestions: 4, gameMode: 'classic', timeLimit: 15 }
    const first = { ...view, code: 'PRACTICE-X', questionNumber: 4, asked: { ...asked, questionNumber: 4 } }
    expect(asShown(first)).toMatchObject({ code: '', questionNumber: 4, totalQuestions: 4 })
    const again = { ...first, questionNumber: 5, asked: { ...asked, questionNumber: 5, again: 2 } }
    expect(asShown(again)).toMatchObject({
      questionNumber: 1,
      totalQuestions: 2,
      gameMode: 'classic',
      asked: { questionNumber: 1 },
    })
  })
})
