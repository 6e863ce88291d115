import { useState } from 'react'
import { useLocation } from 'wouter'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { type ClassRow, changeClass, classesPath } from '../../net/classes.ts'
import { type SchoolSign, schoolSignPath } from '../../net/ownAccount.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { Page } from '../../parts/navigation/Page.tsx'
import { showToast } from '../../state/toasts.ts'
import { classTexts } from '../../texts/school/classes.ts'
import { newYearTexts as texts } from '../../texts/school/newYear.ts'
import styles from './Classes.module.css'
import { yearUp } from './yearUp.ts'

type Wish = { id: string; before: string; name: string; archived: boolean }

const isWish = ({ before, name, archived }: Wish) => archived || name.trim() !== before

const YearRow = ({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) => (
  <li className={styles.year}>
    <TextInput
      label={texts.becomes(wish.before)}
      maxLength={classLimits.nameLength}
      autoComplete="off"
      disabled={wish.archived}
      value={wish.archived ? wish.before : wish.name}
      onChange={({ target }) => onChange({ ...wish, name: target.value })}
    />
    <Chips
      legend={texts.whatHappens(wish.before)}
      choices={[
        { value: 'stays', text: texts.stays },
        { value: 'leaves', text: texts.leaves },
      ]}
      chosen={wish.archived ? 'leaves' : 'stays'}
      onChoose={(chosen) => onChange({ ...wish, archived: chosen === 'leaves' })}
    />
  </li>
)

const YearForm = ({ rows }: { rows: readonly ClassRow[] }) => {
  const [, navigate] = useLocation()
  const { data: school } = useServerData<SchoolSign>(schoolSignPath)
  const [wishes, setWishes] = useState<Wish[]>(() =>
    rows.map(({ id, name }) => ({ id, before: name, name: yearUp(name), archived: false })),
  )
  const [problem, setProblem] = useProblem([wishes])
  const [busy, setBusy] = useState(false)
  const wanted = wishes.filter(isWish)
  const archived = wanted.filter((wish) => wish.archived).length

  const submit = async () => {
    setProblem(null)
    if (wanted.some(({ name }) => name.trim() === '')) return setProblem(classTexts.nameMissing)
    setBusy(true)
    for (const wish of wanted) {
      const answer = await changeClass(wish.id, wish.archived ? { archived: true } : { name: wish.name })
      // A class that has been deleted meanwhile holds up no other.
      if (!answer.ok && answer.status !== 404) {
        setBusy(false)
        return setProblem(texts.failed(wish.before, answer.error))
      }
      // This class is done. If a later one fails, the next try does not change this one again.
      setWishes((all) => all.filter(({ id }) => id !== wish.id))
    }
    showToast(texts.done, 'success')
    navigate('/classes', { replace: true })
  }

  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ul className={styles.years}>
        {wishes.map((wish) => (
          <YearRow
            key={wish.id}
            wish={wish}
            onChange={(changed) => setWishes((all) => all.map((one) => (one.id === changed.id ? changed : one)))}
          />
        ))}
      </ul>
      <p className={styles.note} aria-live="polite">
        {wanted.length === 0 ? texts.nothing : texts.will(wanted.length - archived, archived)}
      </p>
      {archived > 0 && <p className={styles.note}>{classTexts.archiveText(school?.keepsDays.rosters)}</p>}
      <FormAlert message={problem} />
      <Button type="submit" look="mint" size="large" busy={busy} disabled={wanted.length === 0}>
        {texts.save}
      </Button>
    </form>
  )
}

/** All classes that a teacher leads go one year up at once. */
export const NewYearScreen = () => {
  const { data: rows, error, reload } = useServerData<ClassRow[]>(classesPath)
  // The classes as they were when the page opened: the list loads again after each change, and no class may go up twice.
  const [first, setFirst] = useState<readonly ClassRow[]>()
  if (rows && !first) setFirst(rows.filter(({ archivedAt, leads }) => archivedAt === null && leads))
  return (
    <Page title={texts.title} intro={texts.intro} back narrow>
      <Card aria-labelledby="new-year">
        <CardHead title={texts.list} id="new-year" />
        {first && (first.length > 0 ? <YearForm rows={first} /> : <p className={styles.note}>{texts.none}</p>)}
        {rows?.some(({ archivedAt, leads }) => archivedAt === null && !leads) && (
          <p className={styles.note}>{texts.shared}</p>
        )}
        {!first && error !== undefined && <ErrorState message={error} onRetry={reload} />}
        {!first && error === undefined && <SkeletonList count={4} height={72} />}
      </Card>
    </Page>
  )
}
