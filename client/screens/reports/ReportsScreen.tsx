import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { type ReportSummary, reportListLimit } from '../../../rooms/shared/contract/reports.ts'
import { modes } from '../../modes/modes.ts'
import { olderReports, reportListPath } from '../../net/reports.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { dayAndTimeText, percentText } from '../../texts/parts.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import styles from './Reports.module.css'
import { ShareRing } from './ShareRing.tsx'

const Row = ({ report }: { report: ReportSummary }) => (
  <li>
    <Link href={`/reports/${report.id}`} className={styles.row}>
      <ModePicture mode={report.gameMode} width={84} />
      <span className={styles.words}>
        <strong>{report.title}</strong>
        <small>
          {dayAndTimeText(report.finishedAt)} · {texts.players(report.playerCount)} ·{' '}
          {texts.questions(report.questionCount)}
          {report.hostedBy !== undefined && ` · ${texts.hostedBy(report.hostedBy)}`}
        </small>
        <span>
          <Badge tone="grape">{modes[report.gameMode].words.name}</Badge> <Badge>{texts.code(report.gameCode)}</Badge>{' '}
          {report.className !== undefined && <Badge tone="mint">{report.className}</Badge>}
        </span>
      </span>
      <ShareRing share={report.correctShare} label={texts.correct(percentText(report.correctShare))} />
    </Link>
  </li>
)

export default function ReportsScreen() {
  const user = useUser()
  const classId = new URLSearchParams(useSearch()).get('class')
  const { data: newest, error, reload } = useServerData<ReportSummary[]>(reportListPath(classId))
  const [older, setOlder] = useState<ReportSummary[]>([])
  const [exhausted, setExhausted] = useState(false)
  const reports = newest && [...newest, ...older]
  const last = reports?.at(-1)
  const className = classId === null ? undefined : reports?.[0]?.className
  const mayHaveMore = !exhausted && reports !== undefined && reports.length >= reportListLimit

  const showOlder = async () => {
    if (!last) return
    const answer = await olderReports(classId, last.finishedAt)
    if (!answer.ok) return void showToast(answer.error, 'error')
    setOlder([...older, ...answer.value])
    setExhausted(answer.value.length < reportListLimit)
  }

  return (
    <Page
      title={className === undefined ? texts.title : texts.titleOf(className)}
      intro={classId === null ? texts.intro : texts.introOfClass}
      back
      narrow
    >
      {error !== undefined && !reports && <ErrorState message={error} onRetry={reload} />}
      {!reports && error === undefined && <SkeletonList count={5} height={92} />}
      {reports?.length === 0 && (
        <EmptyState slime="wizard" title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink href={dashboardPath(user)} look="mint" icon="play">
            {texts.hostGame}
          </ButtonLink>
        </EmptyState>
      )}
      <Stack gap={3}>
        <ul className={styles.rows}>
          {reports?.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </ul>
        {mayHaveMore && (
          <Button wide onClick={() => void showOlder()}>
            {texts.older}
          </Button>
        )}
      </Stack>
    </Page>
  )
}
