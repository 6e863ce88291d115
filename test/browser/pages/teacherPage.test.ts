import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

const isInWindow = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 568 }
/** The most windows that a thumb has to scroll, which needs rows instead of pictures. */
const mostWindows = 4

it('a teacher finds one button to create a question set, and on a phone all of the page in a few thumbs', async () => {
  const teacher = await school.newcomer('teacher', { viewport: phone })
  const { page } = teacher
  await page.goto('/teacher')
  await page.getByText('No question sets yet').waitFor()
  expect(await page.getByRole('link', { name: 'Create Question Set' }).count()).toBe(1)
  for (const title of ['Planets', 'Rivers', 'Kings']) await addQuestionSet(teacher, school.url, title)
  await page.reload()
  await page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  await page.getByText('Default').first().waitFor()
  expect(await page.getByRole('link', { name: 'Create Question Set' }).count()).toBe(1)
  const windows = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  process.stdout.write(`the teacher's page is ${windows.toFixed(1)} phones high\n`)
  expect(windows).toBeLessThan(mostWindows)
  const cutTabs = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth).map((tab) => tab.textContent),
    )
  expect(cutTabs).toEqual([])
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'teacher-page')
})

it('the button that creates a game hides no set to choose, and stays in sight once one is chosen', async () => {
  const teacher = await school.newcomer('teacher', { viewport: { width: 1366, height: 768 } })
  const { page } = teacher
  for (const title of ['Planets', 'Rivers', 'Kings']) await addQuestionSet(teacher, school.url, title)
  await page.goto('/teacher')
  const create = page.getByRole('button', { name: 'Create Game & Get Code' })
  await create.waitFor()
  expect(await isInWindow(create)).toBe(false)
  await page
    .getByRole('radio', { name: /^Kings/ })
    .first()
    .check({ force: true })
  await page.getByText(/This game will take/).waitFor()
  expect(await isInWindow(create)).toBe(true)
})

it.each(['flags', 'reports'])('a class waits for no answer about %s: a game is hosted without it', async (thing) => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  // This answer never comes, and the page gives up much later than a class would.
  let isGivenUp = false
  const path = `/api/${thing}`
  page.on('requestfailed', (request) => {
    isGivenUp ||= new URL(request.url()).pathname === path
  })
  await page.route(`**${path}`, () => {})
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Create Game & Get Code' }).waitFor()
  expect(isGivenUp).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

it('on the smallest phone the words of a set that is played at one press do not run under its button', async () => {
  const teacher = await school.newcomer('teacher', { viewport: smallPhone })
  await addQuestionSet(teacher, school.url, 'One several')
  await teacher.page.goto('/teacher')
  const words = teacher.page.locator('li', { has: teacher.page.getByText('One several') }).getByText('not played yet')
  await words.waitFor()
  const hidden = await words.evaluate(({ parentElement: box }) =>
    box ? box.scrollWidth - box.clientWidth : Number.NaN,
  )
  expect(hidden).toBe(0)
})

it('on a phone a long title that is played at one press is no column of single words', async () => {
  const teacher = await school.newcomer('teacher', { viewport: phone })
  const { page } = teacher
  const title = 'Comets and other very long titles of sets that teachers like to write'
  await addQuestionSet(teacher, school.url, title)
  await page.goto('/teacher')
  const words = page.getByRole('region', { name: 'Play now' }).getByText(title)
  await words.waitFor()
  expect(await words.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(phone.width * 0.4)
})

it('a lobby that phones cannot reach says so, and shows no address that leads nowhere', async () => {
  const { teacher } = await hostedGame(school)
  const { page } = teacher
  await page.getByText(/Phones cannot reach this computer/).waitFor()
  await page.getByText(new URL(school.url).host).first().waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'lobby-only-here')
  // Even in the narrowest window, the whole picture is seen above the buttons.
  await page.setViewportSize({ width: 320, height: 568 })
  const code = page.getByRole('img', { name: /^QR code/ })
  const start = page.getByRole('button', { name: 'Start Solo Practice' })
  const room = async () => {
    const [seen, controls] = [await code.boundingBox(), await start.locator('xpath=ancestor::footer').boundingBox()]
    return seen && controls ? controls.y - (seen.y + seen.height) : Number.NaN
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  expect((await code.boundingBox())?.height).toBeGreaterThan(90)
})
