import type { RefObject } from 'react'
import { mapDescriptionMaxLength, mapNameMaxLength } from '../../rooms/shared/contract/maps.ts'
import { Card, CardHead } from '../parts/Card.tsx'
import { TextArea, TextInput } from '../parts/form/Field.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import type { MapDocument } from './document/useMapDocument.ts'
import { MapShape } from './grid/MapShape.tsx'
import styles from './MapEditor.module.css'
import { PlayedPicture } from './PlayedPicture.tsx'
import { SceneryField } from './SceneryField.tsx'
import { TaskList } from './TaskList.tsx'

type MapDetailsProps = {
  document: MapDocument
  /** The map is saved, or is being saved. */
  isModeFixed: boolean
  nameMissing: boolean
  nameField: RefObject<HTMLDivElement | null>
}

/** Everything about a map besides its tiles. */
export const MapDetails = ({ document, isModeFixed, nameMissing, nameField }: MapDetailsProps) => {
  const { editing, name, description } = document
  return (
    <Card className={styles.details}>
      <CardHead title={texts.details} />
      <div className={styles.fields}>
        <TaskList editing={editing} />
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
            onChange={(event) => document.setName(event.target.value)}
          />
        </div>
        <MapShape editing={editing} locked={isModeFixed} />
        <SceneryField editing={editing} />
        <TextArea
          label={texts.description}
          placeholder={texts.descriptionPlaceholder}
          maxLength={mapDescriptionMaxLength}
          rows={3}
          value={description}
          onChange={(event) => document.setDescription(event.target.value)}
        />
      </div>
    </Card>
  )
}
