import { useEffect, useMemo, useState } from 'react'
import { Redirect, useLocation, useParams } from 'wouter'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { useConnection } from '../../net/connection.ts'
import type { Answer } from '../../net/http.ts'
import { readQuestionSet } from '../../net/questionSets.ts'
import { LogInAgain } from '../../parts/account/LogInAgain.tsx'
import { useLogInAgain } from '../../parts/account/useLogInAgain.ts'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Page } from '../../parts/navigation/Page.tsx'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { QuestionSetForm } from './QuestionSetForm.tsx'
import { draftOfSet } from './questionDraft.ts'
import { savingInSteps } from './saving/picturesAhead.ts'
import { savingOver } from './savingOver.ts'

/** A server that starts or is busy says so and comes back: the page asks again, with longer and longer pauses. */
const firstPauseMs = 2_000
const mostDoublings = 4

/** The set as it is now. What a list or an earlier visit remembers may be older. */
const useSetNow = (id: string) => {
  const [read, setRead] = useState<{ answer: Answer<QuestionSet>; attempt: number } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const online = useConnection((connection) => connection.online)
  const answer = read?.answer
  const isRead = answer?.ok === true && answer.value.id === id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what arrives later must not overwrite the author's typing. A read that failed is repeated when asked for, and once the server answers again.
  useEffect(() => {
    if (isRead) return
    let stillWanted = true
    void readQuestionSet(id).then((answer) => stillWanted && setRead({ answer, attempt }))
    return () => {
      stillWanted = false
    }
  }, [id, attempt, online])
  useEffect(() => {
    if (read?.answer.ok !== false || read.answer.status < 500) return
    const pauseMs = firstPauseMs * 2 ** Math.min(read.attempt, mostDoublings)
    const again = setTimeout(() => setAttempt(read.attempt + 1), pauseMs)
    return () => clearTimeout(again)
  }, [read])
  return {
    set: isRead ? answer.value : undefined,
    error: answer?.ok === false ? answer.error : undefined,
    readAgain: () => {
      setRead(null)
      setAttempt(attempt + 1)
    },
  }
}

export default function EditSetScreen() {
  const { setId = '' } = useParams<{ setId: string }>()
  const user = useUser()
  const [, navigate] = useLocation()
  const { set, error, readAgain } = useSetNow(setId)
  const { asked, withSession } = useLogInAgain()
  const saveOver = useMemo(() => savingOver(setId), [setId])
  const [inSteps] = useState(savingInSteps)
  const start = useMemo(() => set && draftOfSet(set), [set])
  // Somebody passed on the author's address. Other users get no answers to edit, but may read and copy the set.
  if (set && !set.mine) return <Redirect to={`/sets/${setId}`} replace />
  return (
    <Page title={texts.editTitle} back narrow>
      {error !== undefined && <ErrorState message={error} onRetry={readAgain} />}
      {!set && error === undefined && <SkeletonList height={220} />}
      {set && start && (
        <QuestionSetForm
          key={set.id}
          start={start}
          onSave={(request) => withSession(() => inSteps(request, (light) => saveOver(light, set.version)))}
          onSaved={(isLeft) => {
            showToast(texts.saved, 'success')
            playCue('success')
            if (!isLeft) navigate(dashboardPath(user), { replace: true })
          }}
        />
      )}
      {asked && <LogInAgain asked={asked} />}
    </Page>
  )
}
