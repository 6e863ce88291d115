import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { createQuestionSet } from '../../net/questionSets.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Page } from '../../parts/navigation/Page.tsx'
import { FoldedNote } from '../../parts/secrets/FoldedNote.tsx'
import { creatingOnce } from '../../state/attempts.ts'
import { forgetDraft, keepDraft, keptDraft } from '../../state/kept/keptDraft.ts'
import { signedInUser, useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import type { SetDraft } from './draftFields.ts'
import { QuestionSetForm } from './QuestionSetForm.tsx'
import { draftAgain, emptySet } from './questionDraft.ts'
import { savingInSteps } from './saving/picturesAhead.ts'

/** `by` is the author. A visitor's draft passes to the account that signs in; an account's draft passes to no other. */
type Kept = { by: string | null; draft: SetDraft }

/** Whoever is logged out while they write is still the author. */
const keeping = () => {
  let by = signedInUser()?.id ?? null
  return (draft: SetDraft) => {
    by = signedInUser()?.id ?? by
    keepDraft({ by, draft } satisfies Kept)
  }
}

const takenUp = (): SetDraft | null => {
  const kept = keptDraft() as Kept | null
  const isOurs = kept !== null && (kept.by === null || kept.by === signedInUser()?.id)
  return isOurs ? draftAgain(kept.draft) : null
}

export default function CreateSetScreen() {
  const user = useUser()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [kept] = useState(takenUp)
  const [start] = useState(() => kept ?? emptySet())
  const [keep] = useState(keeping)
  const [createOnce] = useState(() => creatingOnce(createQuestionSet))
  const [inSteps] = useState(savingInSteps)
  const isSigningIn = useRef(false)
  // An author who leaves was asked and has given up the draft. Only the login page leads back here, so only then we keep it.
  useEffect(() => () => void (isSigningIn.current || forgetDraft()), [])
  return (
    <Page title={texts.createTitle} intro={user ? texts.createIntro : texts.createAsVisitor} back narrow>
      <QuestionSetForm
        start={start}
        isUnsaved={kept !== null}
        startImporting={new URLSearchParams(search).has('import')}
        onChange={keep}
        onSave={async (request, guard) => {
          const answer = await inSteps(request, createOnce)
          if (!answer.ok && answer.status === 401 && !guard.isLeft()) {
            isSigningIn.current = true
            await guard.finish(false)
            navigate('/login', { state: { to: '/create-set', why: 'set' } })
          }
          return answer
        }}
        onSaved={(isLeft) => {
          showToast(texts.created, 'success')
          playCue('success')
          // An author who has left may already have begun another set.
          if (isLeft) return
          forgetDraft()
          navigate(dashboardPath(user), { replace: true })
        }}
      />
      <FoldedNote place="create" />
    </Page>
  )
}
