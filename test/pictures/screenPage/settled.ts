import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What comes late, as the words of a mode, is there, and what moves has arrived. */
export async function settled(page: Page): Promise<void> {
  let before = ''
  const isSame = async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: while a screen is fetched, the one before is there, unseen
    const text = await page.locator('#root').innerText()
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
