import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { rivalSlimes } from '../../../rooms/shared/practice/rivalSlimes.ts'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { Fetched } from '../../parts/fetchedAhead.tsx'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'
import { ConnectionBanner } from '../../parts/game/frame/ConnectionBanner.tsx'
import { useWholeWindow } from '../../parts/game/host/useWholeWindow.ts'
import { type PracticePlan, readPracticePlan } from '../../parts/practicePlan.ts'
import { spare } from '../../parts/spare.ts'
import { useGame } from '../../state/game.ts'
import { keepUnbegun } from '../../state/kept/unbegunPractice.ts'
import { leavePractice, startPractice } from '../../state/practice.ts'
import { signedInUser, useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { gamePracticeTexts } from '../../texts/game/gamePractice.ts'
import { announcementOf } from '../play/announcement.ts'
import { playerScreen } from '../play/gameScreens.ts'
import { LateSound } from '../play/sound/LateSound.tsx'
import { asShown } from './asShown.ts'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeOver } from './PracticeOver.tsx'

const KeptAwake = spare(() => import('../play/KeptAwake.tsx'))
playerScreen.expect()

const setup = '/practice'

const isHere = () => window.location.pathname === '/practice-play'

export default function PracticePlayScreen() {
  const state = useHistoryState<unknown>()
  const plan = useMemo(() => readPracticePlan(state), [state])
  useWholeWindow(gamePracticeTexts.documentTitle, 'hand')
  return plan ? <Practice plan={plan} /> : <Redirect to={setup} replace />
}

const Practice = ({ plan }: { plan: PracticePlan }) => {
  const [, navigate] = useLocation()
  const user = useUser()
  const view = useGame((game) => game)
  const userId = user?.id ?? ''

  const begin = useCallback(async () => {
    const opening = await startPractice(plan, userId)
    // The login page is about to replace this history entry, and the plan would go with it.
    if (!opening.ok && !signedInUser()) keepUnbegun(userId, plan)
    if (opening.ok || !isHere()) return
    showToast(opening.message, 'error')
    navigate(setup, { replace: true, state: opening.why === 'missing' ? undefined : plan })
  }, [plan, userId, navigate])
  const beginAgain = () => {
    leavePractice()
    void begin()
  }
  useEffect(() => {
    void begin()
    return () => {
      if (!isHere()) leavePractice()
    }
  }, [begin])

  const { status, phase, final } = view
  const isGone = status.kind === 'ended' && status.why !== 'left' && phase !== 'finished'
  useEffect(() => {
    // While the practice begins, its own refusal gives the reason.
    if (!isGone || view.playerId === '') return
    showToast(gamePracticeTexts.loadFailed, 'error')
    navigate(setup, { replace: true, state: plan })
  }, [isGone, view.playerId, plan, navigate])

  if (phase === 'finished' && final) return <PracticeOver view={view} plan={plan} onAgain={beginAgain} />
  const isOver = phase === 'finished'
  if (isOver || !view.asked || !view.me)
    return (
      <LoadingScreen
        text={isOver ? gamePracticeTexts.saving : gamePracticeTexts.loading}
        slime={rivalSlimes[plan.difficulty]}
      />
    )
  return <Played />
}

const Played = () => {
  const game = useGame((view) => view)
  const view = useMemo(() => asShown(game), [game])
  return (
    <Suspense fallback={<LoadingScreen text={gamePracticeTexts.loading} />}>
      <Announcer text={announcementOf(view)} />
      <LateSound view={view} />
      <Suspense fallback={null}>
        <KeptAwake />
      </Suspense>
      <ConnectionBanner lost={game.status.kind === 'lost'} />
      <Fetched
        from={playerScreen}
        props={{ view, foot: <PracticeBar view={game} /> }}
        meanwhile={<LoadingScreen text={gamePracticeTexts.loading} />}
      />
    </Suspense>
  )
}
