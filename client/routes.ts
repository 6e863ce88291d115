import type { ComponentType } from 'react'
import { atMost } from './net/atMost.ts'
import { type FetchedAhead, fetchedAhead } from './parts/fetchedAhead.tsx'
import { ledTo } from './parts/navigation/ledTo.ts'

type Access = 'everyone' | 'signed-in' | 'student' | 'teacher' | 'administrator'

type Screen = { default: ComponentType }

type Plan = {
  path: string | RegExp
  access: Access
  /** Games fill the window: no navigation bar, no footer. */
  bare?: boolean
  load: () => Promise<Screen>
}

const plans: Plan[] = [
  { path: '/', access: 'everyone', load: () => import('./screens/home/HomeScreen.tsx') },
  { path: '/try', access: 'everyone', bare: true, load: () => import('./screens/tryIt/TryItScreen.tsx') },
  { path: '/login', access: 'everyone', load: () => import('./screens/login/LoginScreen.tsx') },
  { path: '/join/:code?', access: 'everyone', load: () => import('./screens/join/JoinScreen.tsx') },
  { path: '/teacher', access: 'teacher', load: () => import('./screens/dashboard/TeacherScreen.tsx') },
  { path: '/student', access: 'student', load: () => import('./screens/dashboard/StudentScreen.tsx') },
  { path: '/create-set', access: 'everyone', load: () => import('./screens/questionSets/CreateSetScreen.tsx') },
  { path: '/edit-set/:setId', access: 'signed-in', load: () => import('./screens/questionSets/EditSetScreen.tsx') },
  { path: '/sets/:setId', access: 'signed-in', load: () => import('./screens/questionSets/SetScreen.tsx') },
  { path: '/shop', access: 'everyone', load: () => import('./screens/shop/ShopScreen.tsx') },
  { path: '/leaderboard', access: 'everyone', load: () => import('./screens/leaderboard/LeaderboardScreen.tsx') },
  { path: '/achievements', access: 'student', load: () => import('./screens/achievements/AchievementsScreen.tsx') },
  { path: '/practice', access: 'student', load: () => import('./screens/practice/PracticeScreen.tsx') },
  { path: '/maps', access: 'signed-in', load: () => import('./screens/maps/MapsScreen.tsx') },
  // One route for both, so that a map that is saved for the first time stays open.
  {
    path: /^\/maps\/(?:create|edit\/(?<mapId>[^/]+))\/?$/,
    access: 'signed-in',
    load: () => import('./screens/maps/MapEditorScreen.tsx'),
  },
  { path: '/maps/:mapId', access: 'signed-in', load: () => import('./screens/maps/MapViewScreen.tsx') },
  // One route for all, so that cards that were just made come along to the page of their class.
  {
    path: '/classes/:classId?/:door?',
    access: 'teacher',
    load: () => import('./screens/classes/ClassesScreen.tsx'),
  },
  // Both ways to sign in without a password.
  {
    path: /^\/(?:in|class(?:\/(?<door>[^/]+))?)\/?$/,
    access: 'everyone',
    load: () => import('./screens/card/CardScreen.tsx'),
  },
  { path: '/account', access: 'signed-in', load: () => import('./screens/account/AccountScreen.tsx') },
  { path: '/school', access: 'administrator', load: () => import('./screens/school/SchoolScreen.tsx') },
  { path: '/reports', access: 'signed-in', load: () => import('./screens/reports/ReportsScreen.tsx') },
  {
    path: '/reports/pupils/:userId',
    access: 'signed-in',
    load: () => import('./screens/reports/PupilScreen.tsx'),
  },
  { path: '/reports/:reportId', access: 'signed-in', load: () => import('./screens/reports/ReportScreen.tsx') },
  {
    path: '/reports/:reportId/replay',
    access: 'signed-in',
    bare: true,
    load: () => import('./screens/play/replay/ReplayScreen.tsx'),
  },
  { path: '/lobby/:code', access: 'everyone', bare: true, load: () => import('./screens/lobby/LobbyScreen.tsx') },
  { path: '/remote/:code', access: 'everyone', bare: true, load: () => import('./screens/remote/RemoteScreen.tsx') },
  { path: '/play/:code', access: 'everyone', bare: true, load: () => import('./screens/play/PlayScreen.tsx') },
  {
    path: '/practice-play',
    access: 'student',
    bare: true,
    load: () => import('./screens/practicePlay/PracticePlayScreen.tsx'),
  },
]

/** Development only: every part of the design system on one page. */
if (import.meta.env.DEV) {
  plans.push({ path: '/design', access: 'everyone', load: () => import('./screens/design/DesignScreen.tsx') })
}

export type Route = Plan & { screen: FetchedAhead<object> }

const screenOf = (load: Plan['load'], bare?: boolean) => fetchedAhead(async () => ledTo((await load()).default, bare))

export const routes: Route[] = plans.map((plan) => ({ ...plan, screen: screenOf(plan.load, plan.bare) }))

export const notFound = screenOf(() => import('./screens/notFound/NotFoundScreen.tsx'))

/** Whether an address fits a path: `:name` stands for any one part, `:name?` also for none. */
const leadsTo = (path: Plan['path'], pathname: string): boolean => {
  if (path instanceof RegExp) return path.test(pathname)
  const asked = pathname.split('/').filter(Boolean)
  const parts = path.split('/').filter(Boolean)
  return (
    asked.length <= parts.length &&
    parts.every((part, at) =>
      asked[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === asked[at],
    )
  )
}

/** The start picture may stand this long before the first page. After that the page says what it waits for. */
const patienceMs = 1000

/** Loads a page's code before the app begins. The part that shows the page asks for it again, and deals with errors. */
export const preloadPage = (pathname: string): Promise<unknown> => {
  const route = routes.find(({ path }) => leadsTo(path, pathname))
  return atMost(patienceMs, route?.screen.bring().catch(() => {}) ?? Promise.resolve())
}
