import { paintFlame } from '../things/effects.ts'
import { type Brush, placed } from './brush.ts'
import { blend } from './colours.ts'
import { glow, lineGradient } from './light.ts'
import { shape, star } from './shapes.ts'

/** A torch on a wall; its flame burns in the picture and may be moved above it. */
export function paintTorch(brush: Brush, x: number, y: number) {
  placed(brush, { x, y }, () => shape(brush, 'M-9-14H9L5 14H-5Z', { fill: '#7a5236', line: '#35190b', width: 4 }))
  placed(brush, { x, y: y - 14, turn: -Math.PI / 2 + 0.05 }, () => paintFlame(brush, 46, 26))
  glow(brush, '#ffb04a', { x, y: y - 26, radius: 120, alpha: 0.42 })
}

interface Banner {
  x: number
  y: number
  width: number
  height: number
  colour: string
  crest: 'star' | 'slime'
}

export function paintBanner(brush: Brush, { x, y, width, height, colour, crest }: Banner) {
  const half = width / 2
  placed(brush, { x, y }, () => {
    brush.fillStyle = 'rgba(40,10,40,.3)'
    brush.fillRect(-half + 5, 6, width, height)
    const cloth = lineGradient(
      brush,
      [-half, 0],
      [half, 0],
      [
        [0, blend(colour, '#ffffff', 0.22)],
        [0.5, colour],
        [1, blend(colour, '#2a0f3a', 0.35)],
      ],
    )
    shape(brush, `M${-half} 0H${half}V${height}L0 ${height - width * 0.3}L${-half} ${height}Z`, {
      fill: cloth,
      line: '#3a1030',
      width: 3.5,
    })
    if (crest === 'star') {
      star(brush, 0, height * 0.42, width * 0.26, width * 0.12)
      brush.fillStyle = '#ffe27a'
      brush.fill()
    } else {
      const [side, low] = [width * 0.26, height * 0.56]
      shape(brush, `M${-side} ${low}C${-side} ${height * 0.3} ${side} ${height * 0.3} ${side} ${low}Z`, {
        fill: '#ffe27a',
      })
    }
    shape(brush, `M${-half - 5} -3H${half + 5}V4H${-half - 5}Z`, { fill: '#ffcf3f', line: '#5b2f00', width: 3 })
  })
}
