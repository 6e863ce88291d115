import { isMapMode, isTileOf, type MapMode, mapModes } from '../../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../../modes/modes.ts'
import type { Spot } from '../../../texts/maps/mapFiles.ts'
import { refused } from './filedMap.ts'

export type PlacedType = { type: string; spot: Spot }

/** The mode that the file names. Otherwise one that has all its tiles, if possible the mode of the present drawing. */
export const modeFor = (placed: readonly PlacedType[], said: unknown, nearest: MapMode): MapMode => {
  const types = [...new Set(placed.map(({ type }) => type))]
  const foreignIn = (mode: MapMode) => types.filter((type) => !isTileOf(mode, type)).length
  const fewest = [nearest, ...mapModes].reduce((best, next) => (foreignIn(next) < foreignIn(best) ? next : best))
  const mode = typeof said === 'string' && isMapMode(said) ? said : fewest
  const foreign = placed.find(({ type }) => !isTileOf(mode, type))
  if (foreign) throw refused('foreignTile', { ...foreign, mode: modes[mode].words.name })
  return mode
}
