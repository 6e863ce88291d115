import { mapDescriptionMaxLength, mapNameMaxLength } from '../../../../rooms/shared/contract/maps.ts'
import { mapSideMax, mapSideMin } from '../../../../rooms/shared/maps/mapSize.ts'
import { groundOf, type MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { Spot } from '../../../texts/maps/mapFiles.ts'
import { type Fields, type FiledMap, isFields, lineOf, refused, sceneryIn } from './filedMap.ts'
import { modeFor, type PlacedType } from './modeFor.ts'
import { type Piece, piecesIn } from './tiledLayers.ts'

type Box = { left: number; top: number; width: number; height: number }
type Cell = { x: number; y: number; tile: number; layer: string }
type Tileset = { first: number; source: unknown; types: ReadonlyMap<number, string> }

const propertiesOf = ({ properties }: Fields): ReadonlyMap<unknown, unknown> =>
  new Map((Array.isArray(properties) ? properties : []).filter(isFields).map(({ name, value }) => [name, value]))

/** Versions of Tiled have called it `type`, `class` and `type` again. */
const typeOf = (tile: Fields): string | undefined =>
  [tile.type, tile.class, propertiesOf(tile).get('type')].find(
    (type): type is string => typeof type === 'string' && type !== '',
  )

const tilesetsIn = (value: unknown): Tileset[] =>
  (Array.isArray(value) ? value : [])
    .filter(isFields)
    .map(({ firstgid, source, tiles }): Tileset => {
      const types = new Map<number, string>()
      for (const tile of (Array.isArray(tiles) ? tiles : []).filter(isFields)) {
        const type = typeOf(tile)
        if (typeof tile.id === 'number' && type !== undefined) types.set(tile.id, type.slice(0, 60))
      }
      return { first: typeof firstgid === 'number' ? firstgid : 1, source, types }
    })
    .sort((a, b) => b.first - a.first)

function* cellsIn({ layer, x, y, width, cells }: Piece): Iterable<Cell> {
  for (let at = 0; at < cells.length; at++) {
    const tile = cells[at] ?? 0
    if (tile !== 0) yield { x: x + (at % width), y: y + Math.floor(at / width), tile, layer }
  }
}

/** A map without fixed size is as large as its drawing. */
const boxOf = ({ infinite, width, height }: Fields, pieces: readonly Piece[]): Box => {
  const side = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : 0)
  if (infinite !== true) return { left: 0, top: 0, width: side(width), height: side(height) }
  let [left, top, right, bottom] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, -1e9, -1e9]
  for (const piece of pieces)
    for (const { x, y } of cellsIn(piece)) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  if (right < left) throw refused('empty', {})
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

const typeAt = (tilesets: readonly Tileset[], tile: number, spot: Spot): string => {
  const tileset = tilesets.find(({ first }) => first <= tile)
  if (tileset?.source !== undefined)
    throw refused('externalTileset', { spot, source: String(tileset.source).slice(0, 60) })
  const type = tileset?.types.get(tile - tileset.first)
  if (type === undefined) throw refused('noType', { spot })
  return type
}

/** The top tile at each place of the box; undefined if no layer has one there. */
const flattened = (pieces: readonly Piece[], box: Box): (Cell | undefined)[] => {
  const seen: (Cell | undefined)[] = Array.from({ length: box.width * box.height }, () => undefined)
  for (const piece of pieces)
    for (const cell of cellsIn(piece)) {
      const [x, y] = [cell.x - box.left, cell.y - box.top]
      if (x >= 0 && y >= 0 && x < box.width && y < box.height) seen[y * box.width + x] = cell
    }
  return seen
}

export const readTiled = async (file: Fields, name: string, nearest: MapMode): Promise<FiledMap> => {
  const { orientation } = file
  if (orientation !== undefined && orientation !== 'orthogonal')
    throw refused('orientation', { orientation: String(orientation).slice(0, 20) })
  const pieces = await piecesIn(file.layers)
  const box = boxOf(file, pieces)
  const { width, height } = box
  if (![width, height].every((side) => side >= mapSideMin && side <= mapSideMax))
    throw refused('size', { width, height })
  const tilesets = tilesetsIn(file.tilesets)
  const cells = flattened(pieces, box)
  const placed = cells.flatMap((cell): PlacedType[] => {
    if (!cell) return []
    const spot = { layer: cell.layer, row: cell.y + 1, column: cell.x + 1 }
    return [{ type: typeAt(tilesets, cell.tile, spot), spot }]
  })
  if (placed.length === 0) throw refused('empty', {})
  const said = propertiesOf(file)
  const mode = modeFor(placed, said.get('mode'), nearest)
  const drawn = placed.values()
  return {
    name: lineOf(said.get('name'), mapNameMaxLength) || name,
    description: lineOf(said.get('description'), mapDescriptionMaxLength),
    mode,
    grid: {
      width,
      height,
      types: cells.map((cell) => (cell && drawn.next().value?.type) || groundOf(mode)),
      ...sceneryIn(said.get('scenery')),
    },
  }
}
