import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import type { Offset } from '../../../stage/place/fan.ts'
import type { Ground } from '../../../stage/place/placement.ts'

/** How wide the bank of sand and reeds is, in tiles. Racers do not stand on it. */
const bank = 0.3
/** In how many steps a racer goes back to the road. */
const steps = 8

export interface Shore {
  isWet(at: Offset): boolean
  /** Moves a spot out of the water and off its bank, towards the road, as little as needed. */
  ashore(at: Offset): Offset
}

/** Tells where water is beside the road; null if there is none. */
export function shoreOf({ course, wet = [] }: StagedBoard, { tile, footOf }: Ground): Shore | null {
  if (wet.length === 0) return null
  const feet = course.map(footOf)
  const first = footOf(0)
  const nameOf = (x: number, y: number) =>
    `${Math.round((x - first.x) / tile.width)} ${Math.round((y - first.y) / tile.height)}`
  const waters = new Set(wet.map((place) => nameOf(footOf(place).x, footOf(place).y)))
  const isWet = ({ x, y }: Offset) =>
    [-bank, bank].some((right) =>
      [-bank, bank].some((down) => waters.has(nameOf(x + right * tile.width, y + down * tile.height))),
    )
  return {
    isWet,
    ashore: (at) => {
      if (!isWet(at)) return at
      const away = ({ x, y }: Offset) => Math.hypot(x - at.x, y - at.y)
      const road = feet.reduce((best, foot) => (away(foot) < away(best) ? foot : best), feet[0] ?? at)
      for (let step = 1; step < steps; step++) {
        const x = at.x + ((road.x - at.x) * step) / steps
        const y = at.y + ((road.y - at.y) * step) / steps
        if (!isWet({ x, y })) return { x, y }
      }
      return road
    },
  }
}
