import { lazy, Suspense } from 'react'
import { Redirect, useParams } from 'wouter'
import { inTime } from '../../net/lateCode.ts'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'
import { ConnectionBanner } from '../../parts/game/frame/ConnectionBanner.tsx'
import { GameEnded, ShutDoor } from '../../parts/game/frame/turnedAway.ts'
import { useEntrance } from '../../parts/game/frame/useEntrance.ts'
import { useWholeWindow } from '../../parts/game/host/useWholeWindow.ts'
import { spare } from '../../parts/spare.ts'
import { useGame } from '../../state/game.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import { announcementOf } from './announcement.ts'
import { LateSound } from './sound/LateSound.tsx'
import { useHeldBack } from './useHeldBack.ts'

/** For who waits for the first question. */
export { bringKinds } from './kinds/otherKinds.ts'

/** A device is either the board or a player's: it loads only what it shows. */
const KeptAwake = spare(() => import('./KeptAwake.tsx'))
const BoardScreen = lazy(inTime(() => import('./board/BoardScreen.tsx')))
const PlayerScreen = lazy(inTime(() => import('./player/PlayerScreen.tsx')))

export default function PlayScreen() {
  const code = (useParams<{ code: string }>().code ?? '').toUpperCase()
  const { entrance, join, retry } = useEntrance(code)
  const view = useGame((game) => game)
  const isBoard = view.isHost && !view.plays
  useWholeWindow(gamePlayTexts.documentTitle(code), isBoard ? 'wall' : 'hand')
  const isHeldBack = useHeldBack(view)

  switch (entrance.kind) {
    case 'entering':
      return <LoadingScreen text={gamePlayTexts.loading} />
    case 'unreachable':
      return <LoadingScreen text={gameLobbyTexts.unreachable} slime="ghost" />
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
      {isBoard ? <BoardScreen view={view} /> : <PlayerScreen view={view} />}
    </Suspense>
  )
}
