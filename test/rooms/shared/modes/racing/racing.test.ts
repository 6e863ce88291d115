import { describe, expect, it } from 'vitest'
import { racingMode } from '../../../../../rooms/shared/modes/racing/racingMode.ts'
import { changed, classOf, freshClass, rightAfter } from '../classTurn.ts'
import { aFrame, aPlayer, wrong } from '../oneTurn.ts'
import { anyClass, course, drive, plain, race, raceMap } from './racingWorld.ts'

describe('where a racer stands: round(progress x (length-1)), and never on the last tile before progress 1', () => {
  it.each([
    [0, 0],
    [100, 2],
    [749, 15],
    [999, 19],
    [1000, 20],
    [1700, 20],
  ])('with %i of 1000 points on step %i of a course of 21 tiles', (score, step) => {
    const { board } = drive(race(plain, { a: 0 }, { total: 10 }), { scores: { a: score }, total: 10 })
    expect(board.steps.a).toBe(step)
  })

  it('is the first tile before the first question', () => {
    expect(race(plain, { a: 0, b: 0 }).steps).toEqual({ a: 0, b: 0 })
  })

  it('is not at the finish at 75 % of a course of three tiles', () => {
    const threeTiles = raceMap('.....', '.===.', '.....', '.....', '.....')
    const board = racingMode.openBoard(threeTiles, classOf({ a: 0 }), aFrame({ total: 10 }))
    expect(drive(board, { scores: { a: 750 }, total: 10 }).board.steps.a).toBe(1)
  })

  it('falls back with the score', () => {
    const { board } = drive(race(plain, { a: 0 }, { total: 10 }), { scores: { a: 500 }, total: 10 })
    expect(drive(board, { scores: { a: 400 }, total: 10 }).board.steps.a).toBe(8)
  })

  it('is never past a living monster', () => {
    const { board } = drive(race('=====1===============', anyClass, { total: 5 }), { scores: anyClass, total: 5 })
    expect(board.steps).toEqual({ a: 5, b: 5, c: 5, d: 5 })
  })
})

describe('monsters on the course', () => {
  const atTheMonster = (kind: string, scores: Readonly<Record<string, number>> = anyClass) =>
    drive(race(`=${kind}===================`, scores), { scores, played: 1 }).board

  it.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ])('have hit points by kind: %s has %i for each strength', (kind, hitPoints) => {
    expect(race(`==${kind}==`).monsters[0]?.left).toBe(hitPoints)
    expect(racingMode.openBoard(course(`==${kind}==`), freshClass(16), aFrame()).monsters[0]?.left).toBe(2 * hitPoints)
  })

  it('take 1 damage of each right answer while standing there, +5', () => {
    const outcome = drive(atTheMonster('2'), { scores: anyClass, moves: { a: 'steady' }, answers: { b: wrong } })
    expect(outcome.board.monsters[0]?.left).toBe(1)
    expect(changed(outcome, 'a', 'hit')).toBe(5)
    expect(changed(outcome, 'b', 'hit')).toBe(0)
  })

  it.each([
    ['1', 10, {}],
    ['2', 20, { b: 'steady' }],
    ['3', 30, { b: 'steady', c: 'steady' }],
  ])('pay the last hit: %s pays %i', (kind, pays, helpers) => {
    const moves = { a: 'steady', ...helpers }
    const outcome = drive(atTheMonster(kind), { scores: anyClass, moves, answers: { a: rightAfter(19) } })
    expect(changed(outcome, 'a', 'last-hit')).toBe(pays)
  })

  it('pay those all the same who come when an earlier hit of this turn was the last', () => {
    const outcome = drive(atTheMonster('1'), {
      scores: anyClass,
      moves: { a: 'steady', b: 'steady' },
      answers: { a: rightAfter(9), b: rightAfter(2) },
    })
    expect(changed(outcome, 'b', 'last-hit')).toBe(10)
    expect(changed(outcome, 'a', 'hit')).toBe(5)
  })

  it('let everybody by once they are beaten, in the same turn', () => {
    const { board } = drive(atTheMonster('1'), { scores: anyClass, moves: { a: 'steady' } })
    expect(board.steps).toEqual({ a: 7, b: 5, c: 4, d: 3 })
  })
})

describe('boosts and obstacles', () => {
  it('pay 26 the first time over a boost, and nothing the second time', () => {
    const first = drive(race('==>=================='), { scores: { a: 200 } })
    expect(changed(first, 'a', 'boost')).toBe(26)
    const back = drive(first.board, { scores: { a: 0 } })
    expect(back.board.steps.a).toBe(0)
    expect(changed(drive(back.board, { scores: { a: 300 } }), 'a', 'boost')).toBe(0)
  })

  it('cost 20 the first time over an obstacle', () => {
    const outcome = drive(race('==x=================='), { scores: { a: 200 }, answers: { a: rightAfter(11) } })
    expect(changed(outcome, 'a', 'obstacle')).toBe(-20)
    expect(outcome.events).toContainEqual({ kind: 'bumped', player: 'a', at: 23, by: -20 })
  })

  it('cost nothing where the answer was right and in the first half, or with a bubble, or with steady tyres', () => {
    const spared = [
      { answers: { a: rightAfter(10) } },
      { answers: { a: wrong }, learned: ['a'] },
      { moves: { a: 'steady' }, answers: { a: rightAfter(11) } },
    ]
    for (const setup of spared) {
      const outcome = drive(race('==x=================='), { scores: { a: 200 }, ...setup })
      expect(changed(outcome, 'a', 'obstacle')).toBe(0)
      expect(outcome.events).toContainEqual({ kind: 'dodged', player: 'a', at: 23 })
    }
  })

  it('may carry over the next tile that counts', () => {
    const outcome = drive(race('==>x================='), { scores: { a: 190 }, answers: { a: rightAfter(11) } })
    expect(outcome.changes.map(({ reason }) => reason)).toEqual(['boost', 'obstacle'])
    expect(outcome.events.map(({ kind }) => kind)).toEqual(['drove', 'boost', 'drove', 'bumped'])
  })
})

