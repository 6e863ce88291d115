import { describe, expect, it } from 'vitest'
import type { RacingBoard } from '../../../../rooms/shared/modes/racing/racingBoard.ts'
import { racingMode } from '../../../../rooms/shared/modes/racing/racingMode.ts'
import { type ClassTurn, changed, classOf, classTurn, freshClass, perDial, rightAfter } from './classTurn.ts'
import { aFrame, aPlayer, drawnGrid, type FrameOver, wrong } from './oneTurn.ts'

const legend = {
  '.': 'grass',
  '=': 'track',
  '>': 'boost',
  x: 'obstacle',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
}
const course = (row: string) => drawnGrid(legend, '.'.repeat(row.length), row, '.'.repeat(row.length))
const plain = '====================='

const anyClass = { a: 500, b: 400, c: 300, d: 200 }
const race = (row: string, scores: Readonly<Record<string, number>> = anyClass, over: FrameOver = {}) =>
  racingMode.openBoard(course(row), classOf(scores), aFrame(over))
const drive = (board: RacingBoard, turn: ClassTurn) => racingMode.resolve(classTurn(board, { played: 5, ...turn }))

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
    const threeTiles = drawnGrid(legend, '.....', '.===.', '.....', '.....', '.....')
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
  it('pay 15 the first time over a boost, and nothing the second time', () => {
    const first = drive(race('==>=================='), { scores: { a: 200 } })
    expect(changed(first, 'a', 'boost')).toBe(15)
    const back = drive(first.board, { scores: { a: 0 } })
    expect(back.board.steps.a).toBe(0)
    expect(changed(drive(back.board, { scores: { a: 300 } }), 'a', 'boost')).toBe(0)
  })

  it('cost 15 the first time over an obstacle', () => {
    const outcome = drive(race('==x=================='), { scores: { a: 200 }, answers: { a: rightAfter(11) } })
    expect(changed(outcome, 'a', 'obstacle')).toBe(-15)
    expect(outcome.events).toContainEqual({ kind: 'bumped', player: 'a', at: 23, by: -15 })
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
    const outcome = drive(race('==>x================='), { scores: { a: 195 }, answers: { a: rightAfter(11) } })
    expect(outcome.changes.map(({ reason }) => reason)).toEqual(['boost', 'obstacle'])
    expect(outcome.events.map(({ kind }) => kind)).toEqual(['drove', 'boost', 'drove', 'bumped'])
  })
})

describe('the moves', () => {
  it.each(perDial(15, 30, 60))(
    'a Nitro pays in $chaos $number when the next answer is right',
    ({ chaos, number: pays }) => {
      const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro' }, chaos })
      const outcome = drive(board, { scores: anyClass, answers: { a: rightAfter(12) }, chaos, played: 6 })
      expect(changed(outcome, 'a', 'nitro')).toBe(pays)
    },
  )

  it.each(perDial(0, 20, 60))(
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
    expect(events).toContainEqual({ kind: 'nitro-lost', player: 'a', by: -20, isPrivate: true })
  })

  it('doubles a Nitro when that next question is in the finale, the loss as well', () => {
    const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro', b: 'nitro' }, played: 12 })
    const outcome = drive(board, { scores: anyClass, answers: { a: rightAfter(12), b: wrong }, played: 13 })
    expect([changed(outcome, 'a', 'nitro'), changed(outcome, 'b', 'nitro-lost')]).toEqual([60, -40])
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

  it.each(perDial(0, 20, 40))(
    'a slick pays 10, and the racer next ahead loses in $chaos $number',
    ({ chaos, number: loses }) => {
      const outcome = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, chaos })
      expect(changed(outcome, 'b', 'slick')).toBe(10)
      expect(changed(outcome, 'a', 'slicked')).toBe(loses === 0 ? 0 : -loses)
    },
  )

  it('tells whose slick it was and under whom, or that nobody was ahead', () => {
    const { events } = drive(race(plain), { scores: anyClass, moves: { a: 'slick', b: 'slick', c: 'nitro' } })
    expect(events).toContainEqual({ kind: 'slick', player: 'a', by: 10, lost: 0 })
    expect(events).toContainEqual({ kind: 'slick', player: 'b', other: 'a', by: 10, lost: -20 })
    expect(events.filter(({ kind }) => kind === 'nitro-lit')).toEqual([{ kind: 'nitro-lit', player: 'c' }])
  })

  it('a slick pays 20 in the finale, and takes no more than before', () => {
    const outcome = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, played: 13 })
    expect([changed(outcome, 'b', 'slick'), changed(outcome, 'a', 'slicked')]).toEqual([20, -20])
  })

  it('a slick of the leader hits nobody', () => {
    const { changes } = drive(race(plain), { scores: anyClass, moves: { a: 'slick' } })
    expect(changes).toEqual([{ player: 'a', by: 10, reason: 'slick' }])
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
})

describe('the course', () => {
  const board = (rows: readonly string[]) => racingMode.openBoard(drawnGrid(legend, ...rows), [], aFrame())

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

  it('counts at most 3 monsters, 8 boosts and 8 obstacles, spread evenly', () => {
    const crowded = race(`=${'1>x'.repeat(9)}=`)
    expect(crowded.monsters.map(({ step }) => step)).toEqual([4, 13, 22])
    expect([crowded.boosts.length, crowded.obstacles.length]).toEqual([8, 8])
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

  it('is to a phone its own place, what is in its way, who is near and who leads', () => {
    expect(racingMode.show(shown, { player: 'd', leaders: ['a'] })).toEqual({
      racers: { d: 24, c: 25, b: 26, a: 27 },
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
