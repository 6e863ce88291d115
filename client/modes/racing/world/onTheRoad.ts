import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import type { Offset } from '../../../stage/place/fan.ts'
import { inFile, type Stretch } from '../../../stage/place/inFile.ts'
import { bodiesOf, isMonster } from '../../../stage/place/offMonsters.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'
import { type Road, roadOf } from '../../../stage/place/roadRows.ts'
import { type Shore, shoreOf } from './onTheBank.ts'

/** With fewer racers than this each has room on their own tile, so they need no lanes. */
const fewest = 6
/** More than this are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far racers step aside where lanes meet in a corner or beside a monster, in widths of a tile. */
const stepAside = 0.5
/** Beside water racers can only step aside along the road. */
const stepOn = 1.2
/** This many lanes cover the road and the mown grass beside it. */
const fewLanes = 3
/**
 * The distance between rows and between lanes, in figures. If the racers are few, their names have room, too. Two
 * classes make a long line in few lanes: in many lanes they would be a heap beside the road, in which nobody is seen.
 */
const grids = [
  { upTo: 12, wide: 0.9, high: 1.06, lanes: 5 },
  { upTo: 36, wide: 0.84, high: 0.58, lanes: 5 },
  { upTo: most, wide: 0.84, high: 0.58, lanes: 3 },
]
const crowd = { wide: 0.6, high: 0.44, lanes: 3 }
/** How far beyond the finish racers may stand who have crossed it, in rows. */
const overTheLine = 1.5

/** Racers drive in the lanes of the road, in their order, and each face is seen. */
export const onTheRoad: Arrange = (spots, board, ground) => {
  if (board.course.length < 2) return
  const shore = shoreOf(board, ground)
  if (spots.size >= fewest && spots.size <= most) inLanes(spots, board, ground, shore)
  else {
    const [size = 0] = [...spots.values()].map((spot) => spot.size)
    const road = roadIn(crowd, size, board, ground)
    linedUpAtStart(spots, board, road)
    linedUpAtGuards(spots, board, road, (guard) => bodiesOf({ things: [guard] }, ground, size))
    if (shore) walkAshore(spots, shore)
  }
}

const roadIn = (
  { wide, high }: { wide: number; high: number },
  size: number,
  { course }: StagedBoard,
  ground: Ground,
) => roadOf(course, ground, { wide: wide * size, high: high * size })

function inLanes(spots: Map<string, Spot>, board: StagedBoard, ground: Ground, shore: Shore | null): void {
  const grid = grids.find(({ upTo }) => spots.size <= upTo) ?? crowd
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  const road = roadIn(grid, size, board, ground)
  let isByWater = false
  for (const { ids, homes, stretch } of stretchesOf(spots, board, road, ground, size)) {
    const filed = (lanes: number) =>
      inFile(homes, stretch, lanes).map(({ along, beside }) => road.spotAt(along, beside))
    const wide = filed(grid.lanes)
    const isWide = !shore || !wide.some(shore.isWet)
    isByWater ||= !isWide
    const lined = isWide ? wide : filed(Math.min(fewLanes, grid.lanes))
    put(spots, ids, shore ? lined.map(shore.ashore) : lined)
  }
  const reach = (isByWater ? stepOn : stepAside) * ground.tile.width
  pushApart(spots, bodiesOf(board, ground, size), reach, shore?.ashore)
}

function put(spots: Map<string, Spot>, ids: readonly string[], places: readonly Offset[]): void {
  for (const [index, id] of ids.entries()) {
    const spot = spots.get(id)
    if (spot) spots.set(id, { ...spot, ...places[index] })
  }
}

function walkAshore(spots: Map<string, Spot>, { ashore }: Shore): void {
  for (const [id, spot] of spots) spots.set(id, { ...spot, ...ashore(spot) })
}

/** All racers between two monsters that block the road, in the order of their progress. */
interface Racers {
  ids: string[]
  /** Their places, in rows from the start. */
  homes: number[]
  stretch: Stretch
}

