import { join } from 'node:path'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishersForPodium } from '../../../rooms/shared/catalog/economy.ts'
import { goOn, runToSave } from '../../rooms/practised.ts'
import { listen, until } from '../../rooms/roomHarness.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }

/** An answer pays only if the player had time to read the question. */
const readingTime = async () => {
  const from = performance.now()
  await until('time to read', () => performance.now() - from > 320)
}

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}.png`) })
}

const cookieOf = async ({ context }: Visit) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

/** Practises by socket, fast and without a mistake, until the purse is full. */
const fillPurse = async (pupil: Visit & { user: { id: string } }, questionSetId: string) => {
  const headers = { cookie: await cookieOf(pupil) }
  for (let left = 1000; left > 0; ) {
    const own = listen(await new Client(school.url, { headers }).create('practice', { questionSetId }))
    const { room } = own
    for (let question = 1; question <= 4; question++) {
      await until('the question', () => room.state.questionNumber === question && room.state.phase === 'question')
      await readingTime()
      room.send('submit-answer', { answer: question - 1, questionNumber: question })
      await until('the reveal', () => room.state.phase === 'reveal')
      await goOn(own)
    }
    const run = await runToSave(own, questionSetId)
    void room.leave()
    await pupil.context.request.post(`/api/practice/${pupil.user.id}/save`, {
      data: run,
      headers: { origin: school.url },
    })
    const profile = await (await pupil.context.request.get(`/api/player/${pupil.user.id}`)).json()
    left = profile.purse.left
  }
}

it('practice shows what the day can still bring, and says plainly when the purse is full', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'everyone')
  const sets = (await (await teacher.context.request.get('/api/question-sets')).json()) as {
    id: string
    title: string
  }[]
  const pupil = await school.newcomer('student', { viewport: phone })
  const { page } = pupil
  await page.goto('/practice')
  await page.getByText('1,000', { exact: true }).last().waitFor()
  await page.getByText(`Teachers' games pay extra when ${finishersForPodium} or more play.`).waitFor()
  // The bar under "can still earn" shows the same as the number beside it, to eyes and to screen readers.
  const bar = page.getByRole('progressbar', { name: 'Coins you can still earn today' })
  expect(await bar.getAttribute('aria-valuenow')).toBe('1000')
  expect(await bar.locator('span').getAttribute('style')).toBe('width: 100%;')
  await shoot(page, 'purse-empty')

  const questionSetId = sets.find(({ title }) => title === 'Planets')?.id ?? ''
  await fillPurse(pupil, questionSetId)
  await page.reload()
  await page.getByText('All earned. Well done!').waitFor()
  expect(await bar.getAttribute('aria-valuenow')).toBe('0')
  expect(await axeComplaints(page)).toEqual([])
  await page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Start Practice' }).click()
  for (let question = 1; question <= 4; question++) {
    await page.getByText(`Question ${question} of 4`).first().waitFor()
    await readingTime()
    await page
      .locator('button[aria-keyshortcuts]')
      .nth(question - 1)
      .click()
    await page.getByRole('button', { name: /^(Next Question|Finish)$/ }).click()
  }
  await page.getByText(/^You earned all coins for today, so these \d+ were not paid/).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'purse-over')

  // A game among students pays into the same purse, and the final screen says so.
  const friend = await school.newcomer('student')
  const host = listen(
    await new Client(school.url, { headers: { cookie: await cookieOf(friend) } }).create('game', {
      questionSetId,
      gameMode: 'classic',
      settings: { hostPlays: false },
    }),
  )
  await page.goto(`/join/${host.room.roomId}`)
  await page.getByText(`You are in, ${pupil.user.username}!`).waitFor()
  host.room.send('start-game', {})
  await page.getByText('Question 1 of 4').first().waitFor()
  await readingTime()
  await page.locator('button[aria-keyshortcuts]').first().click()
  await page
    .getByText(/Correct!/)
    .first()
    .waitFor()
  host.room.send('end-game', {})
  await page.getByText(/^You earned all coins for today, so these \d+ were not paid/).waitFor({ timeout: 30_000 })
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'purse-final')
})

it('a page that is open at the school’s midnight says before long that coins can be earned again', async () => {
  const { page, errors } = await school.newcomer('student', { viewport: phone })
  let left = 0
  await page.route(/\/api\/player\/[^/]+$/, async (route) => {
    const answer = await route.fetch(asBrowsersAsk)
    await route.fulfill({ response: answer, json: { ...(await answer.json()), purse: { left, size: 1_000 } } })
  })
  await page.clock.install({ time: new Date('2026-11-27T18:10:00Z') })
  await page.goto('/practice')
  await page.getByText('All earned. Well done!').waitFor()
  // In Kathmandu, for example, midnight is at 18:15 UTC.
  left = 1_000
  await page.clock.runFor(6 * 60_000)
  await page.getByText('All earned. Well done!').waitFor({ state: 'detached' })
  await page.getByText('1,000', { exact: true }).last().waitFor()
  expect(errors).toEqual([])
})
