import { useMemo } from 'react'
import { tilesOf } from '../../rooms/shared/maps/tileGrid.ts'
import { Button } from '../parts/Button.tsx'
import { Modal } from '../parts/dialog/Modal.tsx'
import { MapPreview } from '../parts/maps/MapPreview.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import type { Drawing } from './document/mapCommands.ts'
import type { SavedMap } from './document/mapDraft.ts'
import styles from './MeanwhileDialog.module.css'

const Side = ({ caption, drawing }: { caption: string; drawing: Drawing }) => {
  const tiles = useMemo(() => tilesOf(drawing), [drawing])
  return (
    <figure className={styles.side}>
      <MapPreview mode={drawing.mode} tiles={tiles} whole />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

type MeanwhileDialogProps = {
  mine: Drawing
  theirs: SavedMap
  /** Saves the drawing over that version. */
  onMine: (version: number) => void
  onTheirs: (map: SavedMap) => void
  onClose: () => void
}

/** The map was saved in another tab or on another device after this drawing was begun: its author sees both and chooses. */
export const MeanwhileDialog = ({ mine, theirs, onMine, onTheirs, onClose }: MeanwhileDialogProps) => (
  <Modal
    open
    onClose={onClose}
    title={texts.meanwhileTitle}
    description={texts.meanwhileIntro}
    footer={
      <div className={styles.choices}>
        <Button onClick={() => onTheirs(theirs)}>{texts.takeSaved}</Button>
        <Button look="mint" onClick={() => onMine(theirs.version)}>
          {texts.saveMine}
        </Button>
      </div>
    }
  >
    <div className={styles.sides}>
      <Side caption={texts.savedDrawing} drawing={theirs.draft.drawing} />
      <Side caption={texts.thisDrawing} drawing={mine} />
    </div>
  </Modal>
)
