import { describe, expect, it } from 'vitest'
import { goldQuestMode } from '../../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { type ClassTurn, changed, perDial, rightAfter } from '../classTurn.ts'
import { aFrame, aPlayer, rigged, wrong } from '../oneTurn.ts'
import { anyClass, nowhere, open, quest } from './goldQuestWorld.ts'

describe('the wooden chest', () => {
  it.each(perDial(38, 26, 40))('holds in $chaos sure $number', ({ chaos, number }) => {
    expect(changed(open('wooden', 'p1', { chaos }), 'p1', 'wooden')).toBe(number)
  })

  it('holds double in the finale', () => {
    expect(changed(open('wooden', 'p1', { played: 13 }), 'p1', 'wooden')).toBe(52)
  })

  it('keeps everybody from stealing from you in this turn', () => {
    const outcome = quest(nowhere, {
      scores: anyClass,
      moves: { p1: 'wooden', p2: 'rascal' },
      answers: { p1: rightAfter(19), p2: rightAfter(2) },
      chance: rigged({ rascal: [0.9, 0] }),
    })
    expect([changed(outcome, 'p1', 'robbed'), changed(outcome, 'p2', 'rascal')]).toEqual([0, 27])
  })
})

describe('the golden chest', () => {
  const golden = (draw: number, turn: Partial<ClassTurn> = {}, player = 'p2') =>
    open('golden', player, { chance: rigged({ golden: [draw] }), ...turn })

  it.each([
    ['calm', 0, 60],
    ['calm', 0.299, 60],
    ['calm', 0.3, 40],
    ['calm', 0.599, 40],
    ['calm', 0.6, 20],
    ['calm', 0.999, 20],
    ['lively', 0.299, 90],
    ['lively', 0.3, 40],
    ['lively', 0.599, 40],
    ['lively', 0.6, 0],
    ['lively', 0.919, 0],
    ['wild', 0.299, 140],
    ['wild', 0.3, 40],
    ['wild', 0.599, 40],
    ['wild', 0.6, 0],
    ['wild', 0.839, 0],
  ] as const)('holds in %s for a draw of %d: %i', (chaos, draw, pays) => {
    expect(changed(golden(draw, { chaos }), 'p2', 'golden')).toBe(pays)
  })

  it('holds 40 in place of nothing for the rear half, and for who has just come', () => {
    expect(changed(golden(0.7, {}, 'p5'), 'p5', 'golden')).toBe(40)
    expect(changed(golden(0.7, {}, 'p4'), 'p4', 'golden')).toBe(0)
    const board = goldQuestMode.admit(nowhere, aPlayer('p9', { score: 0 }), aFrame())
    const moves = { p9: 'golden' }
    const late = quest(board, { scores: { ...anyClass, p9: 950 }, moves, chance: rigged({ golden: [0.7] }) })
    expect(changed(late, 'p9', 'golden')).toBe(40)
  })

  it.each(perDial(42, 40, 40))('holds in $chaos $number for the rear half at least', ({ chaos, number }) => {
    expect(changed(golden(0.7, { chaos }, 'p5'), 'p5', 'golden')).toBe(number)
  })

  it('loses a tenth, at most 100', () => {
    const loses = (chaos: 'lively' | 'wild', score: number) =>
      changed(golden(0.95, { chaos, scores: { p1: 3000, p2: score } }), 'p2', 'golden-lost')
    expect([loses('lively', 345), loses('lively', 2000)]).toEqual([-34, -100])
    expect([loses('wild', 345), loses('wild', 2000)]).toEqual([-34, -100])
    expect(changed(golden(0.92, { scores: { p2: 500 } }), 'p2', 'golden-lost')).toBe(-50)
    expect(changed(golden(0.84, { chaos: 'wild', scores: { p2: 500 } }), 'p2', 'golden-lost')).toBe(-50)
  })

  it('holds double in the finale, and loses no more than before', () => {
    expect(changed(golden(0, { played: 13 }), 'p2', 'golden')).toBe(180)
    expect(changed(golden(0.95, { played: 13 }), 'p2', 'golden-lost')).toBe(-90)
  })

  it('never loses anything in the last question', () => {
    expect(golden(0.95, { played: 15 }).changes).toEqual([])
  })

  it('tells nobody else what was lost', () => {
    expect(golden(0.95).events).toContainEqual({ kind: 'lost', player: 'p2', by: -90, isPrivate: true })
    expect(golden(0.7).events).toContainEqual({ kind: 'empty', player: 'p2', isPrivate: true })
  })
})

