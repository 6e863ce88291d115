import type { BrowserContext, Page } from 'playwright-core'
import { leavePage } from './keptPages.ts'

/** At most so much of a page's text is printed. */
const mostText = 1500
/** A long page of a busy machine takes seconds to be read. */
const patience = { timeout: 15_000 }

const focusOn = (page: Page): Promise<string> =>
  page.locator('body').evaluate(
    () => {
      const { activeElement: focused } = document
      const { top = 0 } = focused?.getBoundingClientRect() ?? {}
      const words = focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      return `${focused?.tagName} "${words.slice(0, 80)}" at ${Math.round(top)}, page scrolled by ${Math.round(scrollY)}`
    },
    undefined,
    patience,
  )

const readingOf = async (page: Page): Promise<string> => {
  const [text, focus] = await Promise.all(
    [page.locator('body').ariaSnapshot(patience), focusOn(page)].map((read) => read.catch(String)),
  )
  return `--- ${page.url()}\nfocus: ${focus}\n${text?.replace(/\s*\n\s*/g, '\n').slice(0, mostText)}\n`
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
