import { type Brush, placed } from '../canvas/brush.ts'
import { contactShadow, lineGradient } from '../canvas/light.ts'
import { disc, shape } from '../canvas/shapes.ts'

const ink = '#2a1a4f'

function paintPost(brush: Brush, x: number, y: number) {
  contactShadow(brush, x + 8, y, 26, 9, 0.4)
  placed(brush, { x, y }, () => {
    const body = 'M-9 4V-150H9V4Z'
    const white = lineGradient(
      brush,
      [-9, 0],
      [9, 0],
      [
        [0, '#ffffff'],
        [1, '#b8accf'],
      ],
    )
    shape(brush, body, { fill: white, line: ink, width: 4 })
    for (let stripe = 0; stripe < 6; stripe++) {
      const top = -10 - stripe * 24
      shape(brush, `M-9 ${top}L9 ${top - 10}V${top + 2}L-9 ${top + 12}Z`, { fill: '#f0455f' })
    }
    shape(brush, body, { line: ink, width: 4 })
    brush.fillStyle = '#ffcf3f'
    disc(brush, 0, -157, 11)
    shape(brush, 'M11-157A11 11 0 1 1-11-157A11 11 0 1 1 11-157', { line: ink, width: 4 })
    shape(brush, 'M-5-161A6 6 0 0 1 1-164', { line: '#fff6c4', width: 3 })
  })
}

/** Two posts and a banner over the line, high enough to leave the faces below free; 133 wide, its feet at 0, 0. */
export function paintFinishArch(brush: Brush, x: number, y: number) {
  for (const side of [-1, 1]) paintPost(brush, x + side * 66, y)
  placed(brush, { x, y: y - 30 }, () => {
    const cloth = 'M-66-116Q0-130 66-116V-72Q0-86-66-72Z'
    const violet = lineGradient(
      brush,
      [0, -124],
      [0, -74],
      [
        [0, '#8a63ff'],
        [1, '#4a22bd'],
      ],
    )
    shape(brush, cloth, { fill: violet, line: ink, width: 5 })
    brush.save()
    brush.clip(new Path2D(cloth))
    for (let square = 0; square < 30; square++) {
      brush.fillStyle = square % 2 === 0 ? '#ffffff' : '#262138'
      const bow = 12 * (1 - ((square - 7.5) / 7.5) ** 2)
      brush.fillRect(-66 + (square % 15) * 9, (square < 15 ? -120 : -80) - bow, 9, 8)
    }
    brush.restore()
    shape(brush, cloth, { line: ink, width: 5 })
    brush.font = '700 28px Fredoka, "Fredoka Variable", sans-serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.lineJoin = 'round'
    brush.strokeStyle = ink
    brush.lineWidth = 7
    brush.strokeText('FINISH', 0, -98)
    brush.fillStyle = '#ffe27a'
    brush.fillText('FINISH', 0, -98)
  })
}

/** A chequered flag on its pole, its foot at 0, 0. */
export function paintFinishFlag(brush: Brush) {
  const cloth = 'M4-92C22-100 34-82 58-92V-46C34-36 22-54 4-46Z'
  shape(brush, 'M0 2V-98', { line: ink, width: 10 })
  shape(brush, 'M0 2V-98', { line: '#f5f2fc', width: 5 })
  shape(brush, cloth, { fill: '#ffffff' })
  brush.save()
  brush.clip(new Path2D(cloth))
  for (let square = 0; square < 24; square++) {
    const [column, row] = [square % 5, Math.floor(square / 5)]
    if ((column + row) % 2 !== 0) continue
    brush.fillStyle = '#262138'
    brush.fillRect(4 + column * 11, -100 + row * 12 - Math.sin(column * 1.3) * 4, 11, 12)
  }
  brush.restore()
  shape(brush, cloth, { line: ink, width: 4.5 })
  brush.fillStyle = '#ffcf3f'
  disc(brush, 0, -100, 8)
  shape(brush, 'M8-100A8 8 0 1 1-8-100A8 8 0 1 1 8-100', { line: ink, width: 3.5 })
}
