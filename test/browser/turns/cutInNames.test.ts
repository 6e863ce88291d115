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
    // In one call: until the first step the turn goes on by the clock, and a busy machine would come after its headline.
    await page.evaluate(() => {
      window.playStage?.()
      return window.stepStage?.(2600, 50)
    })
    const names = page.locator('figcaption')
    await names.first().waitFor()
    await savePicture(page, `cut-in-names-${width}`)
    const cut = () => names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
    await expect.poll(cut, { message: `${width}` }).toBe(0)
    const type = () => names.first().evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize))
    expect(await type()).toBeGreaterThanOrEqual(16)
  }
})

it('who is shown large hides nobody whom the headline is about, where they are at the edge of the field', async () => {
  const { page } = dev
  await page.setViewportSize({ width: 1920, height: 1080 })
  const wish = {
    mode: 'gold-quest',
    map: mapNamed('gold-quest', ''),
    players: 20,
    question: 10,
    questions: 18,
  } as const
  await page.evaluate((order) => window.stageTurn?.(order), {
    ...recordTurn({ ...wish, chaos: 'lively', seed: 11 }),
    ...{ isCalm: false, renderer: 'canvas' as const, ms: 4000 },
    covered: { left: 416, top: 72, right: 20, bottom: 30 },
  })
  const headline = await page.evaluate(async () => {
    const first = window.playStage?.().headlines.find(({ other }) => other !== undefined)
    await window.stepStage?.((first?.at ?? 0) + 700, 50)
    return first
  })
  const portraits = page.locator('figure')
  await portraits.nth(1).waitFor()
  await savePicture(page, 'cut-in-beside-heroes')
  const boxes = await portraits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  for (const id of [headline?.who ?? '', headline?.other ?? '']) {
    const at = await page.evaluate((who) => window.whereOnStage?.(who), id)
    const { x, y } = at ?? { x: Number.NaN, y: Number.NaN }
    expect(x > 0 && x < 1920 && y > 0 && y < 1080).toBe(true)
    for (const { left, right, top, bottom } of boxes)
      expect(x > left && x < right && y > top && y < bottom, `${id} at ${x}, ${y}`).toBe(false)
  }
})
