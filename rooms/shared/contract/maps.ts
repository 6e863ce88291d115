import * as z from 'zod/mini'
import { mapSideMax, mapSideMin, sizeOfMap } from '../maps/mapSize.ts'
import { type Scenery, sceneries } from '../maps/sceneries.ts'
import type { Tile } from '../maps/tileGrid.ts'
import { isTileOf, type MapMode, mapModes } from '../maps/tileTypes.ts'
import { boundedText, recordId, savedVersion } from './boundedText.ts'
import type { MapInClass } from './classMaps.ts'
import { complain } from './complaints.ts'
import type { Sharing } from './sharing.ts'

export const mapNameMaxLength = 60
export const mapDescriptionMaxLength = 300

/** The size used if the typed text is no number. */
const sideFallback = 10

export const mapSide = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(Math.max(Math.trunc(typed), mapSideMin), mapSideMax) : sideFallback

const where = complain('tileOutside')
const coordinate = z.int(where).check(z.minimum(0, where), z.maximum(mapSideMax - 1, where))

const tile = z.object(
  {
    x: coordinate,
    y: coordinate,
    type: z.string(complain('tileType')).check(z.maxLength(32, complain('tileType'))),
    obstacle: z._default(z.null(complain('tileObstacle')), null),
  },
  complain('notATile'),
)

const sides = complain('mapSides', { least: mapSideMin, most: mapSideMax })

const tiles = z.array(tile, complain('noTiles')).check(
  z.minLength(mapSideMin * mapSideMin, sides),
  z.maxLength(mapSideMax * mapSideMax, sides),
  z.refine((all) => sizeOfMap(all).width >= mapSideMin && sizeOfMap(all).height >= mapSideMin, sides),
  z.refine(isFullGrid, complain('mapGrid')),
)

function isFullGrid(all: readonly Tile[]): boolean {
  const { width, height } = sizeOfMap(all)
  return all.length === width * height && new Set(all.map(({ x, y }) => y * mapSideMax + x)).size === all.length
}

export const mapRequest = z
  .object({
    name: boundedText({ field: 'mapName', maxLength: mapNameMaxLength, isRequired: true }),
    gameMode: z.enum(mapModes as [MapMode, ...MapMode[]], complain('mapMode')),
    description: z._default(boundedText({ field: 'description', maxLength: mapDescriptionMaxLength }), ''),
    tiles,
    scenery: z.optional(z.enum(sceneries, complain('invalid', { field: 'scenery' }))),
    /** The map it was copied from, sent when it is made. */
    after: z.optional(recordId('map')),
  })
  .check(
    z.refine(({ gameMode, tiles }) => tiles.every(({ type }) => isTileOf(gameMode, type)), {
      error: complain('foreignTile'),
      path: ['tiles'],
    }),
  )
export type MapRequest = z.infer<typeof mapRequest>

/**
 * `changes`: the version that was drawn on. If the stored version is another by now, saving is refused. `resize`: the author
 * wants another size. Without it a map keeps the size it was made with.
 */
export const mapSaveQuery = z.object({
  resize: z.optional(z.literal('yes', complain('invalid', { field: 'resize' }))),
  changes: savedVersion,
})

/** Who has built the map of a game, told to its players. `after`: the map it was made from, if the host may see that one. */
export type MapCredit = { by: string; after?: { name: string; by: string } }

/** How many players want to play on the map again, and how many do not. */
export type MapVotes = { yes: number; no: number }

/** Answer of the map calls. `createdBy` is a username. */
export type GameMap = {
  id: string
  name: string
  gameMode: MapMode
  description: string
  tiles: Tile[]
  scenery?: Scenery
  createdBy: string
  isDefault: boolean
  /** The map it was copied from, if the reader may see that one, too. */
  after?: { id: string; name: string; createdBy: string }
  sharing: Sharing
  /** The class it was handed in to. */
  inClass?: MapInClass
  /** To its author and the teachers of its class: the votes of the class after its games. */
  votes?: MapVotes
  /** A teacher has stopped its sharing. */
  stopped?: true
  /** When it was shared. In a list of older maps all that follow were shared at that time or before. */
  sharedAt?: number
  /** How often its author has saved it: told to the author, and to a teacher who is asked to approve it. */
  version?: number
}
