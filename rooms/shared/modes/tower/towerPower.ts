import { tilesInSight } from './towerSpots.ts'

type Roads = readonly (readonly number[])[]

/** Beside a straight road a tower reaches five tiles, in a good bend ten. */
const usualReach = 5
const usualLength = 33
/** In hundredths. So no drawing makes a class helpless, and none makes it too easy. */
const [weakest, strongest] = [75, 150]

/**
 * What a hundred stones fire in a turn from here. Half of it depends on the road in their reach, a quarter on how long
 * monsters have to walk under fire.
 */
export function powerAt(width: number, spot: number, roads: Roads): number {
  const length = roads.reduce((sum, road) => sum + road.length, 0) / Math.max(1, roads.length)
  const byReach = 0.5 + (0.5 * tilesInSight(width, spot, roads)) / usualReach
  const byLength = 0.75 + (0.25 * Math.min(length, 2 * usualLength)) / usualLength
  return Math.min(strongest, Math.max(weakest, Math.round(100 * byReach * byLength)))
}