function stretchesOf(
  spots: ReadonlyMap<string, Spot>,
  { spots: places, course, things }: StagedBoard,
  road: Road,
  { tile }: Ground,
  size: number,
): Racers[] {
  const steps = stepsOf(course)
  const guards = things
    .filter(({ at, pips }) => steps.has(at) && pips !== undefined && pips.left > 0)
    .map(({ at, size: tiles }) => ({ step: steps.get(at) ?? 0, reach: (tiles * tile.width) / 2 + size * 0.45 }))
    .sort((a, b) => a.step - b.step)
  const racers = [...spots.keys()]
    .map((id) => ({ id, step: steps.get(places[id] ?? -1) ?? 0 }))
    .sort((a, b) => a.step - b.step)
  return [...guards, null].map((guard, index) => {
    const behind = guards[index - 1]
    const first = behind ? road.rowsTo(behind.step, behind.reach) : 0
    const last = guard ? road.rowsTo(guard.step, -guard.reach) : road.rows + overTheLine
    const here = racers.filter(({ step }) => step <= (guard?.step ?? Infinity) && step > (behind?.step ?? -1))
    const homes = here.map(({ step }) => Math.max(first, Math.min(last, road.rowsTo(step))))
    return { ids: here.map(({ id }) => id), homes, stretch: { first, last } }
  })
}

const stepsOf = (course: readonly number[]) => new Map(course.map((place, step) => [place, step]))

/** At the start, rows stand behind each other along the road ahead, because trees grow behind the start. */
function linedUpAtStart(spots: Map<string, Spot>, board: StagedBoard, road: Road): void {
  const there = [...spots].filter(([id]) => board.spots[id] === board.course[0])
  if (there.length < fewest) return
  const lanes = Math.round(Math.sqrt(there.length) * 0.8)
  for (const [index, [id, spot]] of there.entries()) {
    const lane = lanes - 1 - (index % lanes)
    // Every second lane stands half a row back, so that its faces show between those in front.
    const row = Math.floor(index / lanes) + (lane % 2) * 0.5
    spots.set(id, { ...spot, ...road.spotAt(row, lane - (lanes - 1) / 2) })
  }
}

/** As a share of a row. */
const stepBack = 0.25

/**
 * In a crowd no racer stands in front of a monster that blocks the road. Racers who would are put in rows: back along
 * the road behind the monster, or along the road beyond it.
 */
function linedUpAtGuards(
  spots: Map<string, Spot>,
  board: StagedBoard,
  road: Road,
  bodies: (guard: StagedBoard['things'][number]) => ReturnType<typeof bodiesOf>,
): void {
  const { spots: places, course, things } = board
  const steps = stepsOf(course)
  const stepOf = (id: string) => steps.get(places[id] ?? -1) ?? 0
  for (const guard of things.filter((thing) => isMonster(thing) && steps.has(thing.at))) {
    const there = bodies(guard)
    const hides = ({ x, y }: Offset) =>
      there.some((body) => Math.hypot((x - body.x) / body.across, (y - body.y) / body.down) < 1)
    const hiding = new Set([...spots].flatMap(([id, spot]) => (hides(spot) ? stepOf(id) : [])))
    const step = steps.get(guard.at) ?? 0
    for (const way of [-1, 1]) {
      const ids = [...spots.keys()].filter((id) => hiding.has(stepOf(id)) && stepOf(id) > step === way > 0)
      ids.sort((a, b) => (stepOf(a) - stepOf(b)) * way)
      put(spots, ids, rowsFrom(road, step, way, ids.length, hides))
    }
  }
}

/** Places in rows for this many racers along the road, forwards (`way` 1) or backwards (-1). None of them `hides` anything. */
function rowsFrom(road: Road, step: number, way: number, count: number, hides: (at: Offset) => boolean): Offset[] {
  const spots: Offset[] = []
  let along = road.rowsTo(step)
  let lanes = Math.max(1, Math.round(Math.sqrt(count) * 0.8))
  const rowAt = () => Array.from({ length: lanes }, (_, lane) => road.spotAt(along, lane - (lanes - 1) / 2))
  const goOn = () => {
    while (along > 0 && along < road.rows && rowAt().some(hides)) along += stepBack * way
  }
  goOn()
  // Few rows lie between the monster and the start, so there are enough lanes to give each racer a place.
  if (way < 0) lanes = Math.max(lanes, Math.ceil(count / (Math.floor(along) + 1)))
  while (spots.length < count) {
    goOn()
    spots.push(...rowAt())
    along = Math.max(0, along + way)
  }
  return spots
}
