import { useState } from 'react'
import { taskLimits } from '../../../../rooms/shared/contract/classMaps.ts'
import type { MapTask } from '../../../../rooms/shared/maps/mapTask.ts'
import { type MapMode, mapModes, type TileType, wishesOf } from '../../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../../modes/modes.ts'
import { askToBuild } from '../../../net/classMaps.ts'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialog/Modal.tsx'
import { Chips } from '../../../parts/form/Chips.tsx'
import { TextInput } from '../../../parts/form/Field.tsx'
import { FormAlert } from '../../../parts/form/FormAlert.tsx'
import { useProblem } from '../../../parts/form/useProblem.ts'
import { showToast } from '../../../state/toasts.ts'
import { classMapTexts as texts } from '../../../texts/maps/classMaps.ts'
import { tileNames } from '../../../texts/maps/tiles.ts'
import styles from './MapsCard.module.css'

const modeChoices = mapModes.map((value) => ({ value, text: modes[value].words.name }))

type Counts = Partial<Record<TileType, number>>

const countsOf = (task: MapTask | null): Counts =>
  Object.fromEntries(task?.wishes.map(({ type, least }) => [type, least]) ?? [])

const typed = (value: string): number => Math.min(taskLimits.most, Math.max(0, Math.trunc(Number(value) || 0)))

type TaskModalProps = { classId: string; task: MapTask | null; onClose: () => void }

/** The task of a class: how many of which tiles a map needs. The rule book of the mode counts them while a pupil draws. */
export const TaskModal = ({ classId, task, onClose }: TaskModalProps) => {
  const [title, setTitle] = useState(task?.title ?? '')
  const [mode, setMode] = useState<MapMode>(task?.mode ?? 'battle')
  const [counts, setCounts] = useState(countsOf(task))
  const [problem, setProblem] = useProblem([title, mode, counts])
  const [busy, setBusy] = useState(false)
  const wishes = wishesOf(mode).flatMap((type) => {
    const least = counts[type] ?? 0
    return least > 0 ? [{ type, least }] : []
  })
  const isWhole = title.trim() !== '' && wishes.length > 0 && wishes.length <= taskLimits.wishes
  const save = async () => {
    setBusy(true)
    const answer = await askToBuild(classId, { title, mode, wishes })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    showToast(texts.taskGiven, 'success')
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.giveTask}
      size="small"
      footer={
        <Button look="mint" wide busy={busy} disabled={!isWhole} onClick={() => void save()}>
          {texts.taskSave}
        </Button>
      }
    >
      <div className={styles.task}>
        <TextInput
          label={texts.taskTitle}
          placeholder={texts.taskPlaceholder}
          maxLength={taskLimits.title}
          value={title}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <Chips legend={texts.taskMode} choices={modeChoices} chosen={mode} onChoose={setMode} />
        <p className={styles.note}>{texts.taskHint(taskLimits.wishes)}</p>
        <div className={styles.wishes}>
          {wishesOf(mode).map((type) => (
            <TextInput
              key={type}
              label={tileNames[type]}
              type="number"
              inputMode="numeric"
              min={0}
              max={taskLimits.most}
              value={counts[type] ?? 0}
              onChange={(event) => setCounts({ ...counts, [type]: typed(event.target.value) })}
            />
          ))}
        </div>
        <FormAlert message={problem} />
      </div>
    </Modal>
  )
}
