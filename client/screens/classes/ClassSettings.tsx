import { useState } from 'react'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { type ClassPage, changeClass } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { DevicesChoice } from './DevicesChoice.tsx'

export const ClassSettings = ({ page }: { page: ClassPage }) => {
  const [name, setName] = useState(page.name)
  const [devices, setDevices] = useState(page.devices)
  const isArchived = page.archivedAt !== null
  const save = async (archived: boolean) => {
    const answer = await changeClass(page.id, { name, devices, archived })
    showToast(answer.ok ? texts.saved : answer.error, answer.ok ? 'success' : 'error')
  }
  const archive = async () => {
    const sure =
      isArchived ||
      (await askToConfirm({ question: texts.archiveAsk(page.name), details: texts.archiveText, yes: texts.archiveYes }))
    if (sure) await save(!isArchived)
  }
  return (
    <Card aria-labelledby="class-settings">
      <CardHead title={texts.settings} id="class-settings" />
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void save(isArchived)
        }}
      >
        <TextInput
          label={texts.name}
          maxLength={classLimits.nameLength}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <DevicesChoice devices={devices} onChoose={setDevices} />
        <Button type="submit" look="mint">
          {texts.save}
        </Button>
        <Button look="plain" onClick={() => void archive()}>
          {isArchived ? texts.bringBack : texts.archive}
        </Button>
      </form>
    </Card>
  )
}
