export type Point = readonly [number, number]

const towards = ([x1, y1]: Point, [x2, y2]: Point, distance: number): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const share = Math.min(0.5, distance / length)
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

const at = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`

/** A closed path through the corners, each of them rounded off: gummy, never sharp. */
export const roundedPath = (corners: readonly Point[], radius: number): string => {
  const parts = corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const entry = at(towards(corner, before, radius))
    const exit = at(towards(corner, after, radius))
    return `${index === 0 ? 'M' : 'L'}${entry}Q${at(corner)} ${exit}`
  })
  return `${parts.join('')}Z`
}

/** Corners of a star around a middle; `depth` 1 is a polygon, small is spiky. */
export const starCorners = ([x, y]: Point, radius: number, depth: number, points = 5, turn = -90): Point[] =>
  Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * depth
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
