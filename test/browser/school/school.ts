import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { calmFrames, frameMs } from './calmFrames.ts'
import { calmSound, soundHz } from './calmSound.ts'

export const projector = { width: 1920, height: 1080 }
export const chromebook = { width: 1366, height: 768 }
export const phone = { width: 390, height: 844 }

/**
 * Most tests ask for little motion: without a graphics card, painting movement is most of a browser's work. `MOTION=on` shows all of them
 * what most people see, and finds what is measured or pressed while it still moves.
 */
export const usualMotion = process.env.MOTION === 'on' ? 'no-preference' : 'reduce'

const mostWidth = 600

/** With `MOBILE=on` a small window is a phone: it has touch, no scroll bars, and a page can be larger than its screen. */
export const asPhone = (viewport: BrowserContextOptions['viewport']): BrowserContextOptions =>
  process.env.MOBILE === 'on' && viewport && viewport.width < mostWidth ? { hasTouch: true, isMobile: true } : {}

/**
 * The server ends a connection that was idle for a while, now and then just as the next request comes. Browsers then ask again,
 * and the client of tests does so if it is told.
 */
export const asBrowsersAsk = { maxRetries: 2 } as const

export const askAsBrowsers = ({ request }: BrowserContext): void => {
  const ask = request.fetch.bind(request)
  request.fetch = (what, options) => ask(what, { ...asBrowsersAsk, ...options })
}

/** One device: a browser context of its own, with a page that collects its errors. */
export interface Device {
  context: BrowserContext
  page: Page
  problems: string[]
}

export async function openDevice(
  browser: Browser,
  baseURL: string,
  viewport = chromebook,
  reducedMotion: BrowserContextOptions['reducedMotion'] = usualMotion,
): Promise<Device> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    reducedMotion,
    serviceWorkers: 'block',
    ...asPhone(viewport),
  })
  askAsBrowsers(context)
  await context.addInitScript(calmFrames, frameMs)
  await context.addInitScript(calmSound, soundHz)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  return { context, page, problems }
}

/** Registers through the page, as users do. */
export async function register({ page }: Device, role: 'Student' | 'Teacher', username: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('radio', { name: role }).check({ force: true })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('a-good-password')
  await page.getByLabel('Confirm password').fill('a-good-password')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.waitForURL(role === 'Teacher' ? '**/teacher' : '**/student')
}
