import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { createQuestionSet } from '../../net/questionSets.ts'
import { dashboardPath } from '../../parts/dashboardPath.ts'
import { Page } from '../../parts/Page.tsx'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/questionSets.ts'
import { QuestionSetForm } from './QuestionSetForm.tsx'
import { emptySet } from './questionDraft.ts'

export default function CreateSetScreen() {
  const user = useUser()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [start] = useState(emptySet)
  return (
    <Page title={texts.createTitle} intro={texts.createIntro} back narrow>
      <QuestionSetForm
        start={start}
        startImporting={new URLSearchParams(search).has('import')}
        onSave={createQuestionSet}
        onSaved={() => {
          showToast(texts.created, 'success')
          playCue('success')
          navigate(dashboardPath(user), { replace: true })
        }}
      />
    </Page>
  )
}
