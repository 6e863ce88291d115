import { useCallback, useEffect, useMemo, useState } from 'react'
import { type QuestionSetRequest, questionsMax, titleMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import type { Answer } from '../../net/http.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { LateDialog } from '../../parts/dialog/LateDialog.tsx'
import { Select, TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useLeaveGuard } from '../../parts/navigation/useLeaveGuard.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { playCue } from '../../state/sound.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { subjectChoices } from '../../texts/school/subjects.ts'
import { QuestionEditor } from './QuestionEditor.tsx'
import styles from './QuestionSetForm.module.css'
import {
  type Complaints,
  complaintsAbout,
  emptyQuestion,
  moveQuestion,
  type QuestionDraft,
  requestOf,
  roomIn,
  type SetDraft,
  stillWrong,
  unmarkedNumbers,
  withImported,
} from './questionDraft.ts'
import { StorageLine } from './StorageLine.tsx'

const loadTry = () => import('./TryDialog.tsx')
const loadImport = () => import('./ImportDialog.tsx')

const subjectOptions = [{ value: '', text: '…' }, ...subjectChoices] as const

const noComplaints: Complaints = new Map()

type QuestionSetFormProps = {
  start: SetDraft
  startImporting?: boolean
  /** Whether the draft comes from earlier typing. */
  isUnsaved?: boolean
  /** Called with what has been typed, whenever that changes. */
  onChange?: (draft: SetDraft) => void
  /** `letGo`: to leave for the login page without being asked. */
  onSave: (request: QuestionSetRequest, letGo: () => void) => Promise<Answer<unknown>>
  onSaved: () => void
}

const leaving = {
  question: texts.leave,
  details: texts.leaveDetails,
  yes: texts.leaveYes,
  no: texts.stay,
  danger: true,
}

/** Once what was asked has gone: it gives the focus back to what had it, which would take the page away again. */
const lookAt = (number: number | undefined): void => {
  if (document.querySelector('[role="alertdialog"]')) return void requestAnimationFrame(() => lookAt(number))
  requestAnimationFrame(() => {
    const question = document.getElementById(`question-${number}`)
    question?.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'center' })
  })
}

/** The first answer is right until somebody says otherwise; it is asked once whether they meant it. */
const askAboutMarks = (numbers: readonly number[]): Promise<boolean> =>
  askToConfirm({
    question: texts.unmarked(numbers.length),
    details: texts.unmarkedDetails(numbers),
    yes: texts.unmarkedYes(numbers.length),
    no: texts.unmarkedNo,
  })

export const QuestionSetForm = (props: QuestionSetFormProps) => {
  const { start, startImporting, isUnsaved, onChange, onSave, onSaved } = props
  const [draft, setDraft] = useState(start)
  const [importing, setImporting] = useState(startImporting ?? false)
  const [trying, setTrying] = useState(false)
  const [found, setFound] = useState(noComplaints)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const letGo = useLeaveGuard(isUnsaved === true || draft !== start, leaving)
  const complaints = useMemo(() => stillWrong(found, draft), [found, draft])
  useEffect(() => {
    if (draft !== start) onChange?.(draft)
  }, [draft, start, onChange])

  const changeQuestions = useCallback(
    (edit: (questions: QuestionDraft[]) => QuestionDraft[]) =>
      setDraft((before) => ({ ...before, questions: edit(before.questions) })),
    [],
  )
  const change = useCallback(
    (changed: QuestionDraft) =>
      changeQuestions((all) => all.map((question) => (question.key === changed.key ? changed : question))),
    [changeQuestions],
  )
  const remove = useCallback(
    (key: number) => changeQuestions((all) => (all.length > 1 ? all.filter((question) => question.key !== key) : all)),
    [changeQuestions],
  )
  const move = useCallback(
    (key: number, by: -1 | 1) =>
      changeQuestions((all) =>
        moveQuestion(
          all,
          all.findIndex((question) => question.key === key),
          by,
        ),
      ),
    [changeQuestions],
  )

  const save = async () => {
    const wrong = complaintsAbout(draft)
    setFound(wrong)
    setProblem(null)
    if (wrong.size > 0) {
      playCue('error')
      document.querySelector('form [role=alert]:not(:empty), [aria-invalid]')?.scrollIntoView({ block: 'center' })
      return
    }
    const unmarked = unmarkedNumbers(draft)
    if (unmarked.length > 0) {
      if (!(await askAboutMarks(unmarked))) return lookAt(unmarked[0])
      changeQuestions((all) => all.map((question) => ({ ...question, isMarked: true })))
    }
    setBusy(true)
    const answer = await onSave(requestOf(draft) as QuestionSetRequest, letGo)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    letGo()
    onSaved()
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Card className={styles.basics}>
        <TextInput
          label={texts.title}
          placeholder={texts.titlePlaceholder}
          maxLength={titleMaxLength}
          required
          error={complaints.get('title')}
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
        <Select
          label={texts.subject}
          required
          error={complaints.get('subject')}
          value={draft.subject}
          options={subjectOptions}
          onPick={(subject) => setDraft({ ...draft, subject })}
        />
        <Button icon="upload" onClick={() => setImporting(true)}>
          {texts.importSet}
        </Button>
      </Card>
      <ol className={styles.questions}>
        {draft.questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            draft={question}
            number={index + 1}
            total={draft.questions.length}
            complaint={complaints.get(question.key)}
            onChange={change}
            onRemove={remove}
            onMove={move}
          />
        ))}
      </ol>
      <Button
        look="paper"
        icon="plus"
        wide
        disabled={draft.questions.length >= questionsMax}
        onClick={() => changeQuestions((all) => [...all, emptyQuestion()])}
      >
        {texts.addQuestion}
      </Button>
      <StorageLine />
      <div className={styles.end}>
        <FormAlert message={complaints.size > 0 ? texts.problems(complaints.size) : problem} />
        <div className={styles.buttons}>
          <Button icon="play" size="large" onClick={() => setTrying(true)}>
            {texts.tryIt}
          </Button>
          <Button type="submit" look="mint" size="large" busy={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </div>
      </div>
      {importing && (
        <LateDialog
          load={loadImport}
          props={{
            room: roomIn(draft),
            onClose: () => setImporting(false),
            onTake: (questions, set) => {
              setDraft(withImported(draft, questions, set))
              setImporting(false)
            },
          }}
          onFailed={() => setImporting(false)}
        />
      )}
      {trying && (
        <LateDialog
          load={loadTry}
          props={{ questions: draft.questions, onClose: () => setTrying(false) }}
          onFailed={() => setTrying(false)}
        />
      )}
    </form>
  )
}
