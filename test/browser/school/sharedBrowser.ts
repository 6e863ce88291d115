import { chromium } from 'playwright-core'
import { browserFlags } from './findBrowser.ts'
import { asStarted, sharedAt } from './openBrowser.ts'

/** To start Chromium costs seconds of processor time, so all files share one, each with contexts of its own. */
export default async function shareBrowser(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...asStarted, args: browserFlags, host: '127.0.0.1' })
  process.env[sharedAt] = server.wsEndpoint()
  return () => server.close()
}
