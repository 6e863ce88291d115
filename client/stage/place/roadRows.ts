import type { Ground } from './placement.ts'

/** The distance between two figures beside each other, and below each other, in pixels. */
interface Apart {
  wide: number
  high: number
}

/** A course as it is driven, measured in rows of figures. */
export interface Road {
  rows: number
  /** How many rows it is from the start to a step of the course, plus this many pixels. */
  rowsTo(step: number, pixels?: number): number
  spotAt(along: number, beside: number): { x: number; y: number }
}

/** Rows are further apart where the road goes across: of figures below each other only the faces have to be seen. */
export function roadOf(course: readonly number[], { footOf }: Ground, apart: Apart): Road {
  const feet = course.map(footOf)
  const before = [0]
  const rowOf = (dx: number, dy: number) => Math.hypot(dx / apart.wide, dy / apart.high)
  for (const [index, { x, y }] of feet.slice(1).entries()) {
    const from = feet[index] ?? { x, y }
    before.push((before[index] ?? 0) + rowOf(x - from.x, y - from.y))
  }
  const rows = before.at(-1) ?? 0
  const pointAt = (along: number) => {
    const found = before.findIndex((row) => row > along)
    const next = Math.max(1, found < 0 ? feet.length - 1 : found)
    const [a, b] = [feet[next - 1], feet[next]]
    const [start, end] = [before[next - 1] ?? 0, before[next] ?? 0]
    if (!a || !b) return { x: 0, y: 0 }
    const share = (along - start) / Math.max(1e-6, end - start)
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  }
  return {
    rows,
    rowsTo: (step, pixels = 0) => {
      const [here, beside] = [feet[step], feet[step + (pixels < 0 ? -1 : 1)]]
      if (!here || !beside || pixels === 0) return before[step] ?? 0
      const length = Math.hypot(beside.x - here.x, beside.y - here.y)
      return (before[step] ?? 0) + (rowOf(beside.x - here.x, beside.y - here.y) * pixels) / Math.max(1, length)
    },
    spotAt: (along, beside) => {
      const [from, to] = [pointAt(Math.max(0, along - 0.5)), pointAt(along + 0.5)]
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const { x, y } = pointAt(along)
      // To the right, seen from a driver.
      const [across, down] = [-(to.y - from.y) / length, (to.x - from.x) / length]
      return { x: x + across * beside * apart.wide, y: y + down * beside * apart.high }
    },
  }
}
