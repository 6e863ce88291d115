import type { MapInClass } from '../contract/classMaps.ts'
import type { GameMap } from '../contract/maps.ts'
import { type PackedMap, packMap, unpackMap } from './packedMap.ts'
import { gridOf, type Tile, tilesOf } from './tileGrid.ts'

/** A map in a list: what the list shows of it, and its tiles packed into a thirtieth of their bytes. */
export type ListedMap = Omit<GameMap, 'tiles' | 'version'> & { drawing: Omit<PackedMap, 'name'> }

/** A map that was handed in, on the page of its teachers. `version`: the version that they approve. */
export type HandedMap = ListedMap & { version: number; inClass: MapInClass }

export function listedMap({ tiles, version: _, ...map }: GameMap): ListedMap {
  const { name: __, ...drawing } = packMap('', gridOf(tiles))
  return { ...map, drawing }
}

export const listedTiles = ({ drawing }: ListedMap): Tile[] => tilesOf(unpackMap({ name: '', ...drawing }))
