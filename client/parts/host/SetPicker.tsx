import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { countOfQuestions, type QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { useServerData } from '../../net/useServerData.ts'
import { hostTexts } from '../../texts/school/host.ts'
import { subjectChoices, subjectNames } from '../../texts/school/subjects.ts'
import { ButtonLink } from '../Button.tsx'
import { EmptyState, ErrorState } from '../feedback/Notice.tsx'
import { SkeletonList } from '../feedback/Skeleton.tsx'
import choice from '../form/choice.module.css'
import { Select, TextInput } from '../form/Field.tsx'
import { IconButton } from '../IconButton.tsx'
import { joinClasses } from '../joinClasses.ts'
import { SubjectIcon } from '../pictures/SubjectIcon.tsx'
import { filterSets, groupOf, noFilter, type SetFilter, setGroups } from './questionSetFilter.ts'
import styles from './SetPicker.module.css'

type SetPickerProps = { chosen: string | null; onChoose: (id: string) => void }

const subjectOptions = [{ value: 'all', text: hostTexts.allSubjects }, ...subjectChoices] as const

const whoseOptions = [
  { value: 'all', text: hostTexts.everyone },
  { value: 'mine', text: hostTexts.mine },
  { value: 'shared', text: hostTexts.shared },
  { value: 'ready', text: hostTexts.readyMade },
] as const

const mostSeen = 6

type FiltersProps = { filter: SetFilter; onChange: (filter: SetFilter) => void }

const Filters = ({ filter, onChange }: FiltersProps) => (
  <div className={styles.filters}>
    <TextInput
      label={hostTexts.searchSets}
      hideLabel
      icon="search"
      type="search"
      placeholder={hostTexts.searchPlaceholder}
      value={filter.words}
      onChange={(event) => onChange({ ...filter, words: event.target.value })}
    />
    <Select
      label={hostTexts.subject}
      hideLabel
      value={filter.subject}
      options={subjectOptions}
      onPick={(subject) => onChange({ ...filter, subject })}
    />
    <Select
      label={hostTexts.whose}
      hideLabel
      value={filter.whose}
      options={whoseOptions}
      onPick={(whose) => onChange({ ...filter, whose })}
    />
  </div>
)

const SetRow = ({ set, chosen, onChoose }: { set: QuestionSet; chosen: boolean; onChoose: (id: string) => void }) => (
  <label className={joinClasses(choice.choice, styles.row)}>
    <input type="radio" name="question-set" checked={chosen} onChange={() => onChoose(set.id)} />
    <SubjectIcon subject={set.subject} />
    <span className={styles.words}>
      <strong>
        <bdi>{set.title}</bdi>
      </strong>
      <small>
        {subjectNames[set.subject]} · {hostTexts.questionCount(countOfQuestions(set.questions))}
        {groupOf(set) === 'shared' && ` · ${hostTexts.by(set.createdBy)}`}
      </small>
    </span>
  </label>
)

const groupTitles = { mine: hostTexts.mine, shared: hostTexts.shared, ready: hostTexts.readyMade } as const

const SetRows = ({ title, sets, chosen, onChoose }: SetPickerProps & { title: string; sets: QuestionSet[] }) => {
  const id = useId()
  const [, navigate] = useLocation()
  if (sets.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the fieldset would be read out twice.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.whose}>
        {title}
      </p>
      {sets.map((set) => (
        <div key={set.id} className={styles.line}>
          <SetRow set={set} chosen={set.id === chosen} onChoose={onChoose} />
          {groupOf(set) === 'shared' && (
            <IconButton icon="eye" label={hostTexts.lookAt(set.title)} onClick={() => navigate(`/sets/${set.id}`)} />
          )}
        </div>
      ))}
    </div>
  )
}

/** All question sets that the user may play, to search, narrow down and pick from. */
export const SetPicker = ({ chosen, onChoose }: SetPickerProps) => {
  const { data: sets, error, reload } = useServerData<QuestionSet[]>('/api/question-sets')
  const [filter, setFilter] = useState(noFilter)
  if (error !== undefined && !sets) return <ErrorState message={error} onRetry={reload} />
  if (sets?.length === 0) {
    return (
      <EmptyState slime="blueberry" title={hostTexts.noSets} text={hostTexts.noSetsText}>
        <ButtonLink href="/create-set" look="mint" icon="plus">
          {hostTexts.createSet}
        </ButtonLink>
      </EmptyState>
    )
  }
  const shown = filterSets(sets ?? [], filter)
  return (
    <fieldset>
      <legend className={choice.legend}>{hostTexts.chooseSet}</legend>
      <div className={styles.picker}>
        <Filters filter={filter} onChange={setFilter} />
        {/* As high as the list of sets, which never fits at once, so that nothing below it moves. */}
        <div className={styles.rows}>
          {!sets && <SkeletonList count={mostSeen} height={64} />}
          {setGroups.map((group) => (
            <SetRows
              key={group}
              title={groupTitles[group]}
              sets={shown.filter((set) => groupOf(set) === group)}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
          {sets && shown.length === 0 && <p className={styles.none}>{hostTexts.noMatch}</p>}
        </div>
      </div>
    </fieldset>
  )
}
