import { useMemo } from 'react'
import { Redirect, useLocation, useParams } from 'wouter'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { questionSetsPath } from '../../net/questionSets.ts'
import { useServerData } from '../../net/useServerData.ts'
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
import { savingOver } from './savingOver.ts'

export default function EditSetScreen() {
  const { setId = '' } = useParams<{ setId: string }>()
  const user = useUser()
  const [, navigate] = useLocation()
  const { data, error, reload } = useServerData<QuestionSet>(`${questionSetsPath}/${setId}`)
  const { asked, withSession } = useLogInAgain()
  const saveOver = useMemo(() => savingOver(setId), [setId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; data that arrives later must not overwrite the author's typing.
  const opened = useMemo(() => data && { draft: draftOfSet(data), version: data.version }, [data?.id])
  // Somebody passed on the author's address. Other users get no answers to edit, but may read and copy the set.
  if (data && !data.mine) return <Redirect to={`/sets/${setId}`} replace />
  return (
    <Page title={texts.editTitle} back narrow>
      {error !== undefined && !data && <ErrorState message={error} onRetry={reload} />}
      {!opened && error === undefined && <SkeletonList height={220} />}
      {opened && (
        <QuestionSetForm
          key={data?.id}
          start={opened.draft}
          onSave={(request) => withSession(() => saveOver(request, opened.version))}
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
