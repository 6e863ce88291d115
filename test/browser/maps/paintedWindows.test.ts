import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawnTiles } from '../../../client/modes/drawnTiles.ts'
import type { WorldWish } from '../../../client/parts/maps/painting/worldWishes.ts'
import type { PictureWindow } from '../../../client/stage/world/paintedWorld.ts'
import { sceneries } from '../../../rooms/shared/maps/sceneries.ts'
import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { defaultMaps, randomMap } from '../../rooms/shared/modes/hostileMaps.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
let page: Page
let painter: string

beforeAll(async () => {
  school = await openBrowserSchool()
  page = (await school.newcomer('teacher')).page
  const called = page.waitForEvent('worker')
  await page.goto('/maps/create?mode=racing')
  painter = (await called).url()
})

afterAll(() => school.close())

/**
 * Edges and soft light depend on their place on the canvas, so they come out slightly different in a window. Two in a hundred of
 * its values may differ by more than three of 255.
 */
const mostOff = 3
const mostShare = 0.02

type Compared = { pixels: number; worst: number; off: number; offBeside: number }

/** The product's own worker paints the whole picture and windows of it. The page compares the pixels. */
const compare = (mode: MapMode, grid: TileGrid, tileWidth: number, whole: PictureWindow, windows: PictureWindow[]) => {
  const wishOf = (seen: PictureWindow): WorldWish => ({ mode, grid, shot: { tileWidth, window: seen } })
  const parts = windows.map((window) => ({ window, wish: wishOf(window) }))
  return page.evaluate(
    async ({ painter, whole, parts, mostOff }): Promise<Compared[]> => {
      const worker = new Worker(painter, { type: 'module' })
      let number = 0
      const paint = (wish: unknown) =>
        new Promise<ImageBitmap>((done, fail) => {
          number += 1
          worker.onerror = () => fail(new Error('The worker stopped'))
          worker.onmessage = ({ data }) =>
            data.picture ? done(data.picture) : fail(new Error(`Not painted: ${number}`))
          worker.postMessage({ number, wish })
        })
      const all = await paint(whole)
      const found: Compared[] = []
      for (const { window, wish } of parts) {
        const pixelsOf = (picture: ImageBitmap, left: number, top: number) => {
          const brush = new OffscreenCanvas(window.width, window.height).getContext('2d')
          if (!brush) throw new Error('No paper')
          brush.drawImage(picture, -left, -top)
          return brush.getImageData(0, 0, window.width, window.height).data
        }
        const painted = pixelsOf(await paint(wish), 0, 0)
        const offFrom = (expected: Uint8ClampedArray) => {
          let [worst, off] = [0, 0]
          for (let at = 0; at < expected.length; at++) {
            const by = Math.abs((expected[at] ?? 0) - (painted[at] ?? 0))
            worst = Math.max(worst, by)
            if (by > mostOff) off += 1
          }
          return { worst, off }
        }
        const here = offFrom(pixelsOf(all, window.left, window.top))
        const beside = offFrom(pixelsOf(all, window.left + 1, window.top))
        found.push({ pixels: painted.length / 4, ...here, offBeside: beside.off })
      }
      worker.terminate()
      return found
    },
    { painter, whole: wishOf(whole), parts, mostOff },
  )
}

/** A window that is cut anywhere on the map, not where tiles end. */
const cutFrom = ({ width, height }: PictureWindow, random: () => number): PictureWindow => {
  const [across, down] = [Math.ceil(width * (0.15 + random() * 0.4)), Math.ceil(height * (0.15 + random() * 0.4))]
  const [left, top] = [Math.floor(random() * (width - across)), Math.floor(random() * (height - down))]
  return { left, top, width: across, height: down }
}

it.each(mapModes)('%s: a window of a world has the pixels that the whole has there', async (mode) => {
  const random = seededRandom(mode.length * 77)
  const maps = [...defaultMaps(mode).slice(0, 1), ...[1, 2, 3, 4].map((seed) => randomMap(mode, seed))]
  const found: Compared[] = []
  for (const [index, { grid }] of maps.entries()) {
    const scenery = sceneries[index - 1]
    const place = { ...grid, ...(scenery && { scenery }) }
    const tileWidth = [32, 41.3, 24, 57.9, 36][index] ?? 32
    const [width, height] = [
      Math.ceil(grid.width * tileWidth),
      Math.ceil((grid.height * tileWidth * drawnTiles[mode].height) / drawnTiles[mode].width),
    ]
    const whole = { left: 0, top: 0, width, height }
    const windows = [cutFrom(whole, random), cutFrom(whole, random)]
    found.push(...(await compare(mode, place, tileWidth, whole, windows)))
  }
  const rows = found.map(({ off, pixels, worst }) => `${off} of ${pixels * 4} off, at most by ${worst}`)
  process.stdout.write(`${mode}: ${rows.join(' | ')}\n`)
  for (const { off, pixels, offBeside } of found) {
    expect(off / (pixels * 4)).toBeLessThan(mostShare)
    expect(offBeside, 'one pixel beside would be seen').toBeGreaterThan(off * 2)
  }
})
