import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { openProduct, type Product } from '../../product/runningProduct.ts'
import { breakableNetwork } from '../school/breakableNetwork.ts'
import { openBrowser } from '../school/openBrowser.ts'
import { reportOf } from '../school/reportsOf.ts'
import { chromebook, type Device, openDevice, phone, projector, register } from '../school/school.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const questionCount = 4
/** The place of the right answer to question n, counted from 1. */
const rightPlace = (number: number) => (number - 1) % 4

async function createSet({ context }: Device): Promise<void> {
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    question: `Question number ${index + 1}?`,
    answers: ['first', 'second', 'third', 'fourth'],
    correct: index % 4,
    explanation: `Because it is number ${index + 1}.`,
  }))
  const response = await context.request.post('/api/question-sets', {
    data: { title: 'Whole game', subject: 'Other', questions },
    headers: { origin: product.url },
  })
  expect(response.ok()).toBe(true)
}

const inQuestion = (page: Page, number: number) =>
  page.getByText(`Question ${number} of ${questionCount}`).first().waitFor()
const tile = (page: Page, place: number) => page.locator(`button[aria-keyshortcuts="${place + 1} ${'ABCD'[place]}"]`)

/** The board waits for its host, who presses a clicker. */
async function goOn(board: Page): Promise<void> {
  await board.getByRole('button', { name: 'Next' }).waitFor()
  await board.keyboard.press('PageDown')
}

/** If it is the last answer of all, the question closes at once. */
const wasTaken = (page: Page) =>
  page
    .getByText(/Answer locked in|Correct!|Not this time/)
    .first()
    .waitFor()

async function answer(page: Page, number: number, place: number): Promise<void> {
  await inQuestion(page, number)
  await tile(page, place).click()
  await wasTaken(page)
}

it('a class plays from the code to the podium: a guest, a reload in the middle of a question, a dead network for ten seconds', async () => {
  const teacher = await openDevice(browser, product.url, projector)
  await register(teacher, 'Teacher', 'MrsHill')
  await createSet(teacher)
  await teacher.page.goto('/teacher')
  await teacher.page.getByRole('radio', { name: /Whole game/ }).check()
  await teacher.page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await teacher.page.waitForURL('**/lobby/*')
  const code = teacher.page.url().split('/').at(-1) ?? ''
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)

  // This phone shows all movements, as most phones do.
  const guest = await openDevice(browser, product.url, phone, 'no-preference')
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Zoé')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()

  const reloader = await openDevice(browser, product.url, chromebook)
  await register(reloader, 'Student', 'ben_reloads')
  await reloader.page.goto(`/join/${code}`)

  const network = await breakableNetwork(product.url)
  const wanderer = await openDevice(browser, network.url, phone)
  await register(wanderer, 'Student', 'cem_wanders')
  await wanderer.page.goto(`/join/${code}`)

  await teacher.page.getByRole('button', { name: 'Start Game (3 players)' }).click()
  for (const { page } of [guest, reloader, wanderer]) await page.waitForURL(`**/play/${code}`)

  // Question 1: everybody answers, one of them after a reload.
  await inQuestion(reloader.page, 1)
  await reloader.page.reload()
  await answer(guest.page, 1, rightPlace(1))
  await answer(reloader.page, 1, rightPlace(1))
  await answer(wanderer.page, 1, rightPlace(1))
  await guest.page.getByText('Correct!').first().waitFor()
  await teacher.page.getByText('Because it is number 1.').first().waitFor()
  await goOn(teacher.page)

  // Question 2: one player answers, reloads, and the page still knows the answer. Another loses the network.
  await inQuestion(wanderer.page, 2)
  network.fail()
  const cutAt = performance.now()
  await answer(reloader.page, 2, rightPlace(2))
  await reloader.page.reload()
  await reloader.page.getByText('Answer locked in').waitFor()
  await answer(guest.page, 2, (rightPlace(2) + 1) % 4)
  await wanderer.page.getByText('Connection lost. Coming back...').waitFor()
  await expect.poll(() => performance.now() - cutAt, { timeout: 15_000 }).toBeGreaterThan(10_000)
  network.heal()
  await goOn(teacher.page)

  // Question 3: the player who was away is back on the same seat without a touch.
  await answer(wanderer.page, 3, rightPlace(3))
  await answer(guest.page, 3, rightPlace(3))
  await answer(reloader.page, 3, (rightPlace(3) + 1) % 4)
  await goOn(teacher.page)

  // Question 4 is answered by keyboard, if the device has one.
  await inQuestion(reloader.page, 4)
  await reloader.page.keyboard.press('4')
  await wasTaken(reloader.page)
  await answer(guest.page, 4, rightPlace(4))
  await answer(wanderer.page, 4, rightPlace(4))
  await goOn(teacher.page)

  for (const { page } of [teacher, guest, reloader, wanderer]) await page.getByText('Game Complete!').first().waitFor()
  // Each player hears something good that is true.
  for (const { page } of [guest, reloader, wanderer])
    await page.getByText(/^You (were the fastest|got the last question right|answered every)/).waitFor()
  await savePicture(guest.page, 'good-thing-phone')

  const report = await reportOf(teacher.context, code)
  const correct = Object.fromEntries(report.players.map(({ username, correctCount }) => [username, correctCount]))
  expect(correct).toEqual({ Zoé: 3, ben_reloads: 3, cem_wanders: 3 })
  const choices = Object.fromEntries(
    report.players.map(({ username, answers }) => [username, answers.map((given) => given?.choice ?? null)]),
  )
  // On a busy machine the question is over before the player is back: then there is no answer, not even an empty one.
  const missed = expect.toBeOneOf([-1, null])
  expect(choices).toEqual({ Zoé: [0, 2, 2, 3], ben_reloads: [0, 1, 3, 3], cem_wanders: [0, missed, 2, 3] })

  for (const { context, page } of [reloader, wanderer]) {
    const me = (await (await context.request.get('/api/auth/me')).json()) as {
      id: string
      username: string
      currency: number
    }
    const row = report.players.find(({ userId }) => userId === me.id)
    expect(row?.currency).toBeGreaterThanOrEqual(15 + 10)
    const welcome = 100
    expect(me.currency).toBeGreaterThanOrEqual(welcome + (row?.currency ?? 0))
    const stats = (await (await context.request.get(`/api/stats/${me.id}`)).json()) as {
      totalGames: number
      totalCorrect: number
    }
    expect(stats).toMatchObject({ totalGames: 1, totalCorrect: 3 })
    await page
      .getByText(String(row?.score.toLocaleString('en')))
      .first()
      .waitFor()
  }
  await network.close()
  expect([teacher, guest, reloader, wanderer].flatMap(({ problems }) => problems)).toEqual([])
})
