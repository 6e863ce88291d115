import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResults = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }

/** What a screen breaks of WCAG 2.2 AA and of good practice, as lines to read. */
export const axeComplaints = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource)
  const results = await page.evaluate(
    async () => (await (window as unknown as { axe: { run(): Promise<unknown> } }).axe.run()) as AxeResults,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
