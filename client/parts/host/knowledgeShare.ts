import type { GameSettings } from '../../../rooms/shared/contract/game.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'

/**
 * How far the final ranking follows who knew most: the rank correlation with right answers in simulated classes of
 * thirty, fifteen questions. `npm run modes` prints the table these numbers are from.
 */
const knowledgeDecides: Record<MapMode, Record<GameSettings['chaos'], number>> = {
  racing: { calm: 0.97, lively: 0.96, wild: 0.92 },
  battle: { calm: 0.96, lively: 0.94, wild: 0.86 },
  'gold-quest': { calm: 0.98, lively: 0.91, wild: 0.76 },
  tower: { calm: 0.98, lively: 0.97, wild: 0.96 },
  survival: { calm: 0.97, lively: 0.96, wild: 0.87 },
}

export const knowledgePercent = (mode: MapMode, chaos: GameSettings['chaos']): number =>
  Math.round(100 * knowledgeDecides[mode][chaos])
