import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { sheer } from '../../../stage/world/canvas/colours.ts'
import { pathOf } from '../../../stage/world/canvas/shapes.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { RaceGround } from './raceGround.ts'

type Stroke = readonly [colour: string, width: number, alpha?: number]

const shore: readonly Stroke[] = [
  ['#1e5a32', 40, 0.22],
  ['#4d9a48', 27],
  ['#f2dfa2', 22],
  ['#e3c67d', 10],
]

const depths: readonly Stroke[] = [
  ['#3fa3ea', 96, 0.45],
  ['#57bdf2', 66, 0.5],
  ['#7ed6f7', 40, 0.6],
  ['#b5eefc', 20, 0.75],
  ['#ffffff', 8],
]

function strokes(brush: Brush, path: Path2D, list: readonly Stroke[]) {
  brush.lineJoin = 'round'
  for (const [colour, width, alpha = 1] of list) {
    brush.strokeStyle = sheer(colour, alpha)
    brush.lineWidth = width
    brush.stroke(path)
  }
}

/** Water lies lower than the meadow: the far bank shows its soil, the surface begins below it. */
export function paintWater(easel: Easel, { isWater }: RaceGround) {
  const { ground, tile, area } = easel
  const loops = regionOutline(isWater, area, { outer: 1.3, inner: 0.9, wobble: 0.13, pace: 0.8, salt: 4, joins: true })
  if (loops.length === 0) return
  const path = pathOf(loops, tile.width, tile.height)
  strokes(ground, path, shore)
  ground.fillStyle = '#a07a46'
  ground.fill(path)
  aside(ground, () => {
    ground.clip(path)
    moved(ground, 0, 9, () => {
      ground.fillStyle = '#2f93e0'
      ground.fill(path)
      strokes(ground, path, depths)
      paintWaves(easel, isWater)
    })
  })
  strokes(ground, path, [['#603e1c', 2.5, 0.55]])
}

function paintWaves({ ground, area, tile, chance }: Easel, isWater: RaceGround['isWater']) {
  ground.lineCap = 'round'
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      if (!isWater(x, y) || chance(x, y, 129) < 0.25) continue
      for (let wave = 0; wave < 2; wave++) {
        const [left, top] = [(x + chance(x, y, 130 + wave)) * tile.width, (y + chance(x, y, 140 + wave)) * tile.height]
        const reach = 12 + chance(x, y, 150 + wave) * 26
        ground.strokeStyle = `rgba(255,255,255,${0.25 + chance(x, y, 160 + wave) * 0.45})`
        ground.lineWidth = 2.2 + chance(x, y, 170 + wave) * 2
        ground.beginPath()
        ground.moveTo(left - reach, top)
        ground.quadraticCurveTo(left - reach / 2, top - 5, left, top)
        ground.quadraticCurveTo(left + reach / 2, top + 5, left + reach, top - 1)
        ground.stroke()
      }
    }
}
