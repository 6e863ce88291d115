import type { MapNote, MapReading } from '../../maps/mapNotes.ts'
import { placesWithin, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { climbRoute, holdingCheckpoints } from './climbRoute.ts'
import { drawnRoads, enemyRoads, isRoad } from './enemyRoads.ts'
import { joiningPlaces, monstersDrawn } from './towerBoard.ts'
import { powerAt } from './towerPower.ts'
import { hasTowerZone, towerReach, towerSpots } from './towerSpots.ts'

/** On a shorter road towers hardly reach the monsters before these are at its end. */
const shortest = 8

/** Which parts of the roads are missing, and which are never walked. */
function roadNotes(grid: TileGrid, roads: readonly (readonly number[])[]): MapNote[] {
  const { hasStart, hasEnd, lost } = drawnRoads(grid)
  if (!hasStart || !hasEnd)
    return [
      ...(hasStart ? [] : [{ warning: 'noEnemyStart', places: [] } as const]),
      ...(hasEnd ? [] : [{ warning: 'noEnemyEnd', places: [] } as const]),
    ]
  if (lost.length > 0) return [{ warning: 'brokenEnemyPath', places: lost }]
  const walked = new Set(roads.flat())
  const short = roads.filter(({ length }) => length < shortest).flat()
  return [
    { warning: 'unusedRoad', places: placesOfType(grid, isRoad).filter((place) => !walked.has(place)) },
    { warning: 'shortRoad', places: short },
  ]
}

export function towerReading(grid: TileGrid): MapReading {
  const roads = enemyRoads(grid)
  const { route } = climbRoute(grid)
  const standing = towerSpots(grid, roads)
  const reach = new Set(standing.flatMap((spot) => [...placesWithin(grid, spot, towerReach)]))
  const spots = standing.filter((place) => grid.types[place] === 'tower-zone')
  const joining = joiningPlaces(grid)
  const holding = holdingCheckpoints(grid, route)
  const leftOut = (all: readonly number[], counted: readonly number[]) =>
    all.filter((place) => !counted.includes(place))
  const zones = placesOfType(grid, (type) => type === 'tower-zone')
  const notes: MapNote[] = [
    ...roadNotes(grid, roads),
    {
      warning: 'surplusTiles',
      places: [...leftOut(zones, spots), ...leftOut(monstersDrawn(grid), joining)],
      mending: 'sky',
    },
    {
      warning: 'idleCheckpoint',
      places: leftOut(
        placesOfType(grid, (type) => type === 'checkpoint'),
        holding,
      ),
      mending: 'platform',
    },
  ]
  const missing = new Set(['noEnemyStart', 'noEnemyEnd'])
  return {
    ways: [...roads, route],
    length: Math.max(...roads.map((road) => road.length)),
    starts: [],
    guards: {
      towers: standing.map((at) => ({ at, power: powerAt(grid.width, at, roads) })),
      reach: [...reach],
    },
    counting: [...spots, ...joining, ...holding],
    notes: [
      ...notes.filter(({ warning, places }) => places.length > 0 || missing.has(warning)),
      ...(hasTowerZone(grid) ? [] : [{ warning: 'noTowerZone', places: [] } as const]),
    ],
  }
}
