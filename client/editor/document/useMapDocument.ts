import { useState } from 'react'
import { useStore } from 'zustand'
import { defaultMapSize } from '../../../rooms/shared/maps/mapSize.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import type { FiledMap } from '../../parts/maps/files/filedMap.ts'
import type { MadeDrawing } from '../../parts/maps/mapMaking.ts'
import { copyOf, keptDrawings, newMapOf } from './keptDrawings.ts'
import { blankDrawing, drawingIn } from './mapCommands.ts'
import { type MapDraft, type SavedMap, sameDraft } from './mapDraft.ts'
import { openEditing } from './mapEditing.ts'
import { startHistory } from './mapHistory.ts'
import { useKeptDrawing } from './useKeptDrawing.ts'

const blankDraft = (mode: MapMode): MapDraft => ({
  name: '',
  description: '',
  drawing: blankDrawing(mode, defaultMapSize.width, defaultMapSize.height),
})

export type NewMap = {
  mode: MapMode
  /** Somebody asked for this mode: a drawing for another one is not what they came for. */
  isChosen: boolean
  /** The map that it begins as a copy of. */
  copied?: { id: string; draft: MapDraft } | undefined
}

/** What was drawn here before and not saved; otherwise the map as it is saved, or a blank one. */
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

/** One map while it is open: what is drawn, what of it is saved, and what is kept in this browser until then. */
export const useMapDocument = (author: string, opened: SavedMap | null, blank: NewMap) => {
  const [beginning] = useState(() => beginningOf(author, opened, blank))
  const [editing] = useState(() => openEditing(beginning.history))
  const [name, setName] = useState(beginning.draft.name)
  const [description, setDescription] = useState(beginning.draft.description)
  const [saved, setSaved] = useState(opened)
  /** Of the saved map that is drawn on: a newer one is not overwritten unasked. */
  const [version, setVersion] = useState(beginning.version)
  const [madeName, setMadeName] = useState('')
  const [keptAt, setKeptAt] = useState(beginning.keptAt)
  const history = useStore(editing.store, (state) => state.history)
  const [nothing] = useState(() => blank.copied?.draft ?? blankDraft(blank.mode))
  const draft = { name, description, drawing: history.drawing }
  const unsaved = !sameDraft(draft, saved?.draft ?? nothing)

  const kept = {
    author,
    map: saved?.id ?? (blank.copied ? copyOf(blank.copied.id) : newMapOf(history.drawing.mode)),
    name,
    description,
    history,
  }
  const forget = useKeptDrawing({ ...kept, version: saved && version, unsaved, keptAt: beginning.keptAt })

  const write = (next: MapDraft) => {
    setName(next.name)
    setDescription(next.description)
    editing.replace(next.drawing)
  }

  return {
    editing,
    name,
    setName,
    description,
    setDescription,
    draft,
    /** What it was copied from. */
    after: blank.copied?.id,
    saved,
    version,
    unsaved,
    /** When what was brought back had been drawn; null where nothing was. */
    keptAt,
    /** What was brought back gives way to what is saved, and Undo brings it back once more. */
    startOver: () => {
      write(saved?.draft ?? nothing)
      setVersion(saved?.version ?? 0)
      setKeptAt(null)
    },
    isSaved: (map: SavedMap) => {
      setSaved(map)
      setVersion(map.version)
      setKeptAt(null)
    },
    /** What was saved somewhere else meanwhile takes the place of the drawing, as a step that Undo takes back. */
    take: (map: SavedMap) => {
      write(map.draft)
      setSaved(map)
      setVersion(map.version)
    },
    /** A map that was made from a wish takes the place of the drawing; a name that somebody gave it stays. */
    takeMade: ({ mode, grid, name: made }: MadeDrawing) => {
      editing.replace(drawingIn(mode, grid))
      if (name.trim() === '' || name === madeName) setName(made)
      setMadeName(made)
    },
    /** A map out of a file takes the place of the drawing, and of a name and a description that are still empty. */
    takeFile: (file: FiledMap) => {
      editing.replace(drawingIn(file.mode, file.grid))
      if (name.trim() === '' || name === madeName) setName(file.name)
      if (description.trim() === '') setDescription(file.description)
    },
    /** The map is gone: what is drawn can be saved as a new one. */
    isGone: () => setSaved(null),
    /** Nothing of it is kept any more. */
    isRemoved: forget,
  }
}

export type MapDocument = ReturnType<typeof useMapDocument>
