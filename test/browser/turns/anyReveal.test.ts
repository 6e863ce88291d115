import { expect, it } from 'vitest'
import { drawnReveal } from '../../pictures/screenPage/drawnReveal.ts'
import type { Shown } from '../../pictures/screenPage/screen.tsx'
import { settled } from '../../pictures/screenPage/settled.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { openDevPage } from '../school/devPages.ts'
import { hardToRead } from '../school/hardToRead.ts'

/** Each is another question of another class: others are looked at with `REVEALS=100 FIRST_REVEAL=500`. */
const reveals = Number(process.env.REVEALS ?? 4)
const first = Number(process.env.FIRST_REVEAL ?? 4)
/** One in which a line leaves the list, and one whose texts are as long as any. */
const once = [304, 136]

/** With the smallest letters there may be on each: the longest texts that are allowed leave no room for larger ones. */
const walls = [
  { width: 1920, height: 1080, leastPx: 15 },
  { width: 1366, height: 768, leastPx: 12 },
  { width: 1280, height: 720, leastPx: 12 },
  { width: 1024, height: 768, leastPx: 12 },
]
const hands = [
  { width: 390, height: 844, leastPx: 11.5 },
  { width: 360, height: 640, leastPx: 11.5 },
  { width: 320, height: 568, leastPx: 11.5 },
]
const patienceMs = 60_000 + reveals * 15_000

it('a question that has closed is read by everybody: of any kind, as long as it may be, on a wall and in the hand', {
  timeout: patienceMs,
}, async () => {
  const { page, close } = await openDevPage({ path: 'test/pictures/screenPage/screen.html', isOfProduct: true })
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.waitForFunction(() => 'showScreen' in window)
    const lookAt = async (shown: Shown, what: string, { leastPx, ...size }: (typeof walls)[number]) => {
      await page.setViewportSize(size)
      await page.evaluate((shown) => window.showScreen(shown), shown)
      await settled(page)
      const name = `${what}, ${size.width}`
      // In the head of a phone the code gives way to the number of the question.
      const faults = (await hardToRead(page, leastPx)).filter((fault) => fault !== `cut off: ${shown.view.code}`)
      if (faults.length > 0) await savePicture(page, name.replaceAll(/\W+/g, '-'))
      expect(faults, name).toEqual([])
    }
    const some = Array.from({ length: reveals }, (_, more) => first + more)
    for (const number of process.env.REVEALS ? some : [...once, ...some]) {
      const { what, wall, hand } = drawnReveal(number)
      for (const size of walls) await lookAt(wall, what, size)
      for (const size of hands) await lookAt(hand, what, size)
    }
  } finally {
    await close()
  }
})
