/** Where figures on one place stand: a loose bunch, each a little to the side of the others, none behind another. */
export interface Offset {
  x: number
  y: number
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/**
 * Offsets in pixels for that many on one place, the front ones first. `size` is the width of a figure, `reach` how far
 * from the place the outermost may stand.
 */
export function fanOf(count: number, size: number, reach: number): Offset[] {
  if (count <= 1) return [{ x: 0, y: 0 }]
  const outermost = Math.sqrt(count - 0.5)
  const step = Math.min(size * 0.6, reach / outermost)
  const offsets = Array.from({ length: count }, (_, index) => {
    const away = step * Math.sqrt(index + 0.5)
    return { x: Math.cos(index * goldenAngle) * away, y: Math.sin(index * goldenAngle) * away * 0.58 }
  })
  return offsets.sort((a, b) => b.y - a.y)
}
