import { describe, expect, it } from 'vitest'
import type { BattleBoard, BattleMonster } from '../../../../rooms/shared/modes/battle/battleBoard.ts'
import { battleMode } from '../../../../rooms/shared/modes/battle/battleMode.ts'
import { type ClassTurn, changed, classOf, classTurn, freshClass, perDial, rightAfter } from './classTurn.ts'
import { aFrame, aPlayer, drawnGrid, type FrameOver, wrong } from './oneTurn.ts'

const legend = {
  '.': 'arena',
  '#': 'wall',
  '*': 'powerup',
  S: 'spawn',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
  B: 'enemy-boss',
}
const fourMonsters = ['S.........', '..........', '..........', '..........', '1......123']
const withBoss = ['S.........', '1.........', '..........', '..........', '.......22B']

const anyClass = { a: 500, b: 400, c: 300, d: 200 }
const arena = (
  rows: readonly string[] = fourMonsters,
  scores: Readonly<Record<string, number>> = anyClass,
  over: FrameOver = {},
) => battleMode.openBoard(drawnGrid(legend, ...rows), classOf(scores), aFrame(over))
const prepared = (board: BattleBoard, over: FrameOver = {}) => battleMode.prepare(board, aFrame({ played: 5, ...over }))
const fight = (board: BattleBoard, turn: ClassTurn) => {
  const { chaos, speedBonus = true, played = 5, total = 15 } = turn
  const frame = { speedBonus, played, total, ...(chaos && { chaos }) }
  return battleMode.resolve(classTurn(prepared(board, frame), { ...turn, ...frame }))
}

/** Every monster with as many hit points as are wanted. */
const withHitPoints = (board: BattleBoard, left: number): BattleBoard => ({
  ...board,
  monsters: board.monsters.map((monster) => ({ ...monster, left, full: left })),
})
const tough = withHitPoints(arena(), 100)
const only = (board: BattleBoard, kind: BattleMonster['kind']): BattleBoard => ({
  ...board,
  monsters: board.monsters.filter((monster) => monster.kind === kind),
})
const kindOf = { '1': 'weak', '2': 'medium', '3': 'strong' } as const

describe('the monsters of the arena', () => {
  it('have 1, 2, 3 and, the boss, 5 hit points for each strength', () => {
    const rows = ['S....', '.123B', '.....']
    const full = (players: number) =>
      battleMode.openBoard(drawnGrid(legend, ...rows), freshClass(players), aFrame()).monsters.map(({ full }) => full)
    expect(full(1)).toEqual([1, 2, 3, 5])
    expect(full(30)).toEqual([4, 8, 12, 20])
  })

  it('are joined by medium ones up to 4 where there are fewer', () => {
    const { monsters } = arena(['S....', '..3..', '.....', '.....', '.....'])
    expect(monsters.map(({ kind }) => kind)).toEqual(['strong', 'medium', 'medium', 'medium'])
    expect(new Set(monsters.map(({ at }) => at)).size).toBe(4)
  })

  it('are 12 where there are more, spread evenly', () => {
    const { monsters } = arena(['S.......', '11111111', '22222222', '33333333'])
    expect(['weak', 'medium', 'strong'].map((kind) => monsters.filter((one) => one.kind === kind).length)).toEqual([
      4, 4, 4,
    ])
  })

  it('are back after 2 whole turns', () => {
    const { board } = fight(arena(), { scores: anyClass, moves: { a: 'attack' }, played: 2 })
    const left = (played: number) => prepared(board, { played }).monsters[0]?.left
    expect([left(3), left(4), left(5)]).toEqual([0, 0, 1])
  })

  it('leave no two turns in a row without one: should all fall together, the first is back a turn early', () => {
    const empty = { ...arena(), monsters: arena().monsters.map((monster) => ({ ...monster, left: 0, back: 9 })) }
    const seventh = prepared(empty, { played: 7 })
    expect(battleMode.offer(seventh, aFrame({ played: 7 })).map(({ id }) => id)).toEqual(['train', 'duel', 'guard'])
    const eighth = prepared(seventh, { played: 8 })
    expect(battleMode.offer(eighth, aFrame({ played: 8 })).map(({ id }) => id)).toEqual(['attack', 'duel', 'guard'])
    expect(eighth.monsters.filter(({ left }) => left > 0)).toHaveLength(1)
  })
})

