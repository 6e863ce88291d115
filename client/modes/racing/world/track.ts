import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { disc, pathOf } from '../../../stage/world/canvas/shapes.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { RaceGround } from './raceGround.ts'

const kerbWidth = 24

function widened(brush: Brush, path: Path2D, width: number, colour: string) {
  brush.strokeStyle = colour
  brush.lineWidth = width
  brush.stroke(path)
  brush.fillStyle = colour
  brush.fill(path)
}

/** Kerb with red dashes, asphalt with worn edges, and a side below all of it: a road is a slab, too. */
export function paintTrack(easel: Easel, race: RaceGround) {
  const { ground, tile, grid } = easel
  const area = { left: 0, top: 0, right: grid.width, bottom: grid.height }
  const path = pathOf(regionOutline(race.isTrack, area, { outer: 0.95, inner: 0.42 }), tile.width, tile.height)
  ground.lineJoin = 'round'
  moved(ground, 4, 11, () => widened(ground, path, 30, 'rgba(26,50,40,.2)'))
  moved(ground, 0, 8, () => widened(ground, path, kerbWidth, '#3c4159'))
  widened(ground, path, kerbWidth, '#ffffff')
  aside(ground, () => {
    ground.setLineDash([kerbWidth, kerbWidth])
    ground.strokeStyle = '#f0455f'
    ground.lineWidth = kerbWidth
    ground.lineCap = 'butt'
    ground.stroke(path)
  })
  ground.fillStyle = '#6a7190'
  ground.fill(path)
  ground.strokeStyle = '#3f455f'
  ground.lineWidth = 5
  ground.stroke(path)
  aside(ground, () => {
    ground.clip(path)
    for (const [width, alpha] of [
      [64, 0.1],
      [48, 0.12],
      [32, 0.16],
    ] as const) {
      ground.strokeStyle = `rgba(42,44,74,${alpha})`
      ground.lineWidth = width
      ground.stroke(path)
    }
    if (!easel.isSmall) paintGrit(easel, race)
  })
  paintMiddle(easel, race)
}

function paintGrit({ ground, grid, tile, chance }: Easel, { isTrack }: RaceGround) {
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      if (!isTrack(x, y)) continue
      for (let grain = 0; grain < 14; grain++) {
        const kind = chance(x, y, 200 + grain)
        ground.fillStyle = kind < 0.5 ? 'rgba(40,44,72,.28)' : 'rgba(200,206,232,.28)'
        const [left, top] = [x + chance(x, y, 220 + grain), y + chance(x, y, 240 + grain)]
        disc(ground, left * tile.width, top * tile.height, 1.2 + kind * 2)
      }
    }
}

/** The way the race goes: worn light, two dark lines of tyres and the dashes between the lanes. */
function paintMiddle({ ground, tile }: Easel, { course }: RaceGround) {
  const lay = (dx: number, dy: number) => {
    ground.beginPath()
    for (const [index, [column, row]] of course.entries()) {
      const [x, y] = [(column + 0.5) * tile.width + dx, (row + 0.5) * tile.height + dy]
      const next = course[index + 1]
      if (index === 0) ground.moveTo(x, y)
      else if (next)
        ground.arcTo(x, y, (next[0] + 0.5) * tile.width + dx, (next[1] + 0.5) * tile.height + dy, tile.width * 0.5)
      else ground.lineTo(x, y)
    }
  }
  const line = (colour: string, width: number) => {
    ground.strokeStyle = colour
    ground.lineWidth = width
    ground.stroke()
  }
  lay(0, 0)
  line('rgba(190,198,226,.14)', 36)
  for (const side of [-1, 1]) {
    lay(side * 12, side * 2)
    line('rgba(34,36,60,.22)', 4)
  }
  lay(0, 0)
  ground.setLineDash([22, 26])
  line('rgba(255,255,255,.62)', 4.5)
  ground.setLineDash([])
}
