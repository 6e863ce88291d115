import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { openDevPage } from '../browser/school/devPages.ts'
import { animatedWebp } from './animatedWebp.ts'
import { mapNamed, recordTurn } from './recordTurns.ts'

/** `npm run film`: one turn of each mode that has a map, as moving pictures for the README. */
const folder = join(import.meta.dirname, '../../assets/pictures')
const stageSize = { width: 1280, height: 720 }
const filmSize = { width: 416, height: 234 }
const frameMs = 120
const quality = 0.3
const mostBytes = 3_000_000
const turnMs = 5000
/** Questions whose turns have much action, in a class of a usual size. */
const scenes = { racing: 7, battle: 14, 'gold-quest': 9, tower: 9, survival: 8 } as const

/** A browser writes the format, and scales pictures down better than most programs. */
const shrink = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async ({ source, width, height, share }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob(), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      })
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', share).split(',')[1] ?? ''
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...filmSize, share: quality },
  )

const path = 'test/pictures/stagePage/film.html'
const { browser, page, close } = await openDevPage({ path, viewport: stageSize })
const desk = await browser.newPage()

let bytes = 0
for (const mode of mapModes) {
  await page.reload()
  await page.waitForFunction(() => window.stageTurn !== undefined)
  const turn = recordTurn({
    mode,
    map: mapNamed(mode, ''),
    players: 24,
    question: scenes[mode],
    questions: 15,
    chaos: 'lively',
    seed: 7,
  })
  const covered = { left: 20, top: 20, right: 20, bottom: 20 }
  await page.evaluate((order) => window.stageTurn?.(order), {
    ...turn,
    isCalm: false,
    renderer: 'canvas' as const,
    covered,
    ms: turnMs,
  })
  await page.evaluate(() => window.stepStage?.(900))
  const script = await page.evaluate(() => window.playStage?.())
  const pictures: Buffer[] = []
  for (let at = 0; at < (script?.ms ?? 0) + 600; at += frameMs) {
    await page.evaluate((ms) => window.stepStage?.(ms), frameMs)
    pictures.push(Buffer.from(await shrink(desk, await page.screenshot()), 'base64'))
  }
  const film = animatedWebp(pictures, filmSize, frameMs)
  writeFileSync(join(folder, `${mode}.webp`), film)
  bytes += film.length
  const told = script?.headlines.map(({ name }) => name).join(', ')
  process.stdout.write(`${mode}: ${pictures.length} pictures, ${Math.round(film.length / 1000)} kB; ${told}\n`)
}
await close()
if (bytes > mostBytes) throw new Error(`The films have ${bytes} bytes, more than ${mostBytes}`)
process.exit(0)
