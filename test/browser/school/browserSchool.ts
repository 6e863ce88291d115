import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Role, User } from '../../../rooms/shared/contract/accounts.ts'
import type { QuestionSet, QuestionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'
import type { Sharing } from '../../../rooms/shared/contract/sharing.ts'
import type { OwnPhaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { secondsMax } from '../../../rooms/shared/questions/questionLimits.ts'
import { openLog } from '../../../server/log.ts'
import { type SchoolRules, usualRules } from '../../../server/schoolRules.ts'
import { serve } from '../../../server/serve.ts'
import { cheapPasswords } from '../../server/school.ts'
import { choose } from './choose.ts'
import { forgetPages, leavePage, takePage } from './keptPages.ts'
import { openBrowser, workersBrowser } from './openBrowser.ts'
import { ownPort } from './ownPort.ts'
import { asPhone, usualMotion } from './school.ts'
import { visitsOfTest } from './visitsOfTest.ts'

/** The whole product on a port of its own, and a browser in front of it. */
export type BrowserSchool = {
  url: string
  browser: Browser
  /** A browser that looks as if its user had never been here. */
  visitor: (options?: BrowserContextOptions) => Promise<Visit>
  /** A browser that has really loaded nothing of the product, for tests that count what travels. */
  firstVisitor: (options?: BrowserContextOptions) => Promise<Visit>
  /** A browser of a user who has just registered. */
  newcomer: (role: Role, options?: BrowserContextOptions) => Promise<SignedIn>
  /** Stops the server and starts it again over the same data. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

export type Visit = { page: Page; context: BrowserContext; errors: string[] }
export type SignedIn = Visit & { user: User }

export const password = 'slime-time'

/** For a test that ends each phase by hand: on a busy machine no phase may end before all pages were looked at. */
export const endedByHand: OwnPhaseMs = { reveal: 100_000, choose: 100_000, resolve: 100_000 }

/**
 * A visitor whose browser keeps the pages with a service worker, as most devices do. Other visitors have no worker: while a
 * worker takes a page over, some calls of the page go past `page.route`, now and then, on a busy machine.
 */
export const withWorker = { serviceWorkers: 'allow' } as const

let people = 0

/** Errors on a page that no picture would show. A refused call is an answer, not an error. */
const collectErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}

export const openBrowserSchool = async (
  flags: readonly string[] = [],
  rules: Partial<SchoolRules> = {},
  phaseMs?: OwnPhaseMs,
): Promise<BrowserSchool> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-browser-'))
  const otherPages = process.env.PAGES_DIR
  const start = (port: number) =>
    serve(
      {
        port,
        host: '127.0.0.1',
        dataDir,
        mongoUri: undefined,
        publicOrigins: [],
        logLevel: 'silent',
        redisUrl: undefined,
        trustedProxies: ['loopback'],
        metricsFrom: [],
        school: { ...usualRules, ...rules },
      },
      openLog('silent'),
      {
        passwordCost: cheapPasswords,
        phaseMs,
        limits: { registrationsByAddress: { points: 1000, seconds: 60 } },
        ...(otherPages ? { pages: otherPages } : {}),
      },
    )
  // A browser keeps what it loaded under a lasting name for ever, so other pages need another address.
  const own = otherPages ? null : await ownPort()
  let server = await start(own?.port ?? 0)
  const url = `http://127.0.0.1:${server.port}`
  const flagged = flags.length > 0 ? await openBrowser(flags) : null
  const browser = flagged ?? (await workersBrowser())
  const visits = new Set<BrowserContext>()

  const visit = async (options: BrowserContextOptions, isUnused: boolean): Promise<Visit> => {
    const usual = { baseURL: url, reducedMotion: usualMotion, viewport: { width: 1366, height: 768 } } as const
    const { page, context } = await takePage(
      browser,
      { ...usual, serviceWorkers: 'block', ...asPhone(options.viewport), ...options },
      isUnused,
    )
    visits.add(context)
    visitsOfTest.add(context)
    return { page, context, errors: collectErrors(page) }
  }

  const visitor = (options: BrowserContextOptions = {}) => visit(options, false)

  /** Signs the user in on the first page that is opened from now on. After that a test may sign the user out. */
  const newcomer = async (role: Role, options: BrowserContextOptions = {}): Promise<SignedIn> => {
    const theirs = await visitor(options)
    people += 1
    const username = `${role}_${people}`
    const answer = await theirs.context.request.post('/api/auth/register', {
      data: { username, password, role },
      headers: { origin: url },
    })
    const user = (await answer.json()) as User
    await theirs.context.addInitScript(
      ([stored, id]) => {
        if (localStorage.getItem('test.signedIn') === id) return
        localStorage.clear()
        sessionStorage.clear()
        localStorage.setItem('test.signedIn', id)
        localStorage.setItem('slime-school.user', stored)
      },
      [JSON.stringify(user), user.id] as const,
    )
    return { ...theirs, user }
  }

  return {
    url,
    browser,
    visitor,
    firstVisitor: (options = {}) => visit(options, true),
    newcomer,
    restart: async () => {
      await server.stop()
      server = await start(server.port)
    },
    close: async () => {
      await Promise.all([...visits].map(leavePage))
      if (flagged) forgetPages(flagged)
      await flagged?.close()
      await server.stop()
      await own?.leave()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The questions of a small set are about these; the right answer is the index of the planet. */
export const planets = ['Mercury', 'Venus', 'Earth', 'Mars'] as const

/** Makes a small question set of this user. Its questions stay open until a slow machine has shown them on all pages, too. */
export const addQuestionSet = async (
  { context }: Visit,
  url: string,
  title = 'Planets',
  sharing: Sharing = 'me',
  count: number = planets.length,
  seconds: number = secondsMax,
): Promise<void> => {
  const data: QuestionSetRequest = {
    title,
    subject: 'Science',
    questions: planets.slice(0, count).map((planet, correct) => ({
      question: `Where is ${planet}?`,
      answers: ['First', 'Second', 'Third', 'Fourth'],
      correct,
      seconds,
    })),
  }
  const headers = { origin: url }
  const set = (await (await context.request.post('/api/question-sets', { data, headers })).json()) as QuestionSet
  if (sharing !== 'me')
    await context.request.put(`/api/question-sets/${set.id}/sharing`, { data: { sharing }, headers })
}

/** A teacher in the lobby of a game with that set. `prepare` changes the settings of the game, `count` its length. */
export const hostedGame = async (
  school: BrowserSchool,
  prepare?: (page: Page) => Promise<void>,
  count: number = planets.length,
) => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url, 'Planets', 'me', count)
  await page.goto('/teacher')
  await choose(page.getByRole('radio', { name: /^Planets/ }).first())
  await prepare?.(page)
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  return { teacher, code: page.url().split('/').at(-1) ?? '' }
}
