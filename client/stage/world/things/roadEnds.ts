import type { Brush } from '../canvas/brush.ts'
import { glow, lineGradient, roundGradient } from '../canvas/light.ts'
import { disc, shape } from '../canvas/shapes.ts'
import { paintHeart } from './hearts.ts'

/** The swirl that turns in a portal. */
export function paintSwirl(brush: Brush) {
  brush.fillStyle = roundGradient(brush, 0, 0, 46, [
    [0, '#ffe9ff'],
    [0.25, '#d78bff'],
    [0.6, '#7a2fe0'],
    [1, '#36108a'],
  ])
  disc(brush, 0, 0, 45)
  brush.strokeStyle = 'rgba(255,230,255,.8)'
  brush.lineCap = 'round'
  for (let arm = 0; arm < 3; arm++) {
    brush.lineWidth = 5 - arm
    brush.beginPath()
    for (let step = 0; step < 22; step++) {
      const [angle, reach] = [arm * 2.1 + step * 0.22, 8 + step * 1.6]
      brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
    brush.stroke()
  }
}

/** The portal that monsters come from. */
export function paintPortal(brush: Brush) {
  glow(brush, '#b05cff', { x: 0, y: -50, radius: 70, alpha: 0.6 })
  brush.save()
  brush.translate(0, -52)
  brush.scale(1, 1.15)
  brush.fillStyle = '#2a0f5c'
  disc(brush, 0, 0, 50)
  paintSwirl(brush)
  brush.strokeStyle = '#d8c2ff'
  brush.lineWidth = 6
  brush.beginPath()
  brush.arc(0, 0, 48, 0, Math.PI * 2)
  brush.stroke()
  brush.restore()
}

/** What the class defends: a gate with its heart on top. */
export function paintGate(brush: Brush) {
  glow(brush, '#ff7d9d', { x: 0, y: -50, radius: 74, alpha: 0.5 })
  const stone = lineGradient(
    brush,
    [-40, 0],
    [40, 0],
    [
      [0, '#ffd3df'],
      [0.5, '#ff8fab'],
      [1, '#c94a72'],
    ],
  )
  shape(brush, 'M-42 6V-66H-26V-56H-10V-66H10V-56H26V-66H42V6Z', { fill: stone, line: '#5e0a34', width: 4.5 })
  shape(brush, 'M-38-20h14M24-38h14M-34-44h10M22-8h14', { line: 'rgba(94,10,52,.3)', width: 3 })
  shape(brush, 'M-20 6V-18A20 21 0 0 1 20-18V6Z', { fill: '#4a0a2c', line: '#5e0a34', width: 4 })
  brush.save()
  brush.translate(0, -90)
  brush.scale(0.42, 0.42)
  paintHeart(brush)
  brush.restore()
}

/** The flag at a height below which a climber who has reached it cannot fall. */
export function paintCheckpoint(brush: Brush) {
  shape(brush, 'M0 0V-100', { line: '#2a1a4f', width: 10 })
  shape(brush, 'M0 0V-100', { line: '#f5f2fc', width: 5 })
  shape(brush, 'M3-100C22-112 36-90 60-102V-58C36-46 22-70 3-58Z', { fill: '#27c27f', line: '#0b4a35', width: 5 })
  shape(brush, 'M20-82l8 9 16-16', { line: '#ffffff', width: 7 })
  brush.fillStyle = '#ffcf3f'
  disc(brush, 0, -104, 8)
}
