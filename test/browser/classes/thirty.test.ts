import '../../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Card } from '../../../rooms/shared/contract/classes.ts'
import { openVisitor } from '../../server/school.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { readQr } from '../school/readQr.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const scripts = ['Müller, Lotte', 'الخطيب, أحمد', 'Ильина, Дарья', '王, 小明', 'Παπαδάκη, Ελένη', 'शर्मा, प्रिया']
const thirty = Array.from({ length: 30 }, (_, n) => `${scripts[n % scripts.length]}${n}`)

/** Signs in by the text behind the `#` of a card: one scan, without a field. */
const sitDown = async (secret: string) => {
  const pupil = openVisitor(school.url)
  const entered = await pupil.post('/api/auth/pass', { card: secret })
  const { code } = (await pupil.get('/api/classes/now')).body as { code: string }
  const room = await new Client(school.url, { headers: { cookie: pupil.cookie() } }).joinById(code, {})
  room.onMessage('*', () => undefined)
  return { username: (entered.body as { username: string }).username, room }
}

it('a list that is pasted is on paper, hosted for by two presses, and thirty are in the lobby', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, errors } = teacher
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  await page.goto('/classes/new')
  await page.getByLabel('Name of the class').fill('6b')
  await page.getByLabel('Names of your pupils').fill(thirty.join('\n'))
  const room = await page.getByRole('region', { name: 'These cards will be made' }).evaluate((region) => {
    const list = region.querySelector('ol')
    const brush = document.createElement('canvas').getContext('2d')
    if (!list || !brush) return undefined
    const { font, columnGap, paddingInlineStart } = getComputedStyle(list)
    brush.font = font
    const number = brush.measureText('30. ').width
    return [columnGap, paddingInlineStart].map((space) => Number.parseFloat(space) - number)
  })
  // The number before a name touches neither the name beside it nor the edge.
  for (const left of room ?? [-1]) expect(left).toBeGreaterThanOrEqual(4)
  const startedAt = performance.now()
  const answer = page.waitForResponse((one) => one.url().endsWith('/api/classes') && one.request().method() === 'POST')
  await page.getByRole('button', { name: 'Make 30 cards' }).click()
  const { cards } = (await (await answer).json()) as { cards: Card[] }
  const printed = page.locator('[data-printed] svg[role="img"]')
  await printed.nth(29).waitFor({ state: 'attached' })
  expect(await printed.count()).toBe(30)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(4)
  const printedAt = performance.now()
  await page.emulateMedia({ media: 'print' })
  const first = await readQr(page, await printed.first().screenshot())
  expect(cards.map(({ secret }) => `${school.url}/in#${secret}`)).toContain(first)
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/teacher')
  await page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  let presses = 0
  const press = async (what: ReturnType<typeof page.getByText>) => {
    presses++
    await what.click()
  }
  await press(page.getByText('For 6b'))
  await press(page.getByRole('button', { name: 'Create Game & Get Code' }))
  await page.waitForURL('**/lobby/*')
  expect(presses).toBe(2)
  const hostedAt = performance.now()
  const pupils = await Promise.all(cards.map(({ secret }) => sitDown(secret)))
  await page.getByText('30 players').first().waitFor()
  const doneAt = performance.now()
  const ms = (from: number, to: number) => `${(to - from).toFixed(0)} ms`
  process.stdout.write(
    `thirty: cards on paper ${ms(startedAt, printedAt)}, scanned and in the lobby ${ms(hostedAt, doneAt)}, in all ${ms(startedAt, doneAt)}\n`,
  )
  expect(new Set(pupils.map(({ username }) => username)).size).toBe(30)
  for (const { username } of pupils) expect(await page.getByText(username, { exact: true }).count()).toBeGreaterThan(0)
  expect(await page.content()).not.toContain('Lotte')
  for (const { room } of pupils) void room.leave()
  expect(errors).toEqual([])
})
