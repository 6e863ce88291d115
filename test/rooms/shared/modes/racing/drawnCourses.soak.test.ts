import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../../../rooms/shared/maps/mapReading.ts'
import { asidesOf, layCourse } from '../../../../../rooms/shared/modes/racing/raceTiles.ts'
import { firstRacingMode, racingMode } from '../../../../../rooms/shared/modes/racing/racingMode.ts'
import { learnedClass } from '../../../../bench/learningBots.ts'
import { type ClassSetup, contenders } from '../../../../bench/modeContenders.ts'
import { changed, classOf, rightAfter } from '../classTurn.ts'
import { knowledgeDecides } from '../gameFigures.ts'
import { defaultMaps, hostileMaps, type NamedMap, randomMap } from '../hostileMaps.ts'
import { aFrame } from '../oneTurn.ts'
import { drive, race, raceMap } from './racingWorld.ts'

const row = '='.repeat(21)
const withAside = raceMap('.'.repeat(4) + '>'.padEnd(17, '.'), row, '.'.repeat(21))
const opened = (rules = racingMode) => rules.openBoard(withAside, classOf({ a: 0 }), aFrame())

describe('a boost beside the course', () => {
  const passes = (seconds: number, rules = racingMode) =>
    rules.resolve({
      ...aFrame({ played: 5 }),
      board: opened(rules),
      players: classOf({ a: 400 }),
      answers: new Map([['a', rightAfter(seconds)]]),
      learned: new Set(),
      moves: new Map(),
    })

  it('belongs to the first step from which it can be reached, and never to an end of the course', () => {
    expect(asidesOf(withAside, layCourse(withAside).course)).toEqual([{ at: 4, step: 4 }])
    const atTheEnd = raceMap('.'.repeat(21), row, `>${'.'.repeat(20)}`)
    expect(layCourse(atTheEnd).asides).toEqual([])
  })

  it('is fetched by who knows it in the first half of the time, who then is back on the course', () => {
    const outcome = passes(10)
    expect(changed(outcome, 'a', 'boost')).toBe(32)
    const at = 21 + 4
    expect(outcome.events).toEqual([
      { kind: 'drove', player: 'a', from: 21, to: at },
      { kind: 'drove', player: 'a', from: at, to: 4 },
      { kind: 'boost', player: 'a', at: 4, by: 32 },
      { kind: 'drove', player: 'a', from: 4, to: at },
      { kind: 'drove', player: 'a', from: at, to: 21 + 6 },
    ])
  })

  it('is out of reach for who takes longer, for good', () => {
    const late = passes(11)
    expect(changed(late, 'a', 'boost')).toBe(0)
    expect(changed(drive(late.board, { scores: { a: 500 }, answers: { a: rightAfter(2) } }), 'a', 'boost')).toBe(0)
  })

  it('was scenery under the first rules', () => {
    expect(changed(passes(2, firstRacingMode), 'a', 'boost')).toBe(0)
  })

  it('counts in the editor, with what it pays', () => {
    const { counting, worth, notes } = readingOf('racing', withAside)
    expect([counting, worth, notes]).toEqual([[4], [{ at: 4, pays: 32 }], []])
  })
})

it('of many boosts each pays less, and none pays nothing', () => {
  const pays = (count: number) => race(`=${'>'.repeat(count)}=`).drawn?.pays.boost
  expect([1, 6, 12, 26].map(pays)).toEqual([26, 26, 13, 6])
  for (let seed = 0; seed < 60; seed++) {
    const { boosts, obstacles, asides, pays } = layCourse(randomMap('racing', seed).grid)
    for (const [count, each] of [
      [boosts.length, pays.boost],
      [obstacles.length, pays.obstacle],
      [asides.length, pays.aside],
    ] as const) {
      expect(each).toBeGreaterThanOrEqual(1)
      expect(count * each).toBeLessThanOrEqual(Math.max(count, 200))
    }
  }
})

describe('whole races of thirty who have learned what is worth doing', () => {
  const [games, players, questions] = [24, 30, 15]
  const racing = contenders.find(({ mode }) => mode === 'racing')
  if (!racing) throw new Error('nobody races')

  const onMap = ({ grid }: Pick<NamedMap, 'grid'>, rules?: number) => {
    const setup: ClassSetup = { players, questions, chaos: 'lively', map: grid, ...(rules && { rules }) }
    const { choose } = learnedClass(racing, setup)
    const all = Array.from({ length: games }, (_, index) =>
      racing.play({ ...setup, sensible: choose, choosers: ['sensible'] }, 3_000 + index),
    )
    const mean = (of: (game: (typeof all)[number]) => number) => all.reduce((sum, game) => sum + of(game), 0) / games
    const size = (reasons: readonly string[]) =>
      mean(({ turns }) =>
        turns
          .flatMap(({ outcome }) => outcome.changes)
          .reduce((sum, { by, reason }) => sum + (reasons.includes(reason) ? Math.abs(by) : 0), 0),
      ) / players
    return {
      ofTiles: size(['boost', 'obstacle', 'hit', 'last-hit']),
      ofMoves: size(['nitro', 'nitro-lost', 'slick', 'slicked', 'steady']),
      knowledge: mean(knowledgeDecides),
      crossed: mean(({ ranking, turns }) => {
        const crossed = turns.flatMap(({ outcome }) => outcome.events).filter(({ kind }) => kind === 'crossed')
        return crossed.length / ranking.length
      }),
    }
  }

  it.each(defaultMaps('racing'))(
    '$name moves a class by a third of what its moves do, and knowledge decides',
    (map) => {
      const { ofTiles, ofMoves, knowledge, crossed } = onMap(map)
      const before = onMap(map, 1)
      process.stdout.write(
        `${map.name}: tiles ${ofTiles.toFixed(0)} (${before.ofTiles.toFixed(0)}), moves ${ofMoves.toFixed(0)}, knowledge ${knowledge.toFixed(3)}, crossed ${crossed.toFixed(2)} (${before.crossed.toFixed(2)})\n`,
      )
      expect(ofTiles).toBeGreaterThan(ofMoves / 3)
      expect(ofTiles).toBeGreaterThan(1.25 * before.ofTiles)
      expect(knowledge).toBeGreaterThan(0.91)
      expect(crossed).toBeGreaterThan(before.crossed)
    },
  )

  it.each(hostileMaps('racing'))('$name spoils nothing', (map) => {
    expect(onMap(map).knowledge).toBeGreaterThan(0.9)
  })
})
