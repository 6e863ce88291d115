import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { Area } from './regionCorners.ts'

export function eachTile({ left, top, right, bottom }: Area, visit: (x: number, y: number) => void) {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) visit(x, y)
}

export const areaOfMap = ({ width, height }: TileGrid): Area => ({ left: 0, top: 0, right: width, bottom: height })