describe('the rascal’s chest', () => {
  /** The first draw decides whether places are swapped, the second picks the other player. */
  const rascal = (draws: readonly number[], turn: Partial<ClassTurn> = {}, player = 'p8') =>
    open('rascal', player, { chance: rigged({ rascal: draws }), ...turn })
  const robbed = ({ changes }: ReturnType<typeof quest>) =>
    changes.filter(({ reason }) => reason === 'robbed').map(({ player, by }) => [player, by])

  it('steals 70 from one of the three next ahead', () => {
    expect(robbed(rascal([0.15, 0]))).toEqual([['p5', -70]])
    expect(robbed(rascal([0.15, 0.999]))).toEqual([['p7', -70]])
    expect(robbed(rascal([0.3, 0], { chaos: 'wild' }))).toEqual([['p5', -70]])
    expect(changed(rascal([0.15, 0]), 'p8', 'rascal-loot')).toBe(70)
  })

  it('takes the gap to one of the five next ahead, at most 150: places are swapped', () => {
    expect(robbed(rascal([0.149, 0.999]))).toEqual([['p7', -100]])
    expect(robbed(rascal([0.149, 0]))).toEqual([['p3', -150]])
    const { events } = rascal([0.149, 0.999])
    expect(events).toContainEqual({ kind: 'stole', player: 'p8', other: 'p7', by: 100, isSwap: true })
  })

  it('swaps in wild with one of the ten next ahead, at most 250', () => {
    const twelve = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index + 1}`, 1200 - 100 * index]))
    expect(robbed(rascal([0.199, 0], { chaos: 'wild', scores: twelve }, 'p12'))).toEqual([['p2', -250]])
  })

  it.each(perDial(34, 27, 10))('holds in $chaos $number where there is nothing to get', ({ chaos, number }) => {
    expect(changed(rascal([0.9, 0], { chaos }, 'p1'), 'p1', 'rascal')).toBe(number)
  })

  it('holds 34 in calm, sure', () => {
    const { changes } = rascal([0, 0], { chaos: 'calm' })
    expect(changes).toEqual([{ player: 'p8', by: 34, reason: 'rascal' }])
  })

  it('steals double in the finale; swaps are not doubled, and there is none in the last question', () => {
    expect(robbed(rascal([0.9, 0.999], { played: 13 }))).toEqual([['p7', -140]])
    expect(robbed(rascal([0, 0.999], { played: 13 }))).toEqual([['p7', -100]])
    expect(robbed(rascal([0, 0.999], { played: 15 }))).toEqual([['p7', -140]])
  })

  it('takes nothing from who learns', () => {
    const outcome = rascal([0.9, 0.999], { answers: { p7: wrong }, learned: ['p7'] })
    expect([robbed(outcome), changed(outcome, 'p8', 'rascal')]).toEqual([[], 27])
  })

  it('one hit: the faster gets it, the other gets 27', () => {
    const outcome = quest(nowhere, {
      scores: { p1: 500, p2: 400, p3: 300 },
      moves: { p2: 'rascal', p3: 'rascal' },
      answers: { p2: rightAfter(9), p3: rightAfter(8) },
      chance: rigged({ rascal: [0.9, 0] }),
    })
    expect(robbed(outcome)).toEqual([['p1', -70]])
    expect([changed(outcome, 'p3', 'rascal-loot'), changed(outcome, 'p2', 'rascal')]).toEqual([70, 27])
  })

  it.each([
    ['lively', 0],
    ['wild', -70],
  ] as const)('takes in %s %i of who was robbed in the turn before', (chaos, again) => {
    const turn = { scores: anyClass, moves: { p8: 'rascal' }, chance: rigged({ rascal: [0.9, 0] }), chaos }
    expect(changed(quest(quest(nowhere, turn).board, turn), 'p5', 'robbed')).toBe(again)
  })

  it('never takes more than there is', () => {
    const outcome = rascal([0.9, 0], { scores: { p1: 40, p8: 30 } })
    expect([robbed(outcome), changed(outcome, 'p8', 'rascal-loot')]).toEqual([[['p1', -40]], 40])
  })
})
