import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { type Brush, placed } from '../canvas/brush.ts'
import { contactShadow, lineGradient } from '../canvas/light.ts'
import { disc, shape } from '../canvas/shapes.ts'
import type { Planting } from './trees.ts'

const fronds = [-2.9, -2.2, -0.25, -0.95, -1.55, 0.25, 3.35]

export function paintPalm(brush: Brush, { x, y, size, seed }: Planting) {
  const lean = (seededRandom(seed)() - 0.5) * 30
  contactShadow(brush, x + size * 0.2, y, size * 0.4, size * 0.12, 0.4)
  placed(brush, { x, y, size }, () => {
    const bark = lineGradient(
      brush,
      [-8, 0],
      [8, 0],
      [
        [0, '#c98f5e'],
        [1, '#6d3f2c'],
      ],
    )
    const trunk = `M-7 2Q${lean * 0.2 - 6} -40 ${lean - 4} -82L${lean + 5} -82Q${lean * 0.2 + 8} -40 8 2Z`
    shape(brush, trunk, { fill: bark, line: '#3a1a1a', width: 4 })
    for (let ring = 0; ring < 4; ring++) {
      const [left, top] = [(lean * ring) / 5, -14 - ring * 18]
      shape(brush, `M${left - 6} ${top}L${left + 8} ${top - 3}`, { line: 'rgba(58,26,26,.5)', width: 3 })
    }
    for (const turn of fronds) {
      brush.save()
      brush.translate(lean, -82)
      brush.rotate(turn)
      const leaf = lineGradient(
        brush,
        [0, -14],
        [0, 8],
        [
          [0, '#b8e070'],
          [1, '#3f8f4a'],
        ],
      )
      shape(brush, 'M0-3C14-20 36-20 54-2C46-2 42 4 36 2C32 8 26 4 20 6C14 8 6 6 0 4Z', {
        fill: leaf,
        line: '#1f4a2a',
        width: 3.6,
      })
      brush.restore()
    }
    brush.fillStyle = '#7d4a2c'
    disc(brush, lean - 5, -78, 6)
    disc(brush, lean + 5, -76, 6)
  })
}
