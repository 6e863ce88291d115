import { placesBeside, stepsBetween, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'

/** How many tiles far a tower fires. */
export const towerReach = 3
/** A player cannot choose from more on a phone. */
const mostSpots = 24

export const hasTowerZone = ({ types }: TileGrid): boolean => types.includes('tower-zone')

/** Which tiles of a road are in reach. If all roads are out of reach, a spot reaches the nearest tile. */
export function tilesInReach(width: number, spot: number, roads: readonly (readonly number[])[]): boolean[][] {
  const distances = roads.map((road) => road.map((place) => stepsBetween(width, spot, place)))
  const far = Math.max(towerReach, Math.min(...distances.flat()))
  return distances.map((road) => road.map((distance) => distance <= far))
}

type Roads = readonly (readonly number[])[]

/** How many tiles of road a tower reaches from here. */
export const tilesInSight = (width: number, spot: number, roads: Roads): number =>
  new Set(roads.flat().filter((place) => stepsBetween(width, spot, place) <= towerReach)).size

/** The zones that reach a road. If no zone does, places are chosen as by the first rules. */
export function towerSpots(grid: TileGrid, roads: Roads): number[] {
  const seeing = zonesBeside(grid, roads).filter((zone) => tilesInSight(grid.width, zone, roads) > 0)
  return seeing.length > 0 ? inOrder(grid, roads, seeing) : firstTowerSpots(grid, roads)
}

const zonesBeside = (grid: TileGrid, roads: Roads): number[] => {
  const onRoad = new Set(roads.flat())
  return placesOfType(grid, (type) => type === 'tower-zone').filter((place) => !onRoad.has(place))
}

/** By the first rules: on any zones; without zones beside the road; and if there is no room, on the road. */
export function firstTowerSpots(grid: TileGrid, roads: Roads): number[] {
  const onRoad = new Set(roads.flat())
  const zones = zonesBeside(grid, roads)
  const beside = [...new Set([...onRoad].flatMap((place) => placesBeside(grid, place)))].filter(
    (place) => !onRoad.has(place),
  )
  return inOrder(grid, roads, [zones, beside, [...onRoad]].find((places) => places.length > 0) ?? [])
}

/** Spots at the start of a road come first. Of many, some are taken from everywhere. */
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
