import { type Brush, newCanvas } from './brush.ts'

interface StampFrame {
  left: number
  top: number
  width: number
  height: number
}

/** Paints the picture with its own 0, 0 on a spot, at `share` of the size it was made in. */
export type Stamp = (brush: Brush, x: number, y: number, share?: number) => void

/** Belongs to one painting: a thing that is painted a hundred times is drawn once and then only stamped. */
export type StampBook = (name: string, frame: StampFrame, paint: (brush: Brush) => void) => Stamp

export function newStampBook(scale: number): StampBook {
  const stamps = new Map<string, Stamp>()
  return (name, { left, top, width, height }, paint) => {
    const known = stamps.get(name)
    if (known) return known
    const { canvas, brush } = newCanvas(width * scale, height * scale)
    brush.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
    paint(brush)
    const [pixelWidth, pixelHeight] = [canvas.width / scale, canvas.height / scale]
    const stamp: Stamp = (target, x, y, share = 1) =>
      target.drawImage(canvas, x + left * share, y + top * share, pixelWidth * share, pixelHeight * share)
    stamps.set(name, stamp)
    return stamp
  }
}
