import { seatRing } from '../../slimes/seatRings.ts'
import type { PictureSheet } from './PictureSheet.ts'

/** The floor is seen from above, so the ring is flat. */
const flatness = 0.4
const [reach, line] = [0.43, 0.085]

/** The ring of a player as it lies on the floor around their feet. */
export const seatRingPicture = (sheet: PictureSheet, slime: string, size: number): string =>
  sheet.picture(`ring:${slime}`, size, size * flatness, (brush, width, height) => {
    const { colour, dash, core } = seatRing(slime)
    const radius = width * reach
    const around = 2 * Math.PI * radius
    const stroke = (style: string, share: number, dashes: readonly number[]) => {
      brush.strokeStyle = style
      brush.lineWidth = width * share
      brush.setLineDash(dashes.map((part) => (part / 60) * around))
      brush.beginPath()
      brush.arc(0, 0, radius, 0, Math.PI * 2)
      brush.stroke()
    }
    brush.translate(width / 2, height / 2)
    brush.scale(1, flatness)
    brush.lineCap = 'round'
    stroke('rgba(26, 14, 60, 0.55)', line * 1.6, [])
    stroke(colour, line, dash)
    if (core) stroke(core, line * 0.36, [])
  })
