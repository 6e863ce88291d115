import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { paintBanner } from '../../../stage/world/canvas/furnishings.ts'
import { lineGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { box, pathOf, shape } from '../../../stage/world/canvas/shapes.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { type CastleGround, castleTurrets, type Turret } from './castleGround.ts'

const line = '#4a2f7e'

function paintTurret({ ground, tile }: Easel, { x, top, bottom }: Turret) {
  const [middle, half, roof] = [x * tile.width, tile.width * 0.5, 64]
  const [y0, y1] = [top * tile.height, bottom * tile.height]
  const stone = lineGradient(
    ground,
    [middle - half, 0],
    [middle + half, 0],
    [
      [0, '#f3e6ff'],
      [0.4, '#d9c2f5'],
      [1, '#9a7ccc'],
    ],
  )
  shape(ground, `M${middle - half} ${y0}H${middle + half}V${y1}H${middle - half}Z`, { fill: stone, line, width: 4 })
  const slate = lineGradient(
    ground,
    [middle - half, 0],
    [middle + half, 0],
    [
      [0, '#8f6bff'],
      [0.5, '#6a3fe0'],
      [1, '#43209e'],
    ],
  )
  shape(
    ground,
    `M${middle - half - 10} ${y0 + 4}L${middle} ${y0 - roof}L${middle + half + 10} ${y0 + 4}Q${middle} ${y0 + 18} ${middle - half - 10} ${y0 + 4}Z`,
    { fill: slate, line: '#2a1266', width: 4 },
  )
  shape(ground, `M${middle - 4} ${y0 - roof + 16}L${middle - half + 6} ${y0}`, {
    line: 'rgba(255,255,255,.35)',
    width: 5,
  })
  const tip = y0 - roof
  shape(ground, `M${middle} ${tip}V${tip - 34}`, { line, width: 4 })
  shape(
    ground,
    `M${middle + 1} ${tip - 34}C${middle + 14} ${tip - 40} ${middle + 22} ${tip - 26} ${middle + 34} ${tip - 32}V${tip - 16}C${middle + 22} ${tip - 10} ${middle + 14} ${tip - 24} ${middle + 1} ${tip - 18}Z`,
    { fill: '#ff5f86', line: '#6b1238' },
  )
  shape(ground, `M${middle - 8} ${y0 + 60}V${y0 + 40}A8 9 0 0 1 ${middle + 8} ${y0 + 40}V${y0 + 60}Z`, {
    fill: '#ffd98a',
    line,
    width: 3.5,
  })
}

function paintWindow(brush: Brush, x: number, y: number, isLarge: boolean) {
  const [half, height] = isLarge ? [17, 52] : [12, 36]
  softSpot(brush, '#ffcf6a', { x, y, radius: 62, alpha: 0.5 })
  const glass = lineGradient(
    brush,
    [0, y - height / 2],
    [0, y + height / 2],
    [
      [0, '#fff3b8'],
      [1, '#ffb04a'],
    ],
  )
  const [top, low] = [y - height / 4, y + height / 2]
  shape(brush, `M${x - half} ${low}V${top}A${half} ${half * 1.15} 0 0 1 ${x + half} ${top}V${low}Z`, {
    fill: glass,
    line,
    width: 5,
  })
  shape(brush, `M${x} ${y - height / 2}V${low}M${x - half} ${y + 4}H${x + half}`, { line, width: 3.5 })
  shape(brush, `M${x - half - 5} ${low}H${x + half + 5}V${low + 7}H${x - half - 5}Z`, { fill: '#f6ecff', line })
}

function paintStones({ ground, grid, tile, chance }: Easel, isBody: (x: number, y: number) => boolean) {
  eachTile({ ...areaOfMap(grid), bottom: grid.height + 1 }, (x, y) => {
    if (!isBody(x, y) && !isBody(x, y - 1)) return
    for (let stone = 0; stone < 6; stone++) {
      const [row, column] = [Math.floor(stone / 2), stone % 2]
      const kind = chance(x * 3 + column, y * 5 + row, 8)
      if (kind < 0.55) continue
      ground.fillStyle = kind < 0.78 ? 'rgba(255,255,255,.35)' : 'rgba(110,70,170,.14)'
      const left = x * tile.width + ((column + (row % 2) * 0.5) * tile.width) / 2
      box(ground, left + 3, y * tile.height + (row * tile.height) / 3 + 3, tile.width / 2 - 6, tile.height / 3 - 6, 5)
      ground.fill()
    }
  })
}

/** Windows and banners in turn where a storey has no ladder. */
function dressWall(easel: Easel, { isFloor, isWall }: CastleGround) {
  const { ground, grid, tile, typeAt, chance } = easel
  eachTile(areaOfMap(grid), (x, y) => {
    const isUnderFloor = isFloor(x, y - 1) && isWall(x, y)
    const isFree = typeAt(x, y) !== 'ladder' && isWall(x - 1, y) && isWall(x + 1, y)
    if (!isUnderFloor || !isFree) return
    const turn = (x + y * 2) % 3
    const [left, top] = [(x + 0.5) * tile.width, (y + 1.15) * tile.height]
    const isHigh = isWall(x, y + 1)
    if (turn === 0) paintWindow(ground, left, isHigh ? top : top - 12, isHigh && chance(x, y, 9) < 0.6)
    else if (turn === 1 && isHigh)
      paintBanner(ground, {
        x: left,
        y: (y + 0.55) * tile.height,
        width: 30,
        height: 58,
        colour: chance(x, y, 10) < 0.5 ? '#e02f5b' : '#6f43ee',
        crest: 'star',
      })
  })
}

/** Turrets behind, a wall of pale stone with warm windows in front, dark under each floor. */
export function paintCastleWall(easel: Easel, castle: CastleGround) {
  const { ground, grid, tile } = easel
  const { isFloor, isWall } = castle
  const isBody = (x: number, y: number) => isFloor(x, y) || isWall(x, y)
  for (const turret of castleTurrets(grid, castle)) paintTurret(easel, turret)
  // A floor alone in the air has no wall: it floats.
  const isCastle = (x: number, y: number) => isWall(x, y) || (isFloor(x, y) && (isWall(x, y + 1) || isWall(x, y - 1)))
  const loops = regionOutline(isCastle, areaOfMap(grid), { outer: 0.18, inner: 0.12 })
  const path = pathOf(loops, tile.width, tile.height)
  moved(ground, 0, tile.height * 0.28, () => {
    ground.fillStyle = 'rgba(60,30,110,.22)'
    moved(ground, 16, 14, () => ground.fill(path))
    ground.fillStyle = lineGradient(
      ground,
      [0, 0],
      [grid.width * tile.width * 0.6, grid.height * tile.height * 0.7],
      [
        [0, '#f6ecff'],
        [0.5, '#ddc9f6'],
        [1, '#b596df'],
      ],
    )
    ground.fill(path)
    ground.strokeStyle = line
    ground.lineWidth = 5
    ground.lineJoin = 'round'
    ground.stroke(path)
    aside(ground, () => {
      ground.clip(path)
      ground.translate(0, tile.height * -0.28)
      paintStones(easel, isBody)
      eachTile(areaOfMap(grid), (x, y) => {
        if (!isFloor(x, y) || !isWall(x, y + 1)) return
        ground.fillStyle = lineGradient(
          ground,
          [0, (y + 1) * tile.height],
          [0, (y + 2) * tile.height],
          [
            [0, 'rgba(70,36,130,.42)'],
            [1, 'rgba(70,36,130,0)'],
          ],
        )
        ground.fillRect(x * tile.width - 1, (y + 1) * tile.height, tile.width + 2, tile.height)
      })
    })
  })
  dressWall(easel, castle)
}
