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

type Roads = readonly (readonly number[])[]

/** Tiles of road that a tower looks over from here. */
export const tilesInSight = (width: number, spot: number, roads: Roads): number =>
  new Set(roads.flat().filter((place) => stepsBetween(width, spot, place) <= towerReach)).size

/** The zones from which something can be hit come first; the others are there where no zone is near a road. */
export function towerSpots(grid: TileGrid, roads: Roads): number[] {
  const seeing = zonesBeside(grid, roads).filter((zone) => tilesInSight(grid.width, zone, roads) > 0)
  return seeing.length > 0 ? inOrder(grid, roads, seeing) : firstTowerSpots(grid, roads)
}

const zonesBeside = (grid: TileGrid, roads: Roads): number[] => {
  const onRoad = new Set(roads.flat())
  return placesOfType(grid, (type) => type === 'tower-zone').filter((place) => !onRoad.has(place))
}

/** By the first rules: on any zones, beside the road where there is no zone, and on the road where nothing else is left. */
export function firstTowerSpots(grid: TileGrid, roads: Roads): number[] {
  const onRoad = new Set(roads.flat())
  const zones = zonesBeside(grid, roads)
  const beside = [...new Set([...onRoad].flatMap((place) => placesBeside(grid, place)))].filter(
    (place) => !onRoad.has(place),
  )
  return inOrder(grid, roads, [zones, beside, [...onRoad]].find((places) => places.length > 0) ?? [])
}

/** Those at the start of a road first; of many some of everywhere. */
function inOrder(grid: TileGrid, roads: Roads, choice: readonly number[]): number[] {
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
