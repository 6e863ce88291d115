import type { BrowserContext } from 'playwright-core'

/** Those who came while a test runs. Who came before the first test of a file stays until the file has ended. */
let visits: BrowserContext[] | null = null

export const visitsOfTest = {
  began: () => {
    visits = []
  },
  add: (context: BrowserContext) => visits?.push(context),
  ended: async () => {
    const all = visits ?? []
    visits = null
    await Promise.all(all.map((context) => context.close()))
  },
}
