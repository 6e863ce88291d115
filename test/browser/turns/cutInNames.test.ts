import { afterAll, beforeAll, expect, it } from 'vitest'
import { mapNamed, recordTurn } from '../../pictures/recordTurns.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type DevPage, openDevPage } from '../school/devPages.ts'

let dev: DevPage
beforeAll(async () => {
  dev = await openDevPage({ path: 'test/pictures/stagePage/film.html' })
  await dev.page.waitForFunction(() => window.stageTurn !== undefined)
})
afterAll(() => dev.close())

it('who is shown large beside a headline has their whole name below, however long it is', async () => {
  const { page } = dev
  const turn = recordTurn({
    ...{
      mode: 'battle',
      map: mapNamed('battle', ''),
      players: 60,
      question: 9,
      questions: 18,
      chaos: 'lively',
      seed: 7,
    },
  })
  const called = (players: typeof turn.playersBefore) => players.map((one) => ({ ...one, name: 'Christopher Robi' }))
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((order) => window.stageTurn?.(order), {
      ...turn,
      playersBefore: called(turn.playersBefore),
      playersAfter: called(turn.playersAfter),
      ...{ isCalm: true, renderer: 'canvas' as const, ms: 4000 },
      covered: { left: 290, top: 72, right: 20, bottom: 30 },
    })
    await page.evaluate(() => window.playStage?.())
    await page.evaluate(() => window.stepStage?.(2600, 50))
    const names = page.locator('figcaption')
    await names.first().waitFor()
    await savePicture(page, `cut-in-names-${width}`)
    const cut = () => names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
    await expect.poll(cut, { message: `${width}` }).toBe(0)
    const type = () => names.first().evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize))
    expect(await type()).toBeGreaterThanOrEqual(16)
  }
})
