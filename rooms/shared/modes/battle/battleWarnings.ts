import type { MapWarning } from '../../maps/mapWarnings.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { isWall } from '../../maps/walls.ts'

export const battleWarnings = ({ types }: TileGrid): MapWarning[] => {
  if (types.every(isWall)) return ['noFloor']
  return types.includes('spawn') ? [] : ['noSpawn']
}