describe('the boss', () => {
  const target = (played: number) =>
    fight(withHitPoints(arena(withBoss), 100), { scores: anyClass, moves: { a: 'attack' }, played }).events.find(
      ({ kind }) => kind === 'attack',
    )
  const boss = () => only(arena(withBoss), 'boss')

  it('sleeps until question ceil(N/2)', () => {
    const offered = (played: number) => battleMode.offer(prepared(boss(), { played }), aFrame({ played }))[0]?.id
    expect([offered(7), offered(8)]).toEqual(['train', 'attack'])
  })

  it('sleeps alone where there are only bosses: all but the first are awake', () => {
    expect(arena(['S....', 'B.B.B', '..B..']).monsters.map(({ wakes }) => wakes)).toEqual([8, 0, 0, 0])
  })

  it('is what everybody who attacks goes for in the finale', () => {
    expect(target(12)).toMatchObject({ monster: 'weak' })
    expect(target(13)).toMatchObject({ monster: 'boss' })
  })

  it('pays 40 to each who hit it, and 10 to who came when it had fallen', () => {
    const outcome = fight(withHitPoints(boss(), 2), {
      scores: anyClass,
      moves: { a: 'attack', b: 'attack', c: 'attack' },
      answers: { a: rightAfter(11), c: rightAfter(19) },
      played: 9,
    })
    expect(['a', 'b', 'c'].map((player) => changed(outcome, player, 'attack'))).toEqual([40, 40, 10])
  })
})

