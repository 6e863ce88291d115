import { type ClassRow, classesPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { classGameTexts as texts } from '../../texts/school/classGames.ts'
import { Chips } from '../form/Chips.tsx'
import styles from './HostPanel.module.css'

type ClassChoiceProps = { chosen: string; onChoose: (classId: string) => void }

/** Chooses the class for a game. A teacher without classes does not see it. */
export const ClassChoice = ({ chosen, onChoose }: ClassChoiceProps) => {
  const { data: rows = [] } = useServerData<ClassRow[]>(classesPath)
  const classes = rows.filter(({ archivedAt }) => archivedAt === null)
  if (classes.length === 0) return null
  const choices = [
    { value: '', text: texts.everybody },
    ...classes.map(({ id, name }) => ({ value: id, text: texts.forClass(name) })),
  ]
  return (
    <div className={styles.forWhom}>
      <Chips legend={texts.forWhom} choices={choices} chosen={chosen} onChoose={onChoose} />
      {chosen !== '' && <p>{texts.onlyClass}</p>}
    </div>
  )
}
