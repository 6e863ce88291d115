import { describe, expect, it } from 'vitest'
import type { BattleBoard } from '../../../../../rooms/shared/modes/battle/battleBoard.ts'
import { type ClassTurn, changed, perDial, rightAfter } from '../classTurn.ts'
import { type FrameOver, wrong } from '../oneTurn.ts'
import { anyClass, arena, fight, kindOf, only, tough, withHitPoints } from './battleWorld.ts'

describe('Attack', () => {
  const attack = (board: BattleBoard, seconds: number, over: FrameOver = {}) =>
    fight(board, { scores: anyClass, moves: { a: 'attack' }, answers: { a: rightAfter(seconds) }, ...over })
  const damageOf = ({ events }: ReturnType<typeof fight>) =>
    events.flatMap((event) => (event.kind === 'attack' ? [event.damage] : []))

  it('does 1 damage and pays 10 from afar; fast 2 damage and 15', () => {
    const afar = { ...tough, figures: { ...tough.figures, a: 4 } }
    const [slow, fast] = [attack(afar, 12), attack(afar, 6)]
    expect([damageOf(slow), changed(slow, 'a', 'attack')]).toEqual([[1], 10])
    expect([damageOf(fast), changed(fast, 'a', 'attack')]).toEqual([[2], 15])
  })

  it('pays 3 more from beside the monster', () => {
    expect([changed(attack(tough, 12), 'a', 'attack'), changed(attack(tough, 6), 'a', 'attack')]).toEqual([13, 18])
  })

  it.each([
    ['1', 23],
    ['2', 30],
    ['3', 40],
  ] as const)('pays for the last hit: %s %i', (sign, pays) => {
    const outcome = attack(withHitPoints(only(arena(), kindOf[sign]), 1), 12)
    expect(changed(outcome, 'a', 'attack')).toBe(pays)
  })

  it('pays a hit all the same where an earlier hit of this turn killed it', () => {
    const outcome = fight(arena(), {
      scores: anyClass,
      moves: { a: 'attack', b: 'attack' },
      answers: { a: rightAfter(6), b: rightAfter(5) },
    })
    expect(changed(outcome, 'b', 'attack')).toBe(23)
    expect(changed(outcome, 'a', 'attack')).toBe(13)
  })

  it('pays double in the finale, and does no more damage', () => {
    const outcome = attack(tough, 12, { played: 13 })
    expect([damageOf(outcome), changed(outcome, 'a', 'attack')]).toEqual([[1], 26])
  })

  it('walks up to 4 tiles and always lands, over walls too', () => {
    const rows = ['S.........', '##########', '..........', '..........', '1......123']
    const { events, board } = attack(arena(rows), 12)
    expect(events[0]).toMatchObject({ kind: 'attack', at: 40, damage: 1, way: [0] })
    expect(attack(arena(), 12).events[0]).toMatchObject({ way: [0, 10, 20, 30] })
    expect(board.figures.a).toBe(0)
    const long = attack(arena(['S.........', '.........1', '.........1', '.........1', '.........1']), 12)
    expect([long.events[0], long.board.figures.a]).toMatchObject([{ way: [0, 1, 2, 3, 4] }, 4])
  })

  it('goes for the nearest', () => {
    const far = { ...tough, figures: { ...tough.figures, a: 9 } }
    expect(attack(far, 12).events[0]).toMatchObject({ monster: 'strong', at: 49 })
  })
})

describe('power-ups', () => {
  const rows = ['S.*.......', '1.........', '..........', '..........', '.......123']
  const lying = () => withHitPoints(arena(rows), 100)
  const guarded = () => fight(lying(), { scores: anyClass, moves: { a: 'guard' }, played: 2 })

  it('double the damage of the next attack, which pays 20 more', () => {
    const outcome = fight(guarded().board, { scores: anyClass, moves: { a: 'attack' }, played: 3 })
    expect(outcome.events[0]).toMatchObject({ kind: 'attack', damage: 2 })
    const after = fight(outcome.board, { scores: anyClass, moves: { a: 'attack' }, played: 4 })
    expect(after.events[0]).toMatchObject({ damage: 1 })
    expect([changed(outcome, 'a', 'attack'), changed(after, 'a', 'attack')]).toEqual([33, 13])
  })

  it('are picked up by who walks there first, and are back after 3 turns', () => {
    const both = fight(lying(), {
      scores: anyClass,
      moves: { a: 'guard', b: 'guard' },
      answers: { b: rightAfter(3) },
      played: 2,
    })
    expect(both.board.powered).toEqual(['b'])
    expect(both.events).toContainEqual({ kind: 'power-up', player: 'b', at: 2 })
    const pick = (played: number) =>
      fight(both.board, { scores: anyClass, moves: { a: 'guard' }, played }).board.powered.includes('a')
    expect([pick(4), pick(5)]).toEqual([false, true])
  })
})

