import { type Browser, chromium } from 'playwright-core'
import { browserFlags, findBrowser } from './findBrowser.ts'

/** Where test processes find the browser that all files of a run share. */
export const sharedAt = 'SHARED_BROWSER'

/** A script, or a test that needs flags, starts a browser of its own. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const shared = process.env[sharedAt]
  if (shared && flags.length === 0) return chromium.connect(shared)
  return chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...flags] })
}
