import type { Spot } from '../../../client/stage/place/placement.ts'

const shares = [-1, -0.5, 0, 0.5, 1]

/** The share of a face, eyes and mouth, that is hidden by figures in front of it. */
function coveredShare(back: Spot, spots: readonly Spot[]): number {
  const inFront = spots.filter(({ y }) => y > back.y)
  const isCovered = (x: number, y: number) =>
    inFront.some((front) => Math.hypot((x - front.x) / 0.45, (y - (front.y - front.size * 0.43)) / 0.45) < front.size)
  const points = shares.flatMap((wide) =>
    shares.map((high) => isCovered(back.x + wide * 0.25 * back.size, back.y - (0.4 + high * 0.17) * back.size)),
  )
  return points.filter(Boolean).length / points.length
}

/** The figures with more than half of their face hidden. */
export const hidden = (spots: readonly Spot[]): Spot[] => spots.filter((spot) => coveredShare(spot, spots) > 0.5)
