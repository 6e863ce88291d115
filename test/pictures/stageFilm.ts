import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { openDevPage } from '../browser/school/devPages.ts'
import { mapNamed, recordTurn } from './recordTurns.ts'

/**
 * Moments of one action, and a strip of eight of them in one picture:
 * `npx node test/pictures/stageFilm.ts --mode racing --players 12 --question 9 --size 1920x1080`. Written to the folder
 * `SHOTS_DIR`, or `shots`.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'racing' },
    map: { type: 'string', default: '' },
    players: { type: 'string', default: '12' },
    question: { type: 'string', default: '9' },
    questions: { type: 'string', default: '18' },
    seed: { type: 'string', default: '7' },
    size: { type: 'string', default: '1920x1080' },
    rank: { type: 'string' },
    renderer: { type: 'string', default: 'canvas' },
    ms: { type: 'string', default: '4000' },
    from: { type: 'string', default: '0' },
    calm: { type: 'boolean', default: false },
    last: { type: 'boolean', default: false },
    stills: { type: 'string' },
    ratio: { type: 'string' },
  },
})

const folder = process.env.SHOTS_DIR ?? 'shots'
const [width = 1920, height = 1080] = values.size.split('x').map(Number)
const mode = values.mode as MapMode
const isPhone = values.rank !== undefined
const turn = recordTurn({
  mode,
  map: mapNamed(mode, values.map),
  players: Number(values.players),
  question: Number(values.question),
  questions: Number(values.questions),
  chaos: 'lively',
  seed: Number(values.seed),
  ...(isPhone && { ofRank: Number(values.rank) }),
})
const frames = 8

mkdirSync(folder, { recursive: true })
const { browser, page, close } = await openDevPage({
  path: 'test/pictures/stagePage/film.html',
  viewport: { width, height },
  deviceScaleFactor: Number(values.ratio ?? (isPhone ? 2 : 1)),
})
await page.waitForFunction(() => window.stageTurn !== undefined)
const told = await page.evaluate((recorded) => window.stageTurn?.(recorded), {
  ...turn,
  isCalm: values.calm,
  isLast: values.last,
  question: Number(values.question),
  renderer: values.renderer === 'webgl' ? ('webgl' as const) : ('canvas' as const),
  covered: isPhone ? { left: 0, top: 60, right: 0, bottom: 110 } : { left: 416, top: 72, right: 20, bottom: 30 },
  ms: Number(values.ms),
})
const name = `${mode}-${values.players}-${values.size}${isPhone ? '-phone' : ''}`
await page.evaluate(() => window.stepStage?.(900))
await page.screenshot({ path: join(folder, `film-${name}-before.png`) })
const script = await page.evaluate(() => window.playStage?.())
process.stdout.write(`${JSON.stringify(told)} ${JSON.stringify(script)}\n`)

const shown = Math.ceil((script?.ms ?? 0) - Number(values.from))
const stills = values.stills?.split(',').map(Number) ?? []
const wanted =
  stills.length > 0
    ? stills
    : Array.from({ length: frames }, (_, index) => Number(values.from) + (shown * (index + 1)) / (frames + 1))
const pictures: string[] = []
let now = 0
for (const [index, at] of wanted.entries()) {
  const line = await page.evaluate((ms) => window.stepStage?.(ms), at - now)
  now = at
  const picture = await page.screenshot({ type: stills.length > 0 ? 'png' : 'jpeg' })
  if (stills.length > 0) writeFileSync(join(folder, `film-${name}-${at}.png`), picture)
  pictures.push(`data:image/jpeg;base64,${picture.toString('base64')}`)
  process.stdout.write(`${index + 1}: ${Math.round(at)} ms ${line}\n`)
}
if (stills.length === 0) {
  const strip = await browser.newPage({ viewport: { width: isPhone ? 1600 : 1920, height: isPhone ? 880 : 1120 } })
  const across = isPhone ? 8 : 2
  await strip.setContent(
    `<body style="margin:0;display:grid;gap:4px;grid-template-columns:repeat(${across},1fr);background:#000">${pictures
      .map((source) => `<img src="${source}" style="width:100%;display:block">`)
      .join('')}`,
  )
  await strip.waitForTimeout(300)
  await strip.screenshot({ path: join(folder, `strip-${name}.png`), fullPage: true })
}
await close()
