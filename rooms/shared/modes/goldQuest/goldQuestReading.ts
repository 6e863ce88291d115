import type { MapNote, MapReading } from '../../maps/mapNotes.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { monsterKind } from '../monsters.ts'
import { goldPlaces, walkedFrom } from './goldGround.ts'
import { goodStarts } from './goldQuestBoard.ts'
import { goldWorth } from './goldWorth.ts'

export function goldQuestReading(grid: TileGrid): MapReading {
  const gold = goldPlaces(grid)
  const dangers = placesOfType(grid, (type) => type === 'trap' || monsterKind(type) !== null)
  const starts = goodStarts(grid)
  const walked = walkedFrom(grid, starts)
  const isFar = (place: number) => !walked.has(place)
  const hasPath = grid.types.includes('path')
  const notes: MapNote[] = []
  if (gold.length === 0) notes.push({ warning: 'noGold', places: [] })
  if (!hasPath) notes.push({ warning: 'noPath', places: [] })
  if (hasPath && gold.some(isFar)) notes.push({ warning: 'goldOutOfReach', places: gold.filter(isFar) })
  if (hasPath && dangers.some(isFar)) notes.push({ warning: 'outOfReach', places: dangers.filter(isFar) })
  const counting = [...gold, ...dangers].filter((place) => walked.has(place))
  const worth = goldWorth(grid).filter(({ at }) => walked.has(at))
  return { ways: [], starts, worth, counting, notes }
}
