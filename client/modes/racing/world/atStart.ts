import type { Arrange } from '../../../stage/place/placement.ts'

/** Fewer have room on the start itself. */
const fewest = 13
/** How much wider they stand, and by how many tiles further along the road. */
const mostWide = 1.7
const ahead = 4

/**
 * A class at the start of a race stands along the road that lies before it: in one heap most faces would be hidden, and
 * behind the start trees grow.
 */
export const atStart: Arrange = (spots, { spots: places, course }, { footOf }) => {
  const [start, next] = course
  if (start === undefined || next === undefined) return
  const there = [...spots].filter(([id]) => places[id] === start)
  if (there.length < fewest) return
  const wide = Math.min(mostWide, 0.28 * Math.sqrt(there.length))
  const tiles = (wide - 1) * ahead
  const [here, onward] = [footOf(start), footOf(next)]
  for (const [id, spot] of there) {
    const x = here.x + (spot.x - here.x) * wide + (onward.x - here.x) * tiles
    spots.set(id, { ...spot, x, y: spot.y + (onward.y - here.y) * tiles })
  }
}
