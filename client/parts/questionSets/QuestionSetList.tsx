import { type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'wouter'
import { countOfQuestions, isKeyed, type QuestionSet, subjects } from '../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { deleteQuestionSet, questionSetsPath, readQuestionSet } from '../../net/questionSets.ts'
import { useServerData } from '../../net/useServerData.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'
import { hostTexts } from '../../texts/school/host.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { sharingTexts } from '../../texts/school/sharing.ts'
import { subjectNames } from '../../texts/school/subjects.ts'
import { Badge } from '../Badge.tsx'
import { ButtonLink } from '../Button.tsx'
import { Card, CardHead } from '../Card.tsx'
import { copyText } from '../copyText.ts'
import { LateDialog } from '../dialog/LateDialog.tsx'
import { MenuButton, type MenuEntry } from '../dialog/MenuButton.tsx'
import { EmptyState, ErrorState } from '../feedback/Notice.tsx'
import { SkeletonList } from '../feedback/Skeleton.tsx'
import { TextInput } from '../form/Field.tsx'
import { Tabs } from '../form/Tabs.tsx'
import { filterSets, noFilter } from '../host/questionSetFilter.ts'
import { IconButton } from '../IconButton.tsx'
import { keptWhileAway, useKeptWhileAway } from '../navigation/keptWhileAway.ts'
import { Icon } from '../pictures/Icon.tsx'
import { SubjectIcon } from '../pictures/SubjectIcon.tsx'
import { stopSharing, useSharingDialogs } from '../sharing/useSharingDialogs.tsx'
import { useOnePress } from '../useOnePress.ts'
import { DuplicatingContext, useDuplicating } from './duplicating.ts'
import styles from './QuestionSetList.module.css'
import { copiedFrom } from './takeCopy.ts'

const remove = async ({ id, title }: QuestionSet): Promise<boolean> => {
  const sure = await askToConfirm({ question: texts.removeQuestion(title), yes: texts.removeYes, danger: true })
  if (!sure) return false
  const answer = await deleteQuestionSet(id)
  showToast(answer.ok ? texts.removed : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

type WholeSet = QuestionSet & { questions: KeyedQuestion[] }

/** A file needs everything, also the answers, which the server hides while a class plays the set. */
const withWhole = async ({ id }: QuestionSet, use: (set: WholeSet) => void): Promise<void> => {
  const answer = await readQuestionSet(id)
  if (!answer.ok) return void showToast(answer.error, 'error')
  const questions = answer.value.questions.filter(isKeyed)
  if (questions.length < answer.value.questions.length) return void showToast(refusalWords('beingPlayed'), 'error')
  use({ ...answer.value, questions })
}

const copyLink = ({ id }: QuestionSet) => copyText(new URL(`/sets/${id}`, location.href).href, sharingTexts.linkCopied)

const loadExport = () => import('./ExportDialog.tsx')

const SetActions = ({ set }: { set: QuestionSet }) => {
  const [, navigate] = useLocation()
  const { dialogs, share } = useSharingDialogs()
  const press = useOnePress()
  const { underWay, duplicate, take } = useContext(DuplicatingContext)
  const [exported, setExported] = useState<WholeSet | null>(null)
  const keep: MenuEntry = { text: texts.exportSet, icon: 'download', onPick: () => void withWhole(set, setExported) }
  const thing = { kind: 'set', id: set.id, title: set.title } as const
  const link: MenuEntry = { text: sharingTexts.copyLink, icon: 'copy', onPick: () => void copyLink(set) }
  const ownEntries: MenuEntry[] = [
    { text: sharingTexts.share, icon: 'people', onPick: () => share(thing, set.sharing) },
    ...(set.sharing === 'me' ? [] : [link]),
    { text: texts.duplicate, icon: 'copy', onPick: () => void duplicate(set) },
    keep,
  ]
  const copying: MenuEntry = { text: sharingTexts.takeCopy, icon: 'copy', onPick: () => void take(set) }
  const look: MenuEntry = { text: sharingTexts.look, icon: 'eye', onPick: () => navigate(`/sets/${set.id}`) }
  const othersEntries: MenuEntry[] = [
    look,
    copying,
    link,
    { text: sharingTexts.stop, icon: 'strike', danger: true, onPick: () => void stopSharing(thing) },
  ]
  const readyEntries = [look, copying, keep]
  const entries = set.mine ? ownEntries : set.readyMade ? readyEntries : othersEntries
  return (
    <div className={styles.actions} aria-busy={underWay === set.id || undefined}>
      {set.mine && (
        <>
          <IconButton icon="edit" label={texts.edit(set.title)} onClick={() => navigate(`/edit-set/${set.id}`)} />
          <IconButton
            icon="trash"
            look="danger"
            label={texts.remove(set.title)}
            onClick={() => void press(() => remove(set))}
          />
        </>
      )}
      <MenuButton label={texts.more(set.title)} bare className={styles.more} entries={entries}>
        <Icon name="list" size={20} />
      </MenuButton>
      {dialogs}
      {exported && (
        <LateDialog
          load={loadExport}
          props={{ set: exported, onClose: () => setExported(null) }}
          onFailed={() => setExported(null)}
        />
      )}
    </div>
  )
}

type Tab = 'mine' | 'shared' | 'ready'

/** More than these are folded by their subjects. */
const mostUnfolded = 6

/** Which subjects of each list the user has opened or folded. */
type Unfolded = Partial<Record<string, boolean>>
const keptUnfolded = keptWhileAway<Unfolded>({})

type SetRowsProps = {
  sets: readonly QuestionSet[]
  list: Tab
  unfolded: Unfolded
  onFold: (place: string, isOpen: boolean) => void
}

/** Many sets are grouped by subject. The subject of the newest set is open. */
const SetRows = ({ sets, list, unfolded, onFold }: SetRowsProps) => {
  if (sets.length <= mostUnfolded) return <Rows sets={sets} />
  const [newest] = sets
  return (
    <div className={styles.rows}>
      {subjects.map((subject) => {
        const some = sets.filter((set) => set.subject === subject)
        const place = `${list} ${subject}`
        return (
          some.length > 0 && (
            <details
              key={subject}
              className={styles.subject}
              open={unfolded[place] ?? subject === newest?.subject}
              onToggle={({ currentTarget }) => onFold(place, currentTarget.open)}
            >
              <summary>
                <SubjectIcon subject={subject} />
                <span>{subjectNames[subject]}</span>
                <Badge>{texts.setCount(some.length)}</Badge>
                <Icon name="down" size={20} />
              </summary>
              <Rows sets={some} />
            </details>
          )
        )
      })}
    </div>
  )
}

const Rows = ({ sets }: { sets: readonly QuestionSet[] }) => (
  <ul className={styles.rows}>
    {sets.map((set) => (
      <li key={set.id} className={styles.row}>
        <SubjectIcon subject={set.subject} />
        <div className={styles.words}>
          <h3>
            <bdi>{set.title}</bdi>
          </h3>
          <p>
            {subjectNames[set.subject]} · {texts.questionCount(countOfQuestions(set.questions))}
            {!set.readyMade && <> · {set.mine ? sharingTexts.names[set.sharing] : sharingTexts.by(set.createdBy)}</>}
          </p>
          {set.after && <p>{copiedFrom(set)}</p>}
          {set.about && <p>{set.about}</p>}
          {set.stopped && <Badge tone="berry">{sharingTexts.stopped}</Badge>}
        </div>
        <SetActions set={set} />
      </li>
    ))}
  </ul>
)

const NoSets = ({ withButton }: { withButton: boolean }) => (
  <EmptyState slime="blueberry" title={texts.emptyTitle} text={texts.emptyText}>
    {withButton && (
      <ButtonLink href="/create-set" look="mint" icon="plus">
        {texts.create}
      </ButtonLink>
    )}
  </EmptyState>
)

const NoneShared = () => <EmptyState slime="forest" title={texts.noneShared} text={texts.noneSharedText} />

type FinderProps = { words: string; onChange: (words: string) => void }

const Finder = ({ words, onChange }: FinderProps) => (
  <div className={styles.finder}>
    <TextInput
      label={texts.search}
      hideLabel
      icon="search"
      type="search"
      placeholder={hostTexts.searchPlaceholder}
      value={words}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)

/** Sets that were found are not folded, whatever their subject. */
const FoundRows = ({ sets }: { sets: readonly QuestionSet[] }) =>
  sets.length > 0 ? <Rows sets={sets} /> : <p role="status">{hostTexts.noMatch}</p>

const keptTab = keptWhileAway<Tab>('mine')
const keptWords = keptWhileAway('')

/** The user's own question sets to edit, share and delete; for teachers also those of others and ready-made ones to copy. */
export const QuestionSetList = ({ showReady }: { showReady?: boolean }) => {
  const { data: sets, error, reload } = useServerData<QuestionSet[]>(questionSetsPath)
  const [tab, setTab] = useKeptWhileAway(keptTab)
  const [words, setWords] = useKeptWhileAway(keptWords)
  const [unfolded, setUnfolded] = useKeptWhileAway(keptUnfolded)
  const duplicating = useDuplicating(sets)
  if (error !== undefined && !sets) return <ErrorState message={error} onRetry={reload} />
  const isSearched = words.trim() !== ''
  const found = filterSets(sets ?? [], { ...noFilter, words })
  const mine = found.filter((set) => set.mine)
  const shared = found.filter((set) => !set.mine && !set.readyMade)
  const ready = found.filter((set) => set.readyMade)
  const owned = sets?.filter((set) => set.mine).length ?? 0
  const written = sets?.filter((set) => !set.readyMade).length ?? 0
  const fold = { unfolded, onFold: (place: string, isOpen: boolean) => setUnfolded({ ...unfolded, [place]: isOpen }) }
  const rowsOf = (list: Tab, some: readonly QuestionSet[], none: ReactNode) =>
    isSearched ? <FoundRows sets={some} /> : some.length > 0 ? <SetRows sets={some} list={list} {...fold} /> : none
  const mineRows = rowsOf('mine', mine, <NoSets withButton={!showReady} />)
  return (
    <DuplicatingContext value={duplicating}>
      <Card aria-labelledby="question-sets">
        <CardHead title={texts.yours} id="question-sets">
          <ButtonLink href="/create-set?import" size="small" icon="upload">
            {texts.importSet}
          </ButtonLink>
          {/* A teacher's page has this button at its top, and an empty list has it in its middle. */}
          {!showReady && owned > 0 && (
            <ButtonLink href="/create-set" size="small" look="mint" icon="plus">
              {texts.create}
            </ButtonLink>
          )}
        </CardHead>
        {!sets && <SkeletonList />}
        {(showReady ? written : owned) > mostUnfolded && <Finder words={words} onChange={setWords} />}
        {sets && !showReady && mineRows}
        {sets && showReady && (
          <Tabs
            label={texts.listLabel}
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { key: 'mine', text: texts.mineTab(mine.length), panel: mineRows },
              {
                key: 'shared',
                text: texts.sharedTab(shared.length),
                panel: rowsOf('shared', shared, <NoneShared />),
              },
              { key: 'ready', text: texts.readyTab(ready.length), panel: rowsOf('ready', ready, null) },
            ]}
          />
        )}
      </Card>
    </DuplicatingContext>
  )
}
