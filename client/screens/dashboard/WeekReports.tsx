import { Link } from 'wouter'
import type { ReportSummary } from '../../../rooms/shared/contract/reports.ts'
import { reportsPath } from '../../net/reports.ts'
import { useServerData } from '../../net/useServerData.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { dayAndTimeText, shareText } from '../../texts/parts.ts'
import { dashboardTexts as texts } from '../../texts/school/dashboard.ts'
import { reportTexts } from '../../texts/school/reports.ts'
import styles from './TeacherHome.module.css'

const weekMs = 7 * 24 * 60 * 60 * 1000
const mostShown = 3

/** The share for the class as a whole: a game of thirty players weighs more than one of three. */
const shareOf = (reports: readonly ReportSummary[]): number | null => {
  const counted = reports.flatMap(({ playerCount, questionCount, correctShare }) =>
    correctShare === null ? [] : { share: correctShare, weight: playerCount * questionCount },
  )
  const all = counted.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? null : counted.reduce((sum, { weight, share }) => sum + weight * share, 0) / all
}

/** The results of the last seven days, with a link to the reports. */
export const WeekReports = () => {
  const { data: reports = [] } = useServerData<ReportSummary[]>(reportsPath)
  const week = reports.filter(({ finishedAt }) => finishedAt > Date.now() - weekMs)
  if (week.length === 0) return null
  return (
    <Card aria-labelledby="week-reports" className={styles.card}>
      <CardHead title={texts.week} id="week-reports">
        <ButtonLink href="/reports" size="small" icon="chart">
          {texts.allReports}
        </ButtonLink>
      </CardHead>
      <p className={styles.sum}>{texts.weekSum(week.length, shareOf(week))}</p>
      <ul className={styles.reports}>
        {week.slice(0, mostShown).map((report) => (
          <li key={report.id}>
            <Link href={`/reports/${report.id}`}>
              <span className={styles.words}>
                <strong>
                  <bdi>{report.title}</bdi>
                </strong>
                <small>
                  {dayAndTimeText(report.finishedAt)} · {reportTexts.players(report.playerCount)}
                </small>
              </span>
              <b>{shareText(report.correctShare)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
