import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react'
import type { QuestionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'
import type { Answer } from '../../net/http.ts'
import { useProblem } from '../../parts/form/useProblem.ts'
import type { LeaveGuard } from '../../parts/navigation/useLeaveGuard.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { playCue } from '../../state/sound.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import type { QuestionDraft, SetDraft } from './draftFields.ts'
import { lookAtMarks } from './list/lookAtQuestion.ts'
import {
  complaintsAbout,
  countComplaints,
  noComplaints,
  requestOf,
  stillWrong,
  unmarkedNumbers,
} from './questionDraft.ts'
import { allPicturesCame, arePicturesComing } from './takePicture.ts'

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

export type SetSaving = {
  onSave: (request: QuestionSetRequest, guard: LeaveGuard) => Promise<Answer<unknown>>
  /** `isLeft`: its author has gone to another page meanwhile. */
  onSaved: (isLeft: boolean) => void
}

type Saving = SetSaving & {
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
export function useSetSaving({ draft: drawn, setDraft, questionsNow, guard, onSave, onSaved }: Saving) {
  const [found, setFound] = useState(noComplaints)
  const [problem, setProblem] = useProblem([drawn])
  const [busy, setBusy] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    // A picture that has come changes the form, and this is said of the form as it is drawn now.
    if (!isMissing) return
    setMissing(false)
    setProblem(texts.pictureMissing)
  })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const complaints = useMemo(() => stillWrong(found, drawn), [found, drawn])
  /** Waits for the pictures that are under way. */
  const pictures = async (): Promise<'here' | 'missing' | 'left'> => {
    if (!arePicturesComing()) return 'here'
    setBusy(texts.waitingForPicture)
    const came = await allPicturesCame()
    setBusy(null)
    // An author who has left the page has discarded what was not saved.
    if (!isHere.current) return 'left'
    return came ? 'here' : 'missing'
  }
  const save = async () => {
    setProblem(null)
    const came = await pictures()
    if (came === 'left') return
    if (came === 'missing') {
      setMissing(true)
      return
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
