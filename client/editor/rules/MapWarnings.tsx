import { useId, useState } from 'react'
import type { MapNote } from '../../../rooms/shared/maps/mapNotes.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts, warningTexts } from '../../texts/maps/mapEditor.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import styles from './MapWarnings.module.css'
import type { RuleView } from './useRuleView.ts'

const iconSize = 20

type NoteActsProps = { note: MapNote; view: RuleView; editing: MapEditing }

/** A first button shows the tiles that are meant. If there is one way to mend them, a second button does it. */
const NoteActs = ({ note, view, editing }: NoteActsProps) => {
  const { warning, places, mending } = note
  if (places.length === 0) return null
  const isPointed = view.pointed?.warning === warning
  return (
    <>
      <button type="button" className={styles.act} aria-pressed={isPointed} onClick={() => view.point(warning)}>
        {texts.showTiles}
      </button>
      {isPointed && mending !== undefined && (
        <button type="button" className={styles.act} onClick={() => editing.mend(places, mending)}>
          {texts.mend}
        </button>
      )}
    </>
  )
}

type MapWarningsProps = { editing: MapEditing; view: RuleView }

/**
 * What the mode will do without or leave out, or that everything counts. It takes one line however much there is, so
 * that the map above keeps its size while the author draws. The rest opens over it.
 */
export const MapWarnings = ({ editing, view }: MapWarningsProps) => {
  const id = useId()
  const [wantsAll, setWantsAll] = useState(false)
  const [first, ...more] = view.reading.notes
  const open = wantsAll && more.length > 0
  const textOf = ({ warning, places }: MapNote) => warningTexts[warning](places.length)
  return (
    <div className={styles.warnings}>
      <div className={first ? styles.warning : styles.ready}>
        <Icon name={first ? 'warning' : 'success'} size={iconSize} />
        <p role="status">{first ? textOf(first) : texts.ready(view.reading.length)}</p>
        {first && <NoteActs note={first} view={view} editing={editing} />}
      </div>
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
        {more.map((note) => (
          <li key={note.warning} className={styles.warning}>
            <Icon name="warning" size={iconSize} />
            <p>{textOf(note)}</p>
            <NoteActs note={note} view={view} editing={editing} />
          </li>
        ))}
      </ul>
    </div>
  )
}
