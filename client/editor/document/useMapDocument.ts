import { useState } from 'react'
import { useStore } from 'zustand'
import { defaultMapSize } from '../../../rooms/shared/maps/mapSize.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import type { FiledMap } from '../../parts/maps/files/filedMap.ts'
import type { MadeDrawing } from '../../parts/maps/mapMaking.ts'
import { copyOf, keptDrawings, newMapOf } from './keptDrawings.ts'
import { blankDrawing, type Drawing, drawingIn } from './mapCommands.ts'
import { type MapDraft, type SavedMap, sameDraft } from './mapDraft.ts'
import { type MapEditing, openEditing } from './mapEditing.ts'
import { type MapHistory, startHistory } from './mapHistory.ts'
import { useKeptDrawing } from './useKeptDrawing.ts'

const blankDraft = (mode: MapMode): MapDraft => ({
  name: '',
  description: '',
  drawing: blankDrawing(mode, defaultMapSize.width, defaultMapSize.height),
})

export type NewMap = {
  mode: MapMode
  /** The author asked for this mode, so an unsaved drawing of another mode is not brought back. */
  isChosen: boolean
  /** The map that it begins as a copy of. */
  copied?: { id: string; draft: MapDraft } | undefined
}

/** Begins with the unsaved drawing that was kept here; otherwise with the saved map, or a blank one. */
const beginningOf = (author: string, opened: SavedMap | null, { mode, isChosen, copied }: NewMap) => {
  const place = opened?.id ?? (copied && copyOf(copied.id))
  const kept = place
    ? keptDrawings.find({ author, map: place })
    : keptDrawings.newestOfNew(author, isChosen ? [mode] : mapModes)
  const saved = opened?.draft ?? copied?.draft ?? blankDraft(mode)
  const unchanged = {
    draft: saved,
    history: startHistory(saved.drawing),
    version: opened?.version ?? 0,
    keptAt: null as number | null,
  }
  if (!kept) return unchanged
  const { name, description, history, version, at } = kept
  const draft = { name, description, drawing: history.drawing }
  return sameDraft(draft, saved) ? unchanged : { draft, history, version: version ?? 0, keptAt: at }
}

const editingOf = (opened: SavedMap | null, history: MapHistory): MapEditing => {
  const editing = openEditing(history)
  if (opened) editing.keepMode(opened.draft.drawing.mode)
  return editing
}

/** One map while it is open: what is drawn, what of it is saved, and what is kept in this browser until then. */
export const useMapDocument = (author: string, opened: SavedMap | null, blank: NewMap) => {
  const [beginning] = useState(() => beginningOf(author, opened, blank))
  const [editing] = useState(() => editingOf(opened, beginning.history))
  const [name, setName] = useState(beginning.draft.name)
  const [description, setDescription] = useState(beginning.draft.description)
  const [saved, setSaved] = useState(opened)
  /** The version of the saved map that is drawn on: a newer one is not overwritten without asking. */
  const [version, setVersion] = useState(beginning.version)
  const [madeName, setMadeName] = useState('')
  const [keptAt, setKeptAt] = useState(beginning.keptAt)
  const history = useStore(editing.store, (state) => state.history)
  const [nothing] = useState(() => blank.copied?.draft ?? blankDraft(blank.mode))
  const draft = { name, description, drawing: history.drawing }
  const unsaved = !sameDraft(draft, saved?.draft ?? nothing)

  const map = saved?.id ?? (blank.copied ? copyOf(blank.copied.id) : newMapOf(history.drawing.mode))
  const kept = { author, map, name, description, history, version: saved && version }
  const forget = useKeptDrawing({ ...kept, unsaved, keptAt: beginning.keptAt })

  const write = (next: MapDraft) => {
    setName(next.name)
    setDescription(next.description)
    editing.replace(next.drawing)
  }

  const fill = (drawing: Drawing, named: string) => {
    editing.replace(drawing)
    if (name.trim() === '' || name === madeName) setName(named)
  }
  return {
    editing,
    name,
    setName,
    description,
    setDescription,
    draft,
    /** The map that it was copied from. */
    after: blank.copied?.id,
    saved,
    version,
    unsaved,
    /** When the drawing that was brought back was drawn; null if none was. */
    keptAt,
    /** Puts the saved map in place of the drawing that was brought back. Undo brings that back once more. */
    startOver: () => {
      write(saved?.draft ?? nothing)
      setVersion(saved?.version ?? 0)
      setKeptAt(null)
    },
    isSaved: (map: SavedMap) => {
      setSaved(map)
      setVersion(map.version)
      setKeptAt(null)
      editing.keepMode(map.draft.drawing.mode)
    },
    /** Puts a version that was saved somewhere else in place of the drawing, as a step that Undo takes back. */
    take: (map: SavedMap) => {
      write(map.draft)
      setSaved(map)
      setVersion(map.version)
    },
    /** Puts a map made from a wish in place of the drawing. A name that the author gave stays. */
    takeMade: ({ mode, grid, name: made }: MadeDrawing) => {
      fill(drawingIn(mode, grid), made)
      setMadeName(made)
    },
    /** Puts a map from a file in place of the drawing. Its name and description fill fields that are still empty. */
    takeFile: (file: FiledMap) => {
      fill(drawingIn(file.mode, file.grid), file.name)
      if (description.trim() === '') setDescription(file.description)
    },
    /** The map was deleted: the drawing can be saved as a new one. */
    isGone: () => {
      setSaved(null)
      editing.holdMode(null)
    },
    /** Drops the drawing that this browser keeps. */
    isRemoved: forget,
  }
}

export type MapDocument = ReturnType<typeof useMapDocument>
