import type { GameMap, MapRequest } from '../../../rooms/shared/contract/maps.ts'
import { tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import { type Drawing, drawingOf, sameDrawing } from './mapCommands.ts'

/** All that an author gives to a map. */
export type MapDraft = { name: string; description: string; drawing: Drawing }

/** A map as the server has it. */
export type SavedMap = { id: string; version: number; draft: MapDraft }

export const sameDraft = (one: MapDraft, other: MapDraft): boolean =>
  one.name === other.name && one.description === other.description && sameDrawing(one.drawing, other.drawing)

export const savedMapOf = (map: GameMap): SavedMap => ({
  id: map.id,
  version: map.version ?? 0,
  draft: { name: map.name, description: map.description, drawing: drawingOf(map) },
})

export const requestOf = ({ name, description, drawing }: MapDraft, after?: string): MapRequest => ({
  name: name.trim(),
  gameMode: drawing.mode,
  description: description.trim(),
  tiles: tilesOf(drawing),
  ...(drawing.scenery && { scenery: drawing.scenery }),
  ...(after !== undefined && { after }),
})
