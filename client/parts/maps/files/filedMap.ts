import { isScenery } from '../../../../rooms/shared/maps/sceneries.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import { type MapRefusal, type MapRefusalFacts, mapRefusalTexts } from '../../../texts/maps/mapFiles.ts'

/** A map as it goes into a file and comes out of one. */
export type FiledMap = { name: string; description: string; mode: MapMode; grid: TileGrid }

/** Why a file gives no map: the name of the refusal, and words that say where in the file it is. */
export class MapRefused extends Error {
  why: MapRefusal
  constructor(why: MapRefusal, words: string) {
    super(words)
    this.why = why
  }
}

export const refused = <Why extends MapRefusal>(why: Why, facts: MapRefusalFacts[Why]): MapRefused =>
  new MapRefused(why, mapRefusalTexts[why](facts))

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** A line that fits a field of the editor, without invisible signs. A long one is cut between letters. */
export const lineOf = (value: unknown, most: number): string => {
  const line =
    typeof value === 'string'
      ? value
          .slice(0, most * 4)
          .replace(unseen, '')
          .trim()
      : ''
  let kept = ''
  for (const letter of line) {
    if (kept.length + letter.length > most) break
    kept += letter
  }
  return kept.trim()
}

export const sceneryIn = (value: unknown): Pick<TileGrid, 'scenery'> => (isScenery(value) ? { scenery: value } : {})
