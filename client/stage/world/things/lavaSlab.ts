import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { aside, type Brush, moved } from '../canvas/brush.ts'
import { blend } from '../canvas/colours.ts'
import { lineGradient, softSpot } from '../canvas/light.ts'
import { oval, polygon, shape } from '../canvas/shapes.ts'
import { stoneSlabPath } from '../outline/stoneSlab.ts'

/** Whole, cracked because it will go soon, glowing just before it goes, or down in the lava. */
export type SlabState = 'whole' | 'cracked' | 'glowing' | 'sunk'

interface Slab {
  width: number
  height: number
  seed: number
  state: SlabState
}

const thickness = 21
const line = '#2a0f2c'

const sinks: Readonly<Record<SlabState, number>> = { whole: 0, cracked: 2, glowing: 4, sunk: 16 }

/** The width of the fire in a crack. */
const seams: Readonly<Record<SlabState, number>> = { whole: 2, cracked: 3.4, glowing: 5.6, sunk: 5 }

function crack(brush: Brush, { width, height, state }: Slab, random: () => number) {
  const angle = random() * Math.PI * 2
  const points = [0, 1, 2, 3].map((step) => {
    const [reach, turn] = [0.54 - step * 0.15, angle + (step === 0 ? 0 : (random() - 0.5) * 0.8)]
    return { x: Math.cos(turn) * width * reach, y: Math.sin(turn) * height * reach }
  })
  const heat = seams[state]
  polygon(brush, points, false)
  for (const [colour, wide] of [
    ['#4a1428', 3 + heat * 1.6],
    ['#ff7a1f', heat],
    ['#fff0a0', heat * 0.42],
  ] as const) {
    brush.strokeStyle = colour
    brush.lineWidth = wide
    brush.stroke()
  }
}

const cracks: Readonly<Record<SlabState, number>> = { whole: 2, cracked: 4, glowing: 5, sunk: 4 }

function paintTop(brush: Brush, slab: Slab, path: string, random: () => number) {
  const { width, height, state } = slab
  const base = blend('#9a7fa8', random() < 0.5 ? '#7c6694' : '#b594b0', random())
  const stone = lineGradient(
    brush,
    [-width * 0.4, -height * 0.45],
    [width * 0.4, height * 0.45],
    [
      [0, blend(base, '#ffe2d0', 0.35)],
      [0.55, base],
      [1, blend(base, '#3a1c4a', 0.3)],
    ],
  )
  shape(brush, path, { fill: stone })
  aside(brush, () => {
    brush.clip(new Path2D(path))
    moved(brush, 2, 3, () => shape(brush, path, { line: 'rgba(255,236,220,.6)', width: 5 }))
    shape(brush, path, { line: state === 'whole' ? 'rgba(60,30,80,.3)' : 'rgba(255,120,40,.4)', width: 10 })
    for (let speck = 0; speck < 3 + (width * height) / 900; speck++) {
      brush.fillStyle = speck % 2 === 0 ? 'rgba(255,230,240,.25)' : 'rgba(40,20,60,.28)'
      oval(brush, (random() - 0.5) * width * 0.8, (random() - 0.5) * height * 0.8, 2 + random() * 5, 1.5 + random() * 3)
    }
    brush.lineJoin = 'round'
    for (let index = 0; index < cracks[state]; index++) crack(brush, slab, random)
    if (state === 'glowing') shape(brush, path, { fill: 'rgba(255,122,31,.2)' })
    if (state === 'sunk') {
      const lava = lineGradient(
        brush,
        [0, -height * 0.2],
        [0, height * 0.5],
        [
          [0, 'rgba(255,110,30,.1)'],
          [0.7, 'rgba(255,110,30,.6)'],
          [1, 'rgba(255,216,96,.85)'],
        ],
      )
      shape(brush, path, { fill: lava })
    }
  })
  shape(brush, path, { line, width: 3 })
}

/** A slab of rock in the lava, its middle at 0, 0: fire around its foot, a dark front, a lit top. */
export function paintLavaSlab(brush: Brush, slab: Slab) {
  const { width, height, seed, state } = slab
  const random = seededRandom(seed)
  const path = stoneSlabPath(width, height, seed)
  const depth = Math.max(5, thickness - sinks[state])
  softSpot(brush, '#fff0a0', { x: 0, y: 10, radius: width * 0.75, alpha: 0.5, flatness: height / width })
  moved(brush, 0, sinks[state], () => {
    moved(brush, 0, depth, () => {
      shape(brush, path, { line: '#fff3b0', width: 13 })
      shape(brush, path, { line: '#ffb02e', width: 6 })
    })
    for (const down of [depth, depth / 2, 0]) moved(brush, 0, down, () => shape(brush, path, { line, width: 6 }))
    for (let down = depth; down > 0; down -= 1.5) {
      const heat = (down / depth - 0.62) / 0.38
      moved(brush, 0, down, () =>
        shape(brush, path, { fill: heat > 0 ? blend('#c2452a', '#ff9a3a', heat) : '#5a2c50' }),
      )
    }
    paintTop(brush, slab, path, random)
  })
}
