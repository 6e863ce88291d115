import type { MapNote, MapReading } from '../../maps/mapNotes.ts'
import { reachFrom, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { isWall } from '../../maps/walls.ts'
import { monsterPlaces } from '../monsters.ts'
import { drawnMonsters, startsOf } from './battleBoard.ts'

const isOpen = (type: string) => !isWall(type)

export function battleReading(grid: TileGrid): MapReading {
  const starts = startsOf(grid)
  const monsters = drawnMonsters(grid)
  const powerUps = placesOfType(grid, (type) => type === 'powerup')
  if (grid.types.every(isWall)) return { ways: [], starts, counting: [], notes: [{ warning: 'noFloor', places: [] }] }
  const reached = new Set<number>()
  // Most starts lie in the same room, so the places that one of them reaches are searched only once.
  for (const start of starts)
    if (!reached.has(start)) for (const place of reachFrom(grid, start, isOpen)) reached.add(place)
  const walledIn = powerUps.filter((place) => !reached.has(place))
  const notes: MapNote[] = []
  if (!grid.types.includes('spawn')) notes.push({ warning: 'noSpawn', places: [] })
  if (walledIn.length > 0) notes.push({ warning: 'outOfReach', places: walledIn })
  const surplus = monsterPlaces(grid).filter((place) => !monsters.includes(place))
  if (surplus.length > 0) notes.push({ warning: 'surplusTiles', places: surplus, mending: 'arena' })
  const counting = [...monsters, ...powerUps.filter((place) => reached.has(place))]
  return { ways: [], starts, counting, notes }
}
