import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react'
import {
  aboutMaxLength,
  type QuestionSetRequest,
  questionsMax,
  titleMaxLength,
} from '../../../rooms/shared/contract/questionSets.ts'
import type { Answer } from '../../net/http.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { LateDialog } from '../../parts/dialog/LateDialog.tsx'
import { Select, TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { useStillWhile } from '../../parts/form/useStillWhile.ts'
import { type LeaveGuard, useLeaveGuard } from '../../parts/navigation/useLeaveGuard.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { playCue } from '../../state/sound.ts'
import { listTexts } from '../../texts/school/questionList.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { languageChoices } from '../../texts/school/setLanguages.ts'
import { subjectChoices } from '../../texts/school/subjects.ts'
import type { QuestionDraft, SetDraft } from './draftFields.ts'
import { lookAtMarks, lookAtQuestion } from './list/lookAtQuestion.ts'
import { QuestionList } from './list/QuestionList.tsx'
import { useQuestionList } from './list/useQuestionList.ts'
import styles from './QuestionSetForm.module.css'
import {
  type Complaints,
  complaintsAbout,
  countComplaints,
  isTooLarge,
  noComplaints,
  requestOf,
  roomIn,
  stillWrong,
  unmarkedNumbers,
  withImported,
} from './questionDraft.ts'
import { StorageLine } from './StorageLine.tsx'
import { allPicturesCame, arePicturesComing } from './takePicture.ts'

const loadTry = () => import('./TryDialog.tsx')
const loadImport = () => import('./ImportDialog.tsx')
const loadFinder = () => import('./list/FindQuestion.tsx')

/** A shorter list is quickly scrolled. */
const fewestToFind = 8

const subjectOptions = [{ value: '', text: '…' }, ...subjectChoices] as const

type QuestionSetFormProps = {
  start: SetDraft
  startImporting?: boolean
  /** Whether the draft comes from earlier typing. */
  isUnsaved?: boolean
  /** Called with the whole draft whenever the author changes it. */
  onChange?: (draft: SetDraft) => void
  /** `guard` lets the page leave for the login page without asking. */
  onSave: (request: QuestionSetRequest, guard: LeaveGuard) => Promise<Answer<unknown>>
  /** `isLeft`: its author has gone to another page meanwhile. */
  onSaved: (isLeft: boolean) => void
}

const leaving = {
  question: texts.leave,
  details: texts.leaveDetails,
  yes: texts.leaveYes,
  no: texts.stay,
  danger: true,
}

/** A new question marks its first answer as right. If no author touched that mark, we ask once whether it is meant. */
const askAboutMarks = (numbers: readonly number[]): Promise<boolean> =>
  askToConfirm({
    question: texts.unmarked(numbers.length),
    details: texts.unmarkedDetails(numbers),
    yes: texts.unmarkedYes(numbers.length),
    no: texts.unmarkedNo,
  })

/** A proxy before the server may let less through than the server does. */
const whyNot = ({ status, error }: { status: number; error: string }) =>
  status === 413 ? texts.picturesTooLarge : error

type Saving = Pick<QuestionSetFormProps, 'onSave' | 'onSaved'> & {
  draft: SetDraft
  setDraft: Dispatch<SetStateAction<SetDraft>>
  /** The questions with a picture that has come since the page was drawn. */
  questionsNow: () => QuestionDraft[]
  guard: LeaveGuard
}

/**
 * The steps from the form to a saved set: it waits for pictures, shows complaints, and asks about answers that nobody
 * marked. `busy` says what it is waiting for.
 */
function useSaving({ draft: drawn, setDraft, questionsNow, guard, onSave, onSaved }: Saving) {
  const [found, setFound] = useState(noComplaints)
  const [problem, setProblem] = useProblem([drawn])
  const [busy, setBusy] = useState<string | null>(null)
  const complaints = useMemo(() => stillWrong(found, drawn), [found, drawn])
  const save = async () => {
    setProblem(null)
    if (arePicturesComing()) {
      setBusy(texts.waitingForPicture)
      const came = await allPicturesCame()
      setBusy(null)
      if (!came) return setProblem(texts.pictureMissing)
    }
    const draft = { ...drawn, questions: questionsNow() }
    const wrong = complaintsAbout(draft)
    setFound(wrong)
    if (countComplaints(wrong) > 0) {
      playCue('error')
      // Wait for the next drawing, because the faulty fields are marked only then.
      requestAnimationFrame(lookAtWrong)
      return
    }
    const request = requestOf(draft) as QuestionSetRequest
    if (isTooLarge(request)) return setProblem(texts.picturesTooLarge)
    const unmarked = unmarkedNumbers(draft)
    if (unmarked.length > 0) {
      if (!(await askAboutMarks(unmarked))) return lookAtMarks(unmarked[0])
      setDraft((before) => ({ ...before, questions: before.questions.map((one) => ({ ...one, isMarked: true })) }))
    }
    setBusy(texts.saving)
    const answer = await onSave(request, guard)
    if (answer.ok) await guard.finish()
    setBusy(null)
    if (!answer.ok) return setProblem(whyNot(answer))
    onSaved(guard.isLeft())
  }
  const count = countComplaints(complaints)
  return { complaints, busy, save, alert: count > 0 ? texts.problems(count) : problem }
}

const lookAtWrong = () =>
  document.querySelector('form [role=alert]:not(:empty), form [aria-invalid]')?.scrollIntoView({ block: 'center' })

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
            setDraft(withImported(draft, questions, set))
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
  const guard = useLeaveGuard(isUnsaved === true || draft !== start, leaving)
  const { deeds, said, removed, questionsNow } = useQuestionList(draft, setDraft)
  const { complaints, busy, save, alert } = useSaving({ draft, setDraft, questionsNow, guard, onSave, onSaved })
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
      <Basics
        draft={draft}
        complaints={complaints}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
        onImport={() => setOpened('import')}
      />
      <QuestionList questions={draft.questions} complaints={complaints} deeds={deeds} said={said} removed={removed} />
      <Button look="paper" icon="plus" wide disabled={draft.questions.length >= questionsMax} onClick={deeds.add}>
        {texts.addQuestion}
      </Button>
      <TextInput
        label={texts.about}
        placeholder={texts.aboutPlaceholder}
        maxLength={aboutMaxLength}
        value={draft.about ?? ''}
        onChange={(event) => setDraft({ ...draft, about: event.target.value })}
      />
      <Select
        label={texts.language}
        hint={texts.languageHint}
        value={draft.language ?? ''}
        options={[{ value: '', text: texts.noLanguage }, ...languageChoices(draft.language ?? '')]}
        onPick={(language) => setDraft({ ...draft, language })}
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
