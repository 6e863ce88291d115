import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, endedByHand, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  // The time of the second look has to be over once, and its end may not come before the line was lost and found.
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 500, choose: 40_000 })
})
afterAll(() => school.close())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** A teacher in the lobby of a race with questions to type. */
async function hostedRace(): Promise<{ board: Page; code: string }> {
  const { page: board, context } = await school.newcomer('teacher')
  const questions = ['thank you', 'please'].map((words) => ({
    kind: 'typed',
    question: `Say ${words} in French`,
    accept: ['merci'],
    seconds: 60,
  }))
  const data = { title: 'French', subject: 'Other', questions }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^French/ }).first())
  await choose(board.getByRole('radio', { name: /^Racing/ }))
  await press(board, 'Create Game & Get Code')
  await board.waitForURL('**/lobby/*')
  return { board, code: board.url().split('/').at(-1) ?? '' }
}

async function join(code: string, name: string, prepare?: (visit: Visit) => Promise<unknown>): Promise<Page> {
  const visit = await school.visitor({ viewport: { width: 390, height: 844 } })
  await prepare?.(visit)
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await press(visit.page, 'Join')
  await visit.page.getByText(`You are in, ${name}!`).waitFor()
  return visit.page
}

/** Acts as a browser does to the page of a phone that shows something else: nothing in it runs, and its line stays up. */
const standStill = (page: Page, ms: number) =>
  page.evaluate((forMs) => {
    const until = performance.now() + forMs
    while (performance.now() < until);
  }, ms)

const secondsOn = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(document.querySelector('[role="timer"]')?.textContent ?? '')?.[0]))

it('a phone that stood still while its question came shows the time that is left, as the others do', async () => {
  const { board, code } = await hostedRace()
  const asleep = await join(code, 'Ann')
  const awake = await join(code, 'Ben')
  const sleep = standStill(asleep, 8000)
  await press(board, /^Start Game/)
  await sleep
  const isSame = async () => Math.abs((await secondsOn(asleep)) - (await secondsOn(awake))) <= 1
  await expect.poll(isSame).toBe(true)
})

/** The page closes its line itself, as it does when the line is dead. */
const keepLines = ({ page }: Visit) =>
  page.addInitScript(() => {
    const Native = WebSocket
    window.WebSocket = class extends Native {
      constructor(...address: ConstructorParameters<typeof Native>) {
        super(...address)
        addEventListener('cut-line', () => this.close())
      }
    }
  })

it('what is typed at the second look outlives a lost line, and counts although nobody has pressed the button in time', async () => {
  const { board, code } = await hostedRace()
  const phone = await join(code, 'Ann', keepLines)
  await press(board, /^Start Game/)
  const field = phone.getByLabel('Type your answer')
  await field.fill('bonjour')
  await press(phone, 'Lock in')
  await phone.getByText('Not this time').first().waitFor()
  await press(board, 'Next')
  await field.fill('mer')
  const back = phone.waitForEvent('websocket')
  await phone.evaluate(() => dispatchEvent(new Event('cut-line')))
  await phone.getByText('Connection lost').first().waitFor()
  await back
  await phone.getByText('Connection lost').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('mer')
  await phone.keyboard.type('ci')
  await phone.getByRole('region', { name: 'What happened' }).getByText('You learned it').waitFor()
})
