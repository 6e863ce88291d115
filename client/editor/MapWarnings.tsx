import { useMemo } from 'react'
import { useStore } from 'zustand'
import { mapWarnings } from '../../rooms/shared/maps/mapWarnings.ts'
import { Icon } from '../parts/Icon.tsx'
import { mapEditorTexts as texts, warningTexts } from '../texts/mapEditor.ts'
import styles from './MapWarnings.module.css'
import type { MapEditing } from './mapEditing.ts'

/** What the mode will have to do without, or that nothing is missing. */
export const MapWarnings = ({ editing }: { editing: MapEditing }) => {
  const drawing = useStore(editing.store, ({ history }) => history.drawing)
  const warnings = useMemo(() => mapWarnings(drawing.mode, drawing), [drawing])
  return (
    <div role="status">
      <ul className={styles.warnings} aria-label={texts.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>
            <Icon name="warning" size={20} /> {warningTexts[warning]}
          </li>
        ))}
        {warnings.length === 0 && (
          <li className={styles.ready}>
            <Icon name="success" size={20} /> {texts.ready}
          </li>
        )}
      </ul>
    </div>
  )
}
