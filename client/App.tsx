import { lazy, Suspense, useLayoutEffect } from 'react'
import { Redirect, Route as RouteAt, Router, Switch, useLocation } from 'wouter'
import type { User } from '../rooms/shared/contract/accounts.ts'
import { inTime } from './net/lateCode.ts'
import { ErrorBoundary } from './parts/feedback/ErrorBoundary.tsx'
import { LoadingScreen } from './parts/feedback/LoadingScreen.tsx'
import { OfflineBanner } from './parts/feedback/OfflineBanner.tsx'
import { Toasts } from './parts/feedback/Toasts.tsx'
import { Fetched } from './parts/fetchedAhead.tsx'
import './parts/navigation/wayBack.ts'
import { NavigationBar } from './parts/navigation/NavigationBar.tsx'
import { notFound, type Route, routes } from './routes.ts'
import { leaveFirst } from './state/leaving.ts'
import { useUser } from './state/session.ts'

/** Loaded late: a first visit shows none of them before something is asked or opened. */
const Overlays = lazy(inTime(() => import('./Overlays.tsx')))

const noProps = {}

/** Keeps the page dark from one screen of a game to the next, also while the next one is loading. */
function useNight(isGame: boolean): void {
  useLayoutEffect(() => {
    if (!isGame) return
    document.documentElement.dataset.theme = 'night'
    return () => {
      delete document.documentElement.dataset.theme
    }
  }, [isGame])
}

const mayEnter = ({ role, administrator }: User, access: Route['access']): boolean =>
  access === 'administrator' ? administrator === true : access === 'signed-in' || access === role

const Page = ({ screen }: Pick<Route, 'screen'>) => (
  <Suspense fallback={<LoadingScreen />}>
    <Fetched from={screen} props={noProps} meanwhile={<LoadingScreen />} />
  </Suspense>
)

/** A reader who may not see a screen is sent to the login page. */
const Guarded = ({ access, screen, bare }: Route) => {
  const user = useUser()
  const [place] = useLocation()
  useNight(bare === true)
  const allowed = access === 'everyone' || (user !== null && mayEnter(user, access))
  if (!allowed) return <Redirect to="/login" replace state={{ to: place, why: access }} />
  return (
    <>
      {!bare && <NavigationBar />}
      <Page screen={screen} />
    </>
  )
}

const Screens = () => {
  const [place] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useLayoutEffect(() => {
    // A page that the user comes back to keeps its place (`scrollPlaces.ts`).
    if (document.body.style.minHeight === '') scrollTo(0, 0)
  }, [place])
  return (
    <ErrorBoundary resetKey={place}>
      <Switch>
        {routes.map((route) => (
          <RouteAt key={`${route.path}`} path={route.path}>
            <Guarded {...route} />
          </RouteAt>
        ))}
        <RouteAt>
          <NavigationBar />
          <Page screen={notFound} />
        </RouteAt>
      </Switch>
    </ErrorBoundary>
  )
}

export const App = () => (
  <Router aroundNav={leaveFirst}>
    <ErrorBoundary resetKey="">
      <OfflineBanner />
      <Screens />
      <Toasts />
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </ErrorBoundary>
  </Router>
)
