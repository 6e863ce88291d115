import { describe, expect, it } from 'vitest'
import { bandOf, guess, guessOf, mayGuess, rightOf, useGuessed } from '../../../client/screens/play/guess/classGuess.ts'
import { blankView, type GameView } from '../../../client/state/gameView.ts'
import type { AskedQuestion, QuestionClosed } from '../../../rooms/shared/contract/asking.ts'

const question: AskedQuestion = { text: 'Where is Mars?', answers: ['a', 'b', 'c', 'd'] }
const asked = (over: Partial<AskedQuestion> = {}): GameView['asked'] => ({
  question: { ...question, ...over },
  questionNumber: 2,
  totalQuestions: 5,
  gameMode: 'racing',
  timeLimit: 20,
})
/** A player in a class of five whose answer is safe. */
const waiting: GameView = {
  ...blankView,
  phase: 'question',
  code: 'ABC234',
  gameRound: 1,
  turn: 2,
  playerCount: 5,
  lobbyPlay: true,
  asked: asked(),
  ownAnswer: { questionNumber: 2, choice: 1, isSafe: true },
}
const closed = (over: Partial<QuestionClosed>): QuestionClosed => ({ correct: 1, spread: [2, 5, 0, 3], ...over })

describe('the guess how many of a class will be right', () => {
  it.each<[string, Partial<GameView>]>([
    ['before one has answered', { ownAnswer: null }],
    ['before the answer is safe', { ownAnswer: { questionNumber: 2, choice: 1, isSafe: false } }],
    ['when the time ran out', { ownAnswer: { questionNumber: 2, choice: -1, isSafe: true } }],
    ['once the answer is shown', { phase: 'reveal' }],
    ['of an opinion, of which nothing is right', { asked: asked({ kind: 'opinion' }) }],
    ['in a game of two', { playerCount: 2 }],
    ['where the host has switched play off', { lobbyPlay: false }],
    ['in a practice', { practice: { difficulty: 'medium', isOwn: false } }],
    ['on a board', { plays: false }],
  ])('is not asked for %s', (_, over) => {
    expect(mayGuess(waiting)).toBe(true)
    expect(mayGuess({ ...waiting, ...over })).toBe(false)
  })

  it('is judged by the nearest of three', () => {
    const bands = [0, 3, 4, 5, 6, 8, 9, 10].map((right) => bandOf({ right, of: 12 }))
    expect(bands).toEqual(['few', 'few', 'half', 'half', 'half', 'half', 'most', 'most'])
    expect(bandOf({ right: 0, of: 1 })).toBe('few')
    expect(bandOf({ right: 1, of: 1 })).toBe('most')
  })

  it('counts those who answered, in whatever kind of question', () => {
    expect(rightOf({ ...waiting, closed: closed({}) })).toEqual({ right: 5, of: 10 })
    const counted = closed({ correct: -1, spread: [], counted: { right: 4, partly: 1, wrong: 2 } })
    expect(rightOf({ ...waiting, closed: counted })).toEqual({ right: 4, of: 7 })
  })

  it('tells nothing of a question that was taken out, that nobody answered, or that is open', () => {
    expect(rightOf({ ...waiting, closed: closed({ voided: true }) })).toBeNull()
    expect(rightOf({ ...waiting, closed: closed({ spread: [0, 0, 0, 0] }) })).toBeNull()
    expect(rightOf(waiting)).toBeNull()
  })

  it('is about one question of one game', () => {
    guess(waiting, 'most')
    const { last } = useGuessed.getState()
    expect(guessOf(last, waiting)).toBe('most')
    for (const other of [{ turn: 3 }, { gameRound: 2 }, { code: 'XYZ789' }])
      expect(guessOf(last, { ...waiting, ...other })).toBeNull()
  })
})
