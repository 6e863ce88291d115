import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '../../../rooms/shared/contract/accounts.ts'
import type { ReportSummary } from '../../../rooms/shared/contract/reports.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type SignedIn } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

declare global {
  var shifts: string[] | undefined
  var shifted: number | undefined
}

/** Measures how far things move that the user may already read or press, and which things. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    globalThis.shifts = []
    globalThis.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        globalThis.shifted = (globalThis.shifted ?? 0) + value
        for (const { node, previousRect, currentRect } of sources)
          globalThis.shifts?.push(
            `${node instanceof Element ? node.className : node?.textContent} ${previousRect.y} > ${currentRect.y}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Waits until everything that has arrived is on the screen. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(true)))))

/** Lengthens `longestWaitMs` of the teacher's page, after which it goes on without answers that a busy machine sends late. */
const patient = (page: Page) =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout
    const longestWaitMs = 1_500
    globalThis.setTimeout = ((act: () => void, ms?: number) =>
      later(act, ms === longestWaitMs ? 600_000 : ms)) as typeof setTimeout
  })

/** Each answer of the server arrives only when the one before is on the screen, as on the slowest lines. */
const oneAfterTheOther = async (page: Page, made: Readonly<Record<string, unknown>>) => {
  let before: Promise<unknown> = Promise.resolve()
  await page.route('**/api/**', (route) => {
    const json = made[new URL(route.request().url()).pathname]
    const answer = async () => {
      await (json === undefined
        ? route.fulfill({ response: await route.fetch(asBrowsersAsk) })
        : route.fulfill({ json }))
      await painted(page)
    }
    before = before.then(answer)
    return before
  })
  return async () => {
    for (let seen: unknown; seen !== before; await painted(page)) {
      seen = before
      await seen
    }
  }
}

const weekOf = async ({ context }: SignedIn): Promise<ReportSummary[]> => {
  const sets = (await (await context.request.get('/api/question-sets')).json()) as { id: string; title: string }[]
  return sets.slice(0, 5).map(({ id, title }, n) => ({
    id: `game-${n}`,
    questionSetId: id,
    gameCode: 'SLIME2',
    gameMode: 'racing',
    title,
    startedAt: Date.now() - 60_000 * (n + 2),
    finishedAt: Date.now() - 60_000 * (n + 1),
    playerCount: 25,
    questionCount: 10,
    correctShare: 0.5,
  }))
}

/** A user who was here before: they have sets, and teachers also have classes and a week of games. */
const somebodyOf = async (role: Role) => {
  const who = await school.newcomer(role)
  for (let n = 1; n <= 7; n++) await addQuestionSet(who, school.url, `Planets ${n}`)
  for (const name of role === 'teacher' ? ['6a', '6b'] : [])
    await who.context.request.post('/api/classes', {
      data: { name, devices: 'shared', pupils: [{ name: 'Lotte Müller' }] },
      headers: { origin: school.url },
    })
  return who
}

const screens = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const
/** A text that is there once the page is filled. */
const places: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  teacher: {
    '/teacher': 'Create Game & Get Code',
    '/leaderboard': 'A folded note',
    '/school': '6b',
    '/maps': 'A folded note',
  },
  student: { '/achievements': 'A folded note', '/leaderboard': 'A folded note', '/shop': 'Redeem Code' },
}

it.each(['teacher', 'student'] as const)(
  'on a laptop and a phone nothing moves while the pages of a %s are filled',
  async (role) => {
    const who = await somebodyOf(role)
    const { page } = who
    await watchShifts(page)
    await patient(page)
    const allCame = await oneAfterTheOther(page, { '/api/reports': await weekOf(who) })
    const moved: Record<string, unknown> = {}
    for (const [screen, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport)
      for (const [place, last] of Object.entries(places[role])) {
        await page.goto(place)
        await page.locator('main').getByText(last, { exact: true }).last().waitFor()
        await allCame()
        const [sum, which] = await page.evaluate(() => [globalThis.shifted ?? Number.NaN, globalThis.shifts] as const)
        if (!(sum < 0.01)) moved[`${screen} ${place}`] = [sum, which]
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(moved).toEqual({})
  },
)
