import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawnLobby } from '../../pictures/screenPage/drawnLobby.ts'
import type { Shown } from '../../pictures/screenPage/screen.tsx'
import { settled } from '../../pictures/screenPage/settled.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { openDevPage } from '../school/devPages.ts'
import { hardToRead } from '../school/hardToRead.ts'

/** Each is another class that waits: others are looked at with `LOBBIES=100 FIRST_LOBBY=500`. */
const lobbies = Number(process.env.LOBBIES ?? 4)
const first = Number(process.env.FIRST_LOBBY ?? 28)
/** One whose door is locked, where there is no room for that beside the code. */
const once = [101]

const walls = [
  { width: 1920, height: 1080, leastPx: 13 },
  { width: 1366, height: 768, leastPx: 11.5 },
  { width: 1280, height: 720, leastPx: 11.5 },
  { width: 1024, height: 768, leastPx: 11.5 },
]
const hands = [
  { width: 390, height: 844, leastPx: 11.5 },
  { width: 360, height: 640, leastPx: 11.5 },
  { width: 320, height: 568, leastPx: 11.5 },
]
const patienceMs = 60_000 + lobbies * 15_000

/** Between two words of a name, in heights of its letters: a gap into which the next letter reaches is none. */
const leastGap = 0.15

/**
 * What lies outside the panel that it belongs to, dots that say who is here behind the buttons of their cards, and
 * names of two words that run together.
 */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((leastGap) => {
    const main = document.querySelector('main')
    const panel = main?.getBoundingClientRect()
    const outside = [...(main?.querySelectorAll('p, h1, h2, li') ?? [])].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      return panel && width > 1 && (right > panel.right + 1 || left < panel.left - 1)
    })
    const dots = [...document.querySelectorAll('li span')].filter((part) => part.className.includes('dot'))
    const covered = dots.filter((dot) => {
      const { left, top, width, height } = dot.getBoundingClientRect()
      return [...(dot.closest('li')?.querySelectorAll('button') ?? [])].some((button) => {
        const over = button.getBoundingClientRect()
        return over.left < left + width && over.right > left && over.top < top + height && over.bottom > top
      })
    })
    const names = [...document.querySelectorAll('li [translate="no"]')].flatMap((name) => [...name.childNodes])
    const close = names.filter((name) => {
      const at = name.textContent?.search(/[a-z] [A-Z]/) ?? -1
      if (at < 0 || !name.parentElement) return false
      const [end, gap, begin] = [0, 1, 2].map((more) => {
        const letter = document.createRange()
        letter.setStart(name, at + more)
        letter.setEnd(name, at + more + 1)
        return letter.getBoundingClientRect()
      })
      const isOneLine = end && begin && Math.abs(end.top - begin.top) < 1
      const px = Number.parseFloat(getComputedStyle(name.parentElement).fontSize)
      return isOneLine && gap && gap.width < px * leastGap
    })
    return [
      ...close.map((name) => `read as one word: ${name.textContent}`),
      ...outside.map((part) => `outside: ${part.textContent}`),
      ...covered.map((dot) => `behind a button: the dot of ${dot.closest('li')?.textContent}`),
    ]
  }, leastGap)

it('everybody who waits is read, and whether they are here: in any class, on a wall and in the hand', {
  timeout: patienceMs,
}, async () => {
  const { page, close } = await openDevPage({ path: 'test/pictures/screenPage/screen.html', isOfProduct: true })
  try {
    // Otherwise there would be no panel before a world.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.waitForFunction(() => 'showScreen' in window)
    const lookAt = async (shown: Shown, what: string, { leastPx, ...size }: (typeof walls)[number]) => {
      await page.setViewportSize(size)
      await page.evaluate((shown) => window.showScreen(shown), shown)
      await settled(page)
      const name = `${what}, ${size.width}`
      const faults = [...(await hardToRead(page, leastPx)), ...(await misplaced(page))]
      if (faults.length > 0) await savePicture(page, name.replaceAll(/\W+/g, '-'))
      expect(faults, name).toEqual([])
    }
    const some = Array.from({ length: lobbies }, (_, more) => first + more)
    for (const number of process.env.LOBBIES ? some : [...once, ...some]) {
      const { what, wall, hand } = drawnLobby(number)
      for (const size of walls) await lookAt(wall, what, size)
      for (const size of hands) await lookAt(hand, what, size)
    }
  } finally {
    await close()
  }
})
