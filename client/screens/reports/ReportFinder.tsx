import { useLocation, useSearch } from 'wouter'
import { type ClassRow, classesPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Select } from '../../parts/form/Field.tsx'
import { useUser } from '../../state/session.ts'
import { monthText, reportTexts as texts } from '../../texts/school/reports.ts'
import styles from './Reports.module.css'
import { endOfMonth, pastMonths } from './reportMonths.ts'

/** The address holds what is searched for, so that a user who comes back from a report finds the same list. */
export const useReportWish = () => {
  const asked = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const month = asked.get('until')
  return {
    classId: asked.get('class'),
    before: endOfMonth(month),
    month: endOfMonth(month) === undefined ? '' : (month ?? ''),
    pick: (name: 'class' | 'until', value: string) => {
      if (value === '') asked.delete(name)
      else asked.set(name, value)
      const words = asked.toString()
      navigate(words === '' ? '/reports' : `/reports?${words}`, { replace: true })
    },
  }
}

/** A year has hundreds of games, so a teacher can search by class or by month. */
export const ReportFinder = ({ classId, month, pick }: ReturnType<typeof useReportWish>) => {
  const isTeacher = useUser()?.role === 'teacher'
  const { data: classes = [] } = useServerData<ClassRow[]>(isTeacher ? classesPath : null)
  const classOptions = [
    { value: '', text: texts.allGames },
    ...classes.map(({ id, name }) => ({ value: id, text: name })),
  ]
  const monthOptions = [
    { value: '', text: texts.newest },
    ...pastMonths(Date.now()).map(({ name, start }) => ({
      value: name,
      text: texts.until(monthText(start.getTime())),
    })),
  ]
  return (
    <div className={styles.finder}>
      {classes.length > 0 && (
        <Select
          label={texts.whichClass}
          hideLabel
          value={classId ?? ''}
          options={classOptions}
          onPick={(value) => pick('class', value)}
        />
      )}
      <Select
        label={texts.month}
        hideLabel
        value={month}
        options={monthOptions}
        onPick={(value) => pick('until', value)}
      />
    </div>
  )
}
