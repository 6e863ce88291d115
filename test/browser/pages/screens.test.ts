import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../client/routes.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { axeComplaints } from '../school/axeOn.ts'
import {
  addQuestionSet,
  type BrowserSchool,
  endedByHand,
  hostedGame,
  openBrowserSchool,
  type SignedIn,
  type Visit,
} from '../school/browserSchool.ts'
import { sticksOut } from '../school/sticksOut.ts'
import { tabThrough, tabWalk } from '../school/tabWalk.ts'

let school: BrowserSchool
let visitor: Visit
let teacher: SignedIn
let student: SignedIn
let player: SignedIn
/** The user who has led a game to its end, and the parts of addresses of games, reports and sets. */
let reporter: Visit
let leader: Visit
let waiter: Visit
const made = { setId: '', reportId: '', waiting: '', playing: '' }

beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
  visitor = await school.visitor()
  teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  student = await school.newcomer('student')
  player = await school.newcomer('student')
  await playGames()
})

afterAll(() => school.close())

async function begunGame(): Promise<{ host: Visit; code: string }> {
  const { teacher: host, code } = await hostedGame(school, undefined, 1)
  await player.page.goto(`/join/${code}`)
  await player.page
    .getByText(/^You are in/)
    .first()
    .waitFor()
  await host.page.getByRole('button', { name: 'Start Game' }).click()
  await player.page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  return { host, code }
}

/** One game was played and has its report, one is running, and one waits in its lobby. */
async function playGames(): Promise<void> {
  const sets = (await (await teacher.context.request.get('/api/question-sets')).json()) as QuestionSet[]
  made.setId = sets.find(({ mine }) => mine)?.id ?? ''
  const played = await begunGame()
  await player.page.locator('button[aria-keyshortcuts="1 A"]').click()
  await played.host.page.getByRole('button', { name: /^Next/ }).click()
  await played.host.page.getByRole('link', { name: /See report/ }).click()
  await played.host.page.getByRole('heading', { name: 'Planets' }).waitFor()
  made.reportId = new URL(played.host.page.url()).pathname.split('/').at(-1) ?? ''
  reporter = played.host
  const playing = await begunGame()
  made.playing = playing.code
  leader = playing.host
  const waiting = await hostedGame(school, undefined, 1)
  made.waiting = waiting.code
  waiter = waiting.teacher
}

const open = async ({ page }: Visit, path: string): Promise<string> => {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  return new URL(page.url()).pathname
}

const heading = ({ page }: Visit) => page.locator('h1').first().textContent()

/** The widths of small phones, and of a folded one. */
const narrow = [360, 320, 280]
/** A Chromebook whose pupil enlarges everything four times. Its bars leave hardly any window. */
const enlarged = { width: 342, height: 192 }

