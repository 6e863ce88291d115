import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import { inFile } from '../../../stage/place/inFile.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'
import { roadOf } from '../../../stage/place/roadRows.ts'

/** More than this are a crowd, in which nobody looks for a single face. */
const most = 60
/** Fewer climbers than this have room on their own places. */
const fewest = 3
/** How far a climber steps aside, in widths of a tile: in a line, and in a heap if the way is too short for all. */
const stepAside = { inLine: 0.5, inHeap: 1.1 } as const
/**
 * How far from their place, in tiles, a climber may be moved along the way: height counts here, so nobody is shown on
 * another floor. Many climbers at the foot of the way use up to this many lanes. If those are not enough, they stand in
 * heaps about their places.
 */
const furthest = { away: 3.2, up: 1.5, lanes: 7 } as const
/** The same for a climber in a lane beside the middle of the way. */
const inLane = { away: 3.5, up: 2 } as const
/** How far from the middle of the way the outermost lane may be, in tiles. */
const offWay = 1.68
/** The distance between climbers along a floor and up a ladder, in figures, and the lanes: many would hide a floor. */
const grids = {
  few: { upTo: 12, wide: 0.9, high: 0.6, lanes: 2 },
  many: { upTo: most, wide: 0.84, high: 0.5, lanes: 3 },
} as const
/** A gate, and above it the heart that counts the lives. In tiles. */
const gate = { across: 1.1, above: 1.2, below: 0.9 } as const

type Point = Pick<Spot, 'x' | 'y'>

/** Climbers stand along their way, on floors and ladders, in the order of their height. Nobody stands before a gate. */
export const onTheClimb: Arrange = (spots, board, ground) => {
  if (spots.size > most) return
  const { tile, footOf } = ground
  const isLine = alongTheWay(spots, board, ground)
  const gates = (board.roads ?? []).flatMap((road) => {
    const { x, y } = footOf(road.at(-1) ?? 0)
    const down = ((gate.above + gate.below) / 2) * tile.height
    return road.length > 0 ? { x, y: y - gate.above * tile.height + down, across: gate.across * tile.width, down } : []
  })
  pushApart(spots, gates, (isLine ? stepAside.inLine : stepAside.inHeap) * tile.width)
  if (isLine) heldOnWay(spots, board, ground)
  heldOnFloor(spots, board, ground)
}

/** Also a climber who has stepped aside is shown on their own floor. */
function heldOnFloor(spots: Map<string, Spot>, { spots: places }: StagedBoard, { tile, footOf }: Ground): void {
  const most = inLane.up * tile.height
  for (const [id, spot] of spots) {
    const home = footOf(places[id] ?? 0).y
    const y = Math.max(home - most, Math.min(home + most, spot.y))
    if (y !== spot.y) spots.set(id, { ...spot, y })
  }
}

/** Many lanes are wider than a floor or ladder. Nobody may stand in the air beyond its end. */
function heldOnWay(spots: Map<string, Spot>, { climb = [] }: StagedBoard, { tile, footOf }: Ground): void {
  const feet = climb.map(footOf)
  for (const [id, spot] of spots) {
    const away = ({ x, y }: Point) => Math.hypot((spot.x - x) / tile.width, (spot.y - y) / tile.height)
    const { x, y } = feet.reduce((best, foot) => (away(foot) < away(best) ? foot : best), feet[0] ?? spot)
    const share = offWay / away({ x, y })
    if (share < 1) spots.set(id, { ...spot, x: x + (spot.x - x) * share, y: y + (spot.y - y) * share })
  }
}

/** Whether all of them have room in their order, each near their place. If so, they are placed. */
function alongTheWay(spots: Map<string, Spot>, { spots: places, climb = [] }: StagedBoard, ground: Ground): boolean {
  if (spots.size < fewest || climb.length < 2) return false
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  const { wide, high, lanes } = spots.size <= grids.few.upTo ? grids.few : grids.many
  const way = roadOf(climb, ground, { wide: wide * size, high: high * size })
  if (spots.size > way.rows * lanes) return false
  const steps = new Map(climb.map((place, step) => [place, step]))
  const climbers = [...spots].flatMap(([id, spot]) => {
    const step = steps.get(places[id] ?? -1)
    return step === undefined ? [] : [{ id, spot, step }]
  })
  climbers.sort((a, b) => a.step - b.step)
  const homes = climbers.map(({ step }) => way.rowsTo(step))
  const isFar = (along: number, home: number) => !isBy(way.spotAt(along, 0), way.spotAt(home, 0), furthest, ground)
  const filed = inFile(homes, { first: 0, last: way.rows }, lanes, { lanes: furthest.lanes, isFar })
  const found = filed.map(({ along, beside }) => way.spotAt(along, beside))
  if (!found.every((at, index) => isBy(at, way.spotAt(homes[index] ?? 0, 0), inLane, ground))) return false
  for (const [index, { id, spot }] of climbers.entries()) spots.set(id, { ...spot, ...found[index] })
  return true
}

const isBy = (at: Point, home: Point, most: { away: number; up: number }, { tile }: Ground): boolean => {
  const [right, up] = [(at.x - home.x) / tile.width, (at.y - home.y) / tile.height]
  return Math.abs(up) <= most.up && Math.hypot(right, up) <= most.away
}
