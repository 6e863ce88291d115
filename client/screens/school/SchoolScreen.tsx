import { useState } from 'react'
import type { Role } from '../../../rooms/shared/contract/accounts.ts'
import { type ActRow, type Person, peopleLimit } from '../../../rooms/shared/contract/administration.ts'
import { actsPath, peoplePath, schoolClassesPath } from '../../net/school.ts'
import { isComing, useServerData } from '../../net/useServerData.ts'
import { type Given, GivenWordModal } from '../../parts/account/GivenWordModal.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { useUser } from '../../state/session.ts'
import { dayAndTimeText } from '../../texts/parts.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'
import { ClassesCard } from './ClassesCard.tsx'
import { PersonRow } from './PersonRow.tsx'
import styles from './School.module.css'

const People = ({ people, onWord }: { people: Person[]; onWord: (given: Given) => void }) => {
  const user = useUser()
  if (people.length === 0) return <EmptyState title={texts.nobody} text={texts.nobodyText} />
  return (
    <>
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isOwn={person.id === user?.id} onWord={onWord} />
        ))}
      </ul>
      {people.length >= peopleLimit && <p className={styles.note}>{texts.firstOnes(peopleLimit)}</p>}
    </>
  )
}

const roleChoices = [
  { value: '', text: texts.everybody },
  { value: 'teacher', text: texts.teachers },
  { value: 'student', text: texts.students },
] as const

const Log = () => {
  const read = useServerData<ActRow[]>(actsPath)
  const classes = useServerData(schoolClassesPath)
  // The classes stand above the log and would push it away.
  if (isComing(read, classes)) return null
  const { data: acts, error, reload } = read
  return (
    <Card aria-labelledby="school-log">
      <CardHead title={texts.log} id="school-log" />
      {!acts && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {acts?.length === 0 && <p className={styles.note}>{texts.logEmpty}</p>}
      <ol className={styles.log}>
        {acts?.map(({ at, by, act, whom }) => (
          <li key={`${at} ${act} ${whom}`}>
            <time dateTime={new Date(at).toISOString()}>{dayAndTimeText(at)}</time>
            <span>
              <strong>{by}</strong> {texts.acts[act]} <strong>{whom}</strong>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The page on which an administrator looks after the accounts of the school. */
export default function SchoolScreen() {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role | ''>('')
  const [given, setGiven] = useState<Given | null>(null)
  const { data: people, error, reload } = useServerData<Person[]>(peoplePath(name.trim(), role))
  return (
    <Page title={texts.title} intro={texts.intro} back>
      <div className={styles.columns}>
        <Card aria-labelledby="school-people">
          <CardHead title={texts.people} id="school-people" />
          <div className={styles.finder}>
            <TextInput
              label={texts.find}
              icon="search"
              type="search"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Chips legend={texts.whose} choices={roleChoices} chosen={role} onChoose={setRole} />
          </div>
          {!people && error !== undefined && <ErrorState message={error} onRetry={reload} />}
          {!people && error === undefined && <SkeletonList count={6} height={60} />}
          {people && <People people={people} onWord={setGiven} />}
        </Card>
        <Stack gap={5}>
          <ClassesCard />
          <Log />
        </Stack>
      </div>
      <GivenWordModal given={given} onClose={() => setGiven(null)} />
    </Page>
  )
}
