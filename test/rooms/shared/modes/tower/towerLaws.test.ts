import { describe, expect, it } from 'vitest'
import { sensibleBuilder } from '../../../../../rooms/shared/modes/tower/sensibleBuilder.ts'
import type { TowerBoard } from '../../../../../rooms/shared/modes/tower/towerBoard.ts'
import { towerMode } from '../../../../../rooms/shared/modes/tower/towerMode.ts'
import { playGame } from '../classroom.ts'
import { keepsKnowledgeFloors } from '../knowledgeFloors.ts'
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
  keepsKnowledgeFloors('tower', towerMode, sensibleBuilder, [
    { chaos: 'calm', players: 8, games: 60, floor: 0.9 },
    { chaos: 'calm', players: 30, games: 60, floor: 0.93 },
    { chaos: 'lively', players: 8, games: 60, floor: 0.88 },
    { chaos: 'lively', players: 30, games: 60, floor: 0.92 },
    { chaos: 'lively', players: 200, games: 10, floor: 0.92 },
    { chaos: 'wild', players: 8, games: 60, floor: 0.87 },
    { chaos: 'wild', players: 30, games: 60, floor: 0.91 },
  ])
})
