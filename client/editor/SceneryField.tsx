import { useStore } from 'zustand'
import { isScenery, sceneries } from '../../rooms/shared/maps/sceneries.ts'
import { modes } from '../modes/modes.ts'
import { Select } from '../parts/form/Field.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import { sceneryNames } from '../texts/maps/sceneries.ts'
import type { MapEditing } from './document/mapEditing.ts'

const own = 'own'

/** The scenery of a map: how it looks, not how it is played. */
export const SceneryField = ({ editing }: { editing: MapEditing }) => {
  const mode = useStore(editing.store, ({ history }) => history.drawing.mode)
  const scenery = useStore(editing.store, ({ history }) => history.drawing.scenery)
  return (
    <Select
      label={texts.scenery}
      value={scenery ?? own}
      options={[
        { value: own, text: texts.ownScenery(modes[mode].words.name) },
        ...sceneries.map((value) => ({ value, text: sceneryNames[value] })),
      ]}
      onPick={(picked) => editing.moveTo(isScenery(picked) ? picked : undefined)}
    />
  )
}
