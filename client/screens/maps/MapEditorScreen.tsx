import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { defaultMapSize } from '../../../rooms/shared/contract/mapSize.ts'
import type { GameMap, MapRequest } from '../../../rooms/shared/contract/maps.ts'
import { MapEditor } from '../../editor/MapEditor.tsx'
import { blankDrawing, drawingOf } from '../../editor/mapCommands.ts'
import type { MapDraft } from '../../editor/useMapSaving.ts'
import { createMap, deleteMap, readMap, saveMap } from '../../net/maps.ts'
import { LoadingScreen } from '../../parts/LoadingScreen.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { signedInUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { mapEditorTexts as texts } from '../../texts/mapEditor.ts'
import { mapTexts } from '../../texts/maps.ts'
import { partTexts } from '../../texts/parts.ts'
import { refusalWords } from '../../texts/refusals.ts'

const blankMap = (): MapDraft => ({
  name: '',
  description: '',
  drawing: blankDrawing('racing', defaultMapSize.width, defaultMapSize.height),
})

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
  const [blank] = useState(blankMap)
  const toMaps = () => navigate('/maps', { replace: true })
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
    if (answer.ok) showToast(map ? texts.updated : texts.created, 'success')
    return answer
  }

  if (mapId === undefined) return <MapEditor title={title} start={blank} locked={false} onSave={save} onDone={toMaps} />
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
