import { memo, useMemo, useState } from 'react'
import { tilesOf } from '../../rooms/shared/maps/tileGrid.ts'
import { Modal } from '../parts/dialog/Modal.tsx'
import { PaintedMap } from '../parts/maps/PaintedMap.tsx'
import { Icon } from '../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import type { MapEditing } from './document/mapEditing.ts'
import { useRestedDrawing } from './document/useRestedDrawing.ts'
import styles from './PlayedPicture.module.css'

/** The world is painted when the hand rests, not at every stroke. */
const restMs = 500

/** The drawing as the class will see it. */
export const PlayedPicture = memo(function PlayedPicture({ editing }: { editing: MapEditing }) {
  const drawing = useRestedDrawing(editing, restMs)
  const tiles = useMemo(() => tilesOf(drawing), [drawing])
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setLarge(true)}>
        <PaintedMap mode={drawing.mode} tiles={tiles} scenery={drawing.scenery} meanwhile="picture" />
        <span className={styles.caption}>
          <Icon name="eye" />
          {texts.asPlayed}
        </span>
      </button>
      <Modal open={isLarge} onClose={() => setLarge(false)} title={texts.asPlayed} size="large">
        <div className={styles.whole}>
          <PaintedMap mode={drawing.mode} tiles={tiles} scenery={drawing.scenery} meanwhile="picture" />
        </div>
      </Modal>
    </>
  )
})
