import { isWall } from './battleGround.ts'
import { drawnRoads } from './enemyRoads.ts'
import { goldPlaces, questStarts, walkedFrom } from './goldGround.ts'
import { isDrivable } from './raceCourse.ts'
import { reachFrom, type TileGrid } from './tileGrid.ts'
import { placesOfType } from './tilePaths.ts'
import type { MapMode } from './tileTypes.ts'
import { hasTowerZone } from './towerSpots.ts'

/** What a mode will have to do without. Every map can be played; the person drawing should know how. */
export type MapWarning =
  | 'noCourse'
  | 'splitCourse'
  | 'noSpawn'
  | 'noFloor'
  | 'noGold'
  | 'noPath'
  | 'goldOutOfReach'
  | 'noEnemyStart'
  | 'noEnemyEnd'
  | 'brokenEnemyPath'
  | 'noTowerZone'
  | 'noSafeTile'

/** The course is a longest shortest path, so it needs two tiles that touch. */
const racing = (grid: TileGrid): MapWarning[] => {
  const left = new Set(placesOfType(grid, isDrivable))
  const pieces: number[] = []
  for (const place of left) {
    const piece = reachFrom(grid, place, isDrivable)
    for (const reached of piece) left.delete(reached)
    pieces.push(piece.size)
  }
  if (!pieces.some((size) => size > 1)) return ['noCourse']
  return pieces.length > 1 ? ['splitCourse'] : []
}

const battle = ({ types }: TileGrid): MapWarning[] => {
  if (types.every(isWall)) return ['noFloor']
  return types.includes('spawn') ? [] : ['noSpawn']
}

const goldQuest = (grid: TileGrid): MapWarning[] => {
  const gold = goldPlaces(grid)
  const hasPath = grid.types.includes('path')
  if (gold.length === 0) return hasPath ? ['noGold'] : ['noGold', 'noPath']
  if (!hasPath) return ['noPath']
  const walked = walkedFrom(grid, questStarts(grid))
  return gold.every((place) => walked.has(place)) ? [] : ['goldOutOfReach']
}

const tower = (grid: TileGrid): MapWarning[] => {
  const { hasStart, hasEnd, isWhole } = drawnRoads(grid)
  const missing: MapWarning[] = []
  if (!hasStart) missing.push('noEnemyStart')
  if (!hasEnd) missing.push('noEnemyEnd')
  if (hasStart && hasEnd && !isWhole) missing.push('brokenEnemyPath')
  if (!hasTowerZone(grid)) missing.push('noTowerZone')
  return missing
}

const survival = ({ types }: TileGrid): MapWarning[] => (types.includes('safe') ? [] : ['noSafeTile'])

const warningsOf: Record<MapMode, (grid: TileGrid) => MapWarning[]> = {
  racing,
  battle,
  'gold-quest': goldQuest,
  tower,
  survival,
}

export const mapWarnings = (mode: MapMode, grid: TileGrid): MapWarning[] => warningsOf[mode](grid)
