import { describe, expect, it } from 'vitest'
import { openTower, type TowerBoard } from '../../../../../rooms/shared/modes/tower/towerBoard.ts'
import { towerMode } from '../../../../../rooms/shared/modes/tower/towerMode.ts'
import { kindsOfWave, strengthPerPlayer } from '../../../../../rooms/shared/modes/tower/towerWaves.ts'
import { aFrame, aPlayer, gainsOf, rigged } from '../oneTurn.ts'
import { aBoard, aWalker, play, players, told } from './towerWorld.ts'

describe('lives', () => {
  it.each([
    [1, 6],
    [8, 13],
    [15, 20],
    [50, 20],
  ])('of a game of %i questions there are %i, for every class', (total, lives) => {
    for (const count of [1, 30]) expect(aBoard({}, { count, total }).lives).toBe(lives)
  })

  it.each([
    ['weak', 3, 1],
    ['medium', 4, 2],
    ['strong', 5, 3],
  ] as const)('a %s monster needs %i turns for the whole way, and getting through costs %i', (kind, turns, cost) => {
    let board = aBoard({ walkers: [aWalker({ kind })] })
    for (let turn = 1; turn < turns; turn++) {
      board = play(board, { p1: {} }).board
      expect(board.lives).toBe(20)
    }
    const last = play(board, { p1: {} })
    expect([last.board.lives, last.board.walkers]).toEqual([20 - cost, []])
    expect(told(last.events, 'leaked')).toEqual([{ kind: 'leaked', monster: 1, at: 26, cost, lives: 20 - cost }])
  })

  it('however long the way is, it takes as many turns', () => {
    const board = aBoard({ walkers: [aWalker()] }, { rows: ['SE...', '.....', '.....', '.....', 'T....'] })
    expect(play(board, { p1: {} }).board.walkers).toHaveLength(1)
  })

  it('a leak costs 10, once per turn, who was wrong and did not learn', () => {
    const walkers = [aWalker({ walked: 2 }), aWalker({ id: 2, walked: 2 })]
    const { changes } = play(
      aBoard({ walkers }),
      { p1: { move: 'climb' }, p2: {}, p3: { learned: true } },
      { chaos: 'calm' },
    )
    expect(gainsOf(changes, 'p1')).toEqual({ climb: 25 })
    expect(gainsOf(changes, 'p2')).toEqual({ leak: -10 })
    expect(gainsOf(changes, 'p3')).toEqual({ learned: 10 })
  })

  it('when they are gone the game is lost at once, and nobody has survived', () => {
    const { board, end } = play(aBoard({ lives: 2, walkers: [aWalker({ kind: 'strong', walked: 4 })] }), { p1: {} })
    expect([board.lives, end]).toEqual([0, 'lost'])
    expect(towerMode.payAtEnd(board, players(2))).toEqual([])
  })

  it('with lives left the last turn is won, and surviving is +50 for all', () => {
    const { board, end } = play(aBoard(), { p1: {} }, { played: 15 })
    expect(end).toBe('won')
    expect(towerMode.payAtEnd(board, players(2))).toEqual([
      { player: 'p1', by: 50, reason: 'survived' },
      { player: 'p2', by: 50, reason: 'survived' },
    ])
  })
})

