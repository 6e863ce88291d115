import { describe, expect, it } from 'vitest'
import { racingMode } from '../../../../../rooms/shared/modes/racing/racingMode.ts'
import { type ClassTurn, classTurn, rightAfter } from '../classTurn.ts'
import { wrong } from '../oneTurn.ts'
import { anyClass, drive, plain, race } from './racingWorld.ts'

describe('the flag goes up in the finale', () => {
  const total = 5
  const atTheLine = { a: 620, b: 510, c: 500, d: 200 }
  const waiting = () => drive(race(plain, anyClass, { total }), { scores: atTheLine, total, played: 4 }).board
  const cross = (setup: Partial<ClassTurn>) => drive(waiting(), { scores: atTheLine, total, played: 5, ...setup })

  it('who has progress 1 before waits at the line', () => {
    const outcome = drive(race(plain, anyClass, { total }), {
      scores: atTheLine,
      total,
      played: 4,
      answers: { a: rightAfter(12) },
    })
    expect(outcome.board.finishers).toEqual([])
    expect(outcome.events).toContainEqual({ kind: 'waits', player: 'a' })
    expect(racingMode.show(outcome.board, null)).toMatchObject({ waiting: ['a', 'b', 'c'], flagUp: false })
  })

  it('from then on who is at the line and right crosses', () => {
    const fifteen = { total: 15, played: 13 }
    const scores = { a: 1600, b: 1500, c: 1499 }
    const { board } = drive(race(plain, scores), {
      ...fifteen,
      scores,
      answers: { a: wrong, b: rightAfter(12), c: rightAfter(12) },
    })
    expect(board.finishers).toEqual(['b'])
    expect(['a', 'b', 'c'].map((player) => racingMode.markOf(board, player))).toEqual([0, 1, 0])
  })

  it('in the last question all at the line do, right before wrong', () => {
    expect(cross({ answers: { b: rightAfter(19), a: { ...wrong, ms: 1000 } } }).board.finishers).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  it('takes the answer time minus one second per 100 points over the line', () => {
    const late = { a: rightAfter(6.1), b: rightAfter(5.2), c: rightAfter(5.3) }
    expect(cross({ answers: late }).board.finishers).toEqual(['a', 'b', 'c'])
    expect(cross({ answers: { ...late, a: rightAfter(6.4) } }).board.finishers).toEqual(['b', 'a', 'c'])
  })

  it('counts who gave no answer as late as can be, and says who crossed in which place', () => {
    const { events } = cross({ answers: { c: { ...wrong, ms: 19_000 } } })
    expect(events.filter(({ kind }) => kind === 'crossed')).toEqual([
      { kind: 'crossed', player: 'a', place: 1 },
      { kind: 'crossed', player: 'c', place: 2 },
      { kind: 'crossed', player: 'b', place: 3 },
    ])
  })

  it('settles by seat what time and score leave open', () => {
    const even = { a: 500, b: 500 }
    const { board } = drive(race(plain, even, { total }), { scores: even, total, played: 4 })
    const answers = { b: rightAfter(9), a: rightAfter(9) }
    expect(drive(board, { scores: even, total, played: 5, answers }).board.finishers).toEqual(['a', 'b'])
  })

  it('sorts by score with the speed bonus off', () => {
    const answers = { a: rightAfter(19), b: rightAfter(2), c: rightAfter(1) }
    expect(cross({ answers, speedBonus: false }).board.finishers).toEqual(['a', 'b', 'c'])
  })

  it('lets nobody cross who stands before a living monster', () => {
    const board = race('==========1==========', anyClass, { total })
    expect(drive(board, { scores: atTheLine, total, played: 5 }).board.finishers).toEqual([])
  })

  it('is up in the last question also where the finale was taken out', () => {
    const turn = { ...classTurn(waiting(), { scores: atTheLine, total, played: 4 }), isLast: true }
    expect(racingMode.resolve(turn).board.finishers).toEqual(['a', 'b', 'c'])
  })

  it('leaves finishers where they are: they throw confetti, score nothing and are nobody’s target', () => {
    const scores = { a: 1600, b: 1400 }
    const crossed = drive(race(plain, scores), { scores, played: 13, moves: { a: 'nitro' } }).board
    const outcome = drive(crossed, { scores, played: 14, moves: { a: 'steady', b: 'slick' } })
    expect(outcome.changes.map(({ player }) => player)).not.toContain('a')
    expect(outcome.events).toContainEqual({ kind: 'confetti', player: 'a' })
    expect(outcome.board.finishers).toEqual(['a'])
  })

  it('in the last question who is right and among the first third by score is in the photo, too', () => {
    const scores = { a: 450, b: 440, c: 200, d: 100 }
    const answers = { a: rightAfter(9), b: rightAfter(3), c: rightAfter(2), d: wrong }
    const { board, events } = drive(race(plain, scores, { total }), { scores, answers, total, played: 5 })
    expect(board.finishers).toEqual(['b', 'a'])
    expect(events).toContainEqual({ kind: 'drove', player: 'b', from: 39, to: 41 })
    const unsure = { ...answers, a: wrong }
    expect(
      drive(race(plain, scores, { total }), { scores, answers: unsure, total, played: 5 }).board.finishers,
    ).toEqual(['b'])
    expect(drive(race(plain, scores, { total }), { scores, answers, total, played: 4 }).board.finishers).toEqual([])
  })
})
