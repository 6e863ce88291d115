import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../../../rooms/shared/modes/modeRules.ts'
import type { RacingBoard } from '../../../../../rooms/shared/modes/racing/racingBoard.ts'
import { racingMode } from '../../../../../rooms/shared/modes/racing/racingMode.ts'
import { sensibleRacer } from '../../../../../rooms/shared/modes/racing/sensibleRacer.ts'
import { playGame } from '../classroom.ts'
import { keepsKnowledgeFloors } from '../knowledgeFloors.ts'
import { type LawTerms, lawsBroken, playsTheSameAgain } from '../modeLaws.ts'
import { seededGames } from '../seededGames.ts'

const terms: LawTerms<RacingBoard> = {
  placesOf: ({ course, steps, monsters }) => [
    ...Object.values(steps).map((step) => course[step] ?? -1),
    ...monsters.map(({ at }) => at),
  ],
  gambles: ['nitro-lost'],
  phoneBytes: 300,
}

const games = seededGames('racing', racingMode, sensibleRacer)
/** In the last question, players who are right and well placed cross the line with less than the whole way. */
const inThePhoto = ({ isLast, players, answers }: Turn<RacingBoard>): Set<string> =>
  new Set(
    players
      .slice(0, isLast ? Math.ceil(0.35 * players.length) : 0)
      .flatMap(({ id }) => (answers.get(id)?.correct ? [id] : [])),
  )
const isPrefix = (before: readonly string[], after: readonly string[]) =>
  before.every((player, index) => after[index] === player)

describe('racing keeps the laws of all modes, and nobody crosses too early or goes back', () => {
  it.each(games)('$title', ({ setup }) => {
    const game = playGame(setup)
    expect(lawsBroken(game, terms)).toEqual([])
    if (setup.seed % 5 === 0) expect(playsTheSameAgain(game)).toBe(true)
    for (const { turn, outcome, ranking } of game.turns) {
      const [before, after] = [turn.board.finishers, outcome.board.finishers]
      const scores = new Map(ranking.map(({ id, score }) => [id, score]))
      expect(isPrefix(before, after)).toBe(true)
      expect(new Set(after).size).toBe(after.length)
      if (!turn.isFinale && !turn.isLast) expect(after).toEqual([])
      const photo = inThePhoto(turn)
      for (const id of after.slice(before.length).filter((one) => !photo.has(one)))
        expect(scores.get(id)).toBeGreaterThanOrEqual(100 * turn.total)
      for (const { player } of outcome.changes) expect(before).not.toContain(player)
    }
  })
})

describe('knowledge decides the race', () => {
  keepsKnowledgeFloors('racing', racingMode, sensibleRacer, [
    { chaos: 'calm', players: 8, games: 60, floor: 0.9 },
    { chaos: 'calm', players: 30, games: 60, floor: 0.92 },
    { chaos: 'lively', players: 8, games: 60, floor: 0.89 },
    { chaos: 'lively', players: 30, games: 60, floor: 0.91 },
    { chaos: 'wild', players: 8, games: 60, floor: 0.84 },
    { chaos: 'wild', players: 30, games: 60, floor: 0.87 },
  ])
})
