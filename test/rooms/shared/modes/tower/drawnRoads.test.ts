import { describe, expect, it } from 'vitest'
import { madeMap } from '../../../../../rooms/shared/maps/madeMap.ts'
import type { TileGrid } from '../../../../../rooms/shared/maps/tileGrid.ts'
import { sensibleBuilder } from '../../../../../rooms/shared/modes/tower/sensibleBuilder.ts'
import { openFirstTower, openTower } from '../../../../../rooms/shared/modes/tower/towerBoard.ts'
import { firstTowerMode, towerMode } from '../../../../../rooms/shared/modes/tower/towerMode.ts'
import { playGame } from '../classroom.ts'
import { knowledgeDecides } from '../gameFigures.ts'
import { defaultMaps, hostileMaps } from '../hostileMaps.ts'
import { aFrame, drawnGrid, right } from '../oneTurn.ts'
import { aWalker, play, players, told, twoTiles } from './towerWorld.ts'

const legend = {
  '.': 'sky',
  '=': 'platform',
  S: 'enemy-path-start',
  '-': 'enemy-path',
  E: 'enemy-path-end',
  T: 'tower-zone',
}

const drawn = (...rows: string[]) => drawnGrid(legend, ...rows)
const opened = (grid: TileGrid) => openTower(grid, players(2), aFrame())
const powers = (...rows: string[]) => opened(drawn(...rows)).towers.map(({ power }) => power)

const bend = ['S-----.', '.....-.', '..T..-.', '.....-.', 'E-----.']
const straight = ['..T....', 'S-----E', '.......', '.......', '.......']

describe('what a drawing does to towers', () => {
  it('in a bend a tower fires harder than beside a straight road', () => {
    const [inBend = 0, beside = 0] = [powers(...bend)[0], powers(...straight)[0]]
    expect(inBend).toBeGreaterThan(1.25 * beside)
  })

  it('the longer the road, the harder all of them fire', () => {
    const row = (length: number) => `S${'-'.repeat(length - 2)}E${'.'.repeat(30 - length)}`
    const onRoadOf = (length: number) =>
      powers('....T'.padEnd(30, '.'), row(length), ...Array(3).fill('.'.repeat(30)))[0] ?? 0
    const grown = [10, 20, 30].map(onRoadOf)
    expect(grown).toEqual([...grown].sort((a, b) => a - b))
    expect(grown[2]).toBeGreaterThan(grown[0] ?? 0)
  })

  it('stays within bounds on every map, so that none makes a class helpless', () => {
    const maps = [...hostileMaps('tower'), ...defaultMaps('tower')].map(({ grid }) => grid)
    for (const power of maps.flatMap((grid) => opened(grid).towers.map(({ power }) => power))) {
      expect(power).toBeGreaterThanOrEqual(75)
      expect(power).toBeLessThanOrEqual(150)
    }
  })

  it('stones go to zones from which something can be hit, where there are such', () => {
    const rows = ['..T....', 'S-----E', '.......', '.......', '.......', '.......', '.......', '..T....']
    expect(opened(drawn(...rows)).towers.map(({ at }) => at)).toEqual([2])
    expect(openFirstTower(drawn(...rows), players(2), aFrame()).towers).toHaveLength(2)
  })

  it('ten stones in a good bend fire fifteen', () => {
    const board = opened(drawn(...bend))
    const towers = board.towers.map((tower) => ({ ...tower, stones: 10, power: 150 }))
    const { events } = play(
      { ...board, towers, walkers: [aWalker({ left: 99, walked: 1 })] },
      { p1: { answer: right({ correct: false }) } },
    )
    expect(told(events, 'fired').map(({ damage }) => damage)).toEqual([15])
  })
})

describe('whole games of thirty', () => {
  const games = 12
  const played = (rules: typeof towerMode, map: TileGrid) => {
    const all = Array.from({ length: games }, (_, index) =>
      playGame({
        rules,
        sensible: sensibleBuilder,
        seed: 4_000 + index,
        map,
        players: 30,
        questions: 15,
        chaos: 'lively',
      }),
    )
    const mean = (of: (game: (typeof all)[number]) => number) => all.reduce((sum, game) => sum + of(game), 0) / games
    return {
      lost: mean(({ board }) => board.fullLives - board.lives),
      turns: mean(({ turns }) => turns.length),
      knowledge: mean(knowledgeDecides),
    }
  }
  const winding = madeMap('tower', { players: 30, questions: 40 }, 3)
  const usual = defaultMaps('tower')[0]?.grid ?? winding

  it('cost more lives on a road of two tiles than on a usual one, and fewer on one drawn with care', () => {
    const [short, common, careful] = [twoTiles, usual, winding].map((map) => played(towerMode, map).lost)
    expect(short).toBeGreaterThan(common ?? 0)
    expect(careful).toBeLessThan(common ?? 0)
    const before = [twoTiles, usual].map((map) => played(firstTowerMode, map).lost)
    expect(before[0]).toBeLessThan(before[1] ?? 0)
  })

  it('are decided by knowledge on every one of them, and none is over before it has begun', () => {
    for (const map of [
      twoTiles,
      usual,
      winding,
      ...hostileMaps('tower')
        .map(({ grid }) => grid)
        .slice(0, 3),
    ]) {
      const { knowledge, turns } = played(towerMode, map)
      expect(knowledge).toBeGreaterThan(0.9)
      expect(turns).toBeGreaterThan(11)
    }
  })
})
