import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { RemoteSign } from '../../../rooms/shared/contract/remote.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { ConnectionBanner } from '../../parts/game/frame/ConnectionBanner.tsx'
import { GameMessage } from '../../parts/game/frame/GameMessage.tsx'
import { useTryingText } from '../../parts/game/frame/useTryingText.ts'
import { useWholeWindow } from '../../parts/game/host/useWholeWindow.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { leaveGame, useGame } from '../../state/game.ts'
import { openRemote, useRemote } from '../../state/remote.ts'
import { useUser } from '../../state/session.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { remoteTexts } from '../../texts/game/remote.ts'
import { knownWords } from '../../texts/refusals/refusals.ts'
import { Lead } from './Lead.tsx'
import styles from './RemoteScreen.module.css'

/** This only reads the link. React may draw the page again before it is mounted, and a link already removed would be lost. */
const scannedLink = (): string => window.location.hash.slice(1)

/** The scanned link is good once and must not stay in the history. */
function forgetScanned(): void {
  if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
}

/** The host's remote: buttons, players and the next question. */
export default function RemoteScreen() {
  const code = (useParams<{ code: string }>().code ?? '').toUpperCase()
  const [scanned] = useState(scannedLink)
  const way = useRemote((remote) => remote.way)
  const view = useGame((game) => game)
  const trying = useTryingText()
  useWholeWindow(remoteTexts.documentTitle(code), 'hand')
  useEffect(() => {
    forgetScanned()
    void openRemote(code, scanned)
    return () => {
      if (!window.location.pathname.startsWith('/remote/')) leaveGame()
    }
  }, [code, scanned])
  const retry = useCallback(() => {
    leaveGame()
    void openRemote(code, '')
  }, [code])

  const { status } = view
  if (status.kind === 'ended' && (way.kind === 'in' || way.kind === 'waiting'))
    return <TurnedAway title={remoteTexts.gone} text={remoteTexts.goneText} onRetry={retry} />
  switch (way.kind) {
    case 'opening':
      return <LoadingScreen text={remoteTexts.opening} />
    case 'unreachable':
      return <TurnedAway title={trying} onRetry={retry} />
    case 'refused':
      return way.why === 'remoteRefused' ? (
        <TurnedAway title={remoteTexts.refused} text={remoteTexts.refusedText} onRetry={retry} />
      ) : (
        <TurnedAway title={knownWords(way.why) ?? remoteTexts.refused} onRetry={retry} />
      )
    case 'waiting':
      return <Waiting sign={way.sign} />
    case 'in':
      return (
        <>
          <ConnectionBanner lost={status.kind === 'lost'} />
          <Lead view={view} />
        </>
      )
  }
}

/** The host holds this phone beside the board, and sees there that the yes is for this phone. */
const Waiting = ({ sign: { slime, number } }: { sign: RemoteSign }) => (
  <main id="main" className={styles.waiting}>
    <p className={styles.sign}>
      <Slime name={slime} size="min(45vmin, 12rem)" />
      <span className="unseen">{slimeName(slime)}</span>
      <b>{number}</b>
    </p>
    <h1>{remoteTexts.waiting}</h1>
    <p role="status">{remoteTexts.waitingText}</p>
  </main>
)

const TurnedAway = ({ title, text, onRetry }: { title: string; text?: string; onRetry: () => void }) => {
  const user = useUser()
  return (
    <GameMessage slime="ghost" title={title} text={text}>
      <Button look="mint" size="large" onClick={onRetry}>
        {gameLobbyTexts.tryAgain}
      </Button>
      {!user && (
        <ButtonLink href="/login" size="large">
          {remoteTexts.logIn}
        </ButtonLink>
      )}
    </GameMessage>
  )
}
