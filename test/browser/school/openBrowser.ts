import { type Browser, chromium } from 'playwright-core'
import { browserFlags, findBrowser } from './findBrowser.ts'

/** The variable that tells test processes where the shared browser listens. */
export const sharedAt = 'SHARED_BROWSER'

/** `SCROLLBARS=on` shows the bars that take room on the computers of most schools. A browser without a window hides them. */
export const asStarted = {
  executablePath: findBrowser(),
  ...(process.env.SCROLLBARS === 'on' ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
}

let workers: Promise<Browser> | null = null

/** The files of a worker share one browser, one after the other. Each closes its pages, but leaves the browser open. */
export async function workersBrowser(): Promise<Browser> {
  const browser = await workers
  if (browser?.isConnected()) return browser
  workers = openBrowser()
  return workers
}

/** A script, or a test that needs flags, starts a browser of its own. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const shared = process.env[sharedAt]
  if (shared && flags.length === 0) return chromium.connect(shared)
  return chromium.launch({ ...asStarted, args: [...browserFlags, ...flags] })
}
