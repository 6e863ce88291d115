import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { climbRoute } from '../../../rooms/shared/modes/tower/climbRoute.ts'
import { enemyRoads } from '../../../rooms/shared/modes/tower/enemyRoads.ts'
import type { TowerEvent } from '../../../rooms/shared/modes/tower/towerEvents.ts'
import type { TowerField, TowerShown, TowerSurroundings } from '../../../rooms/shared/modes/tower/towerShown.ts'
import { towerSpots } from '../../../rooms/shared/modes/tower/towerSpots.ts'
import { companySpots, type ShownTo } from '../../stage/board/shownTo.ts'
import { emptyBoard, type StagedBoard, type StagedThing } from '../../stage/board/stagedBoard.ts'
import { linedUp } from '../../stage/board/waitingSpots.ts'
import type { ThingName } from '../../stage/world/things/thingNames.ts'
import { plinthsBeside } from './plinths.ts'

export const towerId = (at: number): string => `tower-${at}`
export const walkerId = (monster: number): string => `walker-${monster}`
export const isWalker = (id: string): boolean => id.startsWith('walker-')

/** The look of a tower by the number of its stones: the first line that it reaches. */
const looks: readonly { from: number; picture: ThingName }[] = [
  { from: 8, picture: 'tower-8' },
  { from: 4, picture: 'tower-4' },
  { from: 2, picture: 'tower-2' },
]
const towerSize = 1.55

export const towerThing = (
  { at, stones }: Built,
  plinths: StagedBoard['plinths'],
  watches: number | undefined = at,
): StagedThing => {
  const { x = 0, y = 0, size = towerSize } = plinths?.[at] ?? {}
  return {
    id: towerId(at),
    at,
    picture: looks.find(({ from }) => stones >= from)?.picture ?? 'tower-1',
    size,
    watches,
    ...((x !== 0 || y !== 0) && { aside: { x, y } }),
  }
}

interface Built {
  at: number
  stones: number
}

/** The place nearest to a place of the map, as the crow flies; the place itself if there is none. */
function nearestOf(places: readonly number[], at: number, columns: number): number {
  let nearest = at
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const away = Math.hypot((place % columns) - (at % columns), Math.floor(place / columns) - Math.floor(at / columns))
    if (away < least) [nearest, least] = [place, away]
  }
  return nearest
}

/** Each tower looks at the monster nearest to it, or at the road if no monster is under way. */
const builtTowers = (
  towers: readonly Built[],
  watched: readonly number[],
  { columns, plinths }: Pick<TowerMap, 'columns' | 'plinths'>,
): StagedThing[] =>
  towers
    .filter(({ stones }) => stones > 0)
    .map((tower) => towerThing(tower, plinths, nearestOf(watched, tower.at, columns)))

const walkerSizes = { weak: 1.05, medium: 1.35, strong: 1.7 } as const

/** Drawn in front of the towers beside the road, but behind those that stand a little below it. */
const beforeTowers = 1.2

/** Equal monsters walk side by side. Each monster keeps to its own side. */
const asideOf = (id: number): { x: number; y: number } => ({
  x: (((id * 0.618) % 1) - 0.5) * 0.4,
  y: (((id * 0.382) % 1) - 0.5) * 0.24,
})

/** A single monster, on a screen that is told of no other. */
export const loneWalker = ({ monster, walker, at, left, damage, full }: OwnShot): StagedThing => ({
  id: walkerId(monster),
  at,
  picture: `monster-${walker}`,
  size: walkerSizes[walker],
  nearer: beforeTowers,
  pips: { left: Math.min(full, left + damage), full },
})
type OwnShot = Extract<TowerEvent, { kind: 'shot' }>

