import type { MapWarning } from '../../maps/mapWarnings.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { drawnRoads } from './enemyRoads.ts'
import { hasTowerZone } from './towerSpots.ts'

export const towerWarnings = (grid: TileGrid): MapWarning[] => {
  const { hasStart, hasEnd, isWhole } = drawnRoads(grid)
  const missing: MapWarning[] = []
  if (!hasStart) missing.push('noEnemyStart')
  if (!hasEnd) missing.push('noEnemyEnd')
  if (hasStart && hasEnd && !isWhole) missing.push('brokenEnemyPath')
  if (!hasTowerZone(grid)) missing.push('noTowerZone')
  return missing
}
