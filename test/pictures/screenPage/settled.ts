import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until late parts, such as the words of a mode, are there, and movements have ended. */
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
