import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { KnownPupil } from '../../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../../rooms/shared/contract/classLimits.ts'
import { type ClassPage, type ClassRow, classesPath, classPath, knownPupils } from '../../../net/classes.ts'
import { useServerData } from '../../../net/useServerData.ts'
import { Button } from '../../../parts/Button.tsx'
import { Card, CardHead } from '../../../parts/Card.tsx'
import { SkeletonList } from '../../../parts/feedback/Skeleton.tsx'
import { Select, Switch } from '../../../parts/form/Field.tsx'
import { FormAlert } from '../../../parts/form/FormAlert.tsx'
import { showToast } from '../../../state/toasts.ts'
import { classTexts } from '../../../texts/school/classes.ts'
import { rosterTexts as texts } from '../../../texts/school/roster.ts'
import classes from '../Classes.module.css'
import type { RosterClass } from './oneRoster.ts'
import styles from './Roster.module.css'
import { type RosterDiff, rosterDiff } from './rosterDiff.ts'
import { takeRoster } from './takeRoster.ts'

const Group = ({ title, names, children }: { title: string; names: readonly string[]; children?: ReactNode }) =>
  names.length > 0 && (
    <details className={styles.group}>
      <summary>{title}</summary>
      <ul>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )

const asNew = 'new'

/** The class that holds most of these pupils; if none holds any, the class of the same name. */
const likelyTarget = (rows: readonly ClassRow[], known: readonly KnownPupil[], title: string): string => {
  const count = (id: string) => known.filter(({ classId }) => classId === id).length
  const [most] = [...rows].sort((a, b) => count(b.id) - count(a.id))
  if (most && count(most.id) > 0) return most.id
  return rows.find(({ name }) => name === title)?.id ?? asNew
}

const Changes = ({ diff, rows }: { diff: RosterDiff; rows: readonly ClassRow[] }) => {
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
  return (
    <>
      <Group title={texts.fresh(diff.fresh.length)} names={diff.fresh.map(({ name }) => name)} />
      <Group
        title={texts.moved(diff.moved.length)}
        names={diff.moved.map(({ name, classId }) => texts.movedFrom(name, nameOf(classId)))}
      />
      <Group title={texts.same(diff.same.length)} names={diff.same.map(({ name }) => name)} />
      <Group title={texts.gone(diff.gone.length)} names={diff.gone.map(({ name, username }) => name || username)}>
        <p>{texts.goneText}</p>
      </Group>
    </>
  )
}

type Ticks = { adds: boolean; moves: boolean }

type TakeFormProps = {
  target: string | undefined
  diff: RosterDiff
  rows: readonly ClassRow[]
  problem: string | null
  take: (ticks: Ticks) => Promise<string | undefined>
}

const TakeForm = ({ target, diff, rows, problem, take }: TakeFormProps) => {
  const [, navigate] = useLocation()
  const [adds, setAdds] = useState(true)
  const [moves, setMoves] = useState(true)
  const [busy, setBusy] = useState(false)
  const isEmptyNew = target === undefined && diff.fresh.length === 0
  const changes = (adds && diff.fresh.length > 0) || (moves && diff.moved.length > 0) || diff.same.length > 0
  const submit = async () => {
    setBusy(true)
    const done = await take({ adds, moves })
    setBusy(false)
    if (done === undefined) return
    showToast(texts.done, 'success')
    navigate(`/classes/${done}`)
  }
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Changes diff={diff} rows={rows} />
      {diff.fresh.length > 0 && target !== undefined && (
        <Switch label={texts.freshTick(diff.fresh.length)} checked={adds} onToggle={setAdds} />
      )}
      {diff.moved.length > 0 && (
        <Switch label={texts.movedTick(diff.moved.length)} checked={moves} onToggle={setMoves} />
      )}
      {isEmptyNew && <p className={classes.note}>{texts.emptyNew}</p>}
      {!isEmptyNew && !changes && <p className={classes.note}>{texts.nothing}</p>}
      <FormAlert message={problem} />
      <Button type="submit" look="mint" size="large" busy={busy} disabled={isEmptyNew || !changes}>
        {texts.take}
      </Button>
    </form>
  )
}

/** Which pupils of the file are in classes of this teacher, and what stopped the reading of it or a later step. */
const useKnown = (group: RosterClass) => {
  const isTooLarge = group.pupils.length > classLimits.pupils
  const [known, setKnown] = useState<readonly KnownPupil[]>()
  const [problem, setProblem] = useState(isTooLarge ? classTexts.tooMany(classLimits.pupils) : null)
  const look = useCallback(async () => {
    const answer = await knownPupils(group.pupils.map(({ ref }) => ref))
    if (answer.ok) setKnown(answer.value)
    else setProblem(answer.error)
  }, [group])
  useEffect(() => {
    if (!isTooLarge) void look()
  }, [isTooLarge, look])
  return { known, problem, setProblem, look }
}

/** Shows what a class of the file would change here, before anything changes. */
export const RosterPlan = ({ group }: { group: RosterClass }) => {
  const { data: all } = useServerData<ClassRow[]>(classesPath)
  const { known, problem, setProblem, look } = useKnown(group)
  const [picked, setPicked] = useState<string>()
  const rows = all?.filter(({ archivedAt }) => archivedAt === null)
  const chosen = picked ?? (rows && known && likelyTarget(rows, known, group.title))
  const target = chosen === asNew ? undefined : chosen
  const { data: page } = useServerData<ClassPage>(target === undefined ? null : classPath(target))
  const isReady = known && chosen !== undefined && (target === undefined || page?.id === target)
  const pick = (id: string | undefined) => {
    setPicked(id)
    setProblem(null)
  }
  const take = async (diff: RosterDiff, ticks: Ticks): Promise<string | undefined> => {
    const { title, pupils: listed } = group
    // This press and the next one stay with their class, whatever classes come up meanwhile.
    setPicked(chosen)
    const { classId, problem: stuck, halfMoved } = await takeRoster({ target, title, listed, diff, ...ticks })
    if (stuck === undefined) return classId
    if (classId !== undefined) setPicked(classId)
    setProblem(stuck)
    if (halfMoved) await look()
    return undefined
  }
  const diff = known && rosterDiff(group.pupils, known, target === undefined ? undefined : page)
  return (
    <Card aria-labelledby="roster-plan">
      <CardHead title={texts.whatChanges} id="roster-plan" />
      <div className={classes.fields}>
        <FormAlert message={isReady ? null : problem} />
        {rows && chosen !== undefined && (
          <Select
            label={texts.into}
            value={chosen}
            options={[
              ...rows.map(({ id, name }) => ({ value: id, text: name })),
              { value: asNew, text: texts.newClass(group.title) },
            ]}
            onPick={pick}
          />
        )}
        {isReady && diff && (
          <TakeForm
            key={chosen}
            target={target}
            rows={rows ?? []}
            diff={diff}
            problem={problem}
            take={(ticks) => take(diff, ticks)}
          />
        )}
        {!isReady && problem === null && <SkeletonList count={3} height={48} />}
      </div>
    </Card>
  )
}
