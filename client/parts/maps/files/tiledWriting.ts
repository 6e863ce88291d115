import { tilesOf } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { FiledMap } from './filedMap.ts'

/** How large a tile is in the picture that Tiled shows. */
export const tilePx = 80

export const tilePictureName = (mode: FiledMap['mode']): string => `slime-school-${mode}.png`

/** A map for Tiled: one layer, and one tileset that names each tile. */
export const writeTiled = ({ name, description, mode, grid: { width, height, types, scenery } }: FiledMap): string => {
  const known: readonly string[] = tilesOf(mode)
  const said = { name, mode, description, ...(scenery && { scenery }) }
  const map = {
    type: 'map',
    version: '1.10',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    width,
    height,
    tilewidth: tilePx,
    tileheight: tilePx,
    nextlayerid: 2,
    nextobjectid: 1,
    properties: Object.entries(said).map(([field, value]) => ({ name: field, type: 'string', value })),
    layers: [
      {
        id: 1,
        name: 'tiles',
        type: 'tilelayer',
        x: 0,
        y: 0,
        width,
        height,
        opacity: 1,
        visible: true,
        data: types.map((type) => known.indexOf(type) + 1),
      },
    ],
    tilesets: [
      {
        firstgid: 1,
        name: `slime-school-${mode}`,
        image: tilePictureName(mode),
        imagewidth: known.length * tilePx,
        imageheight: tilePx,
        tilewidth: tilePx,
        tileheight: tilePx,
        columns: known.length,
        tilecount: known.length,
        margin: 0,
        spacing: 0,
        tiles: known.map((type, id) => ({ id, type })),
      },
    ],
  }
  return `${JSON.stringify(map)}\n`
}