describe('Duel', () => {
  const stronger = { a: 500, b: 400 }
  const duel = (over: Partial<ClassTurn> = {}) =>
    fight(tough, { scores: stronger, moves: { b: 'duel' }, answers: { a: wrong }, learned: [], ...over })

  it.each([
    ['lively', 50, -50],
    ['wild', 80, -80],
  ] as const)('takes in %s %i of who was wrong', (chaos, won, lost) => {
    const outcome = duel({ chaos })
    expect([changed(outcome, 'b', 'duel'), changed(outcome, 'a', 'lost-duel')]).toEqual([won, lost])
  })

  it('takes 50 from the bank in calm', () => {
    const outcome = duel({ chaos: 'calm' })
    expect([changed(outcome, 'b', 'duel-pay'), changed(outcome, 'a', 'lost-duel')]).toEqual([50, 0])
  })

  it('is won against who was slower, not against who was quicker', () => {
    expect(changed(duel({ answers: { a: rightAfter(13) } }), 'b', 'duel')).toBe(50)
    expect(changed(duel({ answers: { a: rightAfter(11) } }), 'b', 'duel-pay')).toBe(11)
    expect(changed(duel({ answers: { a: rightAfter(12) } }), 'b', 'duel-pay')).toBe(11)
  })

  it('is won only against wrong ones with the speed bonus off', () => {
    expect(changed(duel({ answers: { a: rightAfter(19) }, speedBonus: false }), 'b', 'duel-pay')).toBe(11)
    expect(changed(duel({ speedBonus: false }), 'b', 'duel')).toBe(50)
  })

  it('pays 11 where they guard or are safe, and where nobody has more', () => {
    const guarding = duel({ moves: { b: 'duel', a: 'guard' }, answers: { a: rightAfter(19) } })
    expect([changed(guarding, 'b', 'duel-pay'), changed(guarding, 'a', 'lost-duel')]).toEqual([11, 0])
    expect(changed(duel({ learned: ['a'] }), 'b', 'duel-pay')).toBe(11)
    expect(changed(duel({ moves: { a: 'duel' }, answers: {} }), 'a', 'duel-pay')).toBe(11)
  })

  it('takes and pays double in the finale, never more than there is', () => {
    expect(changed(duel({ played: 13 }), 'b', 'duel')).toBe(100)
    expect(changed(duel({ played: 13, scores: { a: 70, b: 60 } }), 'b', 'duel')).toBe(70)
  })

  it('goes to the nearest with more points; of equally near ones to the next ahead', () => {
    const rivals = (figures: Record<string, number>) =>
      fight({ ...tough, figures }, { scores: anyClass, moves: { c: 'duel' } }).events[0]
    expect(rivals({ a: 3, b: 9, c: 0, d: 1 })).toMatchObject({ other: 'a' })
    expect(rivals({ a: 3, b: 3, c: 0, d: 1 })).toMatchObject({ other: 'b' })
  })

  it('walks beside them, and tells who was challenged and what came of it', () => {
    const apart = { ...tough, figures: { a: 3, b: 0 } }
    const fought = (answer: typeof wrong) =>
      fight(apart, { scores: stronger, moves: { b: 'duel' }, answers: { a: answer } }).events[0]
    const way = [0, 1, 2]
    expect(fought(wrong)).toEqual({ kind: 'duel', player: 'b', other: 'a', way, isWon: true, by: 50, lost: 50 })
    const drawn = { kind: 'duel', player: 'b', other: 'a', way, isWon: false, by: 11, lost: 0 }
    expect(fought(rightAfter(2))).toEqual(drawn)
  })

  it('one hit: the faster attacker gets it, the others get 11', () => {
    const outcome = fight(
      { ...tough, figures: { a: 3, b: 9, c: 3, d: 3 } },
      {
        scores: { a: 500, b: 499, c: 300, d: 300 },
        moves: { c: 'duel', d: 'duel' },
        answers: { a: wrong, c: rightAfter(8), d: rightAfter(7) },
      },
    )
    expect([changed(outcome, 'd', 'duel'), changed(outcome, 'c', 'duel-pay')]).toEqual([50, 11])
    expect(changed(outcome, 'a', 'lost-duel')).toBe(-50)
  })

  it.each(perDial(8, 11, 80))('pays in $chaos $number of who lost in the turn before', ({ chaos, number }) => {
    const first = duel({ chaos })
    const again = fight(first.board, { scores: stronger, moves: { b: 'duel' }, answers: { a: wrong }, chaos })
    expect(changed(again, 'b', 'duel') + changed(again, 'b', 'duel-pay')).toBe(number)
  })

  it('spares who was struck by a monster in the turn before, unless it is wild', () => {
    const struck = (chaos: 'lively' | 'wild') => fight(tough, { scores: stronger, answers: { a: wrong }, chaos }).board
    const then = (chaos: 'lively' | 'wild') =>
      fight(struck(chaos), { scores: stronger, moves: { b: 'duel' }, answers: { a: wrong }, chaos })
    expect(changed(then('lively'), 'a', 'lost-duel')).toBe(0)
    expect(changed(then('wild'), 'a', 'lost-duel')).toBe(-80)
  })
})

describe('Guard and Train', () => {
  it.each(perDial(15, 13, 13))('pay in $chaos $number, and double in the finale', ({ chaos, number }) => {
    const pay = (played: number) =>
      changed(fight(tough, { scores: anyClass, moves: { a: 'guard' }, played, chaos }), 'a', 'guard')
    expect([pay(5), pay(13)]).toEqual([number, 2 * number])
    const quiet = { ...tough, monsters: [] }
    expect(changed(fight(quiet, { scores: anyClass, moves: { a: 'train' }, chaos }), 'a', 'train')).toBe(number)
  })
})
