import type { Brush } from '../../../stage/world/canvas/brush.ts'
import { lineGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { polygon } from '../../../stage/world/canvas/shapes.ts'
import { underpaint } from '../../../stage/world/canvas/underpainting.ts'
import { paintFlower, paintTuft } from '../../../stage/world/plants/smallPlants.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

/** Whether everything within this many tiles of a spot is grass. */
export type IsGrass = (x: number, y: number, room: number) => boolean

export function paintGrass(easel: Easel, isGrass: IsGrass) {
  underpaint(easel, (brush) => {
    paintLawn(brush, easel)
    paintShades(brush, easel)
  })
  paintMownBands(easel)
  if (easel.isSmall) return
  paintTufts(easel, isGrass)
  paintFlowers(easel, isGrass)
}

function paintLawn(brush: Brush, { frame }: Easel) {
  brush.fillStyle = lineGradient(
    brush,
    [frame.left, frame.top],
    [frame.left + frame.width * 0.7, frame.top + frame.height],
    [
      [0, '#a4e46b'],
      [0.5, '#86d45c'],
      [1, '#6cc258'],
    ],
  )
  brush.fillRect(frame.left, frame.top, frame.width, frame.height)
}

function eachTile({ area }: Easel, visit: (x: number, y: number) => void) {
  for (let y = area.top; y < area.bottom; y++) for (let x = area.left; x < area.right; x++) visit(x, y)
}

/** Lighter and darker patches, larger than tiles and never in their rows. */
function paintShades(brush: Brush, easel: Easel) {
  const { tile, chance } = easel
  eachTile(easel, (x, y) => {
    const kind = chance(x, y, 1)
    const colour = kind < 0.35 ? '#c6f07e' : kind < 0.7 ? '#5fb84f' : '#9be066'
    softSpot(brush, colour, {
      x: (x + chance(x, y, 2)) * tile.width,
      y: (y + chance(x, y, 3)) * tile.height,
      radius: tile.width * (0.9 + chance(x, y, 4) * 1.3),
      alpha: kind < 0.35 ? 0.5 : 0.36,
      flatness: 0.7,
    })
  })
}

function paintMownBands({ ground, frame, tile }: Easel) {
  const [width, bottom] = [tile.width * 1.1, frame.top + frame.height]
  const lean = frame.height * 0.5
  ground.fillStyle = 'rgba(255,255,255,.05)'
  for (let left = frame.left; left < frame.left + frame.width + lean; left += width * 2) {
    polygon(ground, [
      { x: left, y: frame.top },
      { x: left + width, y: frame.top },
      { x: left + width - lean, y: bottom },
      { x: left - lean, y: bottom },
    ])
    ground.fill()
  }
}

const blades = ['rgba(70,150,62,.55)', 'rgba(196,240,128,.75)', 'rgba(50,130,64,.5)'] as const
const shapesOfTufts = 4

function paintTufts(easel: Easel, isGrass: IsGrass) {
  const { ground, tile, chance, stamp } = easel
  const stamps = blades.map((colour, kind) =>
    Array.from({ length: shapesOfTufts }, (_, seed) =>
      stamp(`tuft ${kind} ${seed}`, { left: -14, top: -18, width: 28, height: 22 }, (brush) =>
        paintTuft(brush, { x: 0, y: 0, size: 13, seed: seed * 91 + kind }, colour),
      ),
    ),
  )
  eachTile(easel, (x, y) => {
    for (let tuft = 0; tuft < 9; tuft++) {
      const [column, row] = [x + chance(x, y, 10 + tuft), y + chance(x, y, 30 + tuft)]
      if (!isGrass(column, row, 0.12)) continue
      const kind = chance(x, y, 50 + tuft)
      const shapes = stamps[kind < 0.5 ? 0 : kind < 0.8 ? 1 : 2]
      const press = shapes?.[Math.floor(chance(x, y, 60 + tuft) * shapesOfTufts)]
      press?.(ground, column * tile.width, row * tile.height, (7 + kind * 6) / 13)
    }
  })
}

const bloomAt = (kind: number): readonly [petals: string, middle: string] =>
  kind < 0.4
    ? ['#ffffff', '#ffd84d']
    : kind < 0.55
      ? ['#ff9ec7', '#ffd84d']
      : kind < 0.68
        ? ['#ffd95a', '#ff9a3d']
        : ['#b99bff', '#ffd84d']

/** Flowers of one colour stand together. */
function paintFlowers(easel: Easel, isGrass: IsGrass) {
  const { ground, tile, chance, noise, stamp } = easel
  eachTile(easel, (x, y) => {
    for (let flower = 0; flower < 6; flower++) {
      const [column, row] = [x + chance(x, y, 70 + flower), y + chance(x, y, 90 + flower)]
      if (noise(column * 0.45, row * 0.45, 7) < 0.6 || !isGrass(column, row, 0.2)) continue
      const [petals, middle] = bloomAt(noise(column * 0.3, row * 0.3, 12))
      const frame = { left: -11, top: -11, width: 23, height: 23 }
      const press = stamp(`flower ${petals}`, frame, (brush) => paintFlower(brush, 0, 0, 8, petals, middle))
      press(ground, column * tile.width, row * tile.height, (5 + chance(x, y, 110 + flower) * 4) / 8)
    }
  })
}
