import { useState } from 'react'
import type { MapRequest } from '../../../rooms/shared/contract/maps.ts'
import { tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import type { Answer } from '../../net/http.ts'
import { playCue } from '../../state/sound.ts'
import type { Drawing } from './mapCommands.ts'

export type MapDraft = { name: string; description: string; drawing: Drawing }

type MapSaving = {
  busy: boolean
  nameMissing: boolean
  /** Why the last attempt failed. */
  problem: string | null
  save: (draft: MapDraft) => Promise<void>
}

const requestOf = ({ name, description, drawing }: MapDraft): MapRequest => ({
  name: name.trim(),
  gameMode: drawing.mode,
  description: description.trim(),
  tiles: tilesOf(drawing),
})

export const useMapSaving = (
  send: (request: MapRequest) => Promise<Answer<unknown>>,
  onSaved: () => void,
  onNameMissing: () => void,
): MapSaving => {
  const [saving, setSaving] = useState<Omit<MapSaving, 'save'>>({ busy: false, nameMissing: false, problem: null })
  const save = async (draft: MapDraft) => {
    if (saving.busy) return
    const request = requestOf(draft)
    if (request.name === '') {
      setSaving({ busy: false, nameMissing: true, problem: null })
      playCue('error')
      return onNameMissing()
    }
    setSaving({ busy: true, nameMissing: false, problem: null })
    const answer = await send(request)
    setSaving({ busy: false, nameMissing: false, problem: answer.ok ? null : answer.error })
    playCue(answer.ok ? 'success' : 'error')
    if (answer.ok) onSaved()
  }
  return { ...saving, save }
}
