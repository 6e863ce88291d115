import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { errorTexts } from '../../../rooms/shared/contract/errorTexts.ts'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { MapEditor } from '../../editor/MapEditor.tsx'
import { gridOf } from '../../editor/mapDraft.ts'
import { deleteMap, mapsPath, saveMap } from '../../net/maps.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Page } from '../../parts/Page.tsx'
import { SkeletonList } from '../../parts/Skeleton.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { editorTexts as texts } from '../../texts/editor.ts'

export default function MapEditScreen() {
  const { mapId = '' } = useParams<{ mapId: string }>()
  const [, navigate] = useLocation()
  const { data: map, error } = useServerData<GameMap>(`${mapsPath}/${mapId}`)

  useEffect(() => {
    if (error === undefined) return
    showToast(errorTexts.mapLoadFailed, 'error')
    navigate('/maps', { replace: true })
  }, [error, navigate])

  const remove = async (name: string) => {
    const sure = await askToConfirm({ question: texts.removeQuestion(name), yes: texts.removeYes, danger: true })
    if (!sure) return
    const answer = await deleteMap(mapId)
    showToast(answer.ok ? texts.removed : answer.error, answer.ok ? 'success' : 'error')
    if (answer.ok) navigate('/maps')
  }

  return (
    <Page title={texts.editTitle} intro={texts.intro} back>
      {!map && <SkeletonList count={1} height={420} />}
      {map && (
        <MapEditor
          key={map.id}
          start={{ ...map, grid: gridOf(map.gameMode, map.tiles) }}
          locked
          onSave={(request) => saveMap(map.id, request)}
          onSaved={() => {
            showToast(texts.updated, 'success')
            navigate('/maps')
          }}
          onRemove={() => void remove(map.name)}
        />
      )}
    </Page>
  )
}
