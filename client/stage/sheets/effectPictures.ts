import type { EffectName } from '../script/script.ts'
import { type Brush, flame, type Paint, rays, softSpot, turn } from './lightPictures.ts'
import type { PictureSheet } from './PictureSheet.ts'

/** A contact shadow: soft, with a darker core where it touches. */
const shadow: Paint = (brush, size) => {
  softSpot(brush, size / 2, size / 2, size / 2, '22, 10, 51', 0.42)
  softSpot(brush, size / 2, size / 2, size * 0.3, '22, 10, 51', 0.32)
}

const disc = (brush: Brush, x: number, y: number, radius: number, fill: string): void => {
  brush.fillStyle = fill
  brush.beginPath()
  brush.arc(x, y, radius, 0, turn)
  brush.fill()
}

function spikes(brush: Brush, middle: number, outer: number, inner: number, count: number): void {
  brush.beginPath()
  for (let index = 0; index < count * 2; index++) {
    const radius = index % 2 === 0 ? outer * (index % 4 === 0 ? 1 : 0.82) : inner
    const angle = (index * Math.PI) / count - Math.PI / 2
    brush.lineTo(middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius)
  }
  brush.closePath()
}

const burst: Paint = (brush, size) => {
  const middle = size / 2
  for (const [outer, fill] of [
    [0.48, '#ff8a1f'],
    [0.4, '#ffd23f'],
    [0.28, '#fffbe0'],
  ] as const) {
    spikes(brush, middle, outer * size, outer * size * 0.58, 9)
    brush.fillStyle = fill
    brush.fill()
    if (outer === 0.48) {
      brush.lineWidth = size * 0.03
      brush.lineJoin = 'round'
      brush.strokeStyle = '#8a2c0c'
      brush.stroke()
    }
  }
}

const puff: Paint = (brush, size) => {
  const clouds = [
    [0.3, 0.58, 0.17],
    [0.7, 0.56, 0.18],
    [0.5, 0.42, 0.2],
    [0.42, 0.66, 0.17],
    [0.6, 0.68, 0.16],
  ] as const
  for (const [x, y, radius] of clouds)
    disc(brush, x * size, y * size, radius * size + size * 0.02, 'rgba(120, 90, 60, 0.5)')
  for (const [x, y, radius] of clouds) disc(brush, x * size, y * size, radius * size, '#e7d9bd')
  for (const [x, y, radius] of clouds)
    disc(brush, x * size - size * 0.02, y * size - size * 0.04, radius * size * 0.78, '#fffaf0')
}

const ring: Paint = (brush, size) => {
  for (const [width, colour] of [
    [0.1, 'rgba(255, 207, 63, 0.35)'],
    [0.045, '#ffe27a'],
    [0.018, '#ffffff'],
  ] as const) {
    brush.beginPath()
    brush.arc(size / 2, size / 2, size * 0.42, 0, turn)
    brush.lineWidth = size * width
    brush.strokeStyle = colour
    brush.stroke()
  }
}

const star: Paint = (brush, size) => {
  spikes(brush, size / 2, size * 0.44, size * 0.2, 5)
  brush.lineJoin = 'round'
  brush.lineWidth = size * 0.12
  brush.strokeStyle = '#6b3a00'
  brush.stroke()
  brush.fillStyle = '#ffe14d'
  brush.fill()
  disc(brush, size * 0.44, size * 0.4, size * 0.07, '#fffbe0')
}

const splash: Paint = (brush, size) => {
  const blots = [
    [0.5, 0.56, 0.3, 0.17],
    [0.26, 0.6, 0.14, 0.08],
    [0.74, 0.62, 0.16, 0.09],
    [0.4, 0.7, 0.12, 0.07],
    [0.62, 0.46, 0.16, 0.08],
  ] as const
  const blot = (fill: string, grow: number, lift: number) => {
    brush.fillStyle = fill
    for (const [x, y, rx, ry] of blots) {
      brush.beginPath()
      brush.ellipse(x * size, (y - lift) * size, rx * size + grow, ry * size + grow, 0, 0, turn)
      brush.fill()
    }
  }
  blot('#3d1280', size * 0.025, 0)
  blot('#8a35dd', 0, 0)
  blot('#b56bff', -size * 0.035, 0.015)
  brush.fillStyle = 'rgba(255, 255, 255, 0.75)'
  brush.beginPath()
  brush.ellipse(size * 0.4, size * 0.49, size * 0.07, size * 0.022, -0.3, 0, turn)
  brush.fill()
}

const bubble: Paint = (brush, size) => {
  const [middle, radius] = [size / 2, size * 0.45]
  const glass = brush.createRadialGradient(middle, middle, 0, middle, middle, radius)
  glass.addColorStop(0, 'rgba(95, 212, 255, 0.03)')
  glass.addColorStop(0.65, 'rgba(95, 212, 255, 0.14)')
  glass.addColorStop(0.95, 'rgba(95, 212, 255, 0.45)')
  glass.addColorStop(1, 'rgba(95, 212, 255, 0.1)')
  disc(brush, middle, middle, radius, 'rgba(0, 0, 0, 0)')
  brush.fillStyle = glass
  brush.fill()
  brush.lineWidth = size * 0.022
  brush.strokeStyle = 'rgba(255, 255, 255, 0.9)'
  brush.stroke()
  brush.lineCap = 'round'
  brush.lineWidth = size * 0.045
  brush.beginPath()
  brush.arc(middle, middle, radius * 0.8, Math.PI * 1.08, Math.PI * 1.4)
  brush.stroke()
}

/** The flame points to the left, so that a figure that goes to the right has it behind. */
const paints: Record<Exclude<EffectName, 'stars' | 'confetti'> | 'star' | 'shadow', Paint> = {
  shadow,
  burst,
  puff,
  ring,
  star,
  splash,
  bubble,
  flame,
  rays,
}

export type EffectPicture = keyof typeof paints

/** The frame of an effect on the sheet. Each effect is painted in one size, and scaled from there. */
export const effectPicture = (sheet: PictureSheet, name: EffectPicture, size: number): string =>
  sheet.picture(`effect:${name}`, size, size, (brush) => paints[name](brush, Math.ceil(size)))
