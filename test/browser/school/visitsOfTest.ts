import type { BrowserContext, Page } from 'playwright-core'
import { leavePage } from './keptPages.ts'

/** At most so much of a page's text is printed. */
const mostText = 1500

const readingOf = async (page: Page): Promise<string> => {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => String(error))
  return `--- ${page.url()}\n${text.replace(/\s*\n\s*/g, '\n').slice(0, mostText)}\n`
}

/** Visits that began during the present test. Earlier ones, from before the first test of a file, stay until the file ends. */
let visits: BrowserContext[] | null = null

export const visitsOfTest = {
  began: () => {
    visits = []
  },
  add: (context: BrowserContext) => visits?.push(context),
  /** Prints what the pages showed when a test failed: a cause that appears once in fifty runs can be found in no other way. */
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