describe('every route opens for whom it is meant', () => {
  type Opened = { at: string; title: string; who: () => Visit; leadsTo?: string }

  /** Replaces `SET` and the like by what was made above. */
  const placed = (at: string): string =>
    at
      .replace('SET', made.setId)
      .replace('REPORT', made.reportId)
      .replace('PUPIL', player.user.id)
      .replace('WAITING', made.waiting)
      .replace('PLAYING', made.playing)

  const opened: Record<string, Opened[]> = {
    '/': [{ at: '/', title: 'Learn with Slimes', who: () => visitor }],
    '/try': [{ at: '/try', title: '', who: () => visitor }],
    '/login': [{ at: '/login', title: 'Join Slime School', who: () => visitor }],
    '/join/:code?': [{ at: '/join', title: 'Join a Game', who: () => visitor }],
    '/teacher': [{ at: '/teacher', title: 'Welcome, teacher', who: () => teacher }],
    '/student': [{ at: '/student', title: 'Welcome, student', who: () => student }],
    '/create-set': [{ at: '/create-set', title: 'Create Question Set', who: () => visitor }],
    '/edit-set/:setId': [{ at: '/edit-set/SET', title: 'Edit Question Set', who: () => teacher }],
    '/sets/:setId': [{ at: '/sets/SET', title: 'Planets', who: () => teacher }],
    '/shop': [
      { at: '/shop', title: 'Slime Shop', who: () => visitor },
      { at: '/shop', title: 'Slime Shop', who: () => student },
    ],
    '/leaderboard': [{ at: '/leaderboard', title: 'Leaderboard', who: () => visitor }],
    '/achievements': [{ at: '/achievements', title: 'Achievements', who: () => student }],
    '/practice': [{ at: '/practice', title: 'Practice Solo', who: () => student }],
    '/maps': [
      { at: '/maps', title: 'Maps', who: () => teacher },
      { at: '/maps', title: 'Maps', who: () => student },
    ],
    '/maps/create': [{ at: '/maps/create', title: 'Create Map', who: () => teacher }],
    '/maps/:mapId': [{ at: '/maps/map-battle-colosseum', title: 'Slime Colosseum', who: () => teacher }],
    '/classes/:classId?/:door?': [
      { at: '/classes', title: 'My classes', who: () => teacher },
      { at: '/classes/new', title: 'New class', who: () => teacher },
      { at: '/classes/new-year', title: 'New school year', who: () => teacher },
      { at: '/classes/import', title: 'Import a class', who: () => teacher },
    ],
    '/in': [
      { at: '/in', title: 'Log in with your card', who: () => visitor },
      { at: '/class', title: 'Class door', who: () => visitor },
    ],
    '/account': [{ at: '/account', title: 'My account', who: () => student }],
    '/school': [{ at: '/school', title: 'My school', who: () => teacher }],
    '/reports': [{ at: '/reports', title: 'Game Reports', who: () => teacher }],
    '/reports/pupils/:userId': [{ at: '/reports/pupils/PUPIL', title: 'student', who: () => reporter }],
    '/reports/:reportId': [{ at: '/reports/REPORT', title: 'Planets', who: () => reporter }],
    '/reports/:reportId/replay': [{ at: '/reports/REPORT/replay', title: '', who: () => reporter }],
    '/lobby/:code': [
      { at: '/lobby/WAITING', title: 'Join the game', who: () => visitor },
      { at: '/lobby/WAITING', title: '', who: () => waiter },
    ],
    '/remote/:code': [{ at: '/remote/WAITING', title: 'In the lobby', who: () => waiter }],
    '/play/:code': [{ at: '/play/PLAYING', title: '', who: () => leader }],
    // Nobody has begun a practice here.
    '/practice-play': [{ at: '/practice-play', title: 'Practice Solo', who: () => student, leadsTo: '/practice' }],
    // An address that fits no other route.
    '*': [{ at: '/nowhere', title: 'Page Not Found', who: () => visitor }],
  }

  const leadsThere = (path: string | RegExp, key: string): boolean =>
    path instanceof RegExp ? path.test(key) : path === key

  it('and none is forgotten here', () => {
    // The page of the design system exists only in development.
    const known = routes.filter(({ path }) => path !== '/design')
    const forgotten = known.filter(({ path }) => !Object.keys(opened).some((key) => leadsThere(path, key)))
    expect(forgotten.map(({ path }) => String(path))).toEqual([])
  })

  it.each(Object.values(opened).flat())(
    '$at shows "$title", axe has nothing to say, nothing sticks out of a small phone, and keys are seen wherever they go',
    async ({ at, title, who, leadsTo = at }) => {
      const visit = who()
      expect(await open(visit, placed(at))).toBe(placed(leadsTo))
      // A page about somebody has their name as its heading once the name is there.
      await expect.poll(() => heading(visit)).toContain(title)
      expect(await axeComplaints(visit.page)).toEqual([])
      const before = visit.page.viewportSize()
      expect((await tabWalk(visit.page)).complaints).toEqual([])
      for (const width of narrow) {
        await visit.page.setViewportSize({ width, height: 568 })
        await expect.poll(() => sticksOut(visit.page), { message: `${width} pixels wide` }).toEqual([])
      }
      await visit.page.setViewportSize(enlarged)
      expect(await tabThrough(visit.page), 'four times as large').toEqual([])
      if (before) await visit.page.setViewportSize(before)
    },
  )
})

