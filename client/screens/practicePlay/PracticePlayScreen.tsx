import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ConnectionBanner } from '../../parts/game/ConnectionBanner.tsx'
import { rivalSlimes } from '../../parts/game/rivalSlimes.ts'
import { useWholeWindow } from '../../parts/game/useWholeWindow.ts'
import { LoadingScreen } from '../../parts/LoadingScreen.tsx'
import { spare } from '../../parts/spare.ts'
import { leavePractice, startPractice, usePractice } from '../../state/practice.ts'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { PracticeOver } from './PracticeOver.tsx'
import { PracticeRound } from './PracticeRound.tsx'
import { type PracticePlan, readPracticePlan } from './practicePlan.ts'

const PracticeSound = spare(() => import('./PracticeSound.tsx'))

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
  const view = usePractice()
  const userId = user?.id ?? ''

  const begin = useCallback(async () => {
    const opening = await startPractice(plan, userId)
    if (opening.ok || !isHere()) return
    showToast(opening.message, 'error')
    navigate(setup, { replace: true })
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

  const hasBegun = view.asked !== null
  useEffect(() => {
    if (hasBegun) playCue('start')
  }, [hasBegun])
  useEffect(() => {
    if (view.line !== 'gone' || view.phase === 'finished') return
    showToast(gamePracticeTexts.loadFailed, 'error')
    navigate(setup, { replace: true })
  }, [view.line, view.phase, navigate])

  if (!hasBegun) return <LoadingScreen text={gamePracticeTexts.loading} slime={rivalSlimes[plan.difficulty]} />
  return (
    <>
      <Suspense fallback={null}>
        <PracticeSound view={view} />
      </Suspense>
      <ConnectionBanner lost={view.line === 'lost'} />
      {view.phase === 'finished' ? <PracticeOver view={view} onAgain={beginAgain} /> : <PracticeRound view={view} />}
    </>
  )
}
