import { useState } from 'react'
import { useLocation } from 'wouter'
import { defaultMapSize } from '../../../rooms/shared/contract/maps.ts'
import { MapEditor, type MapStart } from '../../editor/MapEditor.tsx'
import { emptyGrid } from '../../editor/mapDraft.ts'
import { createMap } from '../../net/maps.ts'
import { Page } from '../../parts/Page.tsx'
import { showToast } from '../../state/toasts.ts'
import { editorTexts as texts } from '../../texts/editor.ts'

const blank = (): MapStart => ({
  name: '',
  description: '',
  gameMode: 'racing',
  grid: emptyGrid('racing', defaultMapSize.width, defaultMapSize.height),
})

export default function MapCreateScreen() {
  const [, navigate] = useLocation()
  const [start] = useState(blank)
  return (
    <Page title={texts.createTitle} intro={texts.intro} back>
      <MapEditor
        start={start}
        locked={false}
        onSave={createMap}
        onSaved={() => {
          showToast(texts.created, 'success')
          navigate('/maps')
        }}
      />
    </Page>
  )
}
