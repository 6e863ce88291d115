import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResults = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }

/**
 * What a screen breaks of WCAG 2.2 AA and of good practice, one line each. Only these lines leave the page: axe also reports
 * every element that passes, and to send and parse all that would take longer than the check itself.
 */
export const axeComplaints = (page: Page): Promise<string[]> => complaintsOf(page, {})

/** Texts that stand out less than 7 to 1 against their ground, or 4.5 to 1 if they are large. */
export const paleTexts = (page: Page): Promise<string[]> => complaintsOf(page, { runOnly: ['color-contrast-enhanced'] })

async function complaintsOf(page: Page, rules: { runOnly?: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...rules })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    )
  }, rules)
}
