import { useLayoutEffect, useRef, useState } from 'react'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import type { Answer } from '../../net/http.ts'
import { createMap, readMap, saveMap } from '../../net/maps.ts'
import { creatingOnce } from '../../state/attempts.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import { sameSize } from './mapCommands.ts'
import { type MapDraft, requestOf, type SavedMap, sameDraft, savedMapOf } from './mapDraft.ts'
import type { MapDocument } from './useMapDocument.ts'

type Saving = {
  busy: boolean
  nameMissing: boolean
  /** Why the last attempt failed. */
  problem: string | null
  /** The version that was saved somewhere else, while the author has to choose between the two. */
  meanwhile: SavedMap | null
}

const resting: Saving = { busy: false, nameMissing: false, problem: null, meanwhile: null }

type Needs = {
  document: MapDocument
  /** If the session has ended, asks for the password and repeats the attempt. */
  withSession: (attempt: () => Promise<Answer<GameMap>>) => Promise<Answer<GameMap>>
  onNameMissing: () => void
  onSaved: (map: GameMap) => void
}

/** Tells at any later time whether nothing has been drawn or written since this draft. */
const useIsStill = (draft: MapDraft) => {
  const latest = useRef(draft)
  useLayoutEffect(() => {
    latest.current = draft
  })
  return (before: MapDraft) => sameDraft(before, latest.current)
}

/** Saves the drawing over the version it was drawn on; true when it is saved. */
export const useMapSaving = ({ document, withSession, onNameMissing, onSaved }: Needs) => {
  const [saving, setSaving] = useState(resting)
  const { saved, draft, after } = document
  const isStill = useIsStill(draft)
  const [createOnce] = useState(() => creatingOnce(createMap))
  const unheardOf = useRef<MapDraft | null>(null)

  const send = (changes: number) =>
    withSession(() =>
      saved
        ? saveMap(saved.id, requestOf(draft), { changes, isResized: !sameSize(draft.drawing, saved.draft.drawing) })
        : createOnce(requestOf(draft, after)),
    )

  /** Our own save whose answer was lost also raised the version, but it is no one else's change. */
  const ownVersion = async (): Promise<number | undefined> => {
    if (!saved || !unheardOf.current) return undefined
    const now = await readMap(saved.id)
    return now.ok && sameDraft(savedMapOf(now.value).draft, unheardOf.current) ? now.value.version : undefined
  }

  const sendOver = async (changes: number): Promise<Answer<GameMap>> => {
    const answer = await send(changes)
    if (answer.ok) return answer
    if (answer.status === 0 || answer.status >= 500)
      unheardOf.current = { ...draft, name: draft.name.trim(), description: draft.description.trim() }
    const own = answer.refusal === 'changedMeanwhile' ? await ownVersion() : undefined
    return own === undefined ? answer : send(own)
  }

  /** What keeps the map from being saved: the map as it is by now, a choice to be made, or the reason in words. */
  const obstacle = async (refusal: string, error: string): Promise<Partial<Saving>> => {
    if (saved && refusal === 'changedMeanwhile') {
      const now = await readMap(saved.id)
      return now.ok ? { meanwhile: savedMapOf(now.value) } : { problem: now.error }
    }
    if (saved && refusal === 'mapNotFound') {
      document.isGone()
      return { problem: texts.goneMeanwhile }
    }
    return { problem: error }
  }

  const save = async (version = document.version): Promise<boolean> => {
    if (saving.busy) return false
    if (draft.name.trim() === '') {
      setSaving({ ...resting, nameMissing: true })
      playCue('error')
      onNameMissing()
      return false
    }
    setSaving({ ...resting, busy: true })
    document.editing.holdMode(draft.drawing.mode)
    const answer = await sendOver(version)
    playCue(answer.ok ? 'success' : 'error')
    if (!answer.ok) {
      if (!saved) document.editing.holdMode(null)
      setSaving({ ...resting, ...(await obstacle(answer.refusal, answer.error)) })
      return false
    }
    // What equals it from now on was drawn in another tab.
    unheardOf.current = null
    setSaving(resting)
    showToast(saved ? texts.updated : texts.created, 'success')
    const { id, version: now } = savedMapOf(answer.value)
    document.isSaved({ id, version: now, draft })
    onSaved(answer.value)
    return true
  }

  return { ...saving, save, isStill, forgetMeanwhile: () => setSaving(resting) }
}
