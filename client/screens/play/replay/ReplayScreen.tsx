import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import { useLocation, useParams } from 'wouter'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modeAndMap } from '../../../modes/modeAndMap.ts'
import { ButtonLink } from '../../../parts/Button.tsx'
import { LoadingScreen } from '../../../parts/feedback/LoadingScreen.tsx'
import { EmptyState, ErrorState } from '../../../parts/feedback/Notice.tsx'
import { Announcer } from '../../../parts/game/frame/Announcer.tsx'
import { useWholeWindow } from '../../../parts/game/host/useWholeWindow.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { replayTexts } from '../../../texts/game/replay.ts'
import { BoardPhase } from '../board/BoardPhase.tsx'
import type { BoardOnStage } from '../stage/StageBoard.tsx'
import { type Cut, filmOf, type Shot } from './film.ts'
import { ReplayBar } from './ReplayBar.tsx'
import styles from './ReplayScreen.module.css'
import { useProjector } from './useProjector.ts'
import { type Reel, useReel } from './useReel.ts'
import { useReplayKeys } from './useReplayKeys.ts'

type OnStage = typeof BoardOnStage

/** Without its code the screens tell the same. */
const Stage = lazy<OnStage>(() =>
  import('../stage/StageBoard.tsx').then(
    ({ BoardOnStage: part }) => ({ default: part }),
    (): { default: OnStage } => ({ default: ({ plain }) => <>{plain}</> }),
  ),
)

/** A finished game, watched again by its host. */
export default function ReplayScreen() {
  const { reportId = '' } = useParams<{ reportId: string }>()
  const report = `/reports/${reportId}`
  const { reel, again } = useReel(reportId)
  useWholeWindow(replayTexts.documentTitle(reel.kind === 'developing' ? reel.title : replayTexts.badge), 'wall')
  const [, navigate] = useLocation()
  const leave = useCallback(() => navigate(report), [navigate, report])
  const toReport = <ButtonLink href={report}>{replayTexts.toReport}</ButtonLink>
  if (reel.kind === 'developing' && reel.chapters.length > 0)
    return <Watching reel={reel} report={report} leave={leave} />
  switch (reel.kind) {
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

type WatchingProps = { reel: Extract<Reel, { kind: 'developing' }>; report: string; leave: () => void }

const Watching = ({ reel, report, leave }: WatchingProps) => {
  const { chapters, ground, title } = reel
  const progress = useRef<HTMLSpanElement>(null)
  const film = useCallback((cut: Cut) => filmOf(chapters, ground, cut), [chapters, ground])
  const projector = useProjector(film, progress)
  const { shot, speed, isPlaying, pace } = projector
  useReplayKeys(projector, leave)
  const main = useRef<HTMLElement>(null)
  // The keys work at once, and a screen reader begins where something happens.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  if (!shot) return <LoadingScreen text={replayTexts.loading} />
  const { view } = shot
  const isOff = chapters.slice(0, shot.chapter + 1).some(({ differs }) => differs)
  return (
    <div className={styles.replay}>
      <header className={styles.head}>
        <p className={styles.title}>
          <b className={styles.badge}>{replayTexts.badge}</b>
          <span>{title}</span>
        </p>
        <p className={styles.number}>
          {shot.question !== null && gamePlayTexts.question(shot.question, reel.questions)}
          <small>{modeAndMap(view.gameMode, view.mapName)}</small>
        </p>
      </header>
      {isOff && (
        <p className={styles.differs} role="status">
          {replayTexts.differs}
        </p>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<BoardPhase view={view} />}>
          <Picture shot={shot} map={ground?.map ?? null} pace={speed} />
        </Suspense>
      </main>
      <Announcer text={isPlaying && pace === 1 && shot.question !== null ? spoken(shot) : ''} />
      <ReplayBar reel={reel} projector={projector} progress={progress} report={report} />
    </div>
  )
}

const spoken = ({ view: { asked, phase } }: Shot): string => (phase === 'question' ? (asked?.question.text ?? '') : '')

type PictureProps = { shot: Shot; map: TileGrid | null; pace: number }

const Picture = ({ shot: { view }, map, pace }: PictureProps) => {
  const plain = <BoardPhase view={view} />
  return map ? <Stage view={view} plain={plain} map={map} pace={pace} /> : plain
}
