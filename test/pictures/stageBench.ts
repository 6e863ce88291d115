import { type MapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { openDevPage } from '../browser/school/devPages.ts'
import { mapNamed, recordTurn } from './recordTurns.ts'

/**
 * `npm run bench:stage`: how much script a frame of the busiest action costs in both renderers; whether a task takes
 * longer than 50 ms once the stage is there; whether turns and mounts leak memory; and whether a slow board shows its
 * headlines in time. `-- --slow` checks only the last.
 */
const size = { width: 1920, height: 1080 }
const phone = { width: 390, height: 844 }
const chromebook = { width: 1366, height: 768 }
const turnsPlayed = 50
const mounts = 20
/** WebGL without a graphics card is slow, so it gets fewer frames. Its script can still be measured. */
const framesOf = { canvas: 240, webgl: 60 } as const
const megabyte = 1_000_000

const { page, close } = await openDevPage({
  path: 'test/pictures/stagePage/film.html',
  viewport: size,
  flags: ['--enable-precise-memory-info', '--js-flags=--expose-gc', '--enable-unsafe-swiftshader'],
})
await page.waitForFunction(() => window.stageTurn !== undefined)

const turnOf = (players: number, renderer: 'webgl' | 'canvas', mode: MapMode = 'racing', ofRank?: number) => ({
  ...recordTurn({
    mode,
    map: mapNamed(mode, ''),
    players,
    question: 6,
    questions: 18,
    chaos: 'lively',
    seed: 11,
    ...(ofRank !== undefined && { ofRank }),
  }),
  isCalm: false,
  renderer,
  covered: { left: 416, top: 72, right: 20, bottom: 80 },
  ms: 4000,
})

/** The memory in use after a garbage collection. */
const memory = async (): Promise<number> => {
  const used = await page.evaluate(() => {
    ;(globalThis as { gc?: () => void }).gc?.()
    return (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
  })
  return used / megabyte
}
const ms = (value: number): string => `${value.toFixed(2)} ms`

async function measure(renderer: 'canvas' | 'webgl'): Promise<void> {
  for (const players of [12, 60, 200]) {
    const told = await page.evaluate((turn) => window.stageTurn?.(turn), turnOf(players, renderer))
    await page.evaluate(() => window.stepStage?.(1500))
    const times = await page.evaluate((frames) => window.measureStage?.(frames), framesOf[renderer])
    const script = await page.evaluate((frames) => window.measureStage?.(frames, false), framesOf[renderer])
    if (!times || !script) throw new Error('The stage was not measured')
    process.stdout.write(
      `${renderer} ${players} players: ready ${told?.readyMs} ms; script ${ms(script.median)}, p99 ${ms(script.p99)}; with the painting ${ms(times.median)}, longest ${ms(times.longest)}; ${Math.round(times.perSecond)} frames a second\n`,
    )
  }
}

if (process.argv.includes('--slow')) {
  await watchSlowBoards()
  await close()
  process.exit(0)
}

await measure('canvas')
await page.evaluate((turn) => window.stageTurn?.(turn), turnOf(60, 'canvas'))
const play = async () => {
  await page.evaluate(() => window.playStage?.())
  await page.evaluate(() => window.stepStage?.(4200, 90))
}
for (let turn = 0; turn < 5; turn++) await play()
const beforeTurns = await memory()
for (let turn = 0; turn < turnsPlayed; turn++) await play()
process.stdout.write(
  `${turnsPlayed} turns: ${beforeTurns.toFixed(1)} MB before, ${(await memory()).toFixed(1)} MB after\n`,
)

const mount = () => page.evaluate((turn) => window.stageTurn?.(turn), turnOf(60, 'canvas'))
for (let count = 0; count < 3; count++) await mount()
const beforeMounts = await memory()
for (let count = 0; count < mounts; count++) await mount()
await page.evaluate(() => window.unmountStage?.())
process.stdout.write(
  `${mounts} mounts: ${beforeMounts.toFixed(1)} MB before, ${(await memory()).toFixed(1)} MB after\n`,
)
/** The size of a phone, with a processor four times slower. */
async function measurePhone(): Promise<void> {
  await page.setViewportSize(phone)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const mode of mapModes) {
    const order = { ...turnOf(30, 'canvas', mode, 3), covered: { left: 0, top: 60, right: 0, bottom: 110 } }
    const told = await page.evaluate((turn) => window.stageTurn?.(turn), order)
    process.stdout.write(`a phone four times slower, ${mode}: ready ${told?.readyMs} ms\n`)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.setViewportSize(size)
}

/** A board with a processor six times slower has to show each headline while it is told. */
async function watchSlowBoards(): Promise<void> {
  await page.setViewportSize(chromebook)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const mode of mapModes)
    for (const players of [12, 30]) {
      const covered = { left: 290, top: 15, right: 15, bottom: 60 }
      const told = await page.evaluate((turn) => window.stageTurn?.(turn), {
        ...turnOf(players, 'canvas', mode),
        covered,
      })
      const { late, perSecond } = (await page.evaluate(() => window.watchStage?.())) ?? { late: [], perSecond: 0 }
      const shown = late.filter((ms) => ms !== null)
      process.stdout.write(
        `a board six times slower, ${mode}, ${players} players: ready ${told?.readyMs} ms; ${shown.length} of ${late.length} headlines, at most ${Math.max(0, ...shown)} ms late; ${perSecond.toFixed(1)} frames a second\n`,
      )
    }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.setViewportSize(size)
}

await watchSlowBoards()
await measurePhone()
// WebGL without a graphics card takes long, so it comes last, and nothing else waits for it.
await measure('webgl')
await close()
