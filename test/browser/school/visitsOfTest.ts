import type { BrowserContext, Page } from 'playwright-core'
import { leavePage } from './keptPages.ts'

/** So much of a page is worth reading. */
const mostText = 1500

const readingOf = async (page: Page): Promise<string> => {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => String(error))
  return `--- ${page.url()}\n${text.replace(/\s*\n\s*/g, '\n').slice(0, mostText)}\n`
}

/** Those who came while a test runs. Who came before the first test of a file stays until the file has ended. */
let visits: BrowserContext[] | null = null

export const visitsOfTest = {
  began: () => {
    visits = []
  },
  add: (context: BrowserContext) => visits?.push(context),
  /** What there was to read when a test failed: a cause that comes once in fifty runs is found in no other way. */
  tell: async () => {
    const pages = (visits ?? []).flatMap((context) => context.pages())
    process.stdout.write((await Promise.all(pages.map(readingOf))).join(''))
  },
  ended: async () => {
    const all = visits ?? []
    visits = null
    await Promise.all(all.map(leavePage))
  },
}
