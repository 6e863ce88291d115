import { placesBeside, stepsBetween, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'

/** Tiles that a tower reaches from where it stands. */
export const towerReach = 3
/** More than anybody can choose from on a phone. */
const mostSpots = 24

export const hasTowerZone = ({ types }: TileGrid): boolean => types.includes('tower-zone')

/** Which tiles of a road are in reach. A spot out of reach of all roads reaches what is nearest to it. */
export function tilesInReach(width: number, spot: number, roads: readonly (readonly number[])[]): boolean[][] {
  const distances = roads.map((road) => road.map((place) => stepsBetween(width, spot, place)))
  const far = Math.max(towerReach, Math.min(...distances.flat()))
  return distances.map((road) => road.map((distance) => distance <= far))
}

/**
 * Where towers may stand, those at the start of a road first: on zones, beside the road where there
 * is no zone, and on the road where nothing else is left.
 */
export function towerSpots(grid: TileGrid, roads: readonly (readonly number[])[]): number[] {
  const onRoad = new Set(roads.flat())
  const zones = placesOfType(grid, (type) => type === 'tower-zone').filter((place) => !onRoad.has(place))
  const beside = [...new Set([...onRoad].flatMap((place) => placesBeside(grid, place)))].filter(
    (place) => !onRoad.has(place),
  )
  const choice = [zones, beside, [...onRoad]].find((places) => places.length > 0) ?? []
  const firstReached = (spot: number) =>
    Math.min(
      ...tilesInReach(grid.width, spot, roads)
        .map((road) => road.indexOf(true))
        .filter((index) => index >= 0),
    )
  const along = choice
    .map((spot) => ({ spot, first: firstReached(spot) }))
    .sort((a, b) => a.first - b.first || a.spot - b.spot)
  return spreadEvenly(along, mostSpots).map(({ spot }) => spot)
}
