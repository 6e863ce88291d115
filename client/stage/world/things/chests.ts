import type { Brush } from '../canvas/brush.ts'
import { blend, sheer } from '../canvas/colours.ts'
import { lineGradient } from '../canvas/light.ts'
import { box, disc, shape } from '../canvas/shapes.ts'

interface ChestLook {
  light: string
  dark: string
  line: string
  metal: string
  shade: string
  /** The sign on the lock, because colour alone may not tell kinds apart. */
  crest: (brush: Brush) => void
}

const keyhole = (brush: Brush) => {
  brush.fillStyle = '#4b2408'
  disc(brush, 60, 62, 4.6)
  shape(brush, 'M58 63h4l2 9h-8z', { fill: '#4b2408' })
}

const sun = (brush: Brush) => {
  shape(brush, 'M60 52l3 7 7 .6-5.4 4.8 1.8 7.2-6.4-4-6.4 4 1.8-7.2-5.4-4.8 7-.6z', {
    fill: '#fffbe0',
    line: '#7a1034',
    width: 2.4,
  })
}

const mask = (brush: Brush) => {
  shape(brush, 'M49 58Q60 52 71 58Q71 68 64 68Q61 68 60 64Q59 68 56 68Q49 68 49 58Z', { fill: '#1b1030' })
  brush.fillStyle = '#ffe27a'
  disc(brush, 55, 61.5, 2.4)
  disc(brush, 65, 61.5, 2.4)
}

export const chestLooks = {
  wooden: { light: '#d99a5a', dark: '#8a4f22', line: '#4b2408', metal: '#b9c2d8', shade: '#6a7391', crest: keyhole },
  golden: { light: '#ff7d95', dark: '#c21f55', line: '#560626', metal: '#ffe27a', shade: '#e59a00', crest: sun },
  rascal: { light: '#6a58b8', dark: '#2f2168', line: '#170a3c', metal: '#7ff0a0', shade: '#1f9d62', crest: mask },
} as const satisfies Record<string, ChestLook>

const band = (brush: Brush, path: string, { line, metal }: ChestLook) => {
  brush.save()
  brush.lineCap = 'butt'
  const drawn = new Path2D(path)
  brush.strokeStyle = line
  brush.lineWidth = 17
  brush.stroke(drawn)
  brush.strokeStyle = metal
  brush.lineWidth = 11
  brush.stroke(drawn)
  brush.restore()
}

function paintClosedLid(brush: Brush, look: ChestLook, wood: CanvasGradient) {
  shape(brush, 'M14 58C12 34 22 22 38 22H82C98 22 108 34 106 58Z', { fill: wood, line: look.line, width: 4.4 })
  band(brush, 'M30 58V24M90 58V24', look)
  shape(brush, 'M44 31C52 28 62 28 74 31', { line: 'rgba(255,255,255,.6)', width: 4 })
}

function paintOpenLid(brush: Brush, look: ChestLook) {
  const { line, metal, dark } = look
  shape(brush, 'M16 46C10 30 12 6 26 2H94C108 6 110 30 104 46Z', { fill: dark, line, width: 4.4 })
  shape(brush, 'M24 44C20 30 21 14 30 10H90C99 14 100 30 96 44Z', { fill: line })
  shape(brush, 'M28 44C26 32 26 20 34 16H86C94 20 94 32 92 44Z', { fill: 'rgba(255,181,46,.55)' })
  shape(brush, 'M16 46C10 30 12 6 26 2H34C26 10 26 34 30 46ZM104 46C110 30 108 6 94 2H86C94 10 94 34 90 46Z', {
    fill: metal,
    line,
    width: 3.4,
  })
  for (const [x, y, radius] of [
    [40, 52, 10],
    [80, 52, 10],
    [60, 46, 12],
    [50, 56, 9],
    [71, 57, 9],
  ] as const) {
    brush.fillStyle = '#ffd23f'
    brush.strokeStyle = '#6b3d00'
    brush.lineWidth = 2.6
    disc(brush, x, y, radius)
    brush.stroke()
    brush.fillStyle = '#fff3a0'
    disc(brush, x - radius * 0.3, y - radius * 0.3, radius * 0.3)
  }
  shape(brush, 'M30 40l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM86 30l2.4 6 6 2.4-6 2.4-2.4 6-2.4-6-6-2.4 6-2.4z', {
    fill: '#fffbe0',
  })
}

export function paintChest(brush: Brush, look: ChestLook, isOpen: boolean) {
  const { light, dark, line, metal, shade } = look
  brush.save()
  brush.translate(-60, -104)
  const wood = lineGradient(
    brush,
    [0, 20],
    [24, 104],
    [
      [0, blend(light, '#ffffff', 0.3)],
      [0.5, light],
      [1, dark],
    ],
  )
  if (isOpen) paintOpenLid(brush, look)
  else paintClosedLid(brush, look, wood)
  shape(brush, 'M12 58H108L104 100C104 103 102 104 99 104H21C18 104 16 103 16 100Z', { fill: wood, line, width: 4.4 })
  shape(brush, 'M16 80H104', { line: sheer(line, 0.4), width: 3 })
  band(brush, 'M30 57V103M90 57V103', look)
  shape(brush, 'M10 54H110V66H10Z', { fill: metal, line, width: 4 })
  shape(brush, 'M14 57H106', { line: 'rgba(255,255,255,.6)', width: 3 })
  brush.fillStyle = lineGradient(
    brush,
    [48, 50],
    [72, 78],
    [
      [0, metal],
      [1, shade],
    ],
  )
  brush.strokeStyle = line
  brush.lineWidth = 4
  box(brush, 45, 48, 30, 30, 8)
  brush.fill()
  brush.stroke()
  look.crest(brush)
  brush.restore()
}
