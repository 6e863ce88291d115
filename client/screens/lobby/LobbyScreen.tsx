import { Suspense } from 'react'
import { Redirect, useParams } from 'wouter'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { Fetched, fetchedAhead } from '../../parts/fetchedAhead.tsx'
import { ConnectionBanner } from '../../parts/game/frame/ConnectionBanner.tsx'
import { GameEnded, ShutDoor } from '../../parts/game/frame/turnedAway.ts'
import { useEntrance } from '../../parts/game/frame/useEntrance.ts'
import { useTryingText } from '../../parts/game/frame/useTryingText.ts'
import { useWholeWindow } from '../../parts/game/host/useWholeWindow.ts'
import { useGame } from '../../state/game.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { LateSound } from '../play/sound/LateSound.tsx'
import { JoinForm } from './JoinForm.tsx'
import { PlayerLobby } from './PlayerLobby.tsx'

/** A pupil's phone does not load the code for the wall and the host's controls. */
const hostLobby = fetchedAhead(async () => (await import('./HostLobby.tsx')).default)

export default function LobbyScreen() {
  const code = (useParams<{ code: string }>().code ?? '').toUpperCase()
  const { entrance, join, retry } = useEntrance(code)
  const view = useGame((game) => game)
  const trying = useTryingText()
  useWholeWindow(gameLobbyTexts.documentTitle(code), view.isHost ? 'wall' : 'hand')

  switch (entrance.kind) {
    case 'entering':
      return <LoadingScreen text={gameLobbyTexts.entering} />
    case 'unreachable':
      return <LoadingScreen text={trying} slime="ghost" />
    case 'shut':
      return <ShutDoor why={entrance.why} code={code} join={join} onRetry={retry} />
    case 'asked':
      return <JoinForm code={code} nicknames={entrance.nicknames} join={join} />
  }
  const { status } = view
  if (status.kind === 'ended') return <GameEnded {...status} code={code} onComeBack={retry} />
  // The player's own row comes with the next patch. Until then we know no name to greet with.
  if (view.playerId === '' || !(view.isHost || view.me)) return <LoadingScreen text={gameLobbyTexts.entering} />
  if (view.phase !== 'lobby') return <Redirect to={`/play/${code}`} replace />
  return (
    <Suspense fallback={<LoadingScreen text={gameLobbyTexts.entering} />}>
      <LateSound view={view} />
      <ConnectionBanner lost={status.kind === 'lost'} />
      {view.isHost ? (
        <Fetched from={hostLobby} props={{ view }} meanwhile={<LoadingScreen text={gameLobbyTexts.entering} />} />
      ) : (
        <PlayerLobby view={view} />
      )}
    </Suspense>
  )
}
