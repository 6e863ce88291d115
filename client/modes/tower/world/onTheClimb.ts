import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import { inFile } from '../../../stage/place/inFile.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'
import { roadOf } from '../../../stage/place/roadRows.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** Fewer have room on their places. */
const fewest = 3
/** How far somebody steps aside on a ladder or a floor, in widths of a tile; further where their way is too short for all of them. */
const stepAside = { inLine: 0.5, inHeap: 1.1 } as const
/** From one to the next along a floor and up a ladder, in figures, and in how many lanes: of many a floor would be hidden. */
const grids = {
  few: { upTo: 12, wide: 0.9, high: 0.6, lanes: 2 },
  many: { upTo: most, wide: 0.84, high: 0.5, lanes: 3 },
} as const
/** In tiles: a gate and the heart over it, which counts the lives. */
const gate = { across: 1.1, above: 1.2, below: 0.9 } as const

/** Climbers stand along their way, on floors and ladders, whoever is higher ahead; nobody stands before a gate. */
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
}

/** Whether there is room for all of them in their order. */
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
  for (const [index, { along, beside }] of inFile(homes, { first: 0, last: way.rows }, lanes).entries()) {
    const climber = climbers[index]
    if (climber) spots.set(climber.id, { ...climber.spot, ...way.spotAt(along, beside) })
  }
  return true
}
