import { type KeyboardEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type MapRequest, mapDescriptionMaxLength, mapNameMaxLength } from '../../rooms/shared/contract/maps.ts'
import type { Answer } from '../net/http.ts'
import { Card, CardHead } from '../parts/Card.tsx'
import { TextArea, TextInput } from '../parts/form/Field.tsx'
import { useLeaveGuard } from '../parts/navigation/useLeaveGuard.ts'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import { sameDrawing } from './document/mapCommands.ts'
import { openEditing } from './document/mapEditing.ts'
import { type MapDraft, useMapSaving } from './document/useMapSaving.ts'
import { EditorHead } from './EditorHead.tsx'
import { MapShape } from './grid/MapShape.tsx'
import styles from './MapEditor.module.css'
import { PlayedPicture } from './PlayedPicture.tsx'
import { Workspace } from './Workspace.tsx'
import { pressWithControl } from './workspaceKeys.ts'

type MapEditorProps = {
  title: string
  start: MapDraft
  /** Mode and size of a map that has been made stay as they are. */
  locked: boolean
  onSave: (request: MapRequest) => Promise<Answer<unknown>>
  /** True when it is gone. */
  onRemove?: () => Promise<boolean>
  /** Saved or deleted: there is nothing to lose any more. */
  onDone: () => void
  /** Where the way back leads, if not to the maps. */
  back?: string | undefined
}

const leaving = {
  question: texts.leaveQuestion,
  details: texts.leaveDetails,
  yes: texts.leaveYes,
  no: texts.leaveNo,
  danger: true,
}

/** Where Control Z means the text. */
const isText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

export const MapEditor = ({ title, start: given, locked, onSave, onRemove, onDone, back }: MapEditorProps) => {
  const [start] = useState(given)
  const [editing] = useState(() => openEditing(start.drawing))
  const drawing = useStore(editing.store, ({ history }) => history.drawing)
  const [name, setName] = useState(start.name)
  const [description, setDescription] = useState(start.description)
  const nameField = useRef<HTMLDivElement>(null)
  const unsaved = name !== start.name || description !== start.description || !sameDrawing(drawing, start.drawing)
  const letGo = useLeaveGuard(unsaved, leaving)
  const leave = () => {
    letGo()
    onDone()
  }
  const { busy, nameMissing, problem, save } = useMapSaving(onSave, leave, () =>
    nameField.current?.querySelector('input')?.focus(),
  )
  const saveAll = () => void save({ name, description, drawing: editing.drawing() })
  const remove = async () => {
    if (await onRemove?.()) leave()
  }
  const press = (event: KeyboardEvent) => {
    if (isText(event.target) && event.key.toLowerCase() !== 's') return
    if (pressWithControl(event, editing, saveAll)) event.preventDefault()
  }

  return (
    <main id="main" className={styles.editor} onKeyDown={press}>
      <EditorHead
        {...{ title, unsaved, busy, problem, back }}
        onSave={saveAll}
        onRemove={onRemove && (() => void remove())}
      />
      <Workspace editing={editing} />
      <Card className={styles.details}>
        <CardHead title={texts.details} />
        <div className={styles.fields}>
          <PlayedPicture editing={editing} />
          <div ref={nameField}>
            <TextInput
              label={texts.name}
              placeholder={texts.namePlaceholder}
              maxLength={mapNameMaxLength}
              required
              autoComplete="off"
              error={nameMissing && name.trim() === '' ? texts.nameMissing : undefined}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <MapShape editing={editing} locked={locked} />
          <TextArea
            label={texts.description}
            placeholder={texts.descriptionPlaceholder}
            maxLength={mapDescriptionMaxLength}
            rows={3}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </div>
      </Card>
    </main>
  )
}