describe('whoever may not see a route is sent to the login page', () => {
  it.each([
    ['a visitor', '/teacher', () => visitor],
    ['a visitor', '/student', () => visitor],
    ['a visitor', '/maps', () => visitor],
    ['a visitor', '/achievements', () => visitor],
    ['a visitor', '/practice', () => visitor],
    ['a student', '/teacher', () => student],
    ['a teacher', '/student', () => teacher],
    ['a teacher', '/practice', () => teacher],
    ['a teacher', '/achievements', () => teacher],
  ] as [string, string, () => Visit][])('%s on %s', async (_, path, who) => {
    expect(await open(who(), path)).toBe('/login')
  })
})

describe('the navigation bar', () => {
  const bar = ({ page }: Visit) => page.locator('header').first()

  it('offers a visitor nothing but the login', async () => {
    await open(visitor, '/')
    expect(await bar(visitor).getByRole('link').allInnerTexts()).toContain('Login')
    expect(await bar(visitor).getByRole('navigation').count()).toBe(0)
  })

  it('offers a teacher dashboard, maps and leaderboard', async () => {
    await open(teacher, '/maps')
    expect(await bar(teacher).getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Maps',
      'Leaderboard',
    ])
  })

  it('offers a student the shop, the balance and the collection, too', async () => {
    await open(student, '/maps')
    expect(await bar(student).getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Practice',
      'Shop',
      'Achievements',
      'Maps',
      'Leaderboard',
    ])
    await bar(student).getByRole('link', { name: '1,500 coins' }).waitFor()
    await bar(student).getByRole('button', { name: 'My Collection' }).click()
    await student.page.getByText('Collected: 1 / 37').waitFor()
    expect(await axeComplaints(student.page)).toEqual([])
  })

  it('opens the menu of a phone', async () => {
    const phone = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
    await open(phone, '/student')
    expect(await phone.page.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(false)
    await phone.page.getByRole('button', { name: 'Open menu' }).click()
    await phone.page.keyboard.press('Escape')
    expect(await phone.page.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(false)
    await phone.page.getByRole('button', { name: 'Open menu' }).click()
    // Clicks beside the menu, as users do to get the page back.
    await phone.page.mouse.click(2, 800)
    expect(await phone.page.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(false)
    await phone.page.getByRole('button', { name: 'Open menu' }).click()
    await phone.page.getByRole('link', { name: 'Shop', exact: true }).click()
    await phone.page.waitForURL('**/shop')
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('of a pupil has one row on phones', async () => {
    const phone = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
    await open(phone, '/student')
    const buttons = bar(phone).locator('a[href="/shop"]:visible, button:visible')
    const rows = () =>
      buttons.evaluateAll((all) => {
        const middles = all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
        return Math.max(...middles) - Math.min(...middles) < 5 ? 'one' : 'more'
      })
    for (const width of [390, 360, 320]) {
      await phone.page.setViewportSize({ width, height: 640 })
      expect(await rows(), `${width} pixels wide`).toBe('one')
      expect(await sticksOut(phone.page)).toEqual([])
    }
  })

  it('remembers that the sound is off', async () => {
    await open(visitor, '/leaderboard')
    await visitor.page.getByRole('button', { name: 'Sound is on. Turn it off' }).click()
    await visitor.page.reload()
    await visitor.page.getByRole('button', { name: 'Sound is off. Turn it on' }).waitFor()
  })
})

it('a smartboard of 3840 pixels shows a page as large as one of 1920', async () => {
  const { page } = await school.visitor({ viewport: { width: 1920, height: 1080 } })
  await page.goto('/leaderboard')
  const title = () => page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  await page.locator('h1').waitFor()
  const usual = await title()
  await page.setViewportSize({ width: 3840, height: 2160 })
  expect((await title()) / usual).toBeCloseTo(2, 1)
})

it('nothing went wrong on any page', () => {
  expect([visitor, teacher, student, reporter, leader, waiter].flatMap(({ errors }) => errors)).toEqual([])
})
