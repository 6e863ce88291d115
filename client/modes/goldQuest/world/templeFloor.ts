import { aside, type Brush } from '../../../stage/world/canvas/brush.ts'
import { roundGradient } from '../../../stage/world/canvas/light.ts'
import { box, fullTurn, oval, pathOf, shape, star } from '../../../stage/world/canvas/shapes.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { regionOutline } from '../../../stage/world/outline/regionOutline.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintTuft } from '../../../stage/world/plants/smallPlants.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { lightOfTemple } from './templeGround.ts'

type Piece = readonly [left: number, top: number, width: number, height: number]

const piecesOf = (kind: number): readonly Piece[] =>
  kind < 0.3
    ? [
        [0, 0, 1, 0.5],
        [0, 0.5, 0.5, 0.5],
        [0.5, 0.5, 0.5, 0.5],
      ]
    : kind < 0.55
      ? [
          [0, 0, 0.5, 1],
          [0.5, 0, 0.5, 1],
        ]
      : kind < 0.8
        ? [
            [0, 0, 0.5, 0.5],
            [0.5, 0, 0.5, 0.5],
            [0, 0.5, 1, 0.5],
          ]
        : [[0, 0, 1, 1]]

const toneOf = (kind: number): string =>
  kind < 0.4 ? `rgba(210,255,236,${0.1 + kind * 0.4})` : kind < 0.7 ? 'rgba(16,92,104,.16)' : 'rgba(120,220,196,.14)'

function paintSlabs({ ground, grid, tile, chance }: Easel, isWall: IsInside) {
  eachTile(areaOfMap(grid), (x, y) => {
    if (isWall(x, y) && isWall(x, y + 1)) return
    for (const [index, [left, top, width, height]] of piecesOf(chance(x, y, 61)).entries()) {
      const tone = chance(x * 3 + index, y * 5, 62)
      const [x1, y1] = [(x + left) * tile.width, (y + top) * tile.height]
      ground.fillStyle = toneOf(tone)
      box(ground, x1 + 1.5, y1 + 1.5, width * tile.width - 3, height * tile.height - 3, 7)
      ground.fill()
      ground.strokeStyle = 'rgba(10,74,88,.34)'
      ground.lineWidth = 2.2
      ground.stroke()
      shape(ground, `M${x1 + 7} ${y1 + 4}H${x1 + width * tile.width - 8}`, { line: 'rgba(220,255,240,.28)', width: 2 })
      if (tone > 0.93)
        shape(ground, `M${x1 + 8} ${y1 + 6}l${width * 14} ${height * 18}l6 ${height * 16}`, {
          line: 'rgba(10,70,84,.5)',
          width: 2.4,
        })
    }
  })
}

/** Weed and pebbles, or starfish under water, on free ground: so few that slimes stand out from them. */
function strewFloor({ ground, grid, tile, chance, typeAt }: Easel) {
  eachTile(areaOfMap(grid), (x, y) => {
    if (typeAt(x, y) !== 'path' || chance(x, y, 71) > 0.06) return
    const [left, top] = [
      (x + 0.2 + chance(x, y, 72) * 0.6) * tile.width,
      (y + 0.2 + chance(x, y, 73) * 0.6) * tile.height,
    ]
    const kind = chance(x, y, 74)
    ground.fillStyle = 'rgba(10,60,70,.32)'
    if (kind < 0.35 && !grid.scenery) {
      oval(ground, left + 2, top + 3, 7, 4)
      star(ground, left, top, 9, 4.4, 5, kind * 9)
      ground.lineJoin = 'round'
      ground.strokeStyle = '#a3582c'
      ground.lineWidth = 3
      ground.stroke()
      ground.fillStyle = '#ffab6b'
      ground.fill()
    } else if (kind < 0.6) paintTuft(ground, { x: left, y: top + 8, size: 14, seed: x * 7 + y }, '#1e8a6d')
    else {
      oval(ground, left + 2, top + 2, 8, 5)
      ground.fillStyle = '#d7efe0'
      oval(ground, left, top, 7, 4.6)
    }
  })
}

/** One cell of the net of light that water throws on a floor. */
function paintRipple(brush: Brush, { noise }: Easel, seed: number) {
  brush.beginPath()
  for (let step = 0; step <= 18; step++) {
    const angle = (step / 18) * fullTurn
    const reach = 24 * (0.75 + noise(Math.cos(angle) * 1.4 + seed * 3, Math.sin(angle) * 1.4 + seed * 5, 5) * 0.6)
    brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7)
  }
  brush.closePath()
  brush.strokeStyle = 'rgb(200,255,240)'
  brush.lineWidth = 3
  brush.stroke()
}

const ripples = 8

function paintCaustics(easel: Easel) {
  const { ground, grid, tile, chance, stamp } = easel
  const frame = { left: -36, top: -26, width: 72, height: 52 }
  const stamps = Array.from({ length: ripples }, (_, seed) =>
    stamp(`ripple ${seed}`, frame, (brush) => paintRipple(brush, easel, seed)),
  )
  aside(ground, () => {
    ground.globalCompositeOperation = 'lighter'
    eachTile({ left: 0, top: 0, right: grid.width, bottom: Math.ceil(grid.height * 1.15) }, (x, y) => {
      ground.globalAlpha = 0.04 + chance(x, y, 84) * 0.06
      const [left, top] = [(x + chance(x, y, 81)) * tile.width, (y / 1.15 + chance(x, y, 82)) * tile.height]
      stamps[Math.floor(chance(x, y, 85) * ripples)]?.(ground, left, top, 0.75 + chance(x, y, 83) * 0.7)
    })
  })
}

/** Flooded slabs, lighter in the middle where the light falls in. */
export function paintTempleFloor(easel: Easel, isWall: IsInside) {
  const { ground, grid, tile } = easel
  const [width, height] = [grid.width * tile.width, grid.height * tile.height]
  const floor = pathOf(
    regionOutline(() => true, areaOfMap(grid), { outer: 0.6, inner: 0.6 }),
    tile.width,
    tile.height,
  )
  aside(ground, () => {
    ground.clip(floor)
    ground.fillStyle = roundGradient(ground, width / 2, height * 0.47, width * 0.56, [
      [0, '#7fd8c4'],
      [0.5, '#52b5ac'],
      [1, '#338f98'],
    ])
    ground.fillRect(0, 0, width, height)
    paintSlabs(easel, isWall)
    // Corridors are light and even, so that slimes stand out in them.
    ground.fillStyle = 'rgba(150,226,206,.36)'
    ground.fillRect(0, 0, width, height)
    ground.fillStyle = `rgba(255,255,255,${lightOfTemple(grid).lighter})`
    ground.fillRect(0, 0, width, height)
    if (easel.isSmall) return
    strewFloor(easel)
    paintCaustics(easel)
  })
}
