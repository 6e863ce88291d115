import { paintThing } from '../world/things/paintThing.ts'
import type { PictureSheet } from './PictureSheet.ts'

/** Points to the right, where a thing is going. */
export const chevronPicture = (sheet: PictureSheet, size: number): string =>
  sheet.picture('mark:chevron', size, size, (brush) => {
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    for (const [width, colour] of [
      [0.3, 'rgba(74, 12, 40, 0.75)'],
      [0.16, '#ffd2dc'],
    ] as const) {
      brush.beginPath()
      brush.moveTo(size * 0.34, size * 0.22)
      brush.lineTo(size * 0.66, size * 0.5)
      brush.lineTo(size * 0.34, size * 0.78)
      brush.lineWidth = size * width
      brush.strokeStyle = colour
      brush.stroke()
    }
  })

/** Lies over the head of a ghost, seen from a little above. */
export const haloPicture = (sheet: PictureSheet, size: number): string =>
  sheet.picture('mark:halo', size, size * 0.5, (brush, width, height) => {
    for (const [thickness, colour] of [
      [0.14, 'rgba(95, 212, 255, 0.45)'],
      [0.07, '#bfefff'],
      [0.03, '#ffffff'],
    ] as const) {
      brush.beginPath()
      brush.ellipse(width / 2, height / 2, width * 0.4, height * 0.32, 0, 0, Math.PI * 2)
      brush.lineWidth = width * thickness
      brush.strokeStyle = colour
      brush.stroke()
    }
  })

/** The breath of a sleeper. */
export const sleepPicture = (sheet: PictureSheet, size: number): string =>
  sheet.picture('mark:sleep', size * 1.5, size, (brush, width, height) => {
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.lineJoin = 'round'
    for (const [index, share] of [0.9, 0.65, 0.45].entries()) {
      brush.font = `700 ${height * share}px Fredoka, system-ui, sans-serif`
      const [x, y] = [width * (0.72 - index * 0.26), height * (0.42 + index * 0.17)]
      brush.lineWidth = height * share * 0.26
      brush.strokeStyle = '#3a1c6a'
      brush.strokeText('z', x, y)
      brush.fillStyle = '#e9ddff'
      brush.fillText('z', x, y)
    }
  })

/** Three stars that circle around a head. */
export const dizzyPicture = (sheet: PictureSheet, size: number): string =>
  sheet.picture('mark:dizzy', size, size * 0.5, (brush, width, height) => {
    brush.lineJoin = 'round'
    for (const [across, down, share] of [
      [0.16, 0.56, 0.17],
      [0.54, 0.74, 0.22],
      [0.84, 0.44, 0.15],
    ] as const) {
      const [x, y, reach] = [width * across, height * down, width * share * 0.62]
      brush.beginPath()
      for (let corner = 0; corner < 10; corner++) {
        const [angle, away] = [(corner * Math.PI) / 5 - Math.PI / 2, corner % 2 === 0 ? reach : reach * 0.46]
        brush.lineTo(x + Math.cos(angle) * away, y + Math.sin(angle) * away)
      }
      brush.closePath()
      brush.lineWidth = reach * 0.42
      brush.strokeStyle = '#5b2f00'
      brush.stroke()
      brush.fillStyle = '#ffd84d'
      brush.fill()
    }
  })

const mostHearts = 3

/** Hearts over a head: those that are left, and the places of the lost ones. */
export const heartsPicture = (sheet: PictureSheet, left: number, size: number): string =>
  sheet.picture(`hearts:${left}`, size * mostHearts * 0.92, size * 1.1, (brush) => {
    for (let index = 0; index < mostHearts; index++) {
      const heart = paintThing(index < left ? 'heart' : 'heart-lost', size * 0.86)
      const x = size * (0.46 + index * 0.92) - heart.width / 2
      brush.globalAlpha = index < left ? 1 : 0.7
      brush.drawImage(heart, x, size * 0.55 - heart.height / 2)
    }
  })
