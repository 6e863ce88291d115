import type { SlimeLook } from '../../../../rooms/shared/catalog/slimeLooks.ts'
import { bodyShapes } from '../../../slimes/bodyShapes.ts'
import { inkFor } from '../../../slimes/ink.ts'
import { type Brush, placed } from './brush.ts'
import { blend } from './colours.ts'
import { contactShadow, roundGradient } from './light.ts'
import { disc, oval, shape } from './shapes.ts'

/** A slime in a crowd: body, colours, face, and no more than can be seen from far away. */
export function paintFan(brush: Brush, look: SlimeLook, x: number, y: number, size: number, cheers: boolean) {
  const { path, face, half } = bodyShapes[look.traits.body]
  const ink = inkFor(look.colors)
  contactShadow(brush, x, y, size * 0.42, size * 0.12, 0.4)
  placed(brush, { x, y: y - (cheers ? size * 0.12 : 0), size: (size * 100) / 120 }, () => {
    brush.translate(-60, -108)
    if (cheers)
      for (const side of [-1, 1]) {
        brush.fillStyle = ink.primary
        brush.strokeStyle = ink.line
        brush.lineWidth = 5
        oval(brush, face[0] + side * Math.min(half + 6, 46), face[1] - 4, 8, 15, side * 0.6)
        brush.stroke()
      }
    const skin = roundGradient(brush, 42, 48, 76, [
      [0, blend(ink.primary, '#ffffff', 0.45)],
      [0.45, ink.primary],
      [1, ink.secondary],
    ])
    shape(brush, path, { fill: skin, line: ink.line, width: 5 })
    brush.fillStyle = '#22103f'
    for (const side of [-1, 1]) oval(brush, face[0] + side * 15, face[1] - 4, 5.5, 7.5)
    brush.fillStyle = '#ffffff'
    for (const side of [-1, 1]) disc(brush, face[0] + side * 15 - 2, face[1] - 7, 2.2)
    const [mouthX, mouthY] = [face[0], face[1] + 7]
    const mouth = cheers
      ? `M${mouthX - 10} ${mouthY}Q${mouthX} ${mouthY + 4} ${mouthX + 10} ${mouthY}Q${mouthX + 7} ${mouthY + 14} ${mouthX} ${mouthY + 14}Q${mouthX - 7} ${mouthY + 14} ${mouthX - 10} ${mouthY}Z`
      : `M${mouthX - 7} ${mouthY}Q${mouthX} ${mouthY + 8} ${mouthX + 7} ${mouthY}`
    shape(brush, mouth, { fill: cheers ? '#5b1030' : 'rgba(0,0,0,0)', line: '#22103f', width: 4 })
  })
}
