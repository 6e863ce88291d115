import type { BrowserContext, Page, Response } from 'playwright-core'
import type { Role, User } from '../../../rooms/shared/contract/accounts.ts'
import { type BrowserSchool, password, type Visit } from '../../browser/school/browserSchool.ts'
import { openGameEyes } from './gameEyes.ts'
import { openEyes, type Seen } from './pageEyes.ts'
import { isUsualRefusal } from './usualRefusals.ts'

/** A fault of a page that no picture would show. */
export interface Heard {
  law: string
  detail: string
}

/** A colleague is a teacher who hosts nothing. */
type Kind = 'teacher' | 'remote' | 'colleague' | 'pupil' | 'guest'

/** What is special about a person's device. */
interface Ways {
  viewport: { width: number; height: number }
  /** For a remote: the person whose second device it is. */
  of?: Person
  language?: string
  isOnSlowLine?: boolean
  /** Offline in bursts. */
  isOnBadLine?: boolean
  /** Most people here use reduced motion, because motion costs the machine too much. */
  isFondOfMotion?: boolean
}

/** A slow line as in a village: the first load takes ten seconds. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 30_000 }

/** The longest time that a person waits before they try something else. */
const patienceMs = 5000
/** How long a browser may take to start beside other browsers. Then nobody can do anything but wait. */
const firstPageMs = 60_000

export const nowhere = 'about:blank'

/** How often a page may repeat a call in a second. No person asks that often. */
const mostCallsInSecond = 20
const secondMs = 1000

const usualNoise = [
  // The browser's own message about an answer, which is judged by its status elsewhere.
  /^Failed to load resource/,
  // The line was gone for a moment.
  /WebSocket connection to .* failed/,
]

/** Accounts that an administrator has given a one-time word: these are signed out on all their devices. */
const wordGiven = new Set<string>()

function noteWordGiven(pathname: string): void {
  const [, id] = /^\/api\/school\/people\/([^/]+)\/word$/.exec(pathname) ?? []
  if (id) wordGiven.add(id)
}

type Arrived = { context: BrowserContext; user: User | null }

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
}

/** One human being with one browser, in which they have one tab or two. */
export class Person {
  readonly name: string
  readonly kind: Kind
  readonly context: BrowserContext
  readonly user: User | null
  readonly tabs: Page[] = []
  readonly heard: Heard[] = []
  readonly secret = { password }
  readonly ways: Ways
  isOffline = false
  /** After a logout, tabs that do not know of it yet are refused. */
  hasLoggedOut = false
  /** The same account on another device. */
  private other: Person | undefined

  private constructor(name: string, kind: Kind, ways: Ways, { context, user }: Arrived) {
    this.name = name
    this.kind = kind
    this.ways = ways
    this.context = context
    this.user = user
    if (ways.of) this.secret = ways.of.secret
  }

  static async come(school: BrowserSchool, name: string, kind: Kind, ways: Ways): Promise<Person> {
    const { viewport, of, language, isFondOfMotion } = ways
    const options = {
      viewport,
      serviceWorkers: 'allow',
      reducedMotion: isFondOfMotion ? 'no-preference' : 'reduce',
    } as const
    const comes = kind === 'pupil' ? 'student' : ['teacher', 'colleague'].includes(kind) ? 'teacher' : null
    const visit = comes ? await school.newcomer(comes as Role, options) : await school.firstVisitor(options)
    const user = 'user' in visit ? (visit.user as User) : (of?.user ?? null)
    const person = new Person(name, kind, ways, { context: visit.context, user })
    person.other = of
    if (of) of.other = person
    visit.context.setDefaultTimeout(patienceMs)
    await visit.context.addInitScript(openGameEyes)
    await visit.context.addInitScript(openEyes)
    visit.context.on('page', (page) => person.take(page))
    person.take(visit.page)
    await visit.page.goto(language ? `/?language=${language}` : '/', { timeout: firstPageMs })
    return person
  }

  private take(page: Page): void {
    const hear = (law: string, detail: string) => {
      // A tab before its first page belongs to no law.
      if (page.url() !== nowhere) this.heard.push({ law, detail: `${detail} at ${page.url()}` })
    }
    this.tabs.push(page)
    if (this.ways.isOnSlowLine) void slowDown(page)
    this.countCalls(page, hear)
    page.on('close', () => this.tabs.splice(this.tabs.indexOf(page), 1))
    page.on('dialog', (dialog) => {
      // The only plain dialog allowed is the browser's own, before a user leaves unsaved work.
      if (dialog.type() !== 'beforeunload') hear('a plain dialog', dialog.message())
      void dialog.accept().catch(() => {})
    })
    page.on('pageerror', (error) => hear('an error', `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}`))
    page.on('crash', () => hear('the tab crashed', ''))
    page.on('console', (message) => {
      const isNoise = usualNoise.some((noise) => noise.test(message.text()))
      if (message.type() === 'error' && !isNoise) hear('console.error', message.text().slice(0, 400))
    })
    page.on('response', (response) => this.judge(response, hear))
  }

  private judge(response: Response, hear: (law: string, detail: string) => void): void {
    const status = response.status()
    const method = response.request().method()
    const { pathname } = new URL(response.url())
    if (method !== 'GET' && status < 400) noteWordGiven(pathname)
    if (method !== 'GET' && /^\/api\/auth\/(logout|devices.*|password)$/.test(pathname))
      for (const one of [this, this.other]) if (one) one.hasLoggedOut = true
    const isOut = this.hasLoggedOut || wordGiven.has(this.user?.id ?? '')
    if (status < 400 || (status === 401 && isOut) || (status >= 500 && this.isOffline)) return
    const call = `${method} ${pathname.replace(/[0-9a-f-]{16,}/g, ':id')} ${status}`
    if (status >= 500) hear('a fault of the server', call)
    else if (!isUsualRefusal(call)) hear('a refusal', call)
  }

  private countCalls(page: Page, hear: (law: string, detail: string) => void): void {
    const times = new Map<string, number[]>()
    page.on('request', (request) => {
      const call = `${request.method()} ${request.url().replace(/[?#].*/, '')}`
      const now = performance.now()
      const latest = [...(times.get(call) ?? []).filter((at) => now - at < secondMs), now]
      times.set(call, latest.length > mostCallsInSecond ? [] : latest)
      if (latest.length > mostCallsInSecond) hear('a call repeats', call)
    })
  }

  /** The person as other helpers call a user with a browser. */
  get visit(): Visit {
    const [page] = this.tabs
    if (!page) throw new Error(`${this.name} has no tab`)
    return { page, context: this.context, errors: [] }
  }

  /** Null while a page is on its way to another. */
  async look(tab: number): Promise<Seen | null> {
    const page = this.tabs[tab]
    return page && page.url() !== nowhere ? page.evaluate(() => window.monkeyEyes.look()).catch(() => null) : null
  }
}