describe('the course', () => {
  const board = (rows: readonly string[]) => racingMode.openBoard(raceMap(...rows), [], aFrame())

  it('is the longest shortest path over drivable tiles', () => {
    expect(board(['==...', '.....', '====.', '...=.', '=====']).course).toEqual([10, 11, 12, 13, 18, 23, 22, 21, 20])
  })

  it('is the middle row where no two drivable tiles touch', () => {
    expect(board(['=.=..', '.....', '.....', '.....', '..=..']).course).toEqual([10, 11, 12, 13, 14])
  })

  it('is there without any map', () => {
    expect(racingMode.openBoard(null, [], aFrame()).course).toHaveLength(15)
  })

  it('has a plain first and last tile', () => {
    const { boosts, obstacles, monsters } = race('1=>=x=3===========>x1')
    expect([boosts, obstacles, monsters.map(({ step }) => step)]).toEqual([[2, 18], [4, 19], [6]])
  })

  it('counts at most 3 monsters, spread evenly, and every boost and obstacle, of many each a little', () => {
    const crowded = race(`=${'1>x'.repeat(9)}=`)
    expect(crowded.monsters.map(({ step }) => step)).toEqual([4, 13, 22])
    expect([crowded.boosts.length, crowded.obstacles.length]).toEqual([9, 9])
    expect(crowded.drawn?.pays).toEqual({ boost: 17, aside: 32, obstacle: 13 })
  })
})

describe('who comes and goes', () => {
  it('puts a late joiner at the start, in the rear half', () => {
    const board = racingMode.admit(race(plain), aPlayer('e', { score: 0 }), aFrame())
    const outcome = drive(board, { scores: { e: 900, ...anyClass }, moves: { e: 'nitro' } })
    expect(board.steps.e).toBe(0)
    expect(changed(outcome, 'e', 'slipstream')).toBe(10)
  })

  it('keeps the places of finishers a permutation when one of them is removed', () => {
    const scores = { a: 1700, b: 1600, c: 1500 }
    const answers = { a: rightAfter(12), b: rightAfter(12), c: rightAfter(12) }
    const { board } = drive(race(plain, scores), { scores, answers, played: 13 })
    const left = racingMode.dismiss(board, 'b')
    expect(['a', 'b', 'c'].map((player) => racingMode.markOf(left, player))).toEqual([1, 0, 2])
  })

  it('leaves who is on the course already where they are', () => {
    const { board } = drive(race(plain), { scores: anyClass })
    expect(racingMode.admit(board, aPlayer('a'), aFrame())).toEqual(board)
  })

  it('takes nobody but who was removed off the course', () => {
    const left = racingMode.dismiss(race(plain), 'b')
    expect([Object.keys(left.steps), Object.keys(left.furthest)]).toEqual([
      ['a', 'c', 'd'],
      ['a', 'c', 'd'],
    ])
  })

  it('leaves what was broken broken', () => {
    const there = drive(race('=2==================='), { scores: anyClass, played: 1 }).board
    const hit = drive(there, { scores: anyClass, moves: { a: 'steady' } }).board
    expect(racingMode.dismiss(hit, 'a').monsters[0]?.left).toBe(1)
  })
})

describe('what is shown of the race', () => {
  const shown = drive(race('==>=x=2=============='), { scores: anyClass, moves: { a: 'steady', b: 'nitro' } }).board

  it('is to the board screen everything, in places of the map', () => {
    expect(racingMode.show(shown, null)).toEqual({
      course: Array.from({ length: 21 }, (_, step) => 21 + step),
      boosts: [23],
      obstacles: [25],
      monsters: [{ at: 27, kind: 'medium', left: 2, full: 2 }],
      racers: { a: 27, b: 26, c: 25, d: 24 },
      nitro: ['b'],
      steady: ['a'],
      flagUp: false,
      waiting: [],
      finishers: [],
    })
  })

  it('is to a phone its own place, what is in its way and where those are whom it can name', () => {
    expect(racingMode.show(shown, { player: 'd', others: ['a', 'c', 'nobody'] })).toEqual({
      racers: [24, 27, 25, -1],
      steps: 21,
      step: 3,
      nitro: false,
      steady: false,
      monster: { at: 27, kind: 'medium', left: 2, full: 2 },
      flagUp: false,
      waiting: 0,
      place: 0,
    })
  })

  it('is the raised flag from the first question of the finale on', () => {
    const flag = (played: number) => racingMode.prepare(shown, aFrame({ played })).flagUp
    expect([flag(12), flag(13)]).toEqual([false, true])
  })
})
