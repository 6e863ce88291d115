import { moved } from '../../../stage/world/canvas/brush.ts'
import { blend } from '../../../stage/world/canvas/colours.ts'
import { lineGradient } from '../../../stage/world/canvas/light.ts'
import { box, pathOf, shape } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside, Loop } from '../../../stage/world/outline/regionCorners.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap } from '../../../stage/world/outline/tileVisits.ts'
import { paintFlower, paintTuft } from '../../../stage/world/plants/smallPlants.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { CastleGround } from './castleGround.ts'

const grass = { edge: '#235c4a', lip: '#5fce86', light: '#a6ee9a' }

/** The castle is seen from the side and a little from above: the top of a floor is half as deep as a tile. */
const flattened = (loops: readonly Loop[], row: number): Loop[] =>
  loops.map((loop) => loop.map(({ x, y }) => ({ x, y: row + (y - row) * 0.5 })))

function paintStone(easel: Easel, path: Path2D, columns: readonly number[], row: number) {
  const { ground, tile, chance } = easel
  const depth = tile.height * 0.38
  ground.fillStyle = 'rgba(70,30,120,.2)'
  moved(ground, 9, depth + 10, () => ground.fill(path))
  ground.lineJoin = 'round'
  ground.strokeStyle = '#3f2a73'
  ground.lineWidth = 7
  for (const share of [0, 1 / 3, 2 / 3, 1]) moved(ground, 0, depth * share, () => ground.stroke(path))
  for (let down = depth; down > 0; down -= 1.5) {
    ground.fillStyle = blend('#b99be6', '#7a58bd', down / depth)
    moved(ground, 0, down, () => ground.fill(path))
  }
  for (const x of columns)
    for (const half of [0, 0.5]) {
      ground.fillStyle = chance(x * 2 + half * 2, row, 3) < 0.5 ? 'rgba(255,255,255,.2)' : 'rgba(40,10,90,.14)'
      box(ground, (x + half) * tile.width + 3, (row + 0.5) * tile.height + 4, tile.width / 2 - 6, depth - 7, 4)
      ground.fill()
      ground.strokeStyle = 'rgba(63,42,115,.4)'
      ground.lineWidth = 2.2
      ground.stroke()
    }
}

function paintLawn(easel: Easel, path: Path2D, columns: readonly number[], row: number) {
  const { ground, tile, chance } = easel
  ground.fillStyle = lineGradient(
    ground,
    [0, row * tile.height],
    [0, (row + 0.5) * tile.height],
    [
      [0, grass.light],
      [1, grass.lip],
    ],
  )
  ground.fill(path)
  ground.strokeStyle = grass.edge
  ground.lineWidth = 3.5
  ground.stroke(path)
  for (const x of columns)
    for (let blade = 0; blade < 5; blade++) {
      const [left, top] = [(x + (blade + 0.5) / 5) * tile.width, (row + 0.5) * tile.height]
      const hang = 6 + chance(x * 5 + blade, row, 5) * 10
      shape(ground, `M${left - 8} ${top - 3}Q${left} ${top + hang * 1.7} ${left + 8} ${top - 3}Z`, {
        fill: grass.lip,
        line: grass.edge,
        width: 2.5,
      })
      ground.fillStyle = grass.lip
      ground.fillRect(left - 8, top - 6, 16, 5)
    }
  if (easel.isSmall) return
  for (const x of columns) {
    for (let tuft = 0; tuft < 4; tuft++) {
      const [left, top] = [
        (x + chance(x, row, 20 + tuft)) * tile.width,
        (row + 0.1 + chance(x, row, 30 + tuft) * 0.36) * tile.height,
      ]
      const colour = tuft % 2 === 0 ? 'rgba(214,255,170,.8)' : 'rgba(46,140,90,.6)'
      paintTuft(ground, { x: left, y: top, size: 8, seed: x * 9 + tuft }, colour)
    }
    if (chance(x, row, 41) < 0.4) {
      const [left, top] = [(x + chance(x, row, 42)) * tile.width, (row + 0.15 + chance(x, row, 43) * 0.2) * tile.height]
      paintFlower(ground, left, top, 5, chance(x, row, 44) < 0.5 ? '#ffffff' : '#ffb0d8')
    }
  }
}

/** Every row of floor is a slab of stone with grass on top that hangs over its edge. */
export function paintCastleFloors(easel: Easel, { isFloor }: CastleGround) {
  const { ground, grid, tile } = easel
  for (let row = 0; row < grid.height; row++) {
    const inRow: IsInside = (x, y) => y === row && isFloor(x, y)
    const columns = Array.from({ length: grid.width }, (_, x) => x).filter((x) => inRow(x, row))
    if (columns.length === 0) continue
    const outline = flattened(regionOutline(inRow, areaOfMap(grid), { outer: 0.22, inner: 0.22 }), row)
    const path = pathOf(outline, tile.width, tile.height)
    moved(ground, 0, tile.height * 0.34, () => {
      paintStone(easel, path, columns, row)
      paintLawn(easel, path, columns, row)
    })
  }
}

export function paintLadders({ ground, grid, tile, typeAt }: Easel, { isFloor }: CastleGround) {
  const rung = (middle: number, y: number) => {
    shape(ground, `M${middle - 20} ${y}H${middle + 20}`, { line: '#5b3413', width: 9 })
    shape(ground, `M${middle - 20} ${y - 1}H${middle + 20}`, { line: '#e8b064', width: 5 })
  }
  for (let x = 0; x < grid.width; x++)
    for (let y = 0; y < grid.height; y++) {
      if (typeAt(x, y) !== 'ladder' || typeAt(x, y - 1) === 'ladder') continue
      let last = y
      while (typeAt(x, last + 1) === 'ladder') last++
      const foot = isFloor(x, last) ? last : last + 1
      const [middle, top, bottom] = [(x + 0.5) * tile.width, (y - 0.38) * tile.height, (foot + 0.6) * tile.height]
      ground.fillStyle = 'rgba(60,20,100,.22)'
      ground.fillRect(middle - 18, top + 8, 48, bottom - top)
      for (let height = top + 12; height < bottom - 4; height += 18) rung(middle, height)
      for (const side of [-20, 20]) {
        shape(ground, `M${middle + side} ${top - 4}V${bottom}`, { line: '#5b3413', width: 11 })
        shape(ground, `M${middle + side - 1} ${top - 4}V${bottom - 1}`, { line: '#d08c40', width: 6 })
      }
    }
}
