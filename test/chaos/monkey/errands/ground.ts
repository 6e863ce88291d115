import type { Page } from 'playwright-core'
import type { Classroom } from '../classroom.ts'
import type { Person } from '../people.ts'

/** What an errand gets: the person, the page, and what others have made so far. `nth` is a number to choose by. */
export interface Ground {
  page: Page
  person: Person
  classroom: Classroom
  nth: number
}

export type Errand = (ground: Ground) => Promise<void>

/** Thrown if something does not hold that the page had promised to the errand. */
export class BrokenLaw extends Error {
  readonly law: string

  constructor(law: string, detail: string) {
    super(detail)
    this.law = law
  }
}

const loadMs = 30_000

export const goTo = async (page: Page, path: string): Promise<void> => void (await page.goto(path, { timeout: loadMs }))

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** What was saved has to be there after a reload. */
export async function stays(page: Page, what: string, isThere: () => Promise<boolean>): Promise<void> {
  await page.reload({ timeout: loadMs })
  const until = performance.now() + loadMs
  while (!(await isThere())) {
    if (performance.now() > until)
      throw new BrokenLaw('what was saved is gone', `${what} after a reload of ${page.url()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export const nthOf = <T>(things: readonly T[], nth: number): T | undefined => things[nth % Math.max(1, things.length)]
