import { aside, placed } from '../../../stage/world/canvas/brush.ts'
import { blend } from '../../../stage/world/canvas/colours.ts'
import { glow, lineGradient } from '../../../stage/world/canvas/light.ts'
import { box, disc, shape } from '../../../stage/world/canvas/shapes.ts'
import { unstained } from '../../../stage/world/sceneries/staining.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { RaceGround } from './raceGround.ts'

/** The direction in which racers cross a tile. */
function headingAt({ course, isTrack }: RaceGround, x: number, y: number): readonly [number, number] {
  const index = course.findIndex(([column, row]) => column === x && row === y)
  const [here, next, before] = [course[index], course[index + 1], course[index - 1]]
  if (here && next) return [next[0] - here[0], next[1] - here[1]]
  if (here && before) return [here[0] - before[0], here[1] - before[1]]
  return isTrack(x, y - 1) || isTrack(x, y + 1) ? [0, -1] : [1, 0]
}

const arrowColours = ['#ffd95e', '#fff0a8', '#ffffff'] as const

function paintBoost({ ground, tile, typeAt }: Easel, race: RaceGround, x: number, y: number) {
  const [dx, dy] = headingAt(race, x, y)
  const spot = { x: (x + 0.5) * tile.width, y: (y + 0.5) * tile.height }
  placed(ground, { ...spot, turn: Math.atan2(dy, dx) }, () => {
    const [long, wide] = dx === 0 ? [tile.height, tile.width] : [tile.width, tile.height]
    ground.fillStyle = lineGradient(
      ground,
      [-long / 2, 0],
      [long / 2, 0],
      [
        [0, '#ff6a1f'],
        [1, '#ffc12e'],
      ],
    )
    box(ground, -long / 2 + 3, -wide / 2 + 5, long - 6, wide - 10, 14)
    ground.fill()
    ground.strokeStyle = '#fff1b0'
    ground.lineWidth = 3
    ground.stroke()
    for (const [index, fill] of arrowColours.entries()) {
      const tail = -long * 0.3 + index * long * 0.27
      const [up, down] = [-wide * 0.3, wide * 0.3]
      const arrow = `M${tail - 7} ${up}L${tail + 11} 0L${tail - 7} ${down}H${tail + 5}L${tail + 23} 0L${tail + 5} ${up}Z`
      shape(ground, arrow, { fill, line: '#b34700', width: 2.5 })
    }
  })
  // In a field of boosts their lights would add up to white, so only a single one gets a light.
  const isAlone =
    [-1, 1].filter((side) => typeAt(x + side, y) === 'boost' || typeAt(x, y + side) === 'boost').length < 2
  if (isAlone) glow(ground, '#ffb02e', { ...spot, radius: tile.width * 1.15, alpha: 0.5, flatness: 0.85 })
}

/** A chequered strip across the way. */
function paintChequer({ ground, tile }: Easel, race: RaceGround, end: readonly [number, number] | undefined) {
  if (!end) return
  const [x, y] = end
  const isAcross = headingAt(race, x, y)[0] !== 0
  const [columns, rows] = isAcross ? [3, 6] : [6, 3]
  const side = isAcross ? tile.height / 6 : tile.width / 6
  const [left, top] = [(x + 0.5) * tile.width - (columns * side) / 2, (y + 0.5) * tile.height - (rows * side) / 2]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      ground.fillStyle = (row + column) % 2 === 0 ? '#262138' : '#ffffff'
      ground.fillRect(left + column * side, top + row * side, side, side)
    }
}

const planks = 5

/** Planks lie across the way, a little longer than the track is wide. */
function paintPlanks({ ground, tile, chance }: Easel, { isTrack }: RaceGround, x: number, y: number) {
  const isAcross = isTrack(x - 1, y) || isTrack(x + 1, y)
  const [long, wide] = isAcross ? [tile.width, tile.height] : [tile.height, tile.width]
  aside(ground, () => {
    ground.translate((x + 0.5) * tile.width, (y + 0.5) * tile.height)
    if (!isAcross) ground.rotate(Math.PI / 2)
    for (let plank = 0; plank < planks; plank++) {
      const left = -long / 2 + (plank * long) / planks
      ground.fillStyle = blend('#d79a58', '#b9783a', chance(x * 7 + plank, y, 5))
      ground.strokeStyle = '#6d3f1a'
      ground.lineWidth = 3
      box(ground, left, -wide / 2 - 10, long / planks, wide + 20, 4)
      ground.fill()
      ground.stroke()
      ground.fillStyle = 'rgba(255,230,180,.35)'
      ground.fillRect(left + 3, -wide / 2 - 7, long / planks - 8, 5)
      ground.fillStyle = '#5b3413'
      disc(ground, left + long / planks / 2, -wide / 2 - 3, 2.4)
      disc(ground, left + long / planks / 2, wide / 2 + 3, 2.4)
    }
  })
}

/** The marks on the road, which show what a tile does. */
export function paintTrackMarks(easel: Easel, race: RaceGround) {
  const { grid, typeAt } = easel
  const eachTrack = (visit: (x: number, y: number) => void) => {
    for (let y = 0; y < grid.height; y++) for (let x = 0; x < grid.width; x++) if (race.isTrack(x, y)) visit(x, y)
  }
  eachTrack((x, y) => {
    if (race.isBridge(x, y)) paintPlanks(easel, race, x, y)
  })
  paintChequer(easel, race, race.course[0])
  paintChequer(easel, race, race.course.at(-1))
  eachTrack((x, y) => {
    if (typeAt(x, y) === 'boost') unstained(() => paintBoost(easel, race, x, y))
  })
}
