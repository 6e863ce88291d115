import { plainMap } from './plainMap.ts'
import { isScenery, type Scenery } from './sceneries.ts'
import type { Tile } from './tileGrid.ts'
import { gridOfMap, type TileGrid } from './tileGrid.ts'
import { isMapMode } from './tileTypes.ts'

/** A map as it is sent to a device: one character for each tile, and what the characters stand for. */
export interface PackedMap {
  name: string
  width: number
  height: number
  /** The tile type for each digit in base 36. */
  legend: readonly string[]
  tiles: string
  scenery?: Scenery
}

type MapToPack = { name: string; tiles: readonly Tile[]; scenery?: Scenery | undefined }

/** Each type needs one digit. No mode has even half as many types. */
const base = 36

/** The map that a game is played on; null for a mode without maps. */
export function playedMap(gameMode: string, map: MapToPack | null): PackedMap | null {
  if (!isMapMode(gameMode)) return null
  return map ? packMap(map.name, gridOfMap(map)) : packMap('', plainMap(gameMode))
}

export function packMap(name: string, { width, height, types, scenery }: TileGrid): PackedMap {
  const legend = [...new Set(types)].slice(0, base)
  const digits = new Map(legend.map((type, index) => [type, index.toString(base)]))
  const tiles = types.map((type) => digits.get(type) ?? '0').join('')
  return { name, width, height, legend, tiles, ...(scenery && { scenery }) }
}

/** A scenery that this device does not know becomes the mode's own world. */
export const unpackMap = ({ width, height, legend, tiles, scenery }: PackedMap): TileGrid => ({
  width,
  height,
  types: [...tiles].map((digit) => legend[Number.parseInt(digit, base)] ?? ''),
  ...(isScenery(scenery) && { scenery }),
})
