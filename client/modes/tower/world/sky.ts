import { type Brush, placed } from '../../../stage/world/canvas/brush.ts'
import { blend } from '../../../stage/world/canvas/colours.ts'
import { lineGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { disc, oval, shape } from '../../../stage/world/canvas/shapes.ts'
import { underpaint } from '../../../stage/world/canvas/underpainting.ts'
import { eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintCloud } from '../../../stage/world/plants/cloud.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

function paintAir(easel: Easel) {
  const { frame, grid, tile } = easel
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  underpaint(easel, (brush) => {
    // The map has all colours of the evening. Beyond its edges the first and the last go on.
    brush.fillStyle = lineGradient(
      brush,
      [0, -height * 0.12],
      [width * 0.14, height * 1.12],
      [
        [0, '#5a6cf0'],
        [0.3, '#9a86f2'],
        [0.55, '#f2a0d6'],
        [0.78, '#ffc2a6'],
        [1, '#ffe0a8'],
      ],
    )
    brush.fillRect(frame.left, frame.top, frame.width, frame.height)
    softSpot(brush, '#ffe9b0', { x: width * 0.86, y: height * 0.82, radius: width * 0.5, alpha: 0.75 })
    softSpot(brush, '#fffbe8', { x: width * 0.86, y: height * 0.82, radius: width * 0.19, alpha: 0.95 })
  })
}

function paintStars({ ground, area, tile, grid, chance }: Easel) {
  eachTile({ ...area, bottom: Math.ceil(grid.height * 0.25) }, (x, y) => {
    if (chance(x, y, 2) > 0.35) return
    ground.fillStyle = `rgba(255,255,255,${0.25 + chance(x, y, 3) * 0.5})`
    disc(ground, (x + chance(x, y, 4)) * tile.width, (y + chance(x, y, 5)) * tile.height, 1 + chance(x, y, 6) * 2)
  })
}

const rainbow = ['#ff6b8f', '#ffb05a', '#ffe27a', '#7df0b0', '#6fc4ff', '#b78bff']

function paintRainbow({ ground, grid, tile }: Easel) {
  const [x, y] = [grid.width * tile.width * 0.28, grid.height * tile.height * 1.3]
  ground.save()
  ground.globalAlpha = 0.2
  for (const [index, colour] of rainbow.entries()) {
    ground.strokeStyle = colour
    ground.lineWidth = 17
    ground.beginPath()
    ground.arc(x, y, grid.width * tile.width * 0.72 - index * 17, Math.PI * 1.06, Math.PI * 1.94)
    ground.stroke()
  }
  ground.restore()
}

/** An island far away, with a castle of its own. */
function paintFarIsland(brush: Brush, x: number, y: number, size: number, alpha: number) {
  placed(brush, { x, y, size, alpha }, () => {
    const earth = lineGradient(
      brush,
      [0, -14],
      [0, 110],
      [
        [0, '#b58bdc'],
        [1, '#e7a6d4'],
      ],
    )
    shape(brush, 'M-30-6V-60L-18-84L-6-60V-6ZM2-6V-44L14-66L26-44V-6Z', { fill: '#c7a0e6' })
    shape(brush, 'M-34-58L-18-92L-2-58ZM-2-42L14-74L30-42Z', { fill: '#8f72d8' })
    const island =
      'M-100 0C-80-16 80-16 100 0C84 14 70 18 56 40C40 66 24 74 8 112C-10 70-34 62-50 38C-62 20-84 14-100 0Z'
    shape(brush, island, { fill: earth })
    shape(brush, 'M-100 0C-80-16 80-16 100 0C70 10-70 10-100 0Z', { fill: '#9fd0b8' })
  })
}

function paintBalloon(brush: Brush, x: number, y: number, size: number, colour: string) {
  placed(brush, { x, y, size }, () => {
    shape(brush, 'M-16 66H16L12 88H-12Z', { fill: '#c98a45', line: '#5b3413', width: 4 })
    shape(brush, 'M-14 66L-30 30M14 66L30 30', { line: '#5b3413', width: 2.5 })
    const hull = 'M0-62C38-62 58-36 56-6C54 18 34 34 22 44H-22C-34 34-54 18-56-6C-58-36-38-62 0-62Z'
    const silk = lineGradient(
      brush,
      [-50, -50],
      [50, 40],
      [
        [0, blend(colour, '#ffffff', 0.4)],
        [0.5, colour],
        [1, blend(colour, '#3a1060', 0.4)],
      ],
    )
    shape(brush, hull, { fill: silk })
    brush.save()
    brush.clip(new Path2D(hull))
    brush.fillStyle = 'rgba(255,243,216,.85)'
    for (const stripe of [-34, 0, 34]) oval(brush, stripe, -8, 12, 60)
    brush.restore()
    shape(brush, hull, { line: '#4a2060', width: 4 })
    brush.fillStyle = 'rgba(255,255,255,.6)'
    oval(brush, -26, -36, 12, 8, -0.7)
  })
}

/** Islands in the sky, in shares of the map's width and height: most of them lie beyond its edges. */
const islands = [
  [-0.06, 0.14, 90, 0.55],
  [1.04, 0.08, 110, 0.6],
  [1.0, 0.58, 60, 0.5],
  [-0.04, 0.66, 64, 0.45],
  [-0.2, 0.4, 100, 0.5],
] as const
const balloons = [
  [-0.09, 0.26, 96, '#ff7d9d'],
  [1.07, 0.68, 74, '#5fb4ff'],
  [-0.12, 0.82, 60, '#ffc14d'],
] as const

/** Banks of cloud below, thin clouds everywhere; the castle hangs among them. */
function paintClouds({ ground, area, grid, tile, chance }: Easel) {
  const lowest = grid.height * tile.height
  for (let x = area.left; x < area.right; x += 2.6)
    for (const row of [0, 1]) {
      const at = {
        x: (x + chance(x, row, 3)) * tile.width,
        y: lowest + (1.1 + row * 2.3 + chance(x, row, 4)) * tile.height,
      }
      const size = 165 + chance(x, row, 5) * 120
      paintCloud(ground, { ...at, size, seed: x + row * 7 }, { top: '#fff4ee', low: '#f5b6cf', alpha: 0.95 })
    }
  eachTile(area, (x, y) => {
    if (chance(x, y, 6) > 0.028 || y > grid.height) return
    const at = { x: (x + chance(x, y, 7)) * tile.width, y: (y + chance(x, y, 8)) * tile.height }
    const size = 70 + chance(x, y, 9) * 70
    paintCloud(ground, { ...at, size, seed: x + y + 40 }, { top: '#ffffff', low: '#e3b8ee', alpha: 0.5 })
  })
}

export function paintSky(easel: Easel) {
  const { ground, grid, tile } = easel
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  paintAir(easel)
  if (!easel.isSmall) paintStars(easel)
  paintRainbow(easel)
  for (const [x, y, size, alpha] of islands) paintFarIsland(ground, x * width, y * height, size, alpha)
  paintClouds(easel)
  for (const [x, y, size, colour] of balloons) paintBalloon(ground, x * width, y * height, size, colour)
  for (const x of [0.06, 0.1, 0.9, 0.94]) easel.live('bird', x * width, (0.05 + ((x * 7) % 0.2)) * height)
  for (const x of [-0.05, 0.3, 0.62, 1.02]) easel.live('cloud', x * width, (0.1 + ((x * 13 + 5) % 0.7)) * height)
}
