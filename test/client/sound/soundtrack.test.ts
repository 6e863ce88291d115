import { describe, expect, it } from 'vitest'
import { musicOf } from '../../../client/screens/play/sound/soundtrack.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import { viewWith } from '../game/gameViews.ts'

const ceremony = { beganAt: 5000, isStill: false }
const board = (change: Partial<GameView>) =>
  viewWith({ playerId: 'host', isHost: true, plays: false, playerCount: 9, gameMode: 'racing', ...change })
const pieceOf = (view: GameView) => musicOf(view, ceremony)?.piece ?? null
const final = (score: number): GameView['final'] => ({
  players: [{ id: 'a', username: 'Ada', slime: 'mint', score, correctCount: 1, place: 1 } as never],
  awards: { mostCorrect: [], climber: null } as never,
  currency: {} as never,
})

describe('what a board plays', () => {
  it.each([
    ['lobby', 'lobby'],
    ['countdown', 'countdown'],
    ['question', 'question'],
    ['reveal', null],
    ['choose', 'choose'],
    ['resolve', 'action'],
  ] as const)('in %s: %s', (phase, piece) => {
    expect(pieceOf(board({ phase }))).toBe(piece)
  })

  it('a question with its clock, in the world of its mode', () => {
    expect(musicOf(board({ phase: 'question', endsAt: 9000, questionNumber: 2, totalQuestions: 5 }), ceremony)).toEqual(
      {
        piece: 'question',
        mode: 'racing',
        level: 1,
        isPaused: false,
        endsAt: 9000,
        question: 2,
        of: 5,
      },
    )
  })

  it('the same piece goes on where a pause has stopped it', () => {
    expect(musicOf(board({ phase: 'question', paused: true }), ceremony)).toMatchObject({ isPaused: true })
  })

  it('the podium from when it was raised; where nothing moves, from the fanfare on', () => {
    const view = board({ phase: 'finished', final: final(100) })
    expect(musicOf(view, ceremony)).toMatchObject({ piece: 'podium', beganAt: 5000 })
    expect(musicOf(view, { ...ceremony, isStill: true })).toMatchObject({ beganAt: 1400 })
  })

  it('nothing where nobody has won, and nothing before the result is there', () => {
    expect(pieceOf(board({ phase: 'finished', final: final(0) }))).toBeNull()
    expect(pieceOf(board({ phase: 'finished' }))).toBeNull()
  })

  it('nothing before this device has its place, and nothing once the game is gone', () => {
    expect(pieceOf(board({ phase: 'lobby', playerId: '' }))).toBeNull()
    expect(pieceOf(board({ phase: 'lobby', status: { kind: 'ended', why: 'over' } as never }))).toBeNull()
  })
})

describe('what other devices play', () => {
  const phases = ['lobby', 'countdown', 'question', 'reveal', 'choose', 'resolve', 'finished'] as const

  it.each(phases)('a phone has no music in %s', (phase) => {
    expect(pieceOf(board({ isHost: false, plays: true, phase, final: final(100) }))).toBeNull()
    expect(pieceOf(board({ isHost: true, plays: true, phase, final: final(100) }))).toBeNull()
  })

  it('whoever plays all alone hears it softly', () => {
    const alone = board({ plays: true, playerCount: 1, phase: 'question' })
    expect(musicOf(alone, ceremony)?.level).toBeLessThan(1)
    expect(pieceOf(alone)).toBe('question')
  })
})
