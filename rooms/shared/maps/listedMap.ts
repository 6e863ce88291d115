import type { MapInClass } from '../contract/classMaps.ts'
import type { GameMap } from '../contract/maps.ts'
import { type PackedMap, packMap, unpackMap } from './packedMap.ts'
import { gridOf, type Tile, tilesOf } from './tileGrid.ts'

/** A map among many: all that a list says of it, and its tiles in a thirtieth of their bytes. */
export type ListedMap = Omit<GameMap, 'tiles' | 'version'> & { drawing: Omit<PackedMap, 'name'> }

/** A map that was handed in, on its teachers' page. `version`: what they say yes to. */
export type HandedMap = ListedMap & { version: number; inClass: MapInClass }

export function listedMap({ tiles, version: _, ...map }: GameMap): ListedMap {
  const { name: __, ...drawing } = packMap('', gridOf(tiles))
  return { ...map, drawing }
}

export const listedTiles = ({ drawing }: ListedMap): Tile[] => tilesOf(unpackMap({ name: '', ...drawing }))
