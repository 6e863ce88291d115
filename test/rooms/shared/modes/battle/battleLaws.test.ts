import { describe, expect, it } from 'vitest'
import type { BattleBoard } from '../../../../../rooms/shared/modes/battle/battleBoard.ts'
import { battleMode } from '../../../../../rooms/shared/modes/battle/battleMode.ts'
import { sensibleFighter } from '../../../../../rooms/shared/modes/battle/sensibleFighter.ts'
import { type PlayedGame, playGame } from '../classroom.ts'
import { keepsKnowledgeFloors } from '../knowledgeFloors.ts'
import { type LawTerms, lawsBroken, playsTheSameAgain } from '../modeLaws.ts'
import { seededGames } from '../seededGames.ts'

const terms: LawTerms<BattleBoard> = {
  placesOf: ({ figures, monsters, powerUps, spawns }) => [
    ...Object.values(figures),
    ...monsters.map(({ at }) => at),
    ...powerUps.map(({ at }) => at),
    ...spawns,
  ],
  monsters: ['strike'],
  transfers: [{ lost: 'lost-duel', won: 'duel' }],
  phoneBytes: 300,
}

const games = seededGames('battle', battleMode, sensibleFighter)

/** The most turns in a row that began with nothing to attack. */
function quietTurns({ turns }: Pick<PlayedGame<BattleBoard>, 'turns'>): number {
  let [longest, now] = [0, 0]
  for (const { offers } of turns) {
    now = offers[0]?.id === 'train' ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return longest
}

describe('battle keeps the laws of all modes, nobody stands in a wall and there is always something to fight', () => {
  it.each(games)('$title', ({ setup }) => {
    const game = playGame(setup)
    expect(lawsBroken(game, terms)).toEqual([])
    if (setup.seed % 5 === 0) expect(playsTheSameAgain(game)).toBe(true)
    expect(quietTurns(game)).toBeLessThanOrEqual(1)
    for (const { outcome } of game.turns) {
      const walls = new Set(outcome.board.walls)
      expect(Object.values(outcome.board.figures).filter((place) => walls.has(place))).toEqual([])
      for (const { left, full } of outcome.board.monsters) expect(left >= 0 && left <= full).toBe(true)
    }
  })
})

describe('knowledge decides the battle', () => {
  keepsKnowledgeFloors('battle', battleMode, sensibleFighter, [
    { chaos: 'calm', players: 8, games: 120, floor: 0.88 },
    { chaos: 'calm', players: 30, games: 120, floor: 0.91 },
    { chaos: 'lively', players: 8, games: 120, floor: 0.86 },
    { chaos: 'lively', players: 30, games: 120, floor: 0.89 },
    { chaos: 'wild', players: 8, games: 120, floor: 0.79 },
    { chaos: 'wild', players: 30, games: 120, floor: 0.81 },
  ])
})
