import { describe, expect, it } from 'vitest'
import { battleAfter } from '../../../../../client/modes/battle/battleBoard.ts'
import { emptyBoard } from '../../../../../client/stage/board/stagedBoard.ts'
import type { BattleEvent } from '../../../../../rooms/shared/modes/battle/battleEvents.ts'
import { battleMode } from '../../../../../rooms/shared/modes/battle/battleMode.ts'
import { changed, freshClass, rightAfter } from '../classTurn.ts'
import { aFrame, aPlayer, wrong } from '../oneTurn.ts'
import {
  anyClass,
  arena,
  battleMap,
  fight,
  kindOf,
  only,
  prepared,
  tough,
  withBoss,
  withHitPoints,
} from './battleWorld.ts'

describe('the monsters of the arena', () => {
  it('have 1, 2, 3 and, the boss, 5 hit points for each strength', () => {
    const rows = ['S....', '.123B', '.....']
    const full = (players: number) =>
      battleMode.openBoard(battleMap(...rows), freshClass(players), aFrame()).monsters.map(({ full }) => full)
    expect(full(1)).toEqual([1, 2, 3, 5])
    expect(full(30)).toEqual([4, 8, 12, 20])
  })

  it('are joined by medium ones up to 4 where there are fewer', () => {
    const { monsters } = arena(['S....', '..3..', '.....', '.....', '.....'])
    expect(monsters.map(({ kind }) => kind)).toEqual(['strong', 'medium', 'medium', 'medium'])
    expect(new Set(monsters.map(({ at }) => at)).size).toBe(4)
  })

  it('join on bare floor as long as there is enough of it', () => {
    const places = (...rows: string[]) => arena(rows).monsters.map(({ at }) => at)
    expect(places('S*S..', '*S*.*', 'SS*S1')).toEqual([14, 3, 4, 8])
    expect(places('S*S.#', '####1')).toEqual([9, 0, 2, 3])
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

  it('come back early in the order in which they fell, and a boss never out of its sleep', () => {
    const backs = [12, 11, 10, 9]
    const monsters = arena(withBoss).monsters.map((one, index) => ({ ...one, left: 0, back: backs[index] ?? 0 }))
    const fallen = prepared(prepared({ ...arena(withBoss), monsters }, { played: 5 }), { played: 6 })
    expect(fallen.monsters.map(({ kind, left }) => [kind, left > 0])).toEqual([
      ['weak', false],
      ['medium', false],
      ['medium', true],
      ['boss', false],
    ])
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

  it('is awake where there is no other monster', () => {
    expect(arena(['###', '#B#', '###']).monsters.map(({ kind, wakes }) => [kind, wakes])).toEqual([['boss', 0]])
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

describe('wrong, and not learned: the nearest monster strikes', () => {
  it.each([
    ['1', -10],
    ['2', -15],
    ['3', -20],
  ] as const)('%s costs %i, half as much again within two tiles, and nothing beyond six', (sign, costs) => {
    const [monster] = only(tough, kindOf[sign]).monsters
    const struck = (aside: number) => {
      const board = { ...only(tough, kindOf[sign]), figures: { a: (monster?.at ?? 0) - aside } }
      return changed(fight(board, { scores: { a: 500 }, answers: { a: wrong } }), 'a', 'strike')
    }
    const above = 10
    expect([struck(3 * above), struck(2 * above)]).toEqual([costs, -Math.round(-1.5 * costs)])
    const far = { ...only(tough, kindOf[sign]), figures: { a: 4 } }
    expect(changed(fight(far, { scores: { a: 500 }, answers: { a: wrong } }), 'a', 'strike')).toBe(0)
  })

  it('a boss costs 30, and nothing as long as it sleeps; in the finale no more', () => {
    const strike = (played: number) =>
      changed(
        fight(
          { ...only(arena(withBoss), 'boss'), figures: { a: 45 } },
          { scores: { a: 500 }, answers: { a: wrong }, played },
        ),
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
    const near = { ...only(arena(), 'strong'), figures: { a: 9, b: 9, c: 9, d: 9 } }
    const outcome = fight(near, { scores: anyClass, answers: { b: wrong } })
    expect(changed(outcome, 'b', 'strike')).toBe(-20)
    const weakened = withHitPoints(near, 1)
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

  it('who has health again from a partly right answer gets up, too, but is not guarded', () => {
    const down = { ...tough, knockedOut: ['a', 'b'] }
    const partly = fight(down, { scores: { a: 40, b: 0 }, answers: { a: wrong, b: wrong }, played: 3 })
    expect(partly.events.filter(({ kind }) => kind === 'got-up')).toEqual([
      { kind: 'got-up', player: 'a', unguarded: true },
    ])
    expect(changed(partly, 'a', 'strike')).toBeLessThan(0)
    expect(partly.board.knockedOut).toEqual(['b'])
    // Phones know a turn only by its events.
    const lying = { ...emptyBoard, moods: { a: 'out', b: 'out' } as const }
    expect(battleAfter(lying, partly.events as BattleEvent[]).moods).toEqual({ b: 'out' })
    // Struck down to nothing again, the slime never got up.
    const again = fight(down, { scores: { a: 5, b: 0 }, answers: { a: wrong, b: wrong }, played: 3 })
    expect(again.events.filter(({ kind }) => kind === 'got-up' || kind === 'knocked-out')).toEqual([])
  })
})

describe('any map can be fought on', () => {
  it('starts slimes on any arena tile where there is no spawn', () => {
    const board = battleMode.openBoard(battleMap('#.#', '...', '###'), freshClass(8), aFrame())
    for (const place of Object.values(board.figures)) expect([1, 3, 4, 5]).toContain(place)
    expect(arena(['1*1', '1.1', '***']).spawns).toEqual([4])
    expect(arena(['1*1', '1#1', '#*#']).spawns).toEqual([1, 7])
  })

  it('has no walls where there is nothing else', () => {
    const board = battleMode.openBoard(battleMap('###', '###', '###'), freshClass(2), aFrame())
    expect([board.walls, board.monsters.length]).toEqual([[], 4])
  })

  it('is there without any map', () => {
    expect(battleMode.openBoard(null, freshClass(2), aFrame()).monsters).toHaveLength(4)
  })

  it('gives a late joiner a free spawn', () => {
    const board = battleMode.openBoard(battleMap('S.S', '...', '..S'), freshClass(2), aFrame())
    const { figures } = battleMode.admit(board, aPlayer('p3', { score: 0 }), aFrame())
    expect(new Set(Object.values(figures))).toEqual(new Set([0, 2, 8]))
    expect(battleMode.admit(tough, aPlayer('a'), aFrame())).toEqual(tough)
  })

  it('keeps the damage of who was removed, and forgets where they stood', () => {
    const hit = fight(tough, { scores: anyClass, moves: { a: 'attack' } }).board
    const left = battleMode.dismiss(hit, 'a')
    expect([left.monsters[0]?.left, left.figures.a]).toEqual([99, undefined])
    const known = { ...tough, powered: ['a', 'b'], knockedOut: ['b', 'a'], lostBefore: ['a', 'c'] }
    const { powered, knockedOut, lostBefore } = battleMode.dismiss(known, 'a')
    expect([powered, knockedOut, lostBefore]).toEqual([['b'], ['b'], ['c']])
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

  it('is to a phone its own place, those whom it can name, the monster that may strike and the boss', () => {
    expect(battleMode.show(shown, { player: 'b', others: ['a', 'd'] })).toEqual({
      figures: [2, 0, 0],
      monster: { at: 8, kind: 'medium', left: 2, full: 2 },
      boss: { left: 5, full: 5, isAsleep: true },
      powered: true,
      knockedOut: false,
    })
  })
})
