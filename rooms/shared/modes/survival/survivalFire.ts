import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'

const mostDanger = 0.55

/** A map that is dangerous almost everywhere leaves nothing to choose: danger beyond the limit is safe ground. */
export const burningPlaces = (grid: TileGrid): Set<number> =>
  new Set(
    spreadEvenly(
      placesOfType(grid, (type) => type === 'danger'),
      Math.floor(mostDanger * grid.types.length),
    ),
  )
