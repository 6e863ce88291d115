import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'

const mostDanger = 0.55

/** On a map that is nearly all danger players would have no choice. So danger beyond a limit is safe ground. */
export const burningPlaces = (grid: TileGrid): Set<number> =>
  new Set(
    spreadEvenly(
      placesOfType(grid, (type) => type === 'danger'),
      Math.floor(mostDanger * grid.types.length),
    ),
  )
