import type { BrowserContext, Page } from 'playwright-core'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { BrowserSchool, Visit } from '../../browser/school/browserSchool.ts'
import { openGameEyes } from './gameEyes.ts'
import { openEyes, type Seen } from './pageEyes.ts'
import { isUsualRefusal } from './usualRefusals.ts'

/** What a page did that nobody would see in a picture. */
export interface Heard {
  law: string
  detail: string
}

export type Kind = 'teacher' | 'remote' | 'pupil' | 'guest'

/** What a person waits for at most, before they try something else. */
const patienceMs = 5000

export const nowhere = 'about:blank'

const usualNoise = [
  // The browser's own words about an answer that is looked at by its status.
  /^Failed to load resource/,
  // A line that is gone for a moment.
  /WebSocket connection to .* failed/,
]

/** One human being with one browser, in which they have one tab or two. */
export class Person {
  readonly name: string
  readonly kind: Kind
  readonly context: BrowserContext
  readonly user: User | null
  readonly tabs: Page[] = []
  readonly heard: Heard[] = []
  isOffline = false
  /** Who has logged out is refused in the tabs that do not know of it yet. */
  hasLoggedOut = false
  /** The same account on another device. */
  private other: Person | undefined

  private constructor(name: string, kind: Kind, context: BrowserContext, user: User | null) {
    this.name = name
    this.kind = kind
    this.context = context
    this.user = user
  }

  /** Somebody new; a remote control is a second device of somebody who is here. */
  static async come(
    school: BrowserSchool,
    name: string,
    kind: Kind,
    viewport: { width: number; height: number },
    of?: Person,
  ): Promise<Person> {
    const options = { viewport, serviceWorkers: 'allow' } as const
    const comes = kind === 'pupil' ? 'student' : kind === 'teacher' ? 'teacher' : null
    const visit = comes ? await school.newcomer(comes, options) : await school.firstVisitor(options)
    const user = 'user' in visit ? (visit.user as User) : (of?.user ?? null)
    const person = new Person(name, kind, visit.context, user)
    person.other = of
    if (of) of.other = person
    visit.context.setDefaultTimeout(patienceMs)
    await visit.context.addInitScript(openGameEyes)
    await visit.context.addInitScript(openEyes)
    visit.context.on('page', (page) => person.take(page))
    person.take(visit.page)
    await visit.page.goto('/')
    return person
  }

  private take(page: Page): void {
    const hear = (law: string, detail: string) => {
      // Before its first page a tab is nobody's.
      if (page.url() !== nowhere) this.heard.push({ law, detail: `${detail} at ${page.url()}` })
    }
    this.tabs.push(page)
    page.on('close', () => this.tabs.splice(this.tabs.indexOf(page), 1))
    page.on('dialog', (dialog) => {
      // Only the browser itself asks whether a page with unsaved work may be left.
      if (dialog.type() !== 'beforeunload') hear('a plain dialog', dialog.message())
      void dialog.accept().catch(() => {})
    })
    page.on('pageerror', (error) => hear('an error', `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}`))
    page.on('crash', () => hear('the tab crashed', ''))
    page.on('console', (message) => {
      const isNoise = usualNoise.some((noise) => noise.test(message.text()))
      if (message.type() === 'error' && !isNoise) hear('console.error', message.text().slice(0, 400))
    })
    page.on('response', (response) => {
      const status = response.status()
      const { pathname } = new URL(response.url())
      if (/^\/api\/auth\/(logout|devices.*|password)$/.test(pathname) && response.request().method() !== 'GET')
        for (const one of [this, this.other]) if (one) one.hasLoggedOut = true
      if (status < 400 || (status === 401 && this.hasLoggedOut)) return
      const call = `${response.request().method()} ${pathname.replace(/[0-9a-f-]{16,}/g, ':id')} ${status}`
      if (status >= 500) hear('a fault of the server', call)
      else if (!isUsualRefusal(call)) hear('a refusal', call)
    })
  }

  /** As others call somebody with a browser. */
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
