import { useState } from 'react'
import { useStore } from 'zustand'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../modes/modes.ts'
import { Button } from '../../parts/Button.tsx'
import { ChoiceCards } from '../../parts/form/ChoiceCards.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import { lostIn } from '../document/mapCommands.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import { MapSides } from '../tools/MapSides.tsx'
import styles from './MapShape.module.css'

const pictureWidth = 60

const modeChoices = mapModes.map((value) => ({
  value,
  title: modes[value].words.name,
  picture: <ModePicture mode={value} width={pictureWidth} />,
}))

/** Tiles that the new mode does not have are lost, so the author is asked first. */
const changeMode = async (editing: MapEditing, mode: MapMode) => {
  const { words } = modes[mode]
  const lost = lostIn(editing.drawing(), mode)
  const isMeant =
    lost === 0 ||
    (await askToConfirm({
      question: texts.changeModeQuestion(words.name),
      details: texts.changeModeDetails(words.name, lost),
      yes: texts.changeModeYes,
    }))
  if (isMeant) editing.reshape({ mode })
}

/** Mode and size of a map. A saved map keeps its mode, and keeps its size until the author asks to change it. */
export const MapShape = ({ editing, locked }: { editing: MapEditing; locked: boolean }) => {
  const mode = useStore(editing.store, ({ history }) => history.drawing.mode)
  return locked ? (
    <LockedShape editing={editing} mode={mode} />
  ) : (
    <>
      <div className={styles.modes}>
        <ChoiceCards
          legend={texts.mode}
          choices={modeChoices}
          chosen={mode}
          min="5rem"
          onChoose={(next) => void changeMode(editing, next)}
        />
      </div>
      <MapSides editing={editing} />
    </>
  )
}

const LockedShape = ({ editing, mode }: { editing: MapEditing; mode: MapMode }) => {
  const [isOpen, setOpen] = useState(false)
  const width = useStore(editing.store, ({ history }) => history.drawing.width)
  const height = useStore(editing.store, ({ history }) => history.drawing.height)
  return (
    <>
      <div className={styles.locked}>
        <ModePicture mode={mode} width={pictureWidth} />
        <p>
          <strong>{modes[mode].words.name}</strong>
          <span>{texts.sizeText(width, height)}</span>
        </p>
        <Icon name="lock" />
        <p className={styles.hint}>{isOpen ? texts.modeLocked : texts.locked}</p>
        {!isOpen && (
          <Button size="small" className={styles.unlock} onClick={() => setOpen(true)}>
            {texts.changeSize}
          </Button>
        )}
      </div>
      {isOpen && <MapSides editing={editing} />}
    </>
  )
}
