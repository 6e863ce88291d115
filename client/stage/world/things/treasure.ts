import type { Brush } from '../canvas/brush.ts'
import { glow, lineGradient, roundGradient } from '../canvas/light.ts'
import { disc, fullTurn, oval, ovalLine, star } from '../canvas/shapes.ts'
import { positionHash } from '../outline/positionHash.ts'

export function paintCoin(brush: Brush) {
  brush.fillStyle = '#6b3d00'
  disc(brush, 0, 0, 54)
  brush.fillStyle = '#d98a00'
  disc(brush, 0, 2, 50)
  brush.fillStyle = lineGradient(
    brush,
    [-30, -50],
    [30, 50],
    [
      [0, '#fff3a0'],
      [0.4, '#ffd23f'],
      [1, '#f2a100'],
    ],
  )
  disc(brush, 0, 0, 49)
  brush.strokeStyle = '#d98a00'
  brush.lineWidth = 5
  ovalLine(brush, 0, 0, 36, 36)
  star(brush, 0, 1, 22, 10)
  brush.fillStyle = '#e59400'
  brush.fill()
  brush.strokeStyle = 'rgba(255,255,255,.9)'
  brush.lineWidth = 6
  brush.lineCap = 'round'
  brush.beginPath()
  brush.arc(0, 0, 42, Math.PI * 1.05, Math.PI * 1.38)
  brush.stroke()
}

function paintSparkle(brush: Brush, x: number, y: number, radius: number, colour = '#ffffff') {
  const waist = radius * 0.12
  brush.fillStyle = colour
  brush.beginPath()
  brush.moveTo(x, y - radius)
  brush.quadraticCurveTo(x + waist, y - waist, x + radius, y)
  brush.quadraticCurveTo(x + waist, y + waist, x, y + radius)
  brush.quadraticCurveTo(x - waist, y + waist, x - radius, y)
  brush.quadraticCurveTo(x - waist, y - waist, x, y - radius)
  brush.fill()
}

/** Coins that fly apart. The middle stays free for the player who got them. */
export function paintCoinBurst(brush: Brush) {
  const coins = 11
  glow(brush, '#ffb52e', { x: 0, y: 0, radius: 66, alpha: 0.4 })
  for (let coin = 0; coin < coins; coin++) {
    const [angle, reach] = [(coin / coins) * fullTurn + 0.2, 36 + positionHash(coin, 1, 3) * 22]
    brush.save()
    brush.translate(Math.cos(angle) * reach, Math.sin(angle) * reach)
    brush.rotate(angle)
    const size = 0.15 + positionHash(coin, 2, 3) * 0.08
    brush.scale(size * (0.45 + positionHash(coin, 3, 3) * 0.55), size)
    paintCoin(brush)
    brush.restore()
  }
  for (let spark = 0; spark < 7; spark++) {
    const [angle, reach] = [(spark / 7) * fullTurn + 0.5, 20 + positionHash(spark, 4, 3) * 46]
    paintSparkle(brush, Math.cos(angle) * reach, Math.sin(angle) * reach, 5 + positionHash(spark, 5, 3) * 6, '#fff6c4')
  }
}

function paintDish(brush: Brush) {
  brush.fillStyle = 'rgba(5,42,60,.4)'
  oval(brush, 5, 4, 46, 23)
  brush.fillStyle = '#35606a'
  oval(brush, 0, 3, 44, 21)
  brush.fillStyle = '#9ccfc0'
  oval(brush, 0, -5, 42, 20)
  brush.strokeStyle = '#1f4450'
  brush.lineWidth = 4
  ovalLine(brush, 0, -5, 42, 20)
}

const heap = [
  [-20, -10, 17],
  [20, -10, 17],
  [0, -5, 18],
  [-10, -23, 17],
  [12, -25, 17],
  [0, -38, 17],
] as const

export function paintGoldPile(brush: Brush) {
  paintDish(brush)
  glow(brush, '#ffc933', { x: 0, y: -18, radius: 62, alpha: 0.4, flatness: 0.8 })
  for (const [x, y, radius] of heap) {
    brush.fillStyle = '#6b3d00'
    oval(brush, x, y + 1.5, radius + 3.6, radius * 0.74 + 3.6)
    brush.fillStyle = '#e59a00'
    oval(brush, x, y + 2.5, radius, radius * 0.74)
    brush.fillStyle = '#ffd84d'
    oval(brush, x, y - 1.5, radius, radius * 0.7)
    brush.fillStyle = '#fff3a8'
    oval(brush, x - radius * 0.25, y - 4, radius * 0.4, radius * 0.24)
  }
  paintSparkle(brush, 20, -54, 14)
  paintSparkle(brush, -27, -34, 9)
}

/** The empty dish: gold will be here again. */
export function paintGoldGone(brush: Brush) {
  paintDish(brush)
  brush.setLineDash([10, 8])
  brush.strokeStyle = 'rgba(255,226,122,.85)'
  brush.lineWidth = 5
  ovalLine(brush, 0, -5, 27, 13)
  brush.setLineDash([])
}

export function paintStar(brush: Brush) {
  star(brush, 0, 3, 46, 22)
  brush.lineJoin = 'round'
  brush.strokeStyle = '#6b3a00'
  brush.lineWidth = 12
  brush.stroke()
  brush.fillStyle = lineGradient(
    brush,
    [-20, -44],
    [20, 44],
    [
      [0, '#fff6b0'],
      [0.45, '#ffe14d'],
      [1, '#ffb21e'],
    ],
  )
  brush.fill()
  brush.fillStyle = 'rgba(255,255,255,.85)'
  oval(brush, -13, -10, 9, 5, -0.7)
}

/** A floating orb with a star in it. */
export function paintPowerUp(brush: Brush) {
  glow(brush, '#b26bff', { x: 0, y: -46, radius: 64, alpha: 0.55 })
  brush.save()
  brush.translate(0, -46)
  brush.fillStyle = '#341070'
  disc(brush, 0, 0, 40)
  brush.fillStyle = roundGradient(brush, -11, -14, 50, [
    [0, '#e3c8ff'],
    [0.5, '#9a5cff'],
    [1, '#5a1fc8'],
  ])
  disc(brush, 0, 0, 36)
  star(brush, 0, 1, 22, 10)
  brush.lineJoin = 'round'
  brush.strokeStyle = '#5b2f00'
  brush.lineWidth = 6
  brush.stroke()
  brush.fillStyle = '#ffe14d'
  brush.fill()
  brush.fillStyle = 'rgba(255,255,255,.9)'
  oval(brush, -16, -21, 9, 5, -0.6)
  brush.restore()
}
