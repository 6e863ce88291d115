import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core'
import { calmFrames, frameMs } from './calmFrames.ts'
import { calmSound, soundHz } from './calmSound.ts'
import { haveCores } from './haveCores.ts'
import { askAsBrowsers } from './school.ts'

/**
 * Pages that visitors have left, for later visitors. A page that has run the product once runs it again for a third of the work,
 * if the address is the same.
 */
interface KeptPage {
  page: Page
  context: BrowserContext
  /** The options it was opened with. Only a visitor with the same options gets it. */
  options: BrowserContextOptions
  session: CDPSession
  /** The scripts that a visitor added to every document. */
  scripts: Disposable[]
  /** Something was done to the page that cannot be undone. */
  isMarked: boolean
}

/** A first answer takes this long on a slow machine that runs other tests, too. */
const patienceMs = 90_000

/** More are seldom open at once, and each is a process of the browser. */
const mostSpare = 8

const marking = {
  page: ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'routeWebSocket', 'addLocatorHandler'],
  context: ['exposeFunction', 'exposeBinding', 'grantPermissions', 'newCDPSession', 'routeWebSocket'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** The events that a test may listen to. */
const events = [
  ...(['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'] as const),
]

/** Everything stored but the code of the product that the browser has read. */
const stored = 'file_systems,indexeddb,local_storage,service_workers,cache_storage'

const usualMedia = { media: null, colorScheme: null, forcedColors: null, contrast: null, reducedMotion: null } as const

const spare: KeptPage[] = []
const taken = new WeakMap<BrowserContext, KeptPage>()

function afterCalls<Name extends string>(
  of: Record<Name, unknown>,
  names: readonly Name[],
  tell: (result: unknown) => void,
): void {
  for (const name of names) {
    const usual = (of[name] as (...args: unknown[]) => unknown).bind(of)
    const told = (...args: unknown[]) => {
      const result = usual(...args)
      tell(result)
      return result
    }
    Object.assign(of, { [name]: told })
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patienceMs)
  askAsBrowsers(context)
  await context.addInitScript(calmFrames, frameMs)
  await context.addInitScript(calmSound, soundHz)
  await context.addInitScript(haveCores, 1)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kept: KeptPage = {
    page,
    context,
    options,
    session,
    scripts: [],
    isMarked: false,
  }
  const mark = () => {
    kept.isMarked = true
  }
  afterCalls(page, marking.page, mark)
  afterCalls(context, marking.context, mark)
  afterCalls(context.clock, marking.clock, mark)
  const addScript = async (added: unknown) => kept.scripts.push((await added) as Disposable)
  afterCalls(page, ['addInitScript'], addScript)
  afterCalls(context, ['addInitScript'], addScript)
  return kept
}

/** A page as good as new, with a context of its own. An unused one has nothing cached, and asks the server for everything. */
export async function takePage(
  browser: Browser,
  options: BrowserContextOptions,
  isUnused = false,
): Promise<Pick<KeptPage, 'page' | 'context'>> {
  const at = spare.findIndex(
    (kept) => isDeepStrictEqual(kept.options, options) && kept.context.browser() === browser && !kept.page.isClosed(),
  )
  const [kept = await openPage(browser, options)] = isUnused || at < 0 ? [] : spare.splice(at, 1)
  taken.set(kept.context, kept)
  return kept
}

/** The page has to be at its own address: anything it has stored at another one could not be cleared. */
const isAtHome = ({ page, options: { baseURL = '' } }: KeptPage) =>
  !page.isClosed() && new URL(page.url()).origin === new URL(baseURL).origin

async function empty({ page, context, options, session, scripts }: KeptPage): Promise<void> {
  const { origin } = new URL(page.url())
  await Promise.all(context.pages().map((open) => open !== page && open.close()))
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all(scripts.splice(0).map((script) => script.dispose()))
  await context.setOffline(false)
  if (options.viewport) await page.setViewportSize(options.viewport)
  await page.emulateMedia({ ...usualMedia, ...(options.reducedMotion ? { reducedMotion: options.reducedMotion } : {}) })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank', { timeout: patienceMs })
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored })
  await context.clearCookies()
  await session.send('Page.resetNavigationHistory')
}

/** Takes the page back from its visitor. A page that cannot be made as good as new is closed. */
export async function leavePage(context: BrowserContext): Promise<void> {
  const kept = taken.get(context)
  if (!kept) return
  taken.delete(context)
  // A route may still wait for an answer of the server, which never comes once its page is closed.
  const letGo = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }))
  // A page that is closing has no more routes.
  await Promise.allSettled(letGo)
  const isFit = !kept.isMarked && isAtHome(kept) && spare.length < mostSpare
  const isEmpty =
    isFit &&
    (await empty(kept).then(
      () => true,
      () => false,
    ))
  if (isEmpty) spare.push(kept)
  else await context.close()
}

/** Drops the pages of a browser that is about to close. */
export function forgetPages(browser: Browser): void {
  spare.splice(0, spare.length, ...spare.filter(({ context }) => context.browser() !== browser))
}
