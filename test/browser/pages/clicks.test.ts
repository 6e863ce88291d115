import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool, password } from '../school/browserSchool.ts'

const phone = { width: 390, height: 844 }
let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

/** Counts what a finger does on any page: presses, and fields that are written into. */
async function countTouches(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const add = (what: string) => sessionStorage.setItem(what, String(Number(sessionStorage.getItem(what)) + 1))
    const written = new WeakSet<EventTarget>()
    addEventListener('pointerdown', () => add('test.presses'), true)
    addEventListener(
      'input',
      ({ target }) => {
        const isField = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
        if (!isField || written.has(target)) return
        written.add(target)
        add('test.fields')
      },
      true,
    )
  })
}

const touches = (page: Page): Promise<{ presses: number; fields: number }> =>
  page.evaluate(() => ({
    presses: Number(sessionStorage.getItem('test.presses')),
    fields: Number(sessionStorage.getItem('test.fields')),
  }))

const forgetTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.removeItem('test.presses')
    sessionStorage.removeItem('test.fields')
  })

const codeOf = (page: Page): string => page.url().split('/').at(-1) ?? ''
const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')

async function pupilByQr(code: string, name: string): Promise<Page> {
  const { page, context } = await school.visitor({ viewport: phone })
  await countTouches(context)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${name}!`).waitFor()
  return page
}

it('a new teacher is in a running game after six presses and three fields, and in a later one after two', async () => {
  const { page, context, errors } = await school.visitor()
  await countTouches(context)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByLabel('Username').fill('mrs_hill')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm').fill(password)
  await page.getByRole('radio', { name: /Teacher/ }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/teacher')
  await page.locator('input[name="question-set"]').first().click()
  await shootDevices(page, 'host-panel')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  await page.getByText('Classic').first().waitFor()
  await pupilByQr(codeOf(page), 'Ann')
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.waitForURL('**/play/*')
  const first = await touches(page)
  process.stdout.write(`a new teacher's first game: ${first.presses} presses, ${first.fields} fields\n`)
  expect(first.presses).toBeLessThanOrEqual(6)
  expect(first.fields).toBeLessThanOrEqual(3)

  // In the next lesson the panel is as the teacher left it.
  await page.goto('/teacher')
  await forgetTouches(page)
  await page.getByText(/· Classic · This game will take/).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  await pupilByQr(codeOf(page), 'Ben')
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.waitForURL('**/play/*')
  const later = await touches(page)
  process.stdout.write(`a later game: ${later.presses} presses, ${later.fields} fields\n`)
  expect(later).toEqual({ presses: 2, fields: 0 })
  expect(errors).toEqual([])
})

it('a pupil comes in by one press and one field; a rematch is one press of the teacher and none of the class', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  await countTouches(teacher.context)
  await board.reload()
  const ann = await pupilByQr(code, 'Ann')
  const ben = await pupilByQr(code, 'Ben')
  for (const page of [ann, ben]) expect(await touches(page)).toEqual({ presses: 1, fields: 1 })
  await board.getByRole('button', { name: 'Start Game (2 players)' }).click()
  for (const page of [ann, ben]) await tile(page).click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await ann.getByText('Game Complete!').waitFor()
  await ben.getByText('Game Complete!').waitFor()
  for (const page of [board, ann, ben]) await forgetTouches(page)
  await board.getByRole('button', { name: 'Play again' }).click()
  for (const page of [ann, ben]) {
    await tile(page).waitFor()
    expect(await touches(page)).toEqual({ presses: 0, fields: 0 })
  }
  expect((await touches(board)).presses).toBe(1)
})

it('a set that is gone since is not hosted again by accident', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  await page.evaluate((userId) => {
    localStorage.setItem(
      `slime-school:hosted:${userId}`,
      JSON.stringify({ questionSetId: 'gone', gameMode: 'chess', mapId: 7, settings: null }),
    )
  }, teacher.user.id)
  await page.reload()
  await page.getByRole('radio', { name: /^Classic/ }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.getByText('Please select a question set').waitFor()
  expect(teacher.errors).toEqual([])
})