/** By the rules many monsters may be on one place. Here they walk in file along the road around it. */
function walkerThings({ walkers, roads }: Pick<TowerField, 'walkers' | 'roads'>): StagedThing[] {
  const files = new Map<number, number[]>()
  for (const { at, id } of walkers) files.set(at, [...(files.get(at) ?? []), id])
  return walkers.map(({ id, kind, at, left, full }) => {
    const file = files.get(at) ?? [id]
    const road = roads.find((places) => places.includes(at)) ?? [at]
    const first = road.indexOf(at) - Math.floor((file.length - 1) / 2)
    const step = Math.max(0, Math.min(road.length - file.length, first)) + file.indexOf(id)
    return {
      id: walkerId(id),
      at: road[Math.min(step, road.length - 1)] ?? at,
      picture: `monster-${kind}`,
      size: walkerSizes[kind],
      nearer: beforeTowers,
      pips: { left, full },
      arePipsQuiet: true,
      isFaced: true,
      aside: asideOf(id),
    }
  })
}

const isWhole = (shown: TowerField | TowerSurroundings): shown is TowerField => 'route' in shown

export function stageTower(shown: TowerShown, map: TileGrid, viewer: ShownTo): StagedBoard {
  if (shown === null) return openTowerBoard(map)
  return isWhole(shown) ? wholeTower(shown, map) : ownTower(shown, map, viewer)
}

function wholeTower({ figures, towers, walkers, roads, route }: TowerField, map: TileGrid): StagedBoard {
  const monsters = walkerThings({ walkers, roads })
  const { plinths } = towerMapOf(map)
  const watched = monsters.length > 0 ? monsters.map(({ at }) => at) : roads.flat()
  return {
    ...emptyBoard,
    spots: figures,
    things: [...builtTowers(towers, watched, { columns: map.width, plinths }), ...monsters],
    plinths,
    columns: map.width,
    climb: route,
    roads,
  }
}

interface TowerMap {
  spots: readonly number[]
  columns: number
  plinths: NonNullable<StagedBoard['plinths']>
  route: readonly number[]
  /** All places of its roads. */
  road: readonly number[]
}

const towerMaps = new WeakMap<TileGrid, TowerMap>()

/** Works out by the rules of the room where towers may stand and which way leads up, once for each map. */
function towerMapOf(map: TileGrid): TowerMap {
  const known = towerMaps.get(map)
  if (known) return known
  const roads = enemyRoads(map)
  const spots = towerSpots(map, roads)
  const { route } = climbRoute(map)
  const plinths = plinthsBeside({ spots, roads, climb: route }, map)
  const found = { spots, columns: map.width, plinths, route, road: roads.flat() }
  towerMaps.set(map, found)
  return found
}

/** Who climbs where, and how high the towers are. A player's device is not told where the monsters are. */
function ownTower({ figures, stones }: TowerSurroundings, map: TileGrid, viewer: ShownTo): StagedBoard {
  const { spots, route, road, ...places } = towerMapOf(map)
  const towers = spots.map((at, index) => ({ at, stones: stones[index] ?? 0 }))
  return {
    ...emptyBoard,
    spots: companySpots(figures, viewer),
    things: builtTowers(towers, road, places),
    plinths: places.plinths,
    columns: map.width,
    climb: route,
  }
}

/** Everybody at the foot of the climb, and no stone laid. */
export function openTowerBoard(map: TileGrid, players: readonly string[] = []): StagedBoard {
  const { route, plinths } = towerMapOf(map)
  return { ...emptyBoard, spots: linedUp(route, players), columns: map.width, climb: route, plinths }
}

/** The next board tells how high players have climbed; towers grow at once. */
export function towerAfter(board: StagedBoard, events: readonly TowerEvent[]): StagedBoard {
  let { things } = board
  for (const event of events) {
    if (event.kind !== 'built' && event.kind !== 'raised') continue
    const known = things.find(({ id }) => id === towerId(event.at))
    const tower = towerThing(event, board.plinths, known?.watches)
    things = [...things.filter(({ id }) => id !== tower.id), tower]
  }
  return { ...board, things }
}
