import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from './findBrowser.ts'
import { sharedAt } from './openBrowser.ts'

/** A start of Chromium costs seconds of a processor: one is enough for all files, which each open contexts of their own. */
export default async function shareBrowser(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: findBrowser(), args: browserFlags, host: '127.0.0.1' })
  process.env[sharedAt] = server.wsEndpoint()
  return () => server.close()
}
