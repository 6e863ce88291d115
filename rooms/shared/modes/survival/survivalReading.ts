import type { MapNote, MapReading } from '../../maps/mapNotes.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { fieldOf, patrolsDrawn, startingPlaces } from './survivalBoard.ts'
import { burningPlaces } from './survivalFire.ts'

export function survivalReading(grid: TileGrid): MapReading {
  const field = fieldOf(grid)
  const patrols = patrolsDrawn(grid)
  const walking = new Set(field.patrols.map(({ beat }) => beat[0]))
  const burning = burningPlaces(grid)
  const swarm = placesOfType(grid, (type) => type === 'enemy-swarm')
  const surplus = [
    ...patrols.flatMap(({ place }) => (walking.has(place) ? [] : [place])),
    ...swarm.filter((place) => !field.swarm.includes(place)),
  ]
  const unburnt = placesOfType(grid, (type) => type === 'danger').filter((place) => !burning.has(place))
  const notes: MapNote[] = []
  if (!grid.types.includes('safe')) notes.push({ warning: 'noSafeTile', places: [] })
  if (unburnt.length > 0) notes.push({ warning: 'surplusDanger', places: unburnt, mending: 'safe' })
  if (surplus.length > 0) notes.push({ warning: 'surplusTiles', places: surplus, mending: 'safe' })
  const moving = placesOfType(grid, (type) => type === 'moving')
  const walked = patrols.flatMap(({ place }) => (walking.has(place) ? [place] : []))
  return {
    ways: [],
    starts: startingPlaces(field),
    counting: [...burning, ...moving, ...walked, ...field.swarm],
    notes,
  }
}
