import { inflate } from '../../files/zipFiles.ts'
import { type Fields, isFields, MapRefused, refused } from './filedMap.ts'

/** A rectangle of cells and its place in its layer. Cells are numbers of tiles; 0 is empty. */
export type Piece = { layer: string; x: number; y: number; width: number; height: number; cells: ArrayLike<number> }

type Packed = Omit<Piece, 'cells'> & { data: unknown; encoding: unknown; compression: unknown }

/** A map has 900 tiles; so many cells are far more than all its layers need. */
const mostCells = 100_000
const mostLayers = 200
const mostPieces = 2_000
const deepest = 12
const farthest = 1_000_000
const cellBytes = 4
/** The four highest bits say how a tile is turned, which ours never are. */
const withoutFlips = 0x0fff_ffff
const highest = 0xffff_ffff

const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** The visible tile layers, the lowest first, in whatever groups they lie. */
const tileLayers = (layers: unknown, depth = 0): Fields[] =>
  listIn(layers).flatMap((layer) => {
    if (layer.visible === false) return []
    if (layer.type !== 'group') return layer.type === 'tilelayer' ? [layer] : []
    if (depth >= deepest) throw refused('tooDeep', { layer: nameOf(layer) })
    return tileLayers(layer.layers, depth + 1)
  })

const nameOf = ({ name, id }: Fields): string =>
  typeof name === 'string' && name !== '' ? name.slice(0, 40) : String(typeof id === 'number' ? id : '?')

const whole = (value: unknown, least: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= farthest ? value : undefined

const packedIn = (layer: Fields): Packed[] => {
  const { encoding, compression } = layer
  const name = nameOf(layer)
  return (Array.isArray(layer.chunks) ? listIn(layer.chunks) : [layer]).map((chunk) => {
    const [width, height] = [whole(chunk.width, 0), whole(chunk.height, 0)]
    const [x, y] = [whole(chunk.x ?? 0, -farthest), whole(chunk.y ?? 0, -farthest)]
    if (width === undefined || height === undefined || x === undefined || y === undefined)
      throw refused('broken', { layer: name })
    return { layer: name, x, y, width, height, data: chunk.data, encoding, compression }
  })
}

const cellsInList = ({ layer, x, y, width }: Packed, data: readonly unknown[]): number[] =>
  data.map((cell, at) => {
    if (typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell <= highest) return cell
    const spot = { layer, row: y + Math.floor(at / width) + 1, column: x + (at % width) + 1 }
    throw refused('cell', { spot })
  })

const formats: Readonly<Record<string, CompressionFormat>> = { gzip: 'gzip', zlib: 'deflate' }

const bytesIn = async ({ layer, width, height, compression }: Packed, text: string): Promise<Uint8Array> => {
  const most = width * height * cellBytes
  const format = typeof compression === 'string' && Object.hasOwn(formats, compression) ? formats[compression] : null
  if (compression !== undefined && compression !== '' && !format)
    throw refused('compression', { layer, compression: String(compression).slice(0, 20) })
  try {
    const packed = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0))
    if (!format) return packed
    let left = most
    return await inflate(packed, format, (bytes) => {
      left -= bytes
      if (left < 0) throw refused('cells', { layer, found: width * height + 1, wanted: width * height })
    })
  } catch (error) {
    throw error instanceof MapRefused ? error : refused('broken', { layer })
  }
}

const cellsOf = async (packed: Packed): Promise<ArrayLike<number>> => {
  const { layer, data, encoding } = packed
  if (Array.isArray(data)) return cellsInList(packed, data)
  if (typeof data !== 'string' || encoding !== 'base64') throw refused('encoding', { layer })
  const bytes = await bytesIn(packed, data)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.ceil(bytes.length / cellBytes) }, (_, at) =>
    at * cellBytes + cellBytes <= bytes.length ? view.getUint32(at * cellBytes, true) : 0,
  )
}

/** All cells of a map, the lowest layer first. They are counted before any layer is unpacked. */
export const piecesIn = async (layers: unknown): Promise<Piece[]> => {
  const all = tileLayers(layers)
  if (all.length > mostLayers) throw refused('tooLarge', {})
  const packed = all.flatMap(packedIn)
  const count = packed.reduce((sum, { width, height }) => sum + width * height, 0)
  if (count > mostCells || packed.length > mostPieces) throw refused('tooLarge', {})
  const pieces: Piece[] = []
  for (const one of packed) {
    const cells = await cellsOf(one)
    const { layer, x, y, width, height } = one
    const wanted = width * height
    if (cells.length !== wanted) throw refused('cells', { layer, found: cells.length, wanted })
    pieces.push({ layer, x, y, width, height, cells: Array.from(cells, (cell) => (cell & withoutFlips) >>> 0) })
  }
  return pieces
}
