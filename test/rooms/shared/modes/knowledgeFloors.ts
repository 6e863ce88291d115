import { expect, it } from 'vitest'
import type { GameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { ModeRules, Strategy, TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import { playGame } from './classroom.ts'
import { knowledgeDecides } from './gameFigures.ts'
import { defaultMaps } from './hostileMaps.ts'

const firstSeed = 5001

/**
 * Checks how strongly right answers decide the final ranks at least, for each dial and class, over so many games of 15 questions.
 */
export function keepsKnowledgeFloors<Board, Event extends TurnEvent, Shown>(
  mode: MapMode,
  rules: ModeRules<Board, Event, Shown>,
  sensible: Strategy<Shown>,
  floors: readonly { chaos: GameSettings['chaos']; players: number; games: number; floor: number }[],
): void {
  const maps = defaultMaps(mode).slice(0, 2)

  it.each(floors)(
    '$chaos, a class of $players: at least $floor in $games games',
    ({ chaos, players, games, floor }) => {
      const decided = Array.from({ length: games }, (_, index) => {
        const map = maps[index % maps.length]?.grid ?? null
        return knowledgeDecides(
          playGame({ rules, sensible, map, players, chaos, seed: firstSeed + index, questions: 15 }),
        )
      })
      const mean = decided.reduce((sum, value) => sum + value, 0) / decided.length
      process.stdout.write(`${mode} ${chaos} n ${players}: right answers and final rank ${mean.toFixed(3)}\n`)
      expect(mean).toBeGreaterThan(floor)
    },
  )
}
