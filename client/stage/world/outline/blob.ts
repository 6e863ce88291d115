import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'

interface BlobShape {
  /** Half the width, and half the height. */
  width: number
  height: number
  corners: number
  seed: number
  /** How far corners stray, as a share of the size. */
  stray?: number
}

/** A spot that is not quite round anywhere, as an SVG path. */
export function blobPath(x: number, y: number, { width, height, corners, seed, stray = 0.36 }: BlobShape): string {
  const random = seededRandom(seed)
  const points = Array.from({ length: corners }, (_, corner) => {
    const [angle, reach] = [(corner / corners) * Math.PI * 2, 1 - stray * 0.62 + random() * stray]
    return { x: x + Math.cos(angle) * width * reach, y: y + Math.sin(angle) * height * reach }
  })
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % corners] ?? point
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)} ${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`
  })
  const [first, last] = [points[0] ?? { x, y }, points.at(-1) ?? { x, y }]
  return `M${((first.x + last.x) / 2).toFixed(1)} ${((first.y + last.y) / 2).toFixed(1)}Q${curves.join('Q')}Z`
}