describe('waves', () => {
  it('the wave of turn q has 3 + floor(5 q / N) monsters', () => {
    expect([1, 3, 6, 9, 12, 15].map((played) => kindsOfWave(played, 15).length)).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('after a third of the questions every third one is medium, after two thirds every third one strong', () => {
    const count = (played: number) => {
      const kinds = kindsOfWave(played, 15)
      return [kinds.filter((kind) => kind === 'medium').length, kinds.filter((kind) => kind === 'strong').length]
    }
    expect([5, 6, 10, 11].map(count)).toEqual([
      [0, 0],
      [2, 0],
      [2, 0],
      [2, 2],
    ])
  })

  it('up to 4 monsters of the map join the first wave', () => {
    const rows = ['111333', 'S----E', 'T.....', '......', '......']
    const first = towerMode.prepare(aBoard({}, { rows }), aFrame())
    expect(first.walkers).toHaveLength(7)
    expect(first.walkers.filter(({ kind }) => kind === 'strong')).toHaveLength(2)
    expect(towerMode.prepare({ ...first, walkers: [] }, aFrame({ played: 2 })).walkers).toHaveLength(3)
  })

  it('its hit points are n x (1.5 + 2.1 x min(q, 12) + 1.05 x max(0, q - 12)), shared 1 : 2 : 3', () => {
    expect([1, 12, 15].map(strengthPerPlayer)).toEqual([3.6, 26.7, 29.85].map((each) => expect.closeTo(each)))
    const { walkers } = towerMode.prepare(
      aBoard({}, { count: 30 }),
      aFrame({ played: 12, chance: rigged({ luck: [0.5] }) }),
    )
    const [weak, medium, strong] = walkers
    expect([medium?.full, strong?.full]).toEqual([2, 3].map((weight) => expect.closeTo(weight * (weak?.full ?? 0), -1)))
    expect(walkers.reduce((sum, { full }) => sum + full, 0) / 30).toBeCloseTo(26.7, 0)
  })

  it('is as strong for each player in a class of 8 as in one of 200', () => {
    const each = (count: number) =>
      towerMode.prepare(aBoard({}, { count }), aFrame({ played: 7 })).walkers.reduce((sum, { full }) => sum + full, 0) /
      count
    expect(Math.abs(each(8) - each(200))).toBeLessThan(0.5)
  })

  it.each([
    ['calm', 0.7, 1.3],
    ['lively', 0.55, 1.45],
    ['wild', 0.4, 1.6],
  ] as const)('in %s luck makes it %d to %d of that', (chaos, least, most) => {
    const strength = (draw: number) => {
      const frame = aFrame({ chaos, chance: rigged({ luck: [draw] }) })
      return towerMode.prepare(aBoard({}, { count: 100 }), frame).walkers.reduce((sum, { full }) => sum + full, 0)
    }
    expect(strength(0) / 360).toBeCloseTo(least, 1)
    expect(strength(0.999999) / 360).toBeCloseTo(most, 1)
  })

  it('every monster has at least one hit point', () => {
    const { walkers } = towerMode.prepare(aBoard({ mood: 0.01 }, { count: 1 }), aFrame({ played: 15 }))
    expect(Math.min(...walkers.map(({ full }) => full))).toBe(1)
  })
})

describe('mood', () => {
  const moodAfter = (board: TowerBoard, played: number) => play(board, { p1: {} }, { played, total: 20 }).board.mood
  const leaking = { walkers: [aWalker({ walked: 2 })] }

  it('starts at 1; from the third turn on a leak is x 0.87 and none x 1.03', () => {
    expect([1, 2].map((played) => moodAfter(aBoard(leaking), played))).toEqual([1, 1])
    expect(moodAfter(aBoard(leaking), 3)).toBeCloseTo(0.87)
    expect(moodAfter(aBoard(), 3)).toBeCloseTo(1.03)
  })

  it('is x 0.75 in every turn that ends below 40 % of the lives', () => {
    expect(moodAfter(aBoard({ lives: 8 }), 3)).toBeCloseTo(1.03)
    expect(moodAfter(aBoard({ lives: 7 }), 3)).toBeCloseTo(1.03 * 0.75)
    expect(moodAfter(aBoard({ lives: 8, ...leaking }), 3)).toBeCloseTo(0.87 * 0.75)
  })

  it('the wave is as strong as the mood', () => {
    const strength = (mood: number) =>
      towerMode
        .prepare(aBoard({ mood }, { count: 100 }), aFrame({ chance: rigged({ luck: [0.5] }) }))
        .walkers.reduce((sum, { full }) => sum + full, 0)
    expect(strength(0.5) / strength(1)).toBeCloseTo(0.5, 2)
  })

  it('is told where it makes the wave hesitate', () => {
    expect(told(play(aBoard(leaking), { p1: {} }, { played: 3 }).events, 'hesitated')).toHaveLength(1)
    expect(told(play(aBoard(), { p1: {} }, { played: 3 }).events, 'hesitated')).toHaveLength(0)
  })
})

describe('the climb', () => {
  const placed = (score: number, held: Record<string, number> = {}) =>
    play(aBoard({ held }), { p1: { score } }, { total: 15 }).board

  it('leads from the lowest place to the highest, as far as the progress is', () => {
    expect(aBoard().route).toEqual([70, 71, 72, 73, 74, 75, 76, 62, 48, 49, 50, 51])
    expect([0, 750, 1500, 9000].map((score) => placed(score).figures.p1)).toEqual([70, 75, 51, 51])
  })

  it('a checkpoint passed is a height nobody falls below, whatever they lose', () => {
    const rows = ['.....', '==H==', '..H..', '..C..', '..H..', '=====', 'S---E']
    const board = aBoard({}, { rows })
    const up = play(board, { p1: { score: 1500 } }).board
    const down = play(up, { p1: { score: 0 } }).board
    expect(Math.floor((down.figures.p1 ?? 0) / 5)).toBe(3)
    expect(play(board, { p1: { score: 0 } }).board.figures.p1).toBe(25)
  })
})

describe('any map will do', () => {
  const bottom = [20, 21, 22, 23, 24]
  it.each([
    ['no start', ['-E...', '.....', '.....', '.....', '.....']],
    ['no end', ['S-...', '.....', '.....', '.....', '.....']],
    ['a gap', ['S.E..', '.....', '.....', '.....', '.....']],
  ])('with %s monsters walk along the bottom row, from left to right', (_, rows) => {
    expect(aBoard({}, { rows }).roads).toEqual([bottom])
  })

  it('each start that leads somewhere has its road', () => {
    const rows = ['S-E-S', '.....', 'S....', '.....', 'T....']
    expect(aBoard({}, { rows }).roads).toEqual([
      [0, 1, 2],
      [4, 3, 2],
    ])
  })

  it('a zone out of reach reaches the nearest tile of the road', () => {
    const rows = ['S---E', '.....', '.....', '.....', '.....', 'T....']
    const board = aBoard({ walkers: [aWalker()] }, { rows })
    const towers = board.towers.map((tower) => ({ ...tower, stones: 1 }))
    expect(told(play({ ...board, towers }, { p1: {} }).events, 'fired')).toHaveLength(1)
    const walkers = [aWalker({ walked: 1 })]
    expect(told(play({ ...board, towers, walkers }, { p1: {} }).events, 'fired')).toHaveLength(0)
  })

  it('without zones towers stand beside the road, and on it where nothing is beside it', () => {
    const beside = aBoard({}, { rows: ['S---E', '.....', '.....', '.....', '.....'] })
    expect(beside.towers.map(({ at }) => at)).toEqual([5, 6, 7, 8, 9])
  })

  it('where nothing leads up slimes rise through the air', () => {
    expect(aBoard({}, { rows: ['S---E', '.....', '.....', '==...', 'T....'] }).route).toEqual([22, 17, 12, 7, 2])
  })

  it('without a map it is played in the sky', () => {
    expect(openTower(null, players(1), aFrame()).roads).toEqual([Array.from({ length: 15 }, (_, x) => 135 + x)])
  })
})

describe('coming and going', () => {
  it('who comes late begins at the foot, and the waves stay as strong as the class was', () => {
    const board = towerMode.admit(aBoard(), aPlayer('p9'), aFrame())
    expect([board.figures.p9, board.size]).toEqual([70, 2])
  })

  it('who comes during a turn sees themselves at the foot until their first question', () => {
    const { board } = play(towerMode.admit(aBoard(), aPlayer('p9'), aFrame()), { p1: {}, p2: {} })
    expect(towerMode.show(board, { player: 'p9', others: ['p1'] })).toMatchObject({
      at: 70,
      figures: [70, board.figures.p1],
    })
  })

  it('who was removed leaves their stones, and the next last hit is nobody’s', () => {
    const built = play(aBoard(), { p1: { move: 'build' }, p2: {} }).board
    const board = towerMode.dismiss({ ...built, walkers: [aWalker({ left: 1 })] }, 'p1')
    expect(JSON.stringify(board)).not.toContain('p1')
    expect(board.towers.map(({ stones }) => stones)).toEqual([1, 1])
    const { changes, events } = play(board, { p2: {} })
    expect(changes).toEqual([])
    expect(told(events, 'fell')).toEqual([{ kind: 'fell', monster: 1, at: 14, paid: 0 }])
  })

  it('everybody has the lives of the class as a mark beside their score', () => {
    expect(towerMode.markOf(aBoard({ lives: 7 }), 'p1')).toBe(7)
  })
})
