import { Client } from 'colyseus.js'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool, type SignedIn } from '../school/browserSchool.ts'

let school: BrowserSchool
let teacher: SignedIn
beforeAll(async () => {
  school = await openBrowserSchool()
  teacher = await school.newcomer('teacher')
})
afterAll(() => school.close())

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Moves the mouse to this part, and returns the place. */
const reach = async (page: Page, place: Locator) => {
  await place.click({ trial: true })
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  return [x + width / 2, y + height / 2] as const
}

/** One press with the number that the system counts for it: 2 is a double click. */
const press = async (page: Page, clickCount: number) => {
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

it('the second press of a double click closes no dialog that the first one has opened', async () => {
  const { page } = teacher
  await open(page, '/maps/map-battle-colosseum')
  await reach(page, page.getByRole('button', { name: 'Save as a file' }))
  await press(page, 1)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await press(page, 2)
  expect(await dialog.getAttribute('data-open')).not.toBeNull()
  // One press beside the dialog closes it, even at once.
  await press(page, 1)
  await dialog.waitFor({ state: 'detached' })
})

it('the second press presses nothing of the page that the first one has opened', async () => {
  const { page } = teacher
  await open(page, '/maps/create')
  const place = await reach(page, page.getByRole('button', { name: 'Save Map' }))
  await open(page, '/maps')
  // The link is moved to where the button of the next page will be.
  const way = page.getByRole('link', { name: 'Create Map' }).first()
  await way.evaluate((link, [x, y]) => {
    Object.assign(link.style, { position: 'fixed', zIndex: 99, left: `${x - 40}px`, top: `${y - 20}px` })
  }, place)
  await reach(page, way)
  await page.mouse.move(...place)
  await press(page, 1)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Save Map' }).click({ trial: true })
  const presses = await page.evaluateHandle(() => {
    const presses: string[] = []
    document.body.addEventListener('click', () => presses.push('pressed'))
    return presses
  })
  await page.mouse.move(...place)
  await press(page, 2)
  expect(await presses.jsonValue()).toEqual([])
  await press(page, 1)
  expect(await presses.jsonValue()).toEqual(['pressed'])
})

it('a finger that taps twice closes no dialog that its first tap has opened, and the next tap does', async () => {
  const { page, context } = await school.newcomer('teacher', { hasTouch: true })
  const fingers = await context.newCDPSession(page)
  const began = Date.now() / 1000
  await open(page, '/maps/map-battle-colosseum')
  const [x, y] = await reach(page, page.getByRole('button', { name: 'Save as a file' }))
  /** Each tap brings its own time, so that a slow machine changes nothing. */
  const tap = async (after: number) => {
    const timestamp = began + after
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 })
  }
  await tap(0)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await tap(0.2)
  expect(await dialog.getAttribute('data-open')).not.toBeNull()
  await tap(2)
  await dialog.waitFor({ state: 'detached' })
})

it('a double click switches the sound and the full screen once, and leaves the volume open', async () => {
  const {
    teacher: { page },
  } = await hostedGame(school)
  const twice = async (name: string) => {
    await reach(page, page.getByRole('button', { name }))
    await press(page, 1)
    await press(page, 2)
  }
  await twice('Sound is on. Turn it off')
  await page.getByRole('button', { name: 'Sound is off. Turn it on' }).waitFor()
  // What was no press of the mouse takes nothing from a key.
  await page.getByRole('button', { name: 'Sound is off. Turn it on' }).press('Enter')
  await page.getByRole('button', { name: 'Sound is on. Turn it off' }).waitFor()
  await twice('Volume')
  await page.getByRole('slider', { name: 'Music' }).waitFor()
  await page.keyboard.press('Escape')
  await twice('Full screen')
  await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
})

it('two quick presses of a key end one phase, and the next question stays', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const player = await new Client(school.url).joinById(code, { username: 'Ann' })
  player.onMessage('*', () => {})
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.getByText('Question 1 of 4').first().waitFor()
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await skip.press('Enter')
  await next.waitFor()
  // However slow this machine is, the page takes the presses for quick ones.
  await page.evaluate(() => {
    const now = performance.now() + 1000
    performance.now = () => now
  })
  await next.press('Enter')
  await skip.press('Enter')
  await page.getByText('Question 2 of 4').first().waitFor()
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'))
  const phases: string[] = []
  player.onStateChange(({ phase }) => phases.push(phase))
  await page.waitForFunction(
    (since) => performance.now() > since,
    (await page.evaluate(() => performance.now())) + 1500,
  )
  expect(phases).not.toContain('reveal')
  await skip.press('Enter')
  await next.waitFor()
  void player.leave()
})
