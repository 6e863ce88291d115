import type { Cape } from '../stageView.ts'
import type { PictureSheet } from './PictureSheet.ts'

const dyes: Readonly<Record<Cape, { light: string; dark: string; hem: string }>> = {
  red: { light: '#ff5c78', dark: '#b3163f', hem: '#ffd45e' },
  gold: { light: '#ffe27a', dark: '#e09a12', hem: '#fffbe0' },
}
const line = '#2a1a4f'

/** A cape as wide as its wearer and a little more, so that it is seen on both sides of every body. */
export const capePicture = (sheet: PictureSheet, cape: Cape, size: number): string | null =>
  sheet.picture(`cape:${cape}`, size * 1.12, size * 0.66, (brush, width, height) => {
    const { light, dark, hem } = dyes[cape]
    const cloth = () => {
      brush.beginPath()
      brush.moveTo(width * 0.3, height * 0.06)
      brush.bezierCurveTo(width * 0.14, height * 0.3, width * 0.1, height * 0.6, width * 0.03, height * 0.88)
      brush.quadraticCurveTo(width * 0.12, height * 0.98, width * 0.22, height * 0.9)
      brush.quadraticCurveTo(width * 0.36, height * 0.99, width * 0.5, height * 0.92)
      brush.quadraticCurveTo(width * 0.64, height * 0.99, width * 0.78, height * 0.9)
      brush.quadraticCurveTo(width * 0.88, height * 0.98, width * 0.97, height * 0.88)
      brush.bezierCurveTo(width * 0.9, height * 0.6, width * 0.86, height * 0.3, width * 0.7, height * 0.06)
      brush.closePath()
    }
    const dye = brush.createLinearGradient(0, 0, 0, height)
    dye.addColorStop(0, dark)
    dye.addColorStop(1, light)
    brush.lineJoin = 'round'
    cloth()
    brush.lineWidth = size * 0.06
    brush.strokeStyle = line
    brush.stroke()
    brush.fillStyle = dye
    brush.fill()
    brush.save()
    cloth()
    brush.clip()
    brush.lineWidth = size * 0.07
    brush.strokeStyle = hem
    brush.beginPath()
    brush.moveTo(0, height * 0.93)
    brush.quadraticCurveTo(width * 0.5, height * 1.02, width, height * 0.93)
    brush.stroke()
    brush.restore()
  })
