import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What comes late, as the words of a mode, is there, and what moves has arrived. */
export async function settled(page: Page): Promise<void> {
  let before: string | null = ''
  const isSame = async () => {
    const text = await page.locator('#root').textContent()
    const same = text !== '' && text === before
    before = text
    return same
  }
  await expect.poll(isSame, { interval: 150, timeout: 30_000 }).toBe(true)
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) {
      if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish()
      else moving.cancel()
    }
  })
}
