import type { MapWarning } from '../../maps/mapWarnings.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { goldPlaces, questStarts, walkedFrom } from './goldGround.ts'

export const goldQuestWarnings = (grid: TileGrid): MapWarning[] => {
  const gold = goldPlaces(grid)
  const hasPath = grid.types.includes('path')
  if (gold.length === 0) return hasPath ? ['noGold'] : ['noGold', 'noPath']
  if (!hasPath) return ['noPath']
  const walked = walkedFrom(grid, questStarts(grid))
  return gold.every((place) => walked.has(place)) ? [] : ['goldOutOfReach']
}
