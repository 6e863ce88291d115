import { useState } from 'react'
import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { type ClassRow, classesPath, movePupils } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Select } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { showToast } from '../../state/toasts.ts'
import { coTeacherTexts as texts } from '../../texts/school/coTeachers.ts'
import styles from './Classes.module.css'

type MoveModalProps = { classId: string; pupils: readonly Pupil[]; onClose: () => void }

/** Pupils go to another class of the same teacher. */
export const MoveModal = ({ classId, pupils, onClose }: MoveModalProps) => {
  const { data: rows, error } = useServerData<ClassRow[]>(classesPath)
  const others = (rows ?? []).filter(({ id, archivedAt }) => id !== classId && archivedAt === null)
  const [picked, setPicked] = useState<string>()
  const [problem, setProblem] = useProblem([picked])
  const [busy, setBusy] = useState(false)
  const to = picked ?? others[0]?.id
  const [only] = pupils.length === 1 ? pupils : []
  const submit = async () => {
    if (to === undefined) return
    setBusy(true)
    const answer = await movePupils(
      classId,
      pupils.map(({ id }) => id),
      to,
    )
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    showToast(texts.moved(answer.value.moved), 'success')
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={only ? texts.moveTitle(only.name || only.username) : texts.moveTitleSome(pupils.length)}
      description={texts.moveText}
    >
      {!rows && (error === undefined ? <SkeletonList count={1} height={56} /> : <FormAlert message={error} />)}
      {rows && to === undefined && <p className={styles.note}>{texts.moveNowhere}</p>}
      {to !== undefined && (
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Select
            label={texts.moveTo}
            value={to}
            options={others.map(({ id, name }) => ({ value: id, text: name }))}
            onPick={setPicked}
          />
          <FormAlert message={problem} />
          <Button type="submit" look="mint" busy={busy}>
            {texts.moveYes}
          </Button>
        </form>
      )}
    </Modal>
  )
}
