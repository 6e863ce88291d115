import { useStore } from 'zustand'
import { mapSideMax, mapSideMin } from '../../../rooms/shared/maps/mapSize.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import type { Margins } from '../document/mapCommands.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import styles from '../grid/MapShape.module.css'
import { SizeField } from './SizeField.tsx'

const sides: readonly { side: keyof Margins; across: 'width' | 'height' }[] = [
  { side: 'top', across: 'height' },
  { side: 'left', across: 'width' },
  { side: 'right', across: 'width' },
  { side: 'bottom', across: 'height' },
]

/** The width and height of the map, and the sides at which tiles are added or cut off. */
export const MapSides = ({ editing }: { editing: MapEditing }) => {
  const width = useStore(editing.store, ({ history }) => history.drawing.width)
  const height = useStore(editing.store, ({ history }) => history.drawing.height)
  const sizes = { width, height }
  return (
    <fieldset className={styles.sides}>
      <legend className="unseen">{texts.size}</legend>
      <SizeField
        label={texts.width}
        less={texts.narrower}
        more={texts.wider}
        value={width}
        onChange={(next) => editing.reshape({ width: next })}
      />
      <SizeField
        label={texts.height}
        less={texts.lower}
        more={texts.higher}
        value={height}
        onChange={(next) => editing.reshape({ height: next })}
      />
      <p className={styles.hint}>{texts.sizeHint(mapSideMin, mapSideMax)}</p>
      <fieldset className={styles.edges}>
        <legend>{texts.edges}</legend>
        {sides.map(({ side, across }) => (
          <div key={side} className={styles.edge} data-side={side}>
            <button
              type="button"
              aria-label={texts.cutOff[side]}
              title={texts.cutOff[side]}
              disabled={sizes[across] <= mapSideMin}
              onClick={() => editing.regrow(side, -1)}
            >
              <Icon name="minus" size={16} />
            </button>
            <button
              type="button"
              aria-label={texts.addTo[side]}
              title={texts.addTo[side]}
              disabled={sizes[across] >= mapSideMax}
              onClick={() => editing.regrow(side, 1)}
            >
              <Icon name="plus" size={16} />
            </button>
          </div>
        ))}
        <span className={styles.sheet} aria-hidden="true">
          {texts.sizeText(width, height)}
        </span>
      </fieldset>
    </fieldset>
  )
}
