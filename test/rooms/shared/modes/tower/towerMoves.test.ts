import { describe, expect, it } from 'vitest'
import { towerMode } from '../../../../../rooms/shared/modes/tower/towerMode.ts'
import { aFrame, aTurn, type FrameOver, gainsOf, type Part, rigged, right } from '../oneTurn.ts'
import { aBoard, aWalker, early, late, play, players, stones, told } from './towerWorld.ts'

describe('towers', () => {
  it('every right answer lays one stone by itself, whatever else it does', () => {
    const { board } = play(aBoard(), { p1: { move: 'climb' }, p2: { move: 'fire' }, p3: { learned: true }, p4: {} })
    expect(board.towers.map(({ stones }) => stones)).toEqual([1, 1])
  })

  it('the server lays them on the lowest', () => {
    const { board } = play(aBoard({ towers: stones(2, 0) }), { p1: { move: 'climb' } })
    expect(board.towers.map(({ stones }) => stones)).toEqual([2, 1])
  })

  it('there is no limit to a level', () => {
    const { board } = play(aBoard({ towers: stones(500, 500) }), { p1: { move: { id: 'build', at: late } } })
    expect(board.towers.map(({ stones }) => stones)).toEqual([501, 501])
  })

  it('fires its level at what walks past within 3 tiles, nearest the end first, the rest on to the next', () => {
    const walkers = [aWalker({ left: 2 }), aWalker({ id: 2, left: 5 }), aWalker({ id: 3, kind: 'strong', left: 4 })]
    const { events, board } = play(aBoard({ walkers, towers: stones(4) }), { p1: {} })
    expect(told(events, 'fired').map(({ monster, damage, left }) => [monster, damage, left])).toEqual([
      [1, 2, 0],
      [2, 2, 3],
    ])
    expect(board.walkers.map(({ id, left }) => [id, left])).toEqual([
      [2, 3],
      [3, 4],
    ])
  })

  it('does not fire at what is further away', () => {
    const { events } = play(aBoard({ walkers: [aWalker()], towers: stones(0, 9) }), { p1: {} })
    expect(told(events, 'fired')).toEqual([])
  })

  it('stops who would have got through', () => {
    const { board } = play(aBoard({ walkers: [aWalker({ walked: 2 })], towers: stones(0, 10) }), { p1: {} })
    expect([board.lives, board.walkers]).toEqual([20, []])
  })

  it('the last hit of a tower pays 10, 20 or 30 to the last who built on it by choice, also in the finale', () => {
    for (const [kind, pays] of [
      ['weak', 10],
      ['medium', 20],
      ['strong', 30],
    ] as const) {
      const towers = stones(10).map((tower) => ({ ...tower, last: 'p2' }))
      const { changes } = play(aBoard({ walkers: [aWalker({ kind })], towers }), { p1: {}, p2: {} }, { played: 15 })
      expect(changes).toEqual([{ player: 'p2', by: pays, reason: 'tower-hit' }])
    }
  })
})

