import { useState } from 'react'
import { modes } from '../../../modes/modes.ts'
import type { ClassPage } from '../../../net/classes.ts'
import { endTask } from '../../../net/classMaps.ts'
import { Button } from '../../../parts/Button.tsx'
import { Row } from '../../../parts/navigation/Page.tsx'
import { showToast } from '../../../state/toasts.ts'
import { classMapTexts as texts } from '../../../texts/maps/classMaps.ts'
import { tileNames } from '../../../texts/maps/tiles.ts'
import styles from './MapsCard.module.css'
import { TaskModal } from './TaskModal.tsx'

const end = async (classId: string): Promise<void> => {
  const answer = await endTask(classId)
  showToast(answer.ok ? texts.taskEnded : answer.error, answer.ok ? 'success' : 'error')
}

/** What the class is asked to build, if anything. */
export const ClassTask = ({ page: { id, task } }: { page: ClassPage }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.task}>
      {task && (
        <p>
          <b>{task.title}</b> · {modes[task.mode].words.name}
          {task.wishes.map(({ type, least }) => ` · ${texts.wish(tileNames[type], least)}`)}
        </p>
      )}
      <Row>
        <Button size="small" icon="star" onClick={() => setOpen(true)}>
          {task ? texts.changeTask : texts.giveTask}
        </Button>
        {task && (
          <Button size="small" onClick={() => void end(id)}>
            {texts.endTask}
          </Button>
        )}
      </Row>
      {isOpen && <TaskModal classId={id} task={task} onClose={() => setOpen(false)} />}
    </div>
  )
}
