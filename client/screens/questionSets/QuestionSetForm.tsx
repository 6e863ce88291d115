import { lazy, Suspense, useCallback, useState } from 'react'
import {
  type QuestionSetRequest,
  questionsMax,
  subjects,
  titleMaxLength,
} from '../../../rooms/shared/contract/questionSets.ts'
import type { Answer } from '../../net/http.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Select, TextInput } from '../../parts/Field.tsx'
import { FormAlert } from '../../parts/FormAlert.tsx'
import { useLeaveGuard } from '../../parts/useLeaveGuard.ts'
import { playCue } from '../../state/sound.ts'
import { questionSetTexts as texts } from '../../texts/questionSets.ts'
import { QuestionEditor } from './QuestionEditor.tsx'
import styles from './QuestionSetForm.module.css'
import {
  type Complaints,
  complaintsAbout,
  emptyQuestion,
  moveQuestion,
  type QuestionDraft,
  type SetDraft,
  withImported,
} from './questionDraft.ts'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

const subjectOptions = [
  { value: '', text: '…' },
  ...subjects.map((subject) => ({ value: subject, text: subject })),
] as const

const noComplaints: Complaints = { places: new Map(), count: 0 }

type QuestionSetFormProps = {
  start: SetDraft
  startImporting?: boolean
  onSave: (request: QuestionSetRequest) => Promise<Answer<unknown>>
  onSaved: () => void
}

const leaving = {
  question: texts.leave,
  details: texts.leaveDetails,
  yes: texts.leaveYes,
  no: texts.stay,
  danger: true,
}

export const QuestionSetForm = ({ start, startImporting, onSave, onSaved }: QuestionSetFormProps) => {
  const [draft, setDraft] = useState(start)
  const [importing, setImporting] = useState(startImporting ?? false)
  const [complaints, setComplaints] = useState(noComplaints)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const letGo = useLeaveGuard(draft !== start, leaving)

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
    const found = complaintsAbout(draft)
    setComplaints(found)
    if (found.count > 0) {
      playCue('error')
      setProblem(texts.problems(found.count))
      document.querySelector('form [role=alert]:not(:empty), [aria-invalid]')?.scrollIntoView({ block: 'center' })
      return
    }
    setProblem(null)
    setBusy(true)
    const answer = await onSave(draft as QuestionSetRequest)
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
          error={complaints.places.get('title')}
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
        <Select
          label={texts.subject}
          required
          error={complaints.places.get('subject')}
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
            complaint={complaints.places.get(`questions.${index}`)}
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
      <div className={styles.end}>
        <FormAlert message={problem} />
        <Button type="submit" look="mint" size="large" wide busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setImporting(false)}
            onTake={(questions) => {
              setDraft(withImported(draft, questions.slice(0, questionsMax)))
              setImporting(false)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