describe('moves', () => {
  it('are three: Build, which may be aimed at any tower and is the default, Fire and Climb', () => {
    const offers = towerMode.offer(aBoard(), aFrame())
    expect(offers.map(({ id }) => id)).toEqual(['build', 'fire', 'climb'])
    expect(offers.map(({ places }) => places)).toEqual([[early, late], undefined, undefined])
  })

  it('Build is +10 and one more stone with your name, where you want it', () => {
    const { board, changes } = play(aBoard(), { p1: { move: { id: 'build', at: late } } })
    expect(gainsOf(changes, 'p1')).toEqual({ build: 10 })
    expect(board.towers).toEqual([
      { at: early, stones: 1, last: '', power: 100 },
      { at: late, stones: 1, last: 'p1', power: 100 },
    ])
    expect(board.built).toEqual({ p1: [1] })
  })

  it('Build goes to the lowest tower where it is not aimed, or not at a tower', () => {
    for (const move of ['build', { id: 'build', at: 40 }])
      expect(play(aBoard({ towers: stones(3, 1) }), { p1: { move } }).board.built).toEqual({ p1: [1] })
  })

  it('each of your stones on a tower that fired is +3 a turn, at most 18, and not doubled', () => {
    const gain = (own: number[], over: FrameOver = {}) => {
      const board = aBoard({ walkers: [aWalker({ left: 99 })], towers: stones(9, 9), built: { p1: own } })
      return gainsOf(play(board, { p1: {} }, over).changes, 'p1')
    }
    expect(gain([0, 0])).toEqual({ stones: 6 })
    expect(gain([0, 1])).toEqual({ stones: 3 })
    expect(gain([1, 1])).toEqual({})
    expect(gain([0, 0, 0, 0, 0, 0])).toEqual({ stones: 18 })
    expect(gain([0, 0, 0, 0, 0, 0, 0])).toEqual({ stones: 18 })
    expect(gain([0, 0], { played: 15 })).toEqual({ stones: 6 })
  })

  it('Fire is +25 and 6 damage at once, nearest the end first, the rest on to the next', () => {
    const walkers = [aWalker({ left: 9 }), aWalker({ id: 2, walked: 1, left: 4 })]
    const { changes, events } = play(aBoard({ walkers }), { p1: { move: 'fire' } })
    expect(told(events, 'shot').map(({ monster, damage, left }) => [monster, damage, left])).toEqual([
      [2, 4, 0],
      [1, 2, 7],
    ])
    expect(gainsOf(changes, 'p1')).toEqual({ fire: 25, 'last-hit': 10 })
  })

  it('who answered first shoots first; who finds nothing left is paid all the same', () => {
    const parts = { p1: { move: 'fire' }, p2: { move: 'fire', answer: right({ ms: 3000 }) } }
    const { changes } = play(aBoard({ walkers: [aWalker({ left: 6, kind: 'strong' })] }), parts)
    expect([gainsOf(changes, 'p1'), gainsOf(changes, 'p2')]).toEqual([{ fire: 25 }, { fire: 25, 'last-hit': 30 }])
  })

  it.each([
    ['calm', [25, 25, 25]],
    ['lively', [0, 20, 55]],
    ['wild', [0, 0, 75]],
  ] as const)('Climb in %s is for the wind to decide: %j', (chaos, winds) => {
    const gains = winds.map((_, third) => {
      const chance = rigged({ wind: [(third + 0.5) / 3] })
      return gainsOf(play(aBoard(), { p1: { move: 'climb' } }, { chaos, chance }).changes, 'p1').climb ?? 0
    })
    expect(gains).toEqual(winds)
  })

  it('what a move pays counts double in the finale', () => {
    const chance = rigged({ wind: [0.99] })
    const gains = ['build', 'fire', 'climb'].map((move) => {
      const board = aBoard({ walkers: [aWalker({ left: 1, walked: 1 })] })
      return gainsOf(play(board, { p1: { move } }, { played: 13, chance }).changes, 'p1')
    })
    expect(gains).toEqual([{ build: 20 }, { fire: 50, 'last-hit': 20 }, { climb: 110 }])
  })
})

describe('what is shown', () => {
  it('a still wind is nobody else’s business', () => {
    const { events } = play(aBoard(), { p1: { move: 'climb' } }, { chance: rigged({ wind: [0] }) })
    expect(told(events, 'becalmed')).toEqual([{ kind: 'becalmed', player: 'p1', isPrivate: true }])
    expect(told(events, 'climbed')).toEqual([])
  })

  it('a phone is shown its own stones, the levels of the towers it may build on and what is at the gate', () => {
    const walkers = [aWalker({ walked: 2, left: 7 }), aWalker({ id: 2, left: 5 })]
    const board = aBoard({ walkers, towers: stones(3, 2), built: { p1: [0, 0, 1] } }, { count: 30 })
    const shown = towerMode.show(board, { player: 'p1', others: ['p30', 'nobody'] })
    expect(shown).toMatchObject({ own: 3, stones: [3, 2], walkers: 2, left: 12, atTheGate: 1, lives: 20 })
    expect(shown?.figures).toHaveLength(3)
  })

  it('the board screen is shown everything', () => {
    expect(towerMode.show(aBoard({ walkers: [aWalker({ walked: 3 })] }), null)).toMatchObject({
      walkers: [{ id: 1, at: 26, left: 10, full: 10 }],
      figures: { p1: 70, p2: 70 },
    })
  })
})

it('a turn of a thousand players is played within a frame, whatever they do', () => {
  const moves = ['build', 'fire', 'climb']
  const parts = Object.fromEntries(
    players(1000).map(({ id }, n): [string, Part] => [
      id,
      n % 4 === 3 ? {} : { move: moves[n % 4] ?? 'fire', answer: right() },
    ]),
  )
  let board = aBoard({}, { count: 1000 })
  for (let played = 1; played <= 12; played++)
    board = play(towerMode.prepare(board, aFrame({ played })), parts, { played }).board
  const turn = aTurn(towerMode.prepare(board, aFrame({ played: 13 })), parts, { played: 13 })
  const rounds = 30
  const from = performance.now()
  for (let round = 0; round < rounds; round++) expect(towerMode.resolve(turn).changes.length).toBeGreaterThan(0)
  process.stdout.write(`tower: ${((performance.now() - from) / rounds).toFixed(2)} ms for a turn of 1000\n`)
})
