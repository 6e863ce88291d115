import { useId, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { mapWarnings } from '../../rooms/shared/maps/mapWarnings.ts'
import { Icon } from '../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts, warningTexts } from '../texts/maps/mapEditor.ts'
import type { MapEditing } from './document/mapEditing.ts'
import styles from './MapWarnings.module.css'

const iconSize = 20

/**
 * What the mode will have to do without, or that nothing is missing. One line however much it is, so that the map above
 * does not change its size while somebody draws on it; the rest opens over it.
 */
export const MapWarnings = ({ editing }: { editing: MapEditing }) => {
  const id = useId()
  const [wantsAll, setWantsAll] = useState(false)
  const drawing = useStore(editing.store, ({ history }) => history.drawing)
  const [first, ...more] = useMemo(
    () => mapWarnings(drawing.mode, drawing).map((warning) => warningTexts[warning]),
    [drawing],
  )
  const open = wantsAll && more.length > 0
  return (
    <div className={styles.warnings}>
      <p role="status" className={first ? styles.warning : styles.ready}>
        <Icon name={first ? 'warning' : 'success'} size={iconSize} /> {first ?? texts.ready}
      </p>
      {more.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={`${id}more`}
          aria-label={texts.moreWarnings(more.length)}
          onClick={() => setWantsAll(!open)}
        >
          +{more.length}
        </button>
      )}
      <ul id={`${id}more`} hidden={!open} className={styles.all} aria-label={texts.warnings}>
        {more.map((text) => (
          <li key={text} className={styles.warning}>
            <Icon name="warning" size={iconSize} /> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
