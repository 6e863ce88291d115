import type { MapMode, TileType } from '../../../rooms/shared/maps/tileTypes.ts'
import { groundTiles, monsterRoad } from './tiles/groundTiles.ts'
import { monsterTiles } from './tiles/monsterTiles.ts'
import { thingTiles } from './tiles/thingTiles.ts'

/** The side of the box every tile is drawn in. */
export const tileBox = 40

type Ground = keyof typeof groundTiles
type Thing = Exclude<TileType, Ground>

/** The ground below things and monsters. */
const groundBelow: Record<MapMode, string> = {
  racing: groundTiles.track,
  battle: groundTiles.arena,
  'gold-quest': groundTiles.path,
  tower: groundTiles.sky,
  survival:
    '<path d="M0 0h40v40H0z" fill="#58c58a"/><rect x="2" y="1.5" width="36" height="35" rx="7" fill="#9cedbd"/>',
}

const things: Record<Thing, string> = { ...thingTiles, ...monsterTiles }

const onMonsterRoad = new Set<TileType>(['enemy-path-start', 'enemy-path-end'])

const isGround = (type: TileType): type is Ground => Object.hasOwn(groundTiles, type)

/** How a tile looks, as SVG in a box of `tileBox`: on previews, in the palette and in the editor. */
export const tileMarkup = (mode: MapMode, type: TileType): string => {
  if (isGround(type)) return groundTiles[type]
  return (onMonsterRoad.has(type) ? monsterRoad : groundBelow[mode]) + things[type]
}

/** The same drawing as a background image. */
export const tileImage = (mode: MapMode, type: TileType): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileBox} ${tileBox}" width="${tileBox * 2}" height="${tileBox * 2}">${tileMarkup(mode, type)}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
