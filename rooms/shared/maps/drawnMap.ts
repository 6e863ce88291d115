import * as z from 'zod/mini'
import { mapRequest } from '../contract/maps.ts'
import type { Tile } from './tileGrid.ts'

const { name, gameMode, description, scenery } = mapRequest.shape

const drawing = z.object(
  {
    name,
    gameMode,
    description,
    scenery,
    /** The tile type for each character of the rows. */
    legend: z.record(
      z.string().check(z.length(1, 'A legend explains single characters')),
      z.string('A legend names tile types'),
    ),
    rows: z.array(z.string('A row of the drawing is text'), 'The drawing has no rows'),
  },
  'This is not a drawing of a map',
)

/** Reads a map that was drawn as rows of characters, by the same rules as a map that a user sends. */
export const drawnMap = z.pipe(
  z.pipe(
    drawing,
    z.transform(({ name, gameMode, description, scenery, legend, rows }, context): z.input<typeof mapRequest> => {
      const tiles = rows.flatMap((row, y) =>
        [...row].map((character, x): Tile => {
          const type = legend[character]
          if (type === undefined)
            context.issues.push({
              code: 'custom',
              message: `The legend does not explain "${character}" in row ${y + 1}, column ${x + 1}`,
              path: ['rows', y],
              input: rows,
            })
          return { x, y, type: type ?? '', obstacle: null }
        }),
      )
      return { name, gameMode, description, tiles, ...(scenery && { scenery }) }
    }),
  ),
  mapRequest,
)
