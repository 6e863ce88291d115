import { describe, expect, it } from 'vitest'
import type { GoldQuestBoard } from '../../../../../rooms/shared/modes/goldQuest/goldQuestBoard.ts'
import type { GoldQuestEvent } from '../../../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import { goldQuestMode } from '../../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { sensibleSeeker } from '../../../../../rooms/shared/modes/goldQuest/sensibleSeeker.ts'
import { type PlayedGame, playGame } from '../classroom.ts'
import { keepsKnowledgeFloors } from '../knowledgeFloors.ts'
import { type LawTerms, lawsBroken, playsTheSameAgain } from '../modeLaws.ts'
import { seededGames } from '../seededGames.ts'

const terms: LawTerms<GoldQuestBoard> = {
  placesOf: ({ figures, monsters, gold, starts }) => [
    ...Object.values(figures),
    ...monsters.map(({ at }) => at),
    ...gold.map(({ at }) => at),
    ...starts,
  ],
  gambles: ['golden-lost'],
  transfers: [{ lost: 'robbed', won: 'rascal-loot' }],
  phoneBytes: 300,
}

const games = seededGames('gold-quest', goldQuestMode, sensibleSeeker)

/** The most times that one tile paid before it was filled again. */
function mostPaidByOneFilling({ turns }: Pick<PlayedGame<GoldQuestBoard, GoldQuestEvent>, 'turns'>): number {
  const paid = new Map<number, number>()
  let most = 0
  for (const { turn, outcome } of turns) {
    for (const { at, left } of turn.board.gold) if (left === turn.board.share) paid.set(at, 0)
    for (const event of outcome.events) if (event.kind === 'gold') paid.set(event.at, (paid.get(event.at) ?? 0) + 1)
    most = Math.max(most, ...paid.values())
  }
  return most
}

describe('gold quest keeps the laws of all modes, nobody stands in a wall and gold pays its share', () => {
  it.each(games)('$title', ({ setup }) => {
    const game = playGame(setup)
    expect(lawsBroken(game, terms)).toEqual([])
    if (setup.seed % 5 === 0) expect(playsTheSameAgain(game)).toBe(true)
    expect(mostPaidByOneFilling(game)).toBeLessThanOrEqual(Math.max(1, Math.ceil(setup.players / 8)))
    for (const { outcome } of game.turns) {
      const walls = new Set(outcome.board.walls)
      expect(Object.values(outcome.board.figures).filter((place) => walls.has(place))).toEqual([])
    }
  })
})

describe('knowledge decides the gold quest', () => {
  keepsKnowledgeFloors('gold-quest', goldQuestMode, sensibleSeeker, [
    { chaos: 'calm', players: 8, games: 120, floor: 0.91 },
    { chaos: 'calm', players: 30, games: 120, floor: 0.93 },
    { chaos: 'lively', players: 8, games: 120, floor: 0.82 },
    { chaos: 'lively', players: 30, games: 120, floor: 0.86 },
    { chaos: 'wild', players: 8, games: 120, floor: 0.7 },
    { chaos: 'wild', players: 30, games: 120, floor: 0.81 },
  ])
})
