import { useState } from 'react'
import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { ownTimes } from '../../../rooms/shared/contract/classLimits.ts'
import { setAids } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { AidTicks } from '../../parts/form/AidTicks.tsx'
import { ChoiceCards } from '../../parts/form/ChoiceCards.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { aidTexts as texts } from '../../texts/school/aids.ts'
import styles from './Classes.module.css'

const choices = ownTimes.map((time) => ({ value: `${time}`, title: texts.times[time] }))

type AidsModalProps = { classId: string; pupil: Pupil; onClose: () => void }

/** The aids that one pupil needs to play on fair terms. */
export const AidsModal = ({ classId, pupil, onClose }: AidsModalProps) => {
  const [time, setTime] = useState(pupil.aids.time)
  const [screen, setScreen] = useState(pupil.aids.screen)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    const answer = await setAids(classId, pupil.id, { time, screen })
    if (answer.ok) onClose()
    else setProblem(answer.error)
  }
  return (
    <Modal open onClose={onClose} title={texts.forPupil(pupil.name || pupil.username)} description={texts.forPupilText}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className={styles.fields}>
          <ChoiceCards
            legend={texts.time}
            choices={choices}
            chosen={`${time}`}
            inline
            min="6rem"
            onChoose={(value) => setTime(ownTimes.find((one) => `${one}` === value) ?? 1)}
          />
          <p className={styles.note}>{texts.timeText}</p>
        </div>
        <AidTicks chosen={screen} onChoose={setScreen} />
        <FormAlert message={problem} />
        <Button type="submit" look="mint">
          {texts.save}
        </Button>
      </form>
    </Modal>
  )
}
