import { type Cape, capeBox, capeCloth, capeDyes, capeHem, capeLine } from '../../slimes/capes.ts'
import { shape } from '../world/canvas/shapes.ts'
import type { PictureSheet } from './PictureSheet.ts'

export const capePicture = (sheet: PictureSheet, cape: Cape, size: number): string =>
  sheet.picture(`cape:${cape}`, size * 1.12, size * 0.66, (brush, width, height) => {
    const { light, dark, hem } = capeDyes[cape]
    const dye = brush.createLinearGradient(0, 0, 0, capeBox.height)
    dye.addColorStop(0, dark)
    dye.addColorStop(1, light)
    brush.scale(width / capeBox.width, height / capeBox.height)
    shape(brush, capeCloth, { fill: dye, line: capeLine, width: 4 })
    shape(brush, capeHem, { line: hem, width: 4 })
  })
