import type { Brush } from '../canvas/brush.ts'
import { glow, lineGradient } from '../canvas/light.ts'
import { disc, oval, ovalLine, shape } from '../canvas/shapes.ts'
import { paintCloud } from '../plants/cloud.ts'

export function paintDuck(brush: Brush) {
  brush.strokeStyle = 'rgba(255,255,255,.7)'
  brush.lineWidth = 4
  ovalLine(brush, 0, 4, 60, 15)
  const white = lineGradient(
    brush,
    [0, -60],
    [0, 8],
    [
      [0, '#ffffff'],
      [1, '#d6e2f2'],
    ],
  )
  shape(
    brush,
    'M-46-8C-52-28-40-30-34-24C-22-32-6-30 4-26C0-52 14-66 30-62C46-58 48-40 38-30C50-14 36 6 8 6C-20 6-40 6-46-8Z',
    {
      fill: white,
      line: '#44507c',
      width: 5,
    },
  )
  shape(brush, 'M44-46C54-48 62-44 64-38C56-34 48-34 43-37Z', { fill: '#ff9a3d', line: '#8a3d0c', width: 4 })
  brush.fillStyle = '#22103f'
  disc(brush, 34, -48, 4.4)
  shape(brush, 'M-26-16C-14-24 4-20 10-10C0-2-18-2-26-16Z', { fill: '#eaf1fb', line: '#9fb0d0' })
}

export function paintButterfly(brush: Brush) {
  for (const side of [-1, 1]) {
    brush.save()
    brush.scale(side, 1)
    shape(brush, 'M3-4C14-40 48-44 46-18C46-4 24 4 3 2Z', { fill: '#ffb0d8', line: '#8a2f66', width: 5 })
    shape(brush, 'M3 2C22 2 38 12 32 26C26 38 8 28 3 8Z', { fill: '#ffd95a', line: '#8a5a12', width: 5 })
    brush.fillStyle = '#ffffff'
    disc(brush, 28, -20, 6)
    brush.restore()
  }
  shape(brush, 'M0-18V22M0-16L-10-32M0-16L10-32', { line: '#3a1a50', width: 6 })
}

export function paintWaterLight(brush: Brush) {
  shape(brush, 'M-44 0Q-22-9 0 0Q22 9 44-2M-26 14Q-12 9 4 14', { line: 'rgba(255,255,255,.8)', width: 5 })
}

export function paintEmber(brush: Brush) {
  glow(brush, '#ff9a2e', { x: 0, y: 0, radius: 66, alpha: 0.6 })
  brush.fillStyle = '#ffb52e'
  disc(brush, 0, 0, 18)
  brush.fillStyle = '#ffe9a0'
  disc(brush, 0, 0, 10)
}

export function paintBubble(brush: Brush) {
  brush.fillStyle = 'rgba(220,255,250,.12)'
  disc(brush, 0, 0, 50)
  brush.strokeStyle = 'rgba(230,255,252,.65)'
  brush.lineWidth = 5
  ovalLine(brush, 0, 0, 50, 50)
  brush.fillStyle = 'rgba(255,255,255,.85)'
  oval(brush, -18, -20, 11, 7, -0.7)
}

export function paintBird(brush: Brush) {
  shape(brush, 'M-44-8Q-22-34 0 0Q22-34 44-8', { line: '#5a3f9e', width: 9 })
}

export function paintDriftingCloud(brush: Brush) {
  paintCloud(brush, { x: 0, y: 0, size: 62, seed: 3 }, { top: '#ffffff', low: '#e3b8ee' })
}

export function paintSnowflake(brush: Brush) {
  glow(brush, '#dff4ff', { x: 0, y: 0, radius: 50, alpha: 0.5 })
  const arms = [0, 1, 2].map((arm) => {
    const [x, y] = [Math.cos((arm * Math.PI) / 3) * 26, Math.sin((arm * Math.PI) / 3) * 26]
    return `M${-x} ${-y}L${x} ${y}`
  })
  shape(brush, arms.join(''), { line: '#ffffff', width: 8 })
}
