interface Size {
  width: number
  height: number
}

/** How many tiles something that viewers look for stands beyond the upper edge, and beyond an edge at the side. */
export interface Beyond {
  above: number
  beside: number
}

/** How much of the world around the map a picture shows at each edge, in tiles. */
const border = 0.4

/**
 * What a picture of a whole map shows, in tiles from its upper left corner: the map, a little of the world around it, and
 * what stands beyond its edges. The picture has at least this much in its middle.
 */
export function boxOf({ width, height }: Size, { above, beside }: Beyond = { above: 0, beside: 0 }) {
  const [aside, top] = [Math.max(border, beside), Math.max(border, above)]
  return { left: -aside, top: -top, width: width + 2 * aside, height: height + top + border }
}

/** How wide a tile is in a picture of a whole map, and how far the middle of the map is below that of the picture. */
export function layoutOf(tile: Size, map: Size, beyond: Beyond | undefined, { width, height }: Size) {
  const box = boxOf(map, beyond)
  const flatness = tile.height / tile.width
  const tileWidth = Math.min(width / box.width, height / (box.height * flatness))
  return { tileWidth, down: (-box.top - box.height / 2 + map.height / 2) * tileWidth * flatness }
}
