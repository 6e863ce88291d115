import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { inTime } from '../../../net/lateCode.ts'
import type { GameView } from '../../../state/gameView.ts'
import { Countdown } from '../Countdown.tsx'
import { PausedSign } from '../PausedSign.tsx'
import { PlayerHead } from './PlayerHead.tsx'
import { PlayerQuestion } from './PlayerQuestion.tsx'
import styles from './PlayerScreen.module.css'

/** Few players are hosts: the others do not load what only hosts can do. */
const HostBar = lazy(inTime(async () => ({ default: (await import('../../../parts/game/host/HostBar.tsx')).HostBar })))

/** A phone is ready for answering first; what comes after that is fetched long before it is shown. */
const loadReveal = () => import('./PlayerReveal.tsx')
const PlayerReveal = lazy(inTime(async () => ({ default: (await loadReveal()).PlayerReveal })))
const loadChoosing = () => import('../choose/Choosing.tsx')
const Choosing = lazy(inTime(async () => ({ default: (await loadChoosing()).Choosing })))
const loadTurn = () => import('../resolve/OwnTurn.tsx')
const OwnTurn = lazy(inTime(async () => ({ default: (await loadTurn()).OwnTurn })))
const loadFinal = () => import('./PlayerFinal.tsx')
const PlayerFinal = lazy(inTime(async () => ({ default: (await loadFinal()).PlayerFinal })))

/** The world of the map behind the cards; it stands before the first of them is chosen, and without it the game goes on. */
const OwnStage = lazy(() => import('../stage/OwnStage.tsx').catch(() => ({ default: () => null })))

/** `foot`: below it, where it is not the bar of a host. */
type PlayerScreenProps = { view: GameView; foot?: ReactNode }

/** In one hand: the question, four answers under the thumb, and how oneself is doing. */
export default function PlayerScreen({ view, foot }: PlayerScreenProps) {
  const { phase, gameMode } = view
  useEffect(() => {
    void loadReveal()
    if (phase === 'reveal') void loadFinal()
    if (phase !== 'question' || gameMode === 'classic') return
    void loadChoosing()
    void loadTurn()
  }, [phase, gameMode])
  const isPlayedOut = phase === 'choose' || phase === 'resolve' || phase === 'reveal'
  if (view.phase === 'finished') {
    return (
      <Suspense fallback={null}>
        <PlayerFinal view={view} />
      </Suspense>
    )
  }
  return (
    <div className={styles.screen}>
      <PlayerHead view={view} />
      <main id="main" className={styles.main}>
        <Suspense fallback={null}>
          <Phase view={view} />
        </Suspense>
        <Suspense fallback={null}>{isPlayedOut && <OwnStage view={view} />}</Suspense>
        {view.paused && <PausedSign by={view.pausedBy} />}
      </main>
      <Suspense fallback={null}>{foot ?? (view.isHost && <HostBar view={view} />)}</Suspense>
    </div>
  )
}

const Phase = ({ view }: { view: GameView }) => {
  switch (view.phase) {
    case 'lobby':
    case 'countdown':
    case 'finished':
      return <Countdown view={view} />
    case 'question':
      return <PlayerQuestion view={view} />
    case 'reveal':
      return <PlayerReveal view={view} />
    case 'choose':
      return <Choosing key={view.questionNumber} view={view} />
    case 'resolve':
      return <OwnTurn key={view.questionNumber} view={view} />
  }
}
