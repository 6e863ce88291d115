import { isDrivable } from './raceCourse.ts'
import { reachFrom, type TileGrid } from './tileGrid.ts'
import type { MapMode, TileType } from './tileTypes.ts'

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

type Types<Mode extends MapMode> = readonly TileType<Mode>[]

const enemyPath: Types<'tower'> = ['enemy-path-start', 'enemy-path', 'enemy-path-end']

const among = (types: readonly string[]) => (type: string) => types.includes(type)

const placesOf = ({ types }: TileGrid, isWanted: (type: string) => boolean): number[] =>
  types.flatMap((type, place) => (isWanted(type) ? [place] : []))

/** The course is a longest shortest path, so it needs two tiles that touch. */
const racing = (grid: TileGrid): MapWarning[] => {
  const left = new Set(placesOf(grid, isDrivable))
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
  if (types.every(among(['wall']))) return ['noFloor']
  return types.includes('spawn') ? [] : ['noSpawn']
}

const goldQuest = (grid: TileGrid): MapWarning[] => {
  const path = placesOf(grid, among(['path']))
  const gold = placesOf(grid, among(['gold']))
  if (gold.length === 0) return path.length === 0 ? ['noGold', 'noPath'] : ['noGold']
  if (path.length === 0) return ['noPath']
  const isWalkable = (type: string) => type !== 'wall'
  const walked = new Set<number>()
  for (const place of path)
    if (!walked.has(place)) for (const reached of reachFrom(grid, place, isWalkable)) walked.add(reached)
  return gold.every((place) => walked.has(place)) ? [] : ['goldOutOfReach']
}

const tower = (grid: TileGrid): MapWarning[] => {
  const { types } = grid
  const starts = placesOf(grid, among(['enemy-path-start']))
  const missing: MapWarning[] = []
  if (starts.length === 0) missing.push('noEnemyStart')
  if (!types.includes('enemy-path-end')) missing.push('noEnemyEnd')
  const arrives = (start: number) =>
    [...reachFrom(grid, start, among(enemyPath))].some((place) => types[place] === 'enemy-path-end')
  if (missing.length === 0 && !starts.every(arrives)) missing.push('brokenEnemyPath')
  if (!types.includes('tower-zone')) missing.push('noTowerZone')
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
