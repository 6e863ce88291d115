import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import {
  countOfQuestions,
  isKeyed,
  type QuestionSet,
  type ShownQuestion,
} from '../../../rooms/shared/contract/questionSets.ts'
import { kindOf } from '../../../rooms/shared/questions/question.ts'
import { askedParts } from '../../../rooms/shared/questions/questionKinds.ts'
import { questionSetsPath } from '../../net/questionSets.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { copiedFrom, takeCopy } from '../../parts/questionSets/takeCopy.ts'
import { stopSharing, useSharingDialogs } from '../../parts/sharing/useSharingDialogs.tsx'
import { useUser } from '../../state/session.ts'
import { kindTexts } from '../../texts/school/kinds.ts'
import { questionSetTexts } from '../../texts/school/questionSets.ts'
import { sharingTexts as texts } from '../../texts/school/sharing.ts'
import { subjectNames } from '../../texts/school/subjects.ts'
import styles from './SetScreen.module.css'

const Actions = ({ set }: { set: QuestionSet }) => {
  const user = useUser()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const { dialogs, flag } = useSharingDialogs()
  const thing = { kind: 'set', id: set.id, title: set.title } as const
  const isTeacher = user?.role === 'teacher'
  const take = async () => {
    setBusy(true)
    const copy = await takeCopy(set.id)
    setBusy(false)
    if (copy) navigate(`/edit-set/${copy.id}`)
  }
  if (set.mine) {
    return (
      <ButtonLink href={`/edit-set/${set.id}`} look="grape" icon="edit">
        {questionSetTexts.editTitle}
      </ButtonLink>
    )
  }
  return (
    <>
      {!isTeacher && !set.readyMade && (
        <Button icon="flag" onClick={() => flag(thing)}>
          {texts.flag}
        </Button>
      )}
      {isTeacher && !set.readyMade && (
        <Button
          look="berry"
          onClick={() => void stopSharing(thing).then((isStopped) => isStopped && navigate(dashboardPath(user)))}
        >
          {texts.stop}
        </Button>
      )}
      {isTeacher && (
        <Button look="mint" icon="copy" busy={busy} onClick={() => void take()}>
          {texts.takeCopy}
        </Button>
      )}
      {user?.role === 'student' && (
        <ButtonLink href={`/practice?set=${set.id}`} look="mint" icon="play">
          {texts.practise}
        </ButtonLink>
      )}
      {dialogs}
    </>
  )
}

type QuestionProps = { shown: ShownQuestion; number: number; language: string | undefined }

const Question = ({ shown, number, language }: QuestionProps) => {
  const { answers, answerImages } = isKeyed(shown) ? askedParts(shown) : shown
  const kind = kindOf(shown)
  return (
    <Card as="li" tight className={styles.question}>
      {shown.image && <img className={styles.picture} src={shown.image} alt="" />}
      <h2>
        {number}. {worded(shown.question, language)}
      </h2>
      {kind !== 'choice' && <Badge tone="grape">{kindTexts.names[kind]}</Badge>}
      <ul className={joinClasses(styles.answers, kind === 'choice' && styles.lettered)}>
        {answers.map((answer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers may be the same, and none moves.
          <li key={place}>
            {answerImages?.[place] && <img className={styles.small} src={answerImages[place]} alt="" />}
            {worded(answer, language)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A set for readers who may see it: shared links lead here, and copies start here. */
export default function SetScreen() {
  const { setId = '' } = useParams<{ setId: string }>()
  const { data: set, error, reload } = useServerData<QuestionSet>(`${questionSetsPath}/${setId}`)
  return (
    <Page
      title={set?.title ?? texts.setTitle}
      intro={
        set &&
        `${subjectNames[set.subject]} · ${questionSetTexts.questionCount(countOfQuestions(set.questions))} · ${texts.by(set.createdBy)}`
      }
      actions={set && <Actions set={set} />}
      back
      narrow
    >
      {error !== undefined && !set && <ErrorState message={error} onRetry={reload} />}
      {!set && error === undefined && <SkeletonList height={96} />}
      {set && (
        <Stack>
          {set.after && <p className={styles.hint}>{copiedFrom(set)}</p>}
          {set.about && <p className={styles.hint}>{set.about}</p>}
          {!set.mine && <p className={styles.hint}>{texts.noAnswers}</p>}
          <ol className={styles.questions}>
            {set.questions.map((question, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same, and none moves here.
              <Question key={index} shown={question} number={index + 1} language={set.language} />
            ))}
          </ol>
        </Stack>
      )}
    </Page>
  )
}
