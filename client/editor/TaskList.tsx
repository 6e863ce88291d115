import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { OwnClass } from '../../rooms/shared/contract/classMaps.ts'
import { foundOn, type MapTask } from '../../rooms/shared/maps/mapTask.ts'
import { ownClassesPath } from '../net/classMaps.ts'
import { useServerData } from '../net/useServerData.ts'
import { Icon } from '../parts/pictures/Icon.tsx'
import { useUser } from '../state/session.ts'
import { classMapTexts as texts } from '../texts/maps/classMaps.ts'
import { tileNames } from '../texts/maps/tiles.ts'
import type { MapEditing } from './document/mapEditing.ts'
import { useRestedDrawing } from './document/useRestedDrawing.ts'
import styles from './TaskList.module.css'

const restMs = 150

/** What a pupil's classes ask for in this mode. The rule book ticks it off while the pupil draws. */
export const TaskList = ({ editing }: { editing: MapEditing }) => {
  const isPupil = useUser()?.role === 'student'
  const { data: classes = [] } = useServerData<OwnClass[]>(isPupil ? ownClassesPath : null)
  const mode = useStore(editing.store, ({ history }) => history.drawing.mode)
  return classes.map(
    ({ id, name, task }) =>
      task?.mode === mode && <Wishes key={id} title={texts.taskFor(name)} task={task} editing={editing} />,
  )
}

type WishesProps = { title: string; task: MapTask; editing: MapEditing }

const Wishes = ({ title, task, editing }: WishesProps) => {
  const drawing = useRestedDrawing(editing, restMs)
  const found = useMemo(() => (drawing.mode === task.mode ? foundOn(task, drawing) : []), [task, drawing])
  return (
    <section className={styles.task} aria-label={title}>
      <p>
        {title}: <b>{task.title}</b>
      </p>
      <ul>
        {task.wishes.map(({ type, least }, at) => {
          const count = found[at] ?? 0
          return (
            <li key={type} data-done={count >= least}>
              <Icon name={count >= least ? 'success' : 'target'} size={20} />
              {texts.wishState(tileNames[type], count, least)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
