import { slimeLooks } from '../../../../rooms/shared/catalog/slimeLooks.ts'
import { spreadEvenly } from '../../../../rooms/shared/maps/tilePaths.ts'
import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { blend, sheer } from '../../../stage/world/canvas/colours.ts'
import { paintFan } from '../../../stage/world/canvas/fan.ts'
import { lineGradient } from '../../../stage/world/canvas/light.ts'
import { shape } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

const tiers = [
  ['#3f2352', 1010],
  ['#553064', 860],
  ['#63386c', 710],
  ['#733f72', 560],
  ['#854878', 420],
  ['#96527d', 290],
  ['#a85d82', 170],
] as const

function strokeTier(brush: Brush, path: Path2D, colour: string, width: number) {
  brush.strokeStyle = colour
  brush.lineWidth = width
  brush.stroke(path)
}

/** Steps up and away from the arena, in its own shape, whatever that is. */
function paintTiers({ ground, frame }: Easel, path: Path2D) {
  ground.fillStyle = '#382049'
  ground.fillRect(frame.left, frame.top, frame.width, frame.height)
  ground.lineJoin = 'round'
  for (const [colour, width] of tiers) {
    moved(ground, 0, -7, () => strokeTier(ground, path, blend(colour, '#ffd0a0', 0.28), width))
    strokeTier(ground, path, colour, width)
    moved(ground, 0, 6, () => strokeTier(ground, path, sheer('#2a1040', 0.14), width - 24))
  }
}

/** Steps from the arena in drawing units, counted no farther than the seats reach. */
function distanceToFloor({ tile }: Easel, isFloor: IsInside, x: number, y: number): number {
  const reach = 6
  let nearest = Number.POSITIVE_INFINITY
  for (let row = Math.floor(y) - reach; row <= Math.floor(y) + reach; row++)
    for (let column = Math.floor(x) - reach; column <= Math.floor(x) + reach; column++) {
      if (!isFloor(column, row)) continue
      const [across, down] = [Math.max(column - x, x - column - 1, 0), Math.max(row - y, y - row - 1, 0)]
      nearest = Math.min(nearest, Math.hypot(across * tile.width, down * tile.height))
    }
  return nearest
}

function paintPennant(brush: Brush, x: number, y: number, kind: number) {
  aside(brush, () => {
    brush.translate(x, y)
    brush.rotate((kind - 0.95) * 6)
    shape(brush, 'M0 18V-26', { line: '#5b2f00', width: 4 })
    shape(brush, 'M1-26C10-32 18-20 28-26V-8C18-2 10-14 1-8Z', {
      fill: kind > 0.95 ? '#ffcf3f' : '#ff5f86',
      line: '#3a1030',
      width: 2.5,
    })
  })
}

const fanSize = 50
const looksInTheStands = 20
/** Three rows of seats in two tiles, three seats in two. */
const seats = { across: 0.66, down: 0.62 }

function seatCrowd(easel: Easel, isFloor: IsInside) {
  const { ground, area, tile, chance, stamp } = easel
  const looks = spreadEvenly(slimeLooks, looksInTheStands)
  const frame = { left: -32, top: -58, width: 64, height: 70 }
  const fans = looks.map((look, index) =>
    [false, true].map((cheers) =>
      stamp(`fan ${index} ${cheers}`, frame, (brush) => paintFan(brush, look, 0, 0, fanSize, cheers)),
    ),
  )
  const [rows, columns] = [(area.bottom - area.top) / seats.down, (area.right - area.left) / seats.across]
  eachTile({ left: 0, top: 0, right: Math.floor(columns), bottom: Math.floor(rows) }, (column, row) => {
    const x = area.left + (column + (row % 2) * 0.5 + (chance(column, row, 1) - 0.5) * 0.24) * seats.across
    const y = area.top + (row + (chance(column, row, 2) - 0.5) * 0.16) * seats.down
    const distance = distanceToFloor(easel, isFloor, x, y)
    if (distance < 34 || chance(column, row, 3) < 0.12) return
    const kind = chance(column, row, 4)
    const cheers = kind > 0.6
    const press = fans[Math.floor(chance(column, row, 5) * fans.length)]?.[cheers ? 1 : 0]
    press?.(ground, x * tile.width, y * tile.height + 14)
    if (kind > 0.9) paintPennant(ground, x * tile.width + 20, y * tile.height - 20, kind)
  })
}

/** Steps full of slimes around the arena, in the shade: the light is on the sand. */
export function paintStands(easel: Easel, isFloor: IsInside, path: Path2D) {
  const { ground, frame } = easel
  paintTiers(easel, path)
  if (!easel.isSmall) seatCrowd(easel, isFloor)
  aside(ground, () => {
    const around = new Path2D()
    around.rect(frame.left, frame.top, frame.width, frame.height)
    around.addPath(path)
    ground.clip(around, 'evenodd')
    ground.globalCompositeOperation = 'multiply'
    ground.fillStyle = lineGradient(
      ground,
      [frame.left, frame.top],
      [frame.left + frame.width, frame.top + frame.height],
      [
        [0, '#d9a08c'],
        [0.5, '#a97a9a'],
        [1, '#6a4a8a'],
      ],
    )
    ground.fillRect(frame.left, frame.top, frame.width, frame.height)
    ground.globalCompositeOperation = 'source-over'
    for (const [width, alpha] of [
      [150, 0.12],
      [100, 0.14],
      [60, 0.18],
    ] as const)
      strokeTier(ground, path, sheer('#1e0830', alpha), width)
  })
}
