import { describe, expect, it } from 'vitest'
import { sensibleSurvivor } from '../../../../../rooms/shared/modes/survival/sensibleSurvivor.ts'
import type { SurvivalBoard } from '../../../../../rooms/shared/modes/survival/survivalBoard.ts'
import { survivalMode } from '../../../../../rooms/shared/modes/survival/survivalMode.ts'
import { playGame } from '../classroom.ts'
import { keepsKnowledgeFloors } from '../knowledgeFloors.ts'
import { type LawTerms, lawsBroken, playsTheSameAgain } from '../modeLaws.ts'
import { seededGames } from '../seededGames.ts'

const terms: LawTerms<SurvivalBoard> = {
  placesOf: ({ figures, swarm, patrols, shaking }) => [
    ...Object.values(figures),
    ...swarm,
    ...patrols.flatMap(({ beat }) => beat),
    ...shaking,
  ],
  phoneBytes: 300,
}

const games = seededGames('survival', survivalMode, sensibleSurvivor)

describe('survival keeps the laws of all modes', () => {
  it.each(games)('$title', ({ setup }) => {
    const game = playGame(setup)
    expect(lawsBroken(game, terms)).toEqual([])
    if (setup.seed % 5 === 0) expect(playsTheSameAgain(game)).toBe(true)
    for (const { turn, outcome } of game.turns) {
      const { swarm, hearts, ground } = outcome.board
      expect(swarm.length).toBeLessThanOrEqual(Math.max(ground.length / 4, turn.board.swarm.length))
      expect(new Set(swarm).size).toBe(swarm.length)
      for (const player of turn.learned) expect(hearts[player]).toBe(turn.board.hearts[player])
      for (const left of Object.values(hearts)) expect(left === 0 || left === 1 || left === 2 || left === 3).toBe(true)
    }
  })
})

describe('knowledge decides survival', () => {
  keepsKnowledgeFloors('survival', survivalMode, sensibleSurvivor, [
    { chaos: 'calm', players: 8, games: 60, floor: 0.9 },
    { chaos: 'calm', players: 30, games: 60, floor: 0.92 },
    { chaos: 'lively', players: 8, games: 60, floor: 0.89 },
    { chaos: 'lively', players: 30, games: 60, floor: 0.91 },
    { chaos: 'lively', players: 200, games: 10, floor: 0.92 },
    { chaos: 'wild', players: 8, games: 60, floor: 0.8 },
    { chaos: 'wild', players: 30, games: 60, floor: 0.82 },
  ])
})
