import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { defaultMapSize } from '../../../rooms/shared/contract/mapSize.ts'
import type { GameMap, MapRequest } from '../../../rooms/shared/contract/maps.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { blankDrawing, drawingOf } from '../../editor/document/mapCommands.ts'
import type { MapDraft } from '../../editor/document/useMapSaving.ts'
import { MapEditor } from '../../editor/MapEditor.tsx'
import { createMap, deleteMap, readMap, saveMap } from '../../net/maps.ts'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { lastHosted, rememberHosted } from '../../state/kept/lastHosted.ts'
import { signedInUser, useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import { mapTexts } from '../../texts/maps/maps.ts'
import { partTexts } from '../../texts/parts.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'

const blankMap = (mode: MapMode): MapDraft => ({
  name: '',
  description: '',
  drawing: blankDrawing(mode, defaultMapSize.width, defaultMapSize.height),
})

/**
 * An author who came from choosing a map for a game has said which mode it is for, and goes back there with the new
 * map.
 */
const useErrand = () => {
  const search = new URLSearchParams(useSearch())
  const mode = mapModes.find((one) => one === search.get('mode')) ?? 'racing'
  return { mode, isForHost: search.get('for') === 'host' }
}

const draftOf = (map: GameMap): MapDraft => ({ name: map.name, description: map.description, drawing: drawingOf(map) })

/** Why somebody may not change a map, in the server's words. */
const refusalFor = ({ isDefault, createdBy }: GameMap): string | null => {
  if (isDefault) return refusalWords('defaultMapsStay')
  return createdBy === signedInUser()?.username ? null : refusalWords('notYours')
}

const removeAfterAsking = async ({ id, name }: GameMap): Promise<boolean> => {
  const sure = await askToConfirm({ question: mapTexts.deleteQuestion(name), yes: mapTexts.deleteYes, danger: true })
  if (!sure) return false
  const answer = await deleteMap(id)
  showToast(answer.ok ? mapTexts.deleted : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

/** The map as it is now, not as some list remembers it; null while it is on its way. */
const useMapToEdit = (mapId: string | undefined, onRefused: (reason: string) => void): GameMap | null => {
  const [map, setMap] = useState<GameMap | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per map
  useEffect(() => {
    if (mapId === undefined) return
    let stillWanted = true
    void readMap(mapId).then((answer) => {
      if (!stillWanted) return
      const refusal = answer.ok ? refusalFor(answer.value) : refusalWords('mapLoadFailed')
      if (answer.ok && refusal === null) setMap(answer.value)
      else if (refusal !== null) onRefused(refusal)
    })
    return () => {
      stillWanted = false
    }
  }, [mapId])
  return map
}

/** `/maps/create` and, with the id of a map, `/maps/edit/:mapId`. */
export default function MapEditorScreen() {
  const { mapId } = useParams<{ mapId?: string }>()
  const [, navigate] = useLocation()
  const { mode, isForHost } = useErrand()
  const [blank] = useState(() => blankMap(mode))
  const user = useUser()
  const toMaps = () => navigate('/maps', { replace: true })
  const hosting = isForHost ? `${dashboardPath(user)}?host` : undefined
  const map = useMapToEdit(mapId, (reason) => {
    showToast(reason, 'error')
    toMaps()
  })
  const title = mapId === undefined ? texts.createTitle : texts.editTitle
  useEffect(() => {
    document.title = `${title} · ${partTexts.productName}`
  }, [title])

  const save = async (request: MapRequest) => {
    const answer = await (map ? saveMap(map.id, request) : createMap(request))
    if (!answer.ok) return answer
    showToast(map ? texts.updated : texts.created, 'success')
    const { id: drawn, gameMode } = answer.value
    if (isForHost) rememberHosted(user?.id, { ...lastHosted(user?.id), gameMode, mapId: drawn })
    return answer
  }

  if (mapId === undefined) {
    const onDone = () => navigate(hosting ?? '/maps', { replace: true })
    return <MapEditor title={title} start={blank} locked={false} onSave={save} onDone={onDone} back={hosting} />
  }
  if (!map) return <LoadingScreen text={texts.loading} slime="forest" />
  return (
    <MapEditor
      key={map.id}
      title={title}
      start={draftOf(map)}
      locked
      onSave={save}
      onRemove={() => removeAfterAsking(map)}
      onDone={toMaps}
    />
  )
}
