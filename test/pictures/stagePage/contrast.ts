import type { PictureSheet } from '../../../client/stage/sheets/PictureSheet.ts'

/** How well things stand out, as WCAG counts contrast: 1 is no contrast, 21 is black on white. */
export interface Contrasts {
  /** `bodies`: a slime's body against the ground. `edges`: the edge of its body or its ring, whichever stands out more. */
  bodies: number[]
  edges: number[]
  /** Letters against their own ground. */
  names: number[]
  sums: number[]
}

export interface Spot {
  x: number
  y: number
  size: number
}

type Point = readonly [x: number, y: number]

const channel = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const contrastOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** One picture of the stage, asked for its luminance from 0 to 1. */
export class Luminances {
  private readonly picture: ImageData

  constructor(canvas: HTMLCanvasElement) {
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('The stage is not painted on a canvas that can be read')
    this.picture = brush.getImageData(0, 0, canvas.width, canvas.height)
  }

  at([x, y]: Point): number {
    const { data, width } = this.picture
    const from = (Math.round(y) * width + Math.round(x)) * 4
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]]
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  }

  /** Whether a point differs from the same point of another picture. */
  differs(other: Luminances, point: Point): boolean {
    return Math.abs(this.at(point) - other.at(point)) > 0.004
  }

  holds([x, y]: Point): boolean {
    return x >= 0 && y >= 0 && x < this.picture.width && y < this.picture.height
  }
}

/** Points around a middle, in rings: `from` and `to` are shares of the size. */
function around({ x, y, size }: Spot, from: number, to: number): Point[] {
  const points: Point[] = []
  for (let away = from; away <= to; away += 0.02)
    for (let turn = 0; turn < 48; turn++) {
      const angle = (turn / 48) * Math.PI * 2
      points.push([x + Math.cos(angle) * away * size, y + Math.sin(angle) * away * size])
    }
  return points
}

/** `bare` is the same picture without slimes. */
export function slimeContrasts(full: Luminances, bare: Luminances, spots: readonly Spot[]) {
  const [bodies, edges]: [number[], number[]] = [[], []]
  for (const spot of spots) {
    const seen = (from: number, to: number) =>
      around(spot, from, to).filter((point) => full.holds(point) && full.differs(bare, point))
    const ground = quantile(
      around(spot, 0, 0.6)
        .filter((point) => full.holds(point))
        .map((point) => bare.at(point)),
      0.5,
    )
    const [body, rim] = [seen(0, 0.3).map((point) => full.at(point)), seen(0.3, 0.62).map((point) => full.at(point))]
    if (body.length === 0 || rim.length === 0) continue
    bodies.push(contrastOf(quantile(body, 0.5), ground))
    edges.push(Math.max(contrastOf(quantile(rim, 0.05), ground), contrastOf(quantile(rim, 0.95), ground)))
  }
  return { bodies, edges }
}

type Written = (sheet: { picture: PictureSheet['picture'] }) => unknown

/** Draws letters with their ground over this place of a picture, and compares their lightest parts with the usual ones. */
export function writtenContrast(bare: HTMLCanvasElement, { x, y }: Spot, write: Written): number | null {
  let contrast: number | null = null
  write({
    picture: (name, width, height, paint) => {
      const paper = document.createElement('canvas')
      paper.width = Math.ceil(width)
      paper.height = Math.ceil(height)
      const brush = paper.getContext('2d')
      if (!brush) return name
      brush.drawImage(bare, x - width / 2, y - height / 2, width, height, 0, 0, width, height)
      paint(brush, paper.width, paper.height)
      const seen = new Luminances(paper)
      // Looks at the middle of the height, where there are only letters and their ground.
      const points = Array.from({ length: Math.floor(width * 0.7) }, (_, across) =>
        seen.at([width * 0.15 + across, height * 0.52]),
      )
      contrast = contrastOf(quantile(points, 0.95), quantile(points, 0.05))
      return name
    },
  })
  return contrast
}