describe('Attack', () => {
  const attack = (board: BattleBoard, seconds: number, over: FrameOver = {}) =>
    fight(board, { scores: anyClass, moves: { a: 'attack' }, answers: { a: rightAfter(seconds) }, ...over })
  const damageOf = ({ events }: ReturnType<typeof fight>) =>
    events.flatMap((event) => (event.kind === 'attack' ? [event.damage] : []))

  it('does 1 damage and pays 10; fast 2 damage and 15', () => {
    const [slow, fast] = [attack(tough, 12), attack(tough, 6)]
    expect([damageOf(slow), changed(slow, 'a', 'attack')]).toEqual([[1], 10])
    expect([damageOf(fast), changed(fast, 'a', 'attack')]).toEqual([[2], 15])
  })

  it.each([
    ['1', 20],
    ['2', 30],
    ['3', 40],
  ] as const)('pays for the last hit: %s %i', (sign, pays) => {
    const outcome = attack(withHitPoints(only(arena(), kindOf[sign]), 1), 12)
    expect(changed(outcome, 'a', 'attack')).toBe(pays)
  })

  it('pays 10 all the same where an earlier hit of this turn killed it', () => {
    const outcome = fight(arena(), {
      scores: anyClass,
      moves: { a: 'attack', b: 'attack' },
      answers: { a: rightAfter(6), b: rightAfter(5) },
    })
    expect(changed(outcome, 'b', 'attack')).toBe(20)
    expect(changed(outcome, 'a', 'attack')).toBe(10)
  })

  it('pays double in the finale, and does no more damage', () => {
    const outcome = attack(tough, 12, { played: 13 })
    expect([damageOf(outcome), changed(outcome, 'a', 'attack')]).toEqual([[1], 20])
  })

  it('walks up to 4 tiles and always lands, over walls too', () => {
    const rows = ['S.........', '##########', '..........', '..........', '1......123']
    const { events, board } = attack(arena(rows), 12)
    expect(events[0]).toMatchObject({ kind: 'attack', at: 40, damage: 1, way: [0] })
    expect(attack(arena(), 12).events[0]).toMatchObject({ way: [0, 10, 20, 30] })
    expect(board.figures.a).toBe(0)
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

  it('double the damage of the next attack', () => {
    const outcome = fight(guarded().board, { scores: anyClass, moves: { a: 'attack' }, played: 3 })
    expect(outcome.events[0]).toMatchObject({ kind: 'attack', damage: 2 })
    const after = fight(outcome.board, { scores: anyClass, moves: { a: 'attack' }, played: 4 })
    expect(after.events[0]).toMatchObject({ damage: 1 })
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
    ['wild', 100, -100],
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
    expect(changed(duel({ answers: { a: rightAfter(11) } }), 'b', 'duel-pay')).toBe(8)
  })

  it('is won only against wrong ones with the speed bonus off', () => {
    expect(changed(duel({ answers: { a: rightAfter(19) }, speedBonus: false }), 'b', 'duel-pay')).toBe(8)
    expect(changed(duel({ speedBonus: false }), 'b', 'duel')).toBe(50)
  })

  it('pays 8 where they guard or are safe, and where nobody has more', () => {
    const guarding = duel({ moves: { b: 'duel', a: 'guard' }, answers: { a: rightAfter(19) } })
    expect([changed(guarding, 'b', 'duel-pay'), changed(guarding, 'a', 'lost-duel')]).toEqual([8, 0])
    expect(changed(duel({ learned: ['a'] }), 'b', 'duel-pay')).toBe(8)
    expect(changed(duel({ moves: { a: 'duel' }, answers: {} }), 'a', 'duel-pay')).toBe(8)
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

  it('one hit: the faster attacker gets it, the others get 8', () => {
    const outcome = fight(
      { ...tough, figures: { a: 3, b: 9, c: 3, d: 3 } },
      {
        scores: { a: 500, b: 499, c: 300, d: 300 },
        moves: { c: 'duel', d: 'duel' },
        answers: { a: wrong, c: rightAfter(8), d: rightAfter(7) },
      },
    )
    expect([changed(outcome, 'd', 'duel'), changed(outcome, 'c', 'duel-pay')]).toEqual([50, 8])
    expect(changed(outcome, 'a', 'lost-duel')).toBe(-50)
  })

  it.each(perDial(8, 8, 100))('pays in $chaos $number of who lost in the turn before', ({ chaos, number }) => {
    const first = duel({ chaos })
    const again = fight(first.board, { scores: stronger, moves: { b: 'duel' }, answers: { a: wrong }, chaos })
    expect(changed(again, 'b', 'duel') + changed(again, 'b', 'duel-pay')).toBe(number)
  })

  it('spares who was struck by a monster in the turn before, unless it is wild', () => {
    const struck = (chaos: 'lively' | 'wild') => fight(tough, { scores: stronger, answers: { a: wrong }, chaos }).board
    const then = (chaos: 'lively' | 'wild') =>
      fight(struck(chaos), { scores: stronger, moves: { b: 'duel' }, answers: { a: wrong }, chaos })
    expect(changed(then('lively'), 'a', 'lost-duel')).toBe(0)
    expect(changed(then('wild'), 'a', 'lost-duel')).toBe(-100)
  })
})

describe('Guard and Train', () => {
  it('pay 15, and 30 in the finale', () => {
    const pay = (played: number) =>
      changed(fight(tough, { scores: anyClass, moves: { a: 'guard' }, played }), 'a', 'guard')
    expect([pay(5), pay(13)]).toEqual([15, 30])
    const quiet = { ...tough, monsters: [] }
    expect(changed(fight(quiet, { scores: anyClass, moves: { a: 'train' } }), 'a', 'train')).toBe(15)
  })
})

describe('wrong, and not learned: the nearest monster strikes', () => {
  it.each([
    ['1', -10],
    ['2', -15],
    ['3', -20],
  ] as const)('%s costs %i', (sign, costs) => {
    const outcome = fight(only(tough, kindOf[sign]), { scores: { a: 500 }, answers: { a: wrong } })
    expect(changed(outcome, 'a', 'strike')).toBe(costs)
  })

  it('a boss costs 30, and nothing as long as it sleeps; in the finale no more', () => {
    const strike = (played: number) =>
      changed(
        fight(only(arena(withBoss), 'boss'), { scores: { a: 500 }, answers: { a: wrong }, played }),
        'a',
        'strike',
      )
    expect([strike(7), strike(8), strike(14)]).toEqual([0, -30, -30])
  })

  it('strikes who gave no answer, and nobody who learned', () => {
    const outcome = fight(tough, { scores: { a: 500, b: 400 }, answers: { b: wrong }, learned: ['b'] })
    expect([changed(outcome, 'a', 'strike'), changed(outcome, 'b', 'strike')]).toEqual([-10, 0])
  })

  it('does not strike when it has just been beaten', () => {
    const outcome = fight(only(arena(), 'strong'), { scores: anyClass, answers: { b: wrong } })
    expect(changed(outcome, 'b', 'strike')).toBe(-20)
    const weakened = withHitPoints(only(arena(), 'strong'), 1)
    const beaten = fight(weakened, { scores: anyClass, moves: { a: 'attack' }, answers: { b: wrong } })
    expect(changed(beaten, 'b', 'strike')).toBe(0)
  })

  it('KO at 0; who gets up is guarded for that turn', () => {
    const down = fight(tough, { scores: { a: 10, b: 0 }, answers: { a: wrong }, played: 1 })
    expect(down.board.knockedOut).toEqual(['a', 'b'])
    expect(down.events).toContainEqual({ kind: 'knocked-out', player: 'a' })
    const up = fight(down.board, {
      scores: { a: 100, b: 90 },
      moves: { a: 'attack', b: 'duel' },
      answers: { a: rightAfter(15) },
      played: 3,
    })
    expect(up.events).toContainEqual({ kind: 'got-up', player: 'a' })
    expect([changed(up, 'a', 'lost-duel'), up.board.knockedOut]).toEqual([0, []])
  })
})

describe('any map can be fought on', () => {
  it('starts slimes on any arena tile where there is no spawn', () => {
    const board = battleMode.openBoard(drawnGrid(legend, '#.#', '...', '###'), freshClass(8), aFrame())
    for (const place of Object.values(board.figures)) expect([1, 3, 4, 5]).toContain(place)
  })

  it('has no walls where there is nothing else', () => {
    const board = battleMode.openBoard(drawnGrid(legend, '###', '###', '###'), freshClass(2), aFrame())
    expect([board.walls, board.monsters.length]).toEqual([[], 4])
  })

  it('is there without any map', () => {
    expect(battleMode.openBoard(null, freshClass(2), aFrame()).monsters).toHaveLength(4)
  })

  it('gives a late joiner a free spawn', () => {
    const board = battleMode.openBoard(drawnGrid(legend, 'S.S', '...', '..S'), freshClass(2), aFrame())
    const { figures } = battleMode.admit(board, aPlayer('p3', { score: 0 }), aFrame())
    expect(new Set(Object.values(figures))).toEqual(new Set([0, 2, 8]))
    expect(battleMode.admit(tough, aPlayer('a'), aFrame())).toEqual(tough)
  })

  it('keeps the damage of who was removed, and forgets where they stood', () => {
    const hit = fight(tough, { scores: anyClass, moves: { a: 'attack' } }).board
    const left = battleMode.dismiss(hit, 'a')
    expect([left.monsters[0]?.left, left.figures.a]).toEqual([99, undefined])
  })
})

describe('what is shown of the battle', () => {
  const rows = ['S.*..', '1..2.', '....B', '....3', '.....']
  const shown = fight(arena(rows), {
    scores: anyClass,
    moves: { a: 'attack', b: 'guard' },
    answers: { a: rightAfter(2) },
  }).board

  it('is to the board screen who stands where, and in how many turns what is gone is back', () => {
    expect(battleMode.show(shown, null)).toEqual({
      monsters: [
        { at: 5, kind: 'weak', left: 0, full: 1, isAsleep: false, backInTurns: 3 },
        { at: 8, kind: 'medium', left: 2, full: 2, isAsleep: false, backInTurns: 0 },
        { at: 14, kind: 'boss', left: 5, full: 5, isAsleep: true, backInTurns: 0 },
        { at: 19, kind: 'strong', left: 3, full: 3, isAsleep: false, backInTurns: 0 },
      ],
      powerUps: [{ at: 2, backInTurns: 3 }],
      figures: { a: 0, b: 2, c: 0, d: 0 },
      powered: ['b'],
      knockedOut: [],
    })
  })

  it('is to a phone its own place, who is near, the monster that may strike and the boss', () => {
    expect(battleMode.show(shown, { player: 'b', leaders: ['a'] })).toEqual({
      figures: { b: 2, a: 0, c: 0, d: 0 },
      monster: { at: 8, kind: 'medium', left: 2, full: 2 },
      boss: { left: 5, full: 5, isAsleep: true },
      powered: true,
      knockedOut: false,
    })
  })
})
