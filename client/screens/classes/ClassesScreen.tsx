import { Link, useParams } from 'wouter'
import { type ClassRow, classesPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { InviteCards } from '../../parts/classes/InviteCards.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Page } from '../../parts/navigation/Page.tsx'
import { classTexts as texts } from '../../texts/school/classes.ts'
import { newYearTexts } from '../../texts/school/newYear.ts'
import { rosterTexts } from '../../texts/school/roster.ts'
import styles from './Classes.module.css'
import { ClassScreen } from './ClassScreen.tsx'
import { DoorBoard } from './DoorBoard.tsx'
import { NewClassScreen } from './NewClassScreen.tsx'
import { NewYearScreen } from './NewYearScreen.tsx'
import { RosterScreen } from './roster/RosterScreen.tsx'

const Rows = ({ rows }: { rows: readonly ClassRow[] }) => {
  if (rows.length === 0)
    return (
      <EmptyState slime="wizard" title={texts.none} text={texts.noneText}>
        <ButtonLink href="/classes/new" look="mint" icon="plus">
          {texts.create}
        </ButtonLink>
        <ButtonLink href="/classes/import" icon="upload">
          {rosterTexts.open}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <ul className={styles.classes}>
      {[...rows]
        .sort((a, b) => Number(a.archivedAt !== null) - Number(b.archivedAt !== null))
        .map(({ id, name, pupils, archivedAt }) => (
          <li key={id}>
            <Link href={`/classes/${id}`} className={styles.classRow}>
              <bdi>{name}</bdi>
              <span>{texts.pupils(pupils)}</span>
              {archivedAt !== null && <Badge>{texts.archived}</Badge>}
            </Link>
          </li>
        ))}
    </ul>
  )
}

const AllClasses = () => {
  const { data: rows, error, reload } = useServerData<ClassRow[]>(classesPath)
  const hasSome = rows !== undefined && rows.length > 0
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      back
      actions={
        hasSome && (
          <>
            <ButtonLink href="/classes/new-year">{newYearTexts.open}</ButtonLink>
            <ButtonLink href="/classes/import" icon="upload">
              {rosterTexts.open}
            </ButtonLink>
            <ButtonLink href="/classes/new" look="mint" icon="plus">
              {texts.create}
            </ButtonLink>
          </>
        )
      }
    >
      <InviteCards />
      {rows && <Rows rows={rows} />}
      {!rows && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!rows && error === undefined && <SkeletonList count={4} height={72} />}
    </Page>
  )
}

export default function ClassesScreen() {
  const { classId, door } = useParams<{ classId?: string; door?: string }>()
  if (classId === undefined) return <AllClasses />
  if (classId === 'new') return <NewClassScreen />
  if (classId === 'new-year') return <NewYearScreen />
  if (door !== undefined) return <DoorBoard key={classId} id={classId} />
  return classId === 'import' ? <RosterScreen /> : <ClassScreen key={classId} id={classId} />
}
