import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openDevPage } from '../../browser/school/devPages.ts'
import { hardToRead } from '../../browser/school/hardToRead.ts'
import { savePicture } from '../shootDevices.ts'
import type { Shown } from './screen.tsx'
import { settled } from './settled.ts'

export interface Screen {
  width: number
  height: number
  /** The smallest letters allowed on this screen, in pixels. */
  leastPx: number
}

const screen = (width: number, height: number, leastPx: number): Screen => ({ width, height, leastPx })

/** The boards of classrooms, with the smallest letters there may be on the largest of them, and on all others. */
export const wallsWith = ([large, small]: readonly [large: number, small: number]): Screen[] => [
  screen(1920, 1080, large),
  screen(1366, 768, small),
  screen(1280, 720, small),
  screen(1024, 768, small),
]

export const hands = [screen(390, 844, 11.5), screen(360, 640, 11.5), screen(320, 568, 11.5)]

/** A phone that leads the game shows the board, upright or on its side. */
export const leadingPhones = [screen(360, 640, 11.5), screen(844, 390, 11.5)]

/** Returns the faults of a screen. */
type LookAt = (page: Page, shown: Shown, size: Screen) => Promise<string[]>

/** Texts of a question that cannot be read. In a phone's head the code may be cut off, to leave the number its room. */
export const unreadOfQuestion: LookAt = async (page, { view }, { leastPx }) =>
  (await hardToRead(page, leastPx)).filter((fault) => fault !== `cut off: ${view.code}`)

type Show = (shown: Shown, what: string, sizes: readonly Screen[]) => Promise<void>

/** Drawn screens are shown one after the other, as large as each of their sizes, and pictures taken of those with faults. */
export async function onDrawnScreens(
  reducedMotion: 'reduce' | 'no-preference',
  lookAt: LookAt,
  showAll: (show: Show) => Promise<void>,
): Promise<void> {
  const { page, close } = await openDevPage({ path: 'test/pictures/screenPage/screen.html', isOfProduct: true })
  try {
    await page.emulateMedia({ reducedMotion })
    await page.waitForFunction(() => 'showScreen' in window)
    await showAll(async (shown, what, sizes) => {
      for (const size of sizes) {
        const { width, height } = size
        await page.setViewportSize({ width, height })
        await page.evaluate((shown) => window.showScreen(shown), shown)
        await settled(page)
        const name = `${what}, ${width}`
        const faults = await lookAt(page, shown, size)
        if (faults.length > 0) await savePicture(page, name.replaceAll(/\W+/g, '-'))
        expect(faults, name).toEqual([])
      }
    })
  } finally {
    await close()
  }
}

/** The numbers to draw screens from: a few in every test, or as many as this environment variable asks for. */
export function drawnNumbers(name: string, first: number, few: number, always: readonly number[] = []): number[] {
  const { [name]: asked, [`FIRST_${name.replace(/S$/, '')}`]: from } = process.env
  const some = Array.from({ length: Number(asked ?? few) }, (_, more) => Number(from ?? first) + more)
  return asked ? some : [...always, ...some]
}
