import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

/** Phones upright and on their side, small and large, and a laptop. */
const windows = [
  [390, 844],
  [375, 667],
  [360, 640],
  [844, 390],
  [667, 375],
  [1366, 768],
] as const

const modes = [
  { mode: 'Racing', keepsOff: 'Slicks and bumps slide right off your bubble' },
  { mode: 'Battle', keepsOff: 'No monster and no rival gets through your bubble' },
  { mode: 'Gold Quest', keepsOff: 'No thief and no trap gets through your bubble' },
  { mode: 'Tower', keepsOff: 'Whatever gets through: it takes nothing from you' },
  { mode: 'Survival', keepsOff: 'The ground can shake: your hearts are safe' },
] as const

async function join(code: string, name: string): Promise<Page> {
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
  return page
}

/** Parts that stick out of their card or of the window. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = (part: Element, whole: DOMRect) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return left >= whole.left - 1 && top >= whole.top - 1 && right <= whole.right + 1 && bottom <= whole.bottom + 1
    }
    const page = new DOMRect(0, 0, innerWidth, innerHeight)
    const cards = [...document.querySelectorAll('[data-learned], ul[data-count] button')]
    return cards.flatMap((card) => {
      const words = [...card.querySelectorAll('h1, p, b, span:not([aria-hidden])')]
      const box = card.getBoundingClientRect()
      const out = words.filter((part) => part.getClientRects().length > 0 && !inside(part, box))
      return [...(inside(card, page) ? [] : ['the card']), ...out.map((part) => part.textContent ?? '')]
    })
  })

it.each(modes)(
  'in $mode a second look that was right shows what was won, and a move what may become of it',
  async ({ mode, keepsOff }) => {
    const { teacher, code } = await hostedGame(school, (page) =>
      page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true }),
    )
    const [learner, mover] = [await join(code, 'Ada'), await join(code, 'Mo')]
    const rival = await new Client(school.url).joinById(code, { username: 'Ivo', slime: 'cherry' })
    rival.onMessage('game-started', () => rival.send('submit-answer', { answer: 0 }))
    rival.onMessage('*', () => {})
    await teacher.page.getByRole('button', { name: 'Start Game (3 players)' }).click()
    await learner.locator('button[aria-keyshortcuts="2 B"]').click()
    await mover.locator('button[aria-keyshortcuts="1 A"]').click()
    await teacher.page.getByRole('button', { name: 'Next' }).click()
    await learner.locator('button[aria-keyshortcuts="1 A"]').click()
    await learner.getByRole('heading', { name: 'Learned! +10' }).waitFor()
    await learner.getByText(keepsOff).last().waitFor()
    await learner.getByText('It was A: First').waitFor()
    const moves = mover.getByRole('list', { name: 'Moves' })
    await moves.getByRole('button').first().waitFor()
    expect(await moves.locator('[data-risk=sure]').count()).toBeGreaterThan(0)
    expect(await moves.locator('[data-risk]').count()).toBe(await moves.getByRole('button').count())
    for (const [width, height] of windows) {
      for (const [name, page] of Object.entries({ learner, mover })) {
        await page.setViewportSize({ width, height })
        await savePicture(page, `${mode}-${name}-${width}x${height}`)
        expect([name, width, height, await sticksOut(page)]).toEqual([name, width, height, []])
      }
    }
    expect(await axeComplaints(learner)).toEqual([])
    expect(await axeComplaints(mover)).toEqual([])
    void rival.leave()
  },
)

const longQuestion = {
  question: 'Which of these planets is the third one, counted from the Sun outwards?',
  answers: ['Mercury is the third one', 'Venus, which is hot', 'Earth, where we live', 'Mars, the red planet'],
  correct: 2,
}

it.each(modes)('in $mode all answers of a second look are in sight on the smallest phone', async ({ mode }) => {
  const teacher = await school.newcomer('teacher')
  const data = { title: 'Long words', subject: 'Science', questions: [longQuestion, longQuestion] }
  await teacher.context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  const board = teacher.page
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^Long words/ }).first())
  await choose(board.getByRole('radio', { name: new RegExp(`^${mode}`) }).first())
  await board.getByText('Default').first().waitFor()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const page = await join(board.url().split('/').at(-1) ?? '', 'Ada')
  await page.setViewportSize({ width: 320, height: 568 })
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  const answers = page.locator('button[aria-keyshortcuts]').filter({ hasText: /third|hot|live|red/ })
  await answers.first().click()
  await page.getByText('Not this time').first().waitFor()
  await board.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Find the right one').last().waitFor()
  await answers.nth(3).waitFor()
  await savePicture(page, `second-look-${mode}-320x568`)
  const lowest = () => answers.nth(3).evaluate((answer) => answer.getBoundingClientRect().bottom)
  await expect.poll(lowest).toBeLessThanOrEqual(568)
  // The answers are large enough for a thumb.
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(48)
})
