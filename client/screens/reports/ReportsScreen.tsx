import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type ReportSummary, reportListLimit } from '../../../rooms/shared/contract/reports.ts'
import { modes } from '../../modes/modes.ts'
import type { ReportWish } from '../../net/reports.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { useUser } from '../../state/session.ts'
import { dayAndTimeText } from '../../texts/parts.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import { ReportFinder, useReportWish } from './ReportFinder.tsx'
import styles from './Reports.module.css'
import { ShareRing } from './ShareRing.tsx'
import { useReportList } from './useReportList.ts'

const Row = ({ report }: { report: ReportSummary }) => (
  <li>
    <Link href={`/reports/${report.id}`} className={styles.row} data-report={report.id}>
      <ModePicture mode={report.gameMode} width={84} />
      <span className={styles.words}>
        <strong>
          <bdi>{report.title}</bdi>
        </strong>
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
      <ShareRing share={report.correctShare} />
    </Link>
  </li>
)

/** The focus goes to the first added report, because the button may have gone with the last ones. */
const useFocusOn = () => {
  const list = useRef<HTMLUListElement>(null)
  const [id, setId] = useState<string>()
  useEffect(() => {
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-report="${CSS.escape(id)}"]`)?.focus()
  }, [id])
  return { list, focusOn: setId }
}

type ListProps = { wish: ReportWish; shown: ReturnType<typeof useReportList> }

const List = ({ wish, shown: { reports, error, reload, isBusy, mayHaveMore, showOlder } }: ListProps) => {
  const user = useUser()
  const isTeacher = user?.role === 'teacher'
  const { list, focusOn } = useFocusOn()
  if (!reports) {
    return error === undefined ? (
      <SkeletonList count={5} height={92} />
    ) : (
      <ErrorState message={error} onRetry={reload} />
    )
  }
  if (reports.length === 0) {
    return wish.before === undefined ? (
      <EmptyState slime="wizard" title={texts.emptyTitle} text={isTeacher ? texts.emptyText : texts.emptyTextOfPupil}>
        <ButtonLink href={isTeacher ? dashboardPath(user) : `${dashboardPath(user)}?host`} look="mint" icon="play">
          {texts.hostGame}
        </ButtonLink>
      </EmptyState>
    ) : (
      <p role="status">{texts.noneSoOld}</p>
    )
  }
  return (
    <>
      <ul className={styles.rows} ref={list}>
        {reports.map((report) => (
          <Row key={report.id} report={report} />
        ))}
      </ul>
      {mayHaveMore && (
        <Button wide busy={isBusy} onClick={() => void showOlder().then(focusOn)}>
          {texts.older}
        </Button>
      )}
    </>
  )
}

export default function ReportsScreen() {
  const found = useReportWish()
  const { classId, before } = found
  const user = useUser()
  const wish = { classId, before }
  const shown = useReportList(wish)
  const className = classId === null ? undefined : shown.reports?.[0]?.className
  const isLong = (shown.reports?.length ?? 0) >= reportListLimit
  const [wasLong, setLong] = useState(false)
  // The fields of the search stay while another list is loading, because the user is working in them.
  useEffect(() => {
    if (isLong) setLong(true)
  }, [isLong])
  return (
    <Page
      title={className === undefined ? texts.title : texts.titleOf(className)}
      intro={classId !== null ? texts.introOfClass : user?.role === 'teacher' ? texts.intro : texts.introOfPupil}
      back
      narrow
    >
      <Stack gap={3}>
        {(isLong || wasLong || classId !== null || before !== undefined) && <ReportFinder {...found} />}
        <List wish={wish} shown={shown} />
      </Stack>
    </Page>
  )
}
