import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { type Brush, newCanvas } from './canvas/brush.ts'
import { contactShadow } from './canvas/light.ts'
import { layoutOf } from './mapLayout.ts'
import type { Cut, PaintedWorld, PictureWindow } from './paintedWorld.ts'
import { paintWorld, type WorldPainter } from './paintWorld.ts'
import { anchorOf, paintThing } from './things/paintThing.ts'
import type { ThingName } from './things/thingNames.ts'

interface Size {
  width: number
  height: number
}

/** The thing that a drawn tile shows before the game begins, and its size in tiles. */
const tenants: Readonly<Record<string, { thing: ThingName; size: number; casts: boolean }>> = {
  'enemy-weak': { thing: 'monster-weak', size: 1.35, casts: true },
  'enemy-medium': { thing: 'monster-medium', size: 1.6, casts: true },
  'enemy-strong': { thing: 'monster-strong', size: 1.85, casts: true },
  'enemy-boss': { thing: 'monster-boss', size: 2.8, casts: true },
  'enemy-swarm': { thing: 'swarm', size: 1.3, casts: true },
  powerup: { thing: 'power-up', size: 1, casts: true },
  gold: { thing: 'gold-pile', size: 0.8, casts: false },
}

interface Piece {
  depth: number
  draw: (brush: Brush) => void
}

/** How far from its feet a thing may reach, in its own size. */
const reach = 1.5

const isSeen = ({ x, y }: { x: number; y: number }, room: number, { left, top, width, height }: PictureWindow) =>
  x + room > left && x - room < left + width && y + room > top && y - room < top + height

function tenantPieces(world: PaintedWorld, { types }: TileGrid, window: PictureWindow): Piece[] {
  const pictures = new Map<ThingName, HTMLCanvasElement>()
  return types.flatMap((type, place) => {
    const tenant = tenants[type]
    if (!tenant) return []
    const { thing, size, casts } = tenant
    const foot = world.footOf(place)
    if (!isSeen(foot, world.tile.width * size * reach, window)) return []
    const image = pictures.get(thing) ?? paintThing(thing, world.tile.width * size)
    pictures.set(thing, image)
    const anchor = anchorOf(thing)
    const [x, y] = [foot.x - image.width * anchor.x, foot.y - image.height * anchor.y]
    const draw = (brush: Brush) => {
      if (casts)
        contactShadow(brush, foot.x, foot.y, world.tile.width * size * 0.5, world.tile.width * size * 0.16, 0.42)
      brush.drawImage(image, x, y)
    }
    return [{ depth: foot.y, draw }]
  })
}

/** Paints everything that a world shows before the first turn. The brush stands at the corner of the picture. */
function assemble(brush: Brush, world: PaintedWorld, grid: TileGrid, window: PictureWindow): void {
  brush.drawImage(world.ground, window.left, window.top)
  for (const { whole, x, y } of world.plates) brush.drawImage(whole, x, y)
  const standing: Piece[] = world.standing.map(({ image, x, y, depth }) => ({
    depth,
    draw: (brush) => brush.drawImage(image, x, y),
  }))
  const pieces = [...standing, ...tenantPieces(world, grid, window)].sort((a, b) => a.depth - b.depth)
  for (const { draw } of pieces) draw(brush)
}

/** Cuts a part out. It lies here because the stage shows only whole worlds, and need not carry it. */
const cutTo = (seen: PictureWindow): Cut => ({
  seen,
  of(part) {
    const [left, top] = [Math.max(part.left, seen.left), Math.max(part.top, seen.top)]
    const width = Math.min(part.left + part.width, seen.left + seen.width) - left
    const height = Math.min(part.top + part.height, seen.top + seen.height) - top
    return width > 0 && height > 0 ? { left, top, width, height } : null
  },
})

/** A part of a map as the stage shows it before the first turn. Its pixels are those of the whole picture. */
function paintMapWindow(
  painter: WorldPainter,
  grid: TileGrid,
  tileWidth: number,
  window: PictureWindow,
): HTMLCanvasElement {
  const { left, top, width, height } = window
  const { canvas, brush } = newCanvas(width, height)
  brush.translate(-left, -top)
  assemble(brush, paintWorld(painter, grid, { tileWidth, margin: 0, cut: cutTo(window) }), grid, window)
  return canvas
}

/** A whole map as one picture of this size, as the stage shows it before the first turn. */
function paintMapPicture(painter: WorldPainter, grid: TileGrid, size: Size): HTMLCanvasElement {
  const { width, height } = size
  const { tile } = painter
  const { tileWidth, down } = layoutOf(tile, grid, painter.beyond?.(grid), size)
  const tileHeight = (tileWidth * tile.height) / tile.width
  const spare = Math.max(width - grid.width * tileWidth, height - grid.height * tileHeight) / 2
  const world = paintWorld(painter, grid, { tileWidth, margin: Math.ceil(spare + down) + 1 })
  const { canvas, brush } = newCanvas(width, height)
  brush.translate(Math.round((width - world.ground.width) / 2), Math.round((height - world.ground.height) / 2 + down))
  assemble(brush, world, grid, { left: 0, top: 0, width: world.ground.width, height: world.ground.height })
  return canvas
}

/** A whole map as one picture of this size, or a part of its world at a scale. */
export type MapShot = { size: Size } | { tileWidth: number; window: PictureWindow }

export const paintMap = (painter: WorldPainter, grid: TileGrid, shot: MapShot): HTMLCanvasElement =>
  'size' in shot
    ? paintMapPicture(painter, grid, shot.size)
    : paintMapWindow(painter, grid, shot.tileWidth, shot.window)
