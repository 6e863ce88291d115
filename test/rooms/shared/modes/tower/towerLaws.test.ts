import { describe, expect, it } from 'vitest'
import { sensibleBuilder } from '../../../../../rooms/shared/modes/tower/sensibleBuilder.ts'
import type { TowerBoard } from '../../../../../rooms/shared/modes/tower/towerBoard.ts'
import { towerMode } from '../../../../../rooms/shared/modes/tower/towerMode.ts'
import { playGame } from '../classroom.ts'
import { knowledgeDecides } from '../gameFigures.ts'
import { defaultMaps } from '../hostileMaps.ts'
import { type LawTerms, lawsBroken, playsTheSameAgain } from '../modeLaws.ts'
import { seededGames } from '../seededGames.ts'

const terms: LawTerms<TowerBoard> = {
  placesOf: ({ figures, roads, route, towers }) => [
    ...Object.values(figures),
    ...roads.flat(),
    ...route,
    ...towers.map(({ at }) => at),
  ],
  phoneBytes: 300,
}

const games = seededGames('tower', towerMode, sensibleBuilder)
const stonesOf = ({ towers }: TowerBoard) => towers.map(({ stones }) => stones)

describe('tower keeps the laws of all modes, and its own: lives never rise, stones never fall', () => {
  it.each(games)('$title', ({ setup }) => {
    const game = playGame(setup)
    expect(lawsBroken(game, terms)).toEqual([])
    if (setup.seed % 5 === 0) expect(playsTheSameAgain(game)).toBe(true)
    let before = game.opening
    for (const { turn, outcome } of game.turns) {
      const { board } = outcome
      expect(board.lives).toBeLessThanOrEqual(before.lives)
      expect(outcome.end === 'lost').toBe(board.lives === 0)
      expect(stonesOf(board).filter((stones, index) => stones < (stonesOf(before)[index] ?? 0))).toEqual([])
      expect(new Set(board.walkers.map(({ id }) => id)).size).toBe(board.walkers.length)
      const right = turn.players.filter(({ id }) => turn.answers.get(id)?.correct).length
      const builds = [...turn.moves.values()].filter(({ id }) => id === 'build').length
      const laid = stonesOf(board).reduce((sum, stones) => sum + stones, 0)
      expect(laid - stonesOf(before).reduce((sum, stones) => sum + stones, 0)).toBe(right + builds)
      before = board
    }
  })
})

describe('knowledge decides tower', () => {
  const floors = [
    { chaos: 'calm', players: 8, floor: 0.9 },
    { chaos: 'calm', players: 30, floor: 0.93 },
    { chaos: 'lively', players: 8, floor: 0.88 },
    { chaos: 'lively', players: 30, floor: 0.92 },
    { chaos: 'lively', players: 200, floor: 0.92 },
    { chaos: 'wild', players: 8, floor: 0.87 },
    { chaos: 'wild', players: 30, floor: 0.91 },
  ] as const
  const maps = defaultMaps('tower').slice(0, 2)

  it.each(floors)('$chaos, a class of $players: at least $floor (seeds from 5001)', ({ chaos, players, floor }) => {
    const decided = Array.from({ length: players < 200 ? 60 : 10 }, (_, index) => {
      const map = maps[index % maps.length]?.grid ?? null
      const seed = 5001 + index
      return knowledgeDecides(
        playGame({ rules: towerMode, sensible: sensibleBuilder, map, players, chaos, seed, questions: 15 }),
      )
    })
    const mean = decided.reduce((sum, value) => sum + value, 0) / decided.length
    process.stdout.write(`tower ${chaos} n ${players}: right answers and final rank ${mean.toFixed(3)}\n`)
    expect(mean).toBeGreaterThan(floor)
  })
})
