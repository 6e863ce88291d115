import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { type Brush, placed } from '../canvas/brush.ts'
import { blend } from '../canvas/colours.ts'
import { contactShadow, roundGradient } from '../canvas/light.ts'
import { disc, fullTurn, oval, shape } from '../canvas/shapes.ts'
import type { Planting } from './trees.ts'

/** Three blades of grass. */
export function paintTuft(brush: Brush, { x, y, size, seed }: Planting, colour: string) {
  const random = seededRandom(seed)
  brush.strokeStyle = colour
  brush.lineCap = 'round'
  brush.lineWidth = size * 0.16
  brush.beginPath()
  for (const side of [-1, 0, 1]) {
    const [lean, length] = [side * 0.45 + (random() - 0.5) * 0.3, size * (0.7 + random() * 0.5)]
    brush.moveTo(x + side * size * 0.2, y)
    brush.quadraticCurveTo(
      x + side * size * 0.28,
      y - length * 0.6,
      x + Math.sin(lean) * length,
      y - length * Math.cos(lean),
    )
  }
  brush.stroke()
}

export function paintFlower(brush: Brush, x: number, y: number, size: number, petals: string, middle = '#ffd84d') {
  brush.fillStyle = 'rgba(20,60,20,.25)'
  oval(brush, x + size * 0.15, y + size * 0.35, size * 0.95, size * 0.5)
  brush.fillStyle = petals
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * fullTurn) / 5 - 0.3
    disc(brush, x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.5, size * 0.46)
  }
  brush.fillStyle = middle
  disc(brush, x, y, size * 0.36)
}

export function paintMushroom(brush: Brush, { x, y, size }: Planting, cap: string) {
  contactShadow(brush, x + size * 0.1, y, size * 0.4, size * 0.14, 0.3)
  placed(brush, { x, y, size }, () => {
    shape(brush, 'M-13 2C-10-14-11-24-9-34H9C11-24 10-14 13 2C6 6-6 6-13 2Z', {
      fill: '#fff1dc',
      line: '#6b3a2a',
      width: 5,
    })
    const skin = roundGradient(brush, -12, -58, 60, [
      [0, blend(cap, '#ffffff', 0.35)],
      [0.5, cap],
      [1, blend(cap, '#3a0a3a', 0.35)],
    ])
    shape(brush, 'M-38-30C-38-56-20-70 0-70C20-70 38-56 38-30C26-22-26-22-38-30Z', {
      fill: skin,
      line: blend(cap, '#2a1a4f', 0.65),
      width: 5,
    })
    brush.fillStyle = '#fff8ea'
    oval(brush, -14, -48, 8, 6)
    oval(brush, 12, -56, 6, 5)
    oval(brush, 22, -36, 6, 5)
    oval(brush, -2, -33, 5, 3.5)
  })
}

export function paintReeds(brush: Brush, { x, y, size, seed }: Planting) {
  const random = seededRandom(seed)
  placed(brush, { x, y, size }, () => {
    for (let blade = 0; blade < 6; blade++) {
      const [foot, length, lean] = [(blade - 2.5) * 11, 60 + random() * 40, (random() - 0.5) * 24]
      const stalk = `M${foot} 0Q${foot} ${-length * 0.6} ${foot + lean} ${-length}`
      shape(brush, stalk, { line: '#1f6a38', width: 9 })
      shape(brush, stalk, { line: blade % 2 === 0 ? '#4aa94d' : '#6cc75a', width: 5 })
      if (blade % 3 !== 1) continue
      const ear = `M${foot + lean} ${-length}L${foot + lean * 1.06} ${-length - 20}`
      shape(brush, ear, { line: '#5b2f12', width: 14 })
      shape(brush, ear, { line: '#a8653a', width: 8 })
    }
  })
}

export function paintLily(brush: Brush, { x, y, size, seed }: Planting) {
  placed(brush, { x, y, size }, () => {
    brush.fillStyle = 'rgba(10,60,120,.3)'
    oval(brush, 6, 8, 44, 26)
    const leaf = roundGradient(brush, -10, -8, 56, [
      [0, '#9be873'],
      [1, '#3fa24b'],
    ])
    shape(brush, 'M0 0L40-12C46 12 20 28-6 26C-36 24-48 4-38-12C-28-28 10-30 34-20Z', {
      fill: leaf,
      line: '#1f6a38',
      width: 4,
    })
    if (seed % 2 === 0) return
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal * fullTurn) / 6
      brush.fillStyle = '#ff9ec7'
      brush.strokeStyle = '#b8487f'
      brush.lineWidth = 2.5
      oval(brush, -6 + Math.cos(angle) * 11, -6 + Math.sin(angle) * 7, 9, 6, angle)
      brush.stroke()
    }
    brush.fillStyle = '#ffe14d'
    disc(brush, -6, -7, 6)
  })
}
