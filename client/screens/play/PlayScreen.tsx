import { Suspense } from 'react'
import { Redirect, useParams } from 'wouter'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { Fetched } from '../../parts/fetchedAhead.tsx'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'
import { ConnectionBanner } from '../../parts/game/frame/ConnectionBanner.tsx'
import { GameEnded, ShutDoor } from '../../parts/game/frame/turnedAway.ts'
import { useEntrance } from '../../parts/game/frame/useEntrance.ts'
import { useTryingText } from '../../parts/game/frame/useTryingText.ts'
import { useWholeWindow } from '../../parts/game/host/useWholeWindow.ts'
import { spare } from '../../parts/spare.ts'
import { useGame } from '../../state/game.ts'
import { signedInUser } from '../../state/session.ts'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import { announcementOf } from './announcement.ts'
import { boardScreen, loadBoard, playerScreen } from './gameScreens.ts'
import { LateSound } from './sound/LateSound.tsx'
import { useHeldBack } from './useHeldBack.ts'

/** For a lobby that waits for the first question. */
export { bringKinds } from './kinds/otherKinds.ts'

const KeptAwake = spare(() => import('./KeptAwake.tsx'))

/** The room will say which of the two screens it is. A teacher usually has the board. */
const likely = signedInUser()?.role === 'teacher' ? loadBoard : playerScreen.bring
likely().catch(() => {})

export default function PlayScreen() {
  const code = (useParams<{ code: string }>().code ?? '').toUpperCase()
  const { entrance, join, retry } = useEntrance(code)
  const view = useGame((game) => game)
  const trying = useTryingText()
  const isBoard = view.isHost && !view.plays
  useWholeWindow(gamePlayTexts.documentTitle(code), isBoard ? 'wall' : 'hand')
  const isHeldBack = useHeldBack(view)

  switch (entrance.kind) {
    case 'entering':
      return <LoadingScreen text={gamePlayTexts.loading} />
    case 'unreachable':
      return <LoadingScreen text={trying} slime="ghost" />
    case 'shut':
      return <ShutDoor why={entrance.why} code={code} join={join} onRetry={retry} />
    case 'asked':
      // A latecomer gets a name and a seat in the lobby first.
      return <Redirect to={`/lobby/${code}`} replace />
  }
  const { status } = view
  if (status.kind === 'ended') return <GameEnded {...status} code={code} onComeBack={retry} />
  if (view.playerId === '') return <LoadingScreen text={gamePlayTexts.loading} />
  if (view.phase === 'lobby') return <Redirect to={`/lobby/${code}`} replace />
  return (
    <Suspense fallback={<LoadingScreen text={gamePlayTexts.loading} />}>
      <Announcer text={announcementOf(view, isHeldBack)} />
      <LateSound view={view} />
      <Suspense fallback={null}>
        <KeptAwake />
      </Suspense>
      <ConnectionBanner lost={status.kind === 'lost'} />
      <Fetched
        key={isBoard ? view.gameMode : 'player'}
        from={isBoard ? boardScreen(view.gameMode) : playerScreen}
        props={{ view }}
        meanwhile={<LoadingScreen text={gamePlayTexts.loading} />}
      />
    </Suspense>
  )
}
