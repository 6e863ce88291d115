import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { haveCores } from '../school/haveCores.ts'
import { phone } from '../school/school.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const questions = 3
const right = ['Horse', '56', 'Jupiter']
const [, , lastRight = ''] = right

const tile = (page: Page, answer: string) => page.getByRole('button', { name: new RegExp(`${answer}$`) }).first()

/** Every request and every socket of the page. */
const asked = (page: Page): string[] => {
  const all: string[] = []
  page.on('request', (request) => all.push(request.url().replace(school.url, '')))
  page.on('websocket', (socket) => all.push(socket.url()))
  return all
}

const onlyFiles = /^(\/assets\/|\/icon|\/try$|blob:|data:)/

it.each([
  ['phone', phone],
  ['chromebook', { width: 1366, height: 768 }],
] as const)(
  'on a %s whoever looks in plays three questions against bots from the home page on, and nobody else is asked',
  async (name, viewport) => {
    const { page, context, errors } = await school.visitor({ viewport })
    await context.addInitScript(haveCores, 8)
    await page.goto('/')
    await page.getByRole('link', { name: 'Try it now' }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await savePicture(page, `home-${name}`)
    const calls = asked(page)
    await page.getByRole('link', { name: 'Try it now' }).first().click()
    for (let number = 1; number <= questions; number++) {
      await page.getByText(`Question ${number} of ${questions}`).first().waitFor()
      if (number === 1) await savePicture(page, `try-${name}-question`)
      await tile(page, right[number - 1] ?? lastRight).click()
      await page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
      await page.locator('[data-seen] canvas').waitFor()
      if (number === 1) await savePicture(page, `try-${name}-turn`)
    }
    await page.getByRole('heading', { name: 'The race', exact: true }).waitFor()
    await page.getByText('3 of 3 answers were right').waitFor()
    await savePicture(page, `try-${name}-over`)
    expect(await axeComplaints(page)).toEqual([])
    expect(calls.filter((path) => !onlyFiles.test(path))).toEqual([])
    await page.getByRole('button', { name: 'Race again' }).click()
    await page.getByText(`Question 1 of ${questions}`).first().waitFor()
    await page.getByRole('button', { name: 'Leave the race' }).click()
    await page.waitForURL(`${school.url}/`)
    expect(errors).toEqual([])
  },
)

it('the home page brings its picture of a game when it is scrolled to, and the picture leads into one', async () => {
  const { page } = await school.visitor({ viewport: phone })
  const calls = asked(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(calls.filter((path) => path.endsWith('.webp'))).toEqual([])
  const picture = page.getByRole('link', { name: 'Try it now' }).last()
  const comes = page.waitForRequest(/\.webp$/)
  await picture.scrollIntoViewIfNeeded()
  await comes
  await page.waitForLoadState('networkidle')
  await savePicture(page, 'home-picture')
  await picture.click()
  await page.getByText(`Question 1 of ${questions}`).first().waitFor()
})

it('whoever is wrong looks again, and whoever does nothing is not in the way', async () => {
  const { page, errors } = await school.visitor({ viewport: phone })
  await page.clock.install()
  await page.goto('/try')
  await page.clock.runFor(4000)
  await page.getByText('Question 1 of 3').first().waitFor()
  await tile(page, 'Otter').click()
  await page.clock.runFor(5000)
  await page.getByText('Second look').first().waitFor()
  await tile(page, 'Horse').click()
  for (let second = 0; second < 120; second++) await page.clock.runFor(1000)
  await page.getByText('0 of 3 answers were right').waitFor()
  expect(errors).toEqual([])
})
