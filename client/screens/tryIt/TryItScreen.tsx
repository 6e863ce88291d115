import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { visitorId } from '../../../rooms/shared/bots/visitorsTable.ts'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { Fetched } from '../../parts/fetchedAhead.tsx'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'
import { useWholeWindow } from '../../parts/game/host/useWholeWindow.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { leaveGame, playHere, useGame } from '../../state/game.ts'
import { useUser } from '../../state/session.ts'
import { tryOutTexts } from '../../texts/tryOut.ts'
import { announcementOf } from '../play/announcement.ts'
import { playerScreen } from '../play/gameScreens.ts'
import { LateSound } from '../play/sound/LateSound.tsx'
import { openPageTable } from './pageTable.ts'
import styles from './TryItScreen.module.css'
import { TryOutOver } from './TryOutOver.tsx'

playerScreen.expect()

const isHere = () => window.location.pathname === '/try'

/** A short race against bots for visitors: without an account, a room on the server or a connection. */
export default function TryItScreen() {
  useWholeWindow(tryOutTexts.documentTitle, 'hand')
  const slime = useUser()?.selectedSlime ?? 'mint'
  const begin = useCallback(() => {
    const visitor = { name: tryOutTexts.you, slime }
    const seed = Math.floor(Math.random() * 2 ** 31)
    playHere(visitorId, (show, tell) => openPageTable({ visitor, seed, show, tell }))
  }, [slime])
  useEffect(() => {
    begin()
    return () => {
      if (!isHere()) leaveGame()
    }
  }, [begin])
  const game = useGame((view) => view)
  // This game has no door, so it shows no code to join.
  const view = useMemo(() => ({ ...game, code: '' }), [game])
  if (view.playerId !== visitorId || !view.me) return <LoadingScreen text={tryOutTexts.loading} slime={slime} />
  if (view.phase === 'finished') return <TryOutOver view={view} onAgain={begin} />
  return (
    <Suspense fallback={<LoadingScreen text={tryOutTexts.loading} slime={slime} />}>
      <Announcer text={announcementOf(view)} />
      <LateSound view={view} />
      <Fetched
        from={playerScreen}
        props={{ view, foot: <Foot /> }}
        meanwhile={<LoadingScreen text={tryOutTexts.loading} slime={slime} />}
      />
    </Suspense>
  )
}

const Foot = () => {
  const [, navigate] = useLocation()
  return (
    <section className={styles.foot} aria-label={tryOutTexts.badge}>
      <IconButton icon="close" look="bar" label={tryOutTexts.leave} onClick={() => navigate('/')} />
      <p>
        <b>{tryOutTexts.badge}</b> <span>{tryOutTexts.hint}</span>
      </p>
    </section>
  )
}
