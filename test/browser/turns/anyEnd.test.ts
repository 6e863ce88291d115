import { expect, it } from 'vitest'
import { drawnEnd } from '../../pictures/screenPage/drawnEnd.ts'
import type { Shown } from '../../pictures/screenPage/screen.tsx'
import { settled } from '../../pictures/screenPage/settled.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { openDevPage } from '../school/devPages.ts'
import { hardToRead } from '../school/hardToRead.ts'

/** Each end is another class: more of them, and others, are looked at with `ENDS=100 FIRST_END=500`. */
const ends = Number(process.env.ENDS ?? 8)
const first = Number(process.env.FIRST_END ?? 1)

const walls = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
]
const hands = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
/** Names of sixteen letters without a gap are that small, at the edge of a narrow wall and on the smallest phones. */
const leastPx = 11.5

/** Each is looked at on six screens. */
const patienceMs = 60_000 + ends * 10_000

it('the end of a game is read by everybody: of any class, in any mode, on a wall and in the hand', {
  timeout: patienceMs,
}, async () => {
  const { page, close } = await openDevPage({ path: 'test/pictures/screenPage/screen.html', isOfProduct: true })
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.waitForFunction(() => 'showScreen' in window)
    const lookAt = async (shown: Shown, what: string, size: { width: number; height: number }) => {
      await page.setViewportSize(size)
      await page.evaluate((shown) => window.showScreen(shown), shown)
      const list = page.locator('ol[aria-labelledby="final-scores"]')
      await list.locator('li').last().waitFor()
      await settled(page)
      const name = `${what}, ${size.width}`
      const faults = await hardToRead(page, leastPx)
      if (faults.length > 0) await savePicture(page, name.replaceAll(/\W+/g, '-'))
      expect(faults, name).toEqual([])
      if (shown.by === 'hand') return
      const [seen, lines] = await list.evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect()
        const boxes = [...list.children].map((line) => line.getBoundingClientRect())
        return [boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length, boxes.length] as const
      })
      expect(seen, `${name}: whole lines of the final scores`).toBeGreaterThanOrEqual(Math.min(2, lines))
    }
    for (let number = first; number < first + ends; number++) {
      const { what, wall, hand } = drawnEnd(number)
      for (const size of walls) await lookAt(wall, what, size)
      for (const size of hands) await lookAt(hand, what, size)
    }
  } finally {
    await close()
  }
})
