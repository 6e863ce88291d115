import { describe, expect, it } from 'vitest'
import { racingMode } from '../../../../../rooms/shared/modes/racing/racingMode.ts'
import { changed, freshClass, perDial, rightAfter } from '../classTurn.ts'
import { aFrame, wrong } from '../oneTurn.ts'
import { anyClass, drive, plain, race } from './racingWorld.ts'

describe('the moves', () => {
  it.each(perDial(18, 40, 60))(
    'a Nitro pays in $chaos $number when the next answer is right',
    ({ chaos, number: pays }) => {
      const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro' }, chaos })
      const outcome = drive(board, { scores: anyClass, answers: { a: rightAfter(12) }, chaos, played: 6 })
      expect(changed(outcome, 'a', 'nitro')).toBe(pays)
    },
  )

  it.each(perDial(0, 25, 60))(
    'and costs in $chaos $number when it is wrong, bubble or not',
    ({ chaos, number: costs }) => {
      const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro' }, chaos })
      const outcome = drive(board, { scores: anyClass, answers: { a: wrong }, learned: ['a'], chaos, played: 6 })
      expect(changed(outcome, 'a', 'nitro-lost')).toBe(costs === 0 ? 0 : -costs)
    },
  )

  it('tells nobody else that a Nitro was lost', () => {
    const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro' } })
    const { events } = drive(board, { scores: anyClass, answers: { a: wrong } })
    expect(events).toContainEqual({ kind: 'nitro-lost', player: 'a', by: -25, isPrivate: true })
  })

  it('doubles a Nitro when that next question is in the finale, the loss as well', () => {
    const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro', b: 'nitro' }, played: 12 })
    const outcome = drive(board, { scores: anyClass, answers: { a: rightAfter(12), b: wrong }, played: 13 })
    expect([changed(outcome, 'a', 'nitro'), changed(outcome, 'b', 'nitro-lost')]).toEqual([80, -50])
  })

  it('puts a Nitro out that was lit before an absence: it is off, not lost', () => {
    const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro' } })
    const away = drive(board, { scores: anyClass })
    expect(away.changes).toEqual([])
    expect(drive(away.board, { scores: anyClass, answers: { a: rightAfter(12) } }).changes).toEqual([])
  })

  it('offers a Nitro as long as there is a next answer to decide about it', () => {
    const offered = (played: number) => racingMode.offer(race(plain), aFrame({ played })).map(({ id }) => id)
    expect(offered(14)).toEqual(['steady', 'nitro', 'slick'])
    expect(offered(15)).toEqual(['steady', 'slick'])
  })

  it.each(perDial(0, 20, 40))('the racer next ahead of a slick loses in $chaos $number', ({ chaos, number: loses }) => {
    const outcome = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, chaos })
    expect(changed(outcome, 'a', 'slicked')).toBe(loses === 0 ? 0 : -loses)
  })

  it.each(perDial(11, 14, 10))('a slick pays in $chaos $number', ({ chaos, number: pays }) => {
    const outcome = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, chaos })
    expect(changed(outcome, 'b', 'slick')).toBe(pays)
  })

  it('tells whose slick it was and under whom, or that nobody was ahead', () => {
    const { events } = drive(race(plain), { scores: anyClass, moves: { a: 'slick', b: 'slick', c: 'nitro' } })
    expect(events).toContainEqual({ kind: 'slick', player: 'a', by: 14, lost: 0 })
    expect(events).toContainEqual({ kind: 'slick', player: 'b', other: 'a', by: 14, lost: -20 })
    expect(events.filter(({ kind }) => kind === 'nitro-lit')).toEqual([{ kind: 'nitro-lit', player: 'c' }])
  })

  it('a slick pays 28 in the finale, and takes no more than before', () => {
    const outcome = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, played: 13 })
    expect([changed(outcome, 'b', 'slick'), changed(outcome, 'a', 'slicked')]).toEqual([28, -20])
  })

  it('a slick of the leader hits nobody', () => {
    const { changes } = drive(race(plain), { scores: anyClass, moves: { a: 'slick' } })
    expect(changes).toEqual([{ player: 'a', by: 14, reason: 'slick' }])
  })

  it('steady pays 10, and no slick touches you to the end of the next turn', () => {
    const moves = { a: 'steady', b: 'slick' }
    const first = drive(race(plain), { scores: anyClass, moves })
    expect([changed(first, 'a', 'steady'), changed(first, 'a', 'slicked')]).toEqual([10, 0])
    const second = drive(first.board, { scores: anyClass, moves: { b: 'slick' } })
    expect(changed(second, 'a', 'slicked')).toBe(0)
    const third = drive(second.board, { scores: anyClass, moves: { b: 'slick' } })
    expect(changed(third, 'a', 'slicked')).toBe(-20)
  })

  it('who learns is safe from slicks', () => {
    const outcome = drive(race(plain), {
      scores: anyClass,
      moves: { b: 'slick' },
      answers: { a: wrong },
      learned: ['a'],
    })
    expect([changed(outcome, 'a', 'slicked'), changed(outcome, 'a', 'learned')]).toEqual([0, 10])
  })

  it.each(perDial(0, 0, -40))(
    'one hit: slicked again in the next turn costs in $chaos $number',
    ({ chaos, number: again }) => {
      const first = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, chaos })
      expect(changed(drive(first.board, { scores: anyClass, moves: { b: 'slick' }, chaos }), 'a', 'slicked')).toBe(
        again,
      )
    },
  )

  it('slipstream: a right answer in the rear half +10', () => {
    const answers = { a: rightAfter(12), b: rightAfter(12), c: rightAfter(12), d: wrong }
    const outcome = drive(race(plain), {
      scores: anyClass,
      answers,
      moves: { a: 'nitro', b: 'nitro', c: 'nitro' },
    })
    expect(outcome.changes).toEqual([{ player: 'c', by: 10, reason: 'slipstream' }])
  })

  it.each([
    [1, []],
    [2, ['p2']],
    [4, ['p3', 'p4']],
    [5, ['p4', 'p5']],
  ])('of %i the rear half is %j', (players, rear) => {
    const everybody = freshClass(players).map(({ id }, index) => [id, 900 - 100 * index] as const)
    const outcome = drive(race(plain, Object.fromEntries(everybody)), {
      scores: Object.fromEntries(everybody),
      moves: Object.fromEntries(everybody.map(([id]) => [id, 'nitro'])),
    })
    expect(outcome.changes.map(({ player }) => player).sort()).toEqual(rear)
  })
})
