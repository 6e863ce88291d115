import { type ReactNode, useCallback } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { ButtonLink } from '../../../parts/Button.tsx'
import { LoadingScreen } from '../../../parts/feedback/LoadingScreen.tsx'
import { EmptyState, ErrorState } from '../../../parts/feedback/Notice.tsx'
import { useWholeWindow } from '../../../parts/game/host/useWholeWindow.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { replayTexts } from '../../../texts/game/replay.ts'
import { FilmShow, wayOut } from './FilmShow.tsx'
import styles from './ReplayScreen.module.css'
import { useReel } from './useReel.ts'

const cuts = ['whole', 'headlines'] as const

/** A finished game, watched again by its host. */
export default function ReplayScreen() {
  const { reportId = '' } = useParams<{ reportId: string }>()
  const report = `/reports/${reportId}`
  const { reel, again } = useReel(reportId)
  useWholeWindow(reel.kind === 'folded' ? replayTexts.documentTitle(reel.title) : replayTexts.badge, 'wall')
  const [, navigate] = useLocation()
  const leave = useCallback(() => navigate(report), [navigate, report])
  const toReport = <ButtonLink href={report}>{replayTexts.toReport}</ButtonLink>
  if (reel.kind === 'folded' && reel.chapters.length > 0)
    return (
      <main id="main">
        <FilmShow reel={reel} cuts={cuts} badge={replayTexts.badge} partText={gamePlayTexts.question} leave={leave}>
          <Link href={report} className={wayOut} title={replayTexts.toReport}>
            <Icon name="chart" />
            <span>{replayTexts.toReport}</span>
          </Link>
        </FilmShow>
      </main>
    )
  switch (reel.kind) {
    case 'no-report':
      return (
        <Told
          title={replayTexts.noReportTitle}
          text={replayTexts.noReport}
          way={<ButtonLink href="/reports">{replayTexts.toReports}</ButtonLink>}
        />
      )
    case 'missing':
      return <Told title={replayTexts.missingTitle} text={replayTexts.missing} way={toReport} />
    case 'unknown-rules':
      return <Told title={replayTexts.rulesTitle} text={replayTexts.rules} way={toReport} />
    case 'failed':
      return (
        <main id="main" className={styles.told}>
          <ErrorState message={reel.message} onRetry={again}>
            {toReport}
          </ErrorState>
        </main>
      )
    default:
      return <LoadingScreen text={replayTexts.loading} />
  }
}

const Told = ({ title, text, way }: { title: string; text: string; way: ReactNode }) => (
  <main id="main" className={styles.told}>
    <h1 className="unseen">{title}</h1>
    <EmptyState slime="robot" title={title} text={text}>
      {way}
    </EmptyState>
  </main>
)
