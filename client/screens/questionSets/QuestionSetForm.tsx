import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { aboutMaxLength, questionsMax, titleMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { LateDialog } from '../../parts/dialog/LateDialog.tsx'
import { Select, TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useStillWhile } from '../../parts/form/useStillWhile.ts'
import { useLeaveGuard } from '../../parts/navigation/useLeaveGuard.ts'
import { listTexts } from '../../texts/school/questionList.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { languageChoices } from '../../texts/school/setLanguages.ts'
import { subjectChoices } from '../../texts/school/subjects.ts'
import type { SetDraft } from './draftFields.ts'
import { lookAtQuestion } from './list/lookAtQuestion.ts'
import { QuestionList } from './list/QuestionList.tsx'
import { useQuestionList } from './list/useQuestionList.ts'
import styles from './QuestionSetForm.module.css'
import { type Complaints, roomIn, withImported } from './questionDraft.ts'
import { StorageLine } from './StorageLine.tsx'
import { type SetSaving, useSetSaving } from './useSetSaving.ts'

const loadTry = () => import('./TryDialog.tsx')
const loadImport = () => import('./ImportDialog.tsx')
const loadFinder = () => import('./list/FindQuestion.tsx')

/** A shorter list is quickly scrolled. */
const fewestToFind = 8

const subjectOptions = [{ value: '', text: '…' }, ...subjectChoices] as const

type QuestionSetFormProps = SetSaving & {
  start: SetDraft
  startImporting?: boolean
  /** Whether the draft comes from earlier typing. */
  isUnsaved?: boolean
  /** Called with the whole draft whenever the author changes it. */
  onChange?: (draft: SetDraft) => void
  /** `guard` lets the page leave for the login page without asking. */
}

const leaving = {
  question: texts.leave,
  details: texts.leaveDetails,
  yes: texts.leaveYes,
  no: texts.stay,
  danger: true,
}

type BasicsProps = {
  draft: SetDraft
  complaints: Complaints
  onChange: (changed: Partial<Omit<SetDraft, 'questions'>>) => void
  onImport: () => void
}

const Basics = ({ draft, complaints, onChange, onImport }: BasicsProps) => (
  <Card className={styles.basics}>
    <TextInput
      label={texts.title}
      placeholder={texts.titlePlaceholder}
      maxLength={titleMaxLength}
      required
      error={complaints.title}
      value={draft.title}
      onChange={(event) => onChange({ title: event.target.value })}
    />
    <Select
      label={texts.subject}
      required
      error={complaints.subject}
      value={draft.subject}
      options={subjectOptions}
      onPick={(subject) => onChange({ subject })}
    />
    <Button icon="upload" onClick={onImport}>
      {texts.importSet}
    </Button>
  </Card>
)

type Opened = 'import' | 'try' | 'find' | null

type DialogsProps = {
  opened: Opened
  draft: SetDraft
  complaints: Complaints
  setDraft: Dispatch<SetStateAction<SetDraft>>
  onClose: () => void
}

const Dialogs = ({ opened, draft, complaints, setDraft, onClose }: DialogsProps) => (
  <>
    {opened === 'import' && (
      <LateDialog
        load={loadImport}
        props={{
          room: roomIn(draft),
          onClose,
          onTake: (questions, set) => {
            setDraft((now) => withImported(now, questions, set))
            onClose()
          },
        }}
        onFailed={onClose}
      />
    )}
    {opened === 'try' && (
      <LateDialog
        load={loadTry}
        props={{ questions: draft.questions, language: draft.language, onClose }}
        onFailed={onClose}
      />
    )}
    {opened === 'find' && (
      <LateDialog
        load={loadFinder}
        props={{
          questions: draft.questions,
          complaints,
          onClose,
          onPick: (number) => {
            onClose()
            lookAtQuestion(number)
          },
        }}
        onFailed={onClose}
      />
    )}
  </>
)

export const QuestionSetForm = (props: QuestionSetFormProps) => {
  const { start, startImporting, isUnsaved, onChange, onSave, onSaved } = props
  const [draft, setDraft] = useState(start)
  const [opened, setOpened] = useState<Opened>(startImporting ? 'import' : null)
  /** Questions may have changed since the page was drawn: a picture has come. */
  const change: BasicsProps['onChange'] = (changed) => setDraft((now) => ({ ...now, ...changed }))
  const guard = useLeaveGuard(isUnsaved === true || draft !== start, leaving)
  const { deeds, said, removed, questionsNow } = useQuestionList(draft, setDraft)
  const { complaints, busy, save, alert } = useSetSaving({ draft, setDraft, questionsNow, guard, onSave, onSaved })
  const form = useRef<HTMLFormElement>(null)
  useStillWhile(busy !== null, form)
  useEffect(() => {
    if (draft !== start) onChange?.(draft)
  }, [draft, start, onChange])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Basics draft={draft} complaints={complaints} onChange={change} onImport={() => setOpened('import')} />
      <QuestionList questions={draft.questions} complaints={complaints} deeds={deeds} said={said} removed={removed} />
      <Button look="paper" icon="plus" wide disabled={draft.questions.length >= questionsMax} onClick={deeds.add}>
        {texts.addQuestion}
      </Button>
      <TextInput
        label={texts.about}
        placeholder={texts.aboutPlaceholder}
        maxLength={aboutMaxLength}
        value={draft.about ?? ''}
        onChange={({ target }) => change({ about: target.value })}
      />
      <Select
        label={texts.language}
        hint={texts.languageHint}
        value={draft.language ?? ''}
        options={[{ value: '', text: texts.noLanguage }, ...languageChoices(draft.language ?? '')]}
        onPick={(language) => change({ language })}
      />
      <StorageLine />
      <div className={styles.end}>
        <FormAlert message={alert} />
        <div className={styles.buttons}>
          <Button icon="play" size="large" onClick={() => setOpened('try')}>
            {texts.tryIt}
          </Button>
          {draft.questions.length >= fewestToFind && (
            <Button icon="search" size="large" onClick={() => setOpened('find')}>
              {listTexts.find}
            </Button>
          )}
          <Button type="submit" look="mint" size="large" busy={busy !== null}>
            {busy ?? texts.save}
          </Button>
        </div>
      </div>
      <Dialogs
        opened={opened}
        draft={draft}
        complaints={complaints}
        setDraft={setDraft}
        onClose={() => setOpened(null)}
      />
    </form>
  )
}
