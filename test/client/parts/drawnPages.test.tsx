import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { Pack } from '../../../rooms/shared/contract/player.ts'

const world = vi.hoisted(() => ({ user: null as User | null }))

vi.mock('../../../client/slimes/slimeDrawing.ts', () => ({ useSlimeDrawing: () => undefined }))
vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: ({ name }: { name: string }) => <i data-slime={name} /> }))
vi.mock('../../../client/state/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => world.user,
}))
vi.stubGlobal('window', globalThis)
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
vi.stubGlobal('history', { state: null, pushState() {}, replaceState() {} })
vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener() {} })
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) vi.stubGlobal(name, () => {})

const { SWRConfig } = await import('swr')
const { Timer } = await import('../../../client/parts/game/answers/Timer.tsx')
const { Logo } = await import('../../../client/parts/navigation/Logo.tsx')
const { Page } = await import('../../../client/parts/navigation/Page.tsx')
const { default: HomeScreen } = await import('../../../client/screens/home/HomeScreen.tsx')
const { default: LeaderboardScreen } = await import('../../../client/screens/leaderboard/LeaderboardScreen.tsx')
const { default: PracticeScreen } = await import('../../../client/screens/practice/PracticeScreen.tsx')
const { PackPicture } = await import('../../../client/screens/shop/PackPicture.tsx')

const person = (role: User['role']): User => ({
  id: 'u',
  username: 'Ann',
  role,
  currency: 10,
  ownedSlimes: ['mint'],
  selectedSlime: 'mint',
})

/** As if the server had answered already. */
const drawn = (page: ReactElement, answers: Record<string, unknown> = {}) =>
  renderToStaticMarkup(<SWRConfig value={{ fallback: answers }}>{page}</SWRConfig>)

beforeEach(() => {
  world.user = null
})

it('the logo has the three sizes of the specification', () => {
  const sizes = (['small', 'medium', 'large'] as const).map((size) =>
    /width="(\d+)" height="(\d+)"/.exec(drawn(<Logo size={size} />))?.slice(1),
  )
  expect(sizes).toEqual([
    ['160', '45'],
    ['240', '68'],
    ['320', '90'],
  ])
})

it('the clock of a question is urgent in its last five seconds, and in no others', () => {
  const isUrgent = (seconds: number | null) => drawn(<Timer seconds={seconds} limitSeconds={20} />).includes('urgent')
  expect([20, 6, 5, 1, 0, null].map(isUrgent)).toEqual([false, false, true, true, true, false])
})

it('a pack shows three of its slimes, and says how many more it has', () => {
  const shown = (slimeIds: string[]) => {
    const html = drawn(<PackPicture pack={{ slimeIds } as unknown as Pack} />)
    return [html.match(/data-slime/g)?.length, /\+\d+ more/.exec(html)?.[0]]
  }
  expect(shown(['mint', 'cherry', 'ice', 'fire', 'king'])).toEqual([3, '+2 more'])
  expect(shown(['mint', 'cherry', 'ice', 'king'])).toEqual([3, '+1 more'])
  expect(shown(['mint', 'cherry', 'king'])).toEqual([3, undefined])
})

it('the button back leads teachers and students to their own dashboard, and visitors home', () => {
  const back = (user: User | null) => {
    world.user = user
    return /href="([^"]*)"/.exec(
      drawn(
        <Page title="Shop" back>
          Packs
        </Page>,
      ),
    )?.[1]
  }
  expect([person('teacher'), person('student'), null].map(back)).toEqual(['/teacher', '/student', '/'])
})

it('who opens the practice finds medium and classic chosen, among three difficulties and three modes', () => {
  world.user = person('student')
  const radios = [...drawn(<PracticeScreen />).matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => ({
    value: /value="([^"]*)"/.exec(tag)?.[1],
    isChosen: /\schecked=/.test(tag),
  }))
  expect(radios.map(({ value }) => value)).toEqual(['easy', 'medium', 'hard', 'classic', 'racing', 'battle'])
  expect(radios.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['medium', 'classic'])
})

it('the leaderboard asks for the twenty who have won most', () => {
  const row = { userId: 'b', username: 'Ben', selectedSlime: 'mint', totalGames: 3, totalCorrect: 9 }
  const rows = [{ ...row, totalWins: 2, totalCurrencyEarned: 40, bestStreak: 4 }]
  expect(drawn(<LeaderboardScreen />, { '/api/leaderboard?sortBy=totalWins&limit=20': rows })).toContain('Ben')
})

it('the home page advertises four things, shows eight slimes, and leads everybody to where they begin', () => {
  const shown = (user: User | null) => {
    world.user = user
    return drawn(<HomeScreen />)
  }
  const html = shown(null)
  for (const text of [
    'Learn, Play, Grow',
    'Learn with Slimes',
    'Multiple Game Modes',
    'Collect Slimes',
    'Custom Questions',
    'Real-time Competition',
  ])
    expect(html).toContain(text)
  expect(/<ul[^>]*>(.*?)<\/ul>/.exec(html)?.[1]?.match(/data-slime/g)).toHaveLength(8)
  const starts = (page: string, place: string) => page.split(`href="${place}"`).length - 1
  expect(starts(html, '/login')).toBe(2)
  expect(starts(shown(person('teacher')), '/teacher')).toBe(2)
  expect(starts(shown(person('student')), '/student')).toBe(2)
})
