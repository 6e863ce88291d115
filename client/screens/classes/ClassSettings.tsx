import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ChangeClassRequest } from '../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { type ClassPage, changeClass, deleteClass } from '../../net/classes.ts'
import { type SchoolSign, schoolSignPath } from '../../net/ownAccount.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import { coTeacherTexts } from '../../texts/school/coTeachers.ts'
import styles from './Classes.module.css'
import { DevicesChoice } from './DevicesChoice.tsx'

const without = (saved: ChangeClassRequest, wished: ChangeClassRequest): ChangeClassRequest => ({
  ...(wished.name !== saved.name && { name: wished.name }),
  ...(wished.devices !== saved.devices && { devices: wished.devices }),
})

export const ClassSettings = ({ page }: { page: ClassPage }) => {
  const [wished, setWished] = useState<ChangeClassRequest>({})
  const { name = page.name, devices = page.devices } = wished
  const [, navigate] = useLocation()
  const { data: school } = useServerData<SchoolSign>(schoolSignPath)
  const isArchived = page.archivedAt !== null
  const press = useOnePress()
  const change = async (change: ChangeClassRequest) => {
    const answer = await changeClass(page.id, change)
    // What was typed while this was under way is not saved yet, so it stays.
    if (answer.ok) setWished((now) => without(change, now))
    showToast(answer.ok ? texts.saved : answer.error, answer.ok ? 'success' : 'error')
    return false
  }
  const archive = async () => {
    const sure = await askToConfirm({
      question: texts.archiveAsk(page.name),
      details: texts.archiveText(school?.keepsDays.rosters),
      yes: texts.archiveYes,
    })
    if (sure) await change({ archived: true })
  }
  const remove = async () => {
    const sure = await askToConfirm({
      question: texts.deleteAsk(page.name),
      // The account of a pupil with a password of their own stays.
      details: texts.deleteText(page.pupils.filter(({ own }) => !own).length),
      yes: texts.deleteYes,
      danger: true,
    })
    if (!sure) return
    const answer = await deleteClass(page.id)
    if (answer.ok) navigate('/classes', { replace: true })
    else showToast(answer.error, 'error')
  }
  return (
    <Card aria-labelledby="class-settings">
      <CardHead title={texts.settings} id="class-settings" />
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          // We send only what the teacher changed here: a colleague may have changed the rest meanwhile.
          void press(() => change(wished))
        }}
      >
        <TextInput
          label={texts.name}
          maxLength={classLimits.nameLength}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setWished({ ...wished, name: target.value })}
        />
        <DevicesChoice devices={devices} onChoose={(chosen) => setWished({ ...wished, devices: chosen })} />
        <Button type="submit" look="mint">
          {texts.save}
        </Button>
        {page.leads && isArchived && (
          <Button look="plain" icon="trash" onClick={() => void remove()}>
            {texts.deleteClass}
          </Button>
        )}
        {page.leads && !isArchived && (
          <Button look="plain" onClick={() => void archive()}>
            {texts.archive}
          </Button>
        )}
        {!page.leads && <p className={styles.note}>{coTeacherTexts.leaderEnds}</p>}
      </form>
    </Card>
  )
}
