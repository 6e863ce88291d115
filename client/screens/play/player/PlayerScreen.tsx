import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { hasMap } from '../../../modes/modes.ts'
import { inTime } from '../../../net/lateCode.ts'
import { Fetched, fetchedAhead } from '../../../parts/fetchedAhead.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { Countdown } from '../Countdown.tsx'
import { bringKinds } from '../kinds/otherKinds.ts'
import { PausedSign } from '../PausedSign.tsx'
import { inMode } from '../useModeScreen.ts'
import { PlayerHead } from './PlayerHead.tsx'
import { PlayerQuestion } from './PlayerQuestion.tsx'
import styles from './PlayerScreen.module.css'

/** Few players are hosts: the others do not load what only hosts can do. */
const HostBar = lazy(inTime(() => import('../../../parts/game/host/HostBar.tsx')))

/** A phone is ready for answering first; later screens are fetched long before they are shown. */
const reveal = fetchedAhead(async () => (await import('./PlayerReveal.tsx')).PlayerReveal)
const choosing = inMode(async () => (await import('../choose/Choosing.tsx')).Choosing)
const ownTurn = inMode(async () => (await import('../resolve/OwnTurn.tsx')).OwnTurn)
const playerFinal = fetchedAhead(async () => (await import('./PlayerFinal.tsx')).PlayerFinal)

/** The world of the map behind the cards; it stands before the first of them is chosen, and without it the game goes on. */
const OwnStage = lazy(() => import('../stage/OwnStage.tsx').catch(() => ({ default: () => null })))

/** `foot`: stands below the game, in place of the host's bar. */
type PlayerScreenProps = { view: GameView; foot?: ReactNode }

/** On a phone in one hand: the question, four answers under the thumb, and the player's own score. */
export default function PlayerScreen({ view, foot }: PlayerScreenProps) {
  const { phase, gameMode, kinds } = view
  useEffect(() => {
    bringKinds(kinds)
    reveal.expect()
    if (phase === 'reveal') playerFinal.expect()
    if (phase !== 'question' || !hasMap(gameMode)) return
    choosing(gameMode).expect()
    ownTurn(gameMode).expect()
  }, [phase, gameMode, kinds])
  const isPlayedOut = phase === 'choose' || phase === 'resolve' || phase === 'reveal'
  if (view.phase === 'finished') {
    return (
      <Suspense fallback={null}>
        <Fetched from={playerFinal} props={{ view }} />
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
        <Suspense fallback={null}>
          {(view.choosing || phase === 'choose') && (
            <Fetched key={`choose ${view.questionNumber}`} from={choosing(gameMode)} props={{ view }} />
          )}
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
      return <Fetched key="reveal" from={reveal} props={{ view }} />
    // The cards are drawn beside this switch, because they may already be open in the reveal.
    case 'choose':
      return null
    case 'resolve':
      return <Fetched key={`resolve ${view.questionNumber}`} from={ownTurn(view.gameMode)} props={{ view }} />
  }
}
