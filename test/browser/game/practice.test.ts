import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamePracticeTexts } from '../../../client/texts/game/gamePractice.ts'
import { errorTexts } from '../../../rooms/shared/contract/errors/errorTexts.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { breakableNetwork } from '../school/breakableNetwork.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { haveCores } from '../school/haveCores.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
let teacher: Visit

const phone = { width: 390, height: 844 }
const smallPhone = { width: 360, height: 640 }
const questions = 4
const playedByClass = 'Stars'

beforeAll(async () => {
  school = await openBrowserSchool()
  teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'everyone')
  await addQuestionSet(teacher, school.url, playedByClass, 'everyone')
})

afterAll(() => school.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inQuestion = (page: Page, number: number) =>
  page.getByText(`Question ${number} of ${questions}`).first().waitFor()
const tile = (page: Page, place: number) => page.locator(`button[aria-keyshortcuts="${place + 1} ${'ABCD'[place]}"]`)
const isInWindow = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const choose = (page: Page, title: string) =>
  page
    .getByRole('radio', { name: new RegExp(`^${title}`) })
    .first()
    .check({ force: true })

const begin = async (page: Page, mode: string, title = 'Planets', address = school.url) => {
  await page.goto(`${address}/practice`)
  await choose(page, title)
  await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
  await press(page, 'Start Practice')
  await inQuestion(page, 1)
}

/** Goes on from the reveal through the moves of the mode. Of these it takes the first. */
const playOut = async (page: Page, isRight = true) => {
  await press(page, isRight ? 'Choose your move' : 'Second look')
  if (isRight) await page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
  else await tile(page, 0).click()
}

const playToTheEnd = async (page: Page) => {
  for (let number = 1; number <= questions; number++) {
    await inQuestion(page, number)
    await tile(page, number - 1).click()
    await press(page, number < questions ? 'Next Question' : 'Finish')
  }
  await page.getByText('Practice Complete!').waitFor()
}

describe('a practice', () => {
  it('that is begun again by who plays the set with a class says so and goes back to the choice', async () => {
    const { page, context } = await school.newcomer('student', { viewport: phone })
    await begin(page, 'Classic', playedByClass)
    await playToTheEnd(page)

    const { page: board } = teacher
    await board.goto('/teacher')
    await choose(board, playedByClass)
    await press(board, 'Create Game & Get Code')
    await board.waitForURL('**/lobby/*')
    const seat = await context.newPage()
    await seat.goto(`${school.url}/lobby/${board.url().split('/').at(-1)}`)
    await board.getByRole('button', { name: 'Start Game (1 player)' }).waitFor()

    await press(page, 'Play again')
    await page.locator('[data-toast]').filter({ hasText: errorTexts.beingPlayed }).waitFor()
    await page.waitForURL('**/practice')
  })

  it('that is begun from its address, after the same one came to its end, is another one', async () => {
    const { page } = await school.newcomer('student')
    await begin(page, 'Classic')
    await playToTheEnd(page)
    await begin(page, 'Classic')
    await playToTheEnd(page)
    await page.getByText('Your result is saved.').waitFor()
    // Both results are kept.
    await page.goto('/practice')
    await expect.poll(() => page.getByText(`${questions} of ${questions} right`).count()).toBe(2)
  })

  it('is chosen on a page that does not move when the question sets arrive', async () => {
    const { page } = await school.newcomer('student', { viewport: phone })
    let arrive = () => {}
    const asked = new Promise<void>((done) => {
      arrive = done
    })
    await page.route('**/api/question-sets', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/practice')
    const below = page.getByRole('group', { name: 'Choose a difficulty' })
    await below.waitFor()
    const before = await below.boundingBox()
    arrive()
    await page.getByRole('radio', { name: /^Planets/ }).waitFor({ state: 'attached' })
    expect((await below.boundingBox())?.y).toBe(before?.y)
  })

  it('tells again what was paid into a full purse where its page is loaded anew at its end', async () => {
    const { page } = await school.newcomer('student')
    await begin(page, 'Classic')
    await playToTheEnd(page)
    await page.getByText('Your result is saved.').waitFor()
    await page.route('**/history', async (route) => {
      const rows = (await (await route.fetch(asBrowsersAsk)).json()) as object[]
      await route.fulfill({ json: rows.map((row) => ({ ...row, currency_earned: 0 })) })
    })
    await page.reload()
    await page.getByText('Your result is saved.').waitFor()
    expect(await page.locator('dl div', { hasText: gamePracticeTexts.earned }).locator('dd').textContent()).toMatch(
      /^0/,
    )
  })

  it('that was won cheers once, and not again where its page is loaded anew at its end', async () => {
    const { page } = await school.newcomer('student')
    // The cheer stays for only three seconds, so the page notes it.
    await page.addInitScript(() => {
      const look = () => {
        if (document.body?.textContent.includes('Victory!')) document.documentElement.dataset.cheered = ''
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    const hasCheered = () => page.evaluate(() => 'cheered' in document.documentElement.dataset)
    // Some rivals know everything and cannot be beaten.
    for (let tries = 0; tries < 8 && !(await hasCheered()); tries++) {
      await begin(page, 'Classic')
      await playToTheEnd(page)
    }
    expect(await hasCheered()).toBe(true)
    await page.reload()
    await page.getByText('Practice Complete!').waitFor()
    await page.getByText('You beat the AI', { exact: true }).waitFor()
    await page.getByText('Your result is saved.').waitFor()
    expect(await hasCheered()).toBe(false)
  })

  it('says on a phone whether it was right, however long the words on the button are', async () => {
    const { page } = await school.newcomer('student', { viewport: phone })
    await begin(page, 'Classic')
    for (let number = 1; number <= questions; number++) {
      await inQuestion(page, number)
      // The first two are wrong, so that there is something to try again.
      await tile(page, number <= 2 ? number : number - 1).click()
      if (number < questions) await press(page, 'Next Question')
    }
    const button = page.getByRole('button', { name: 'Try the 2 wrong ones again' })
    for (const viewport of [phone, smallPhone]) {
      await page.setViewportSize(viewport)
      const [press, verdict, status] = await Promise.all(
        [button, page.getByRole('heading', { name: 'Correct!' }), page.getByText(/^AI answered/)].map((part) =>
          part.boundingBox(),
        ),
      )
      if (!press || !verdict || !status) throw new Error('the last question shows no verdict')
      const isBelow = [verdict, status].every(({ y, height }) => press.y >= y + height - 1)
      expect([viewport.width, isBelow, press.y + press.height <= viewport.height]).toEqual([viewport.width, true, true])
    }
    await page.setViewportSize(phone)
    await savePicture(page, 'practice-try-again')
  })

  it('is finished and saved without trying what was wrong again, before that and in the middle of it', async () => {
    for (const isBegun of [false, true]) {
      const { page } = await school.newcomer('student', { viewport: smallPhone })
      await begin(page, 'Classic')
      for (let number = 1; number <= questions; number++) {
        await inQuestion(page, number)
        await page.getByText('AI has answered').waitFor()
        await tile(page, number === questions ? 0 : number - 1).click()
        if (number < questions) await press(page, 'Next Question')
      }
      await page.getByRole('button', { name: 'Try the wrong one again' }).waitFor()
      expect(await isInWindow(page, 'Finish')).toBe(true)
      if (isBegun) await press(page, 'Try the wrong one again')
      if (isBegun) await page.getByText('AI is resting').waitFor()
      await press(page, 'Finish')
      await page.getByText('Practice Complete!').waitFor()
      await page.getByText(`${questions - 1} of ${questions}`).waitFor()
      await page.getByText('Your result is saved.').waitFor()
    }
  })

  it('shows on the smallest phone what to go on with, and Enter goes on', async () => {
    const { page } = await school.newcomer('student', { viewport: smallPhone })
    await begin(page, 'Racing')
    await tile(page, 0).click()
    await page.getByRole('button', { name: /^Choose/ }).waitFor()
    expect(await isInWindow(page, 'Choose your move')).toBe(true)
    expect(await isInWindow(page, 'Leave practice')).toBe(true)
    expect(await axeComplaints(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Choose/ }).waitFor()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Next Question' }).waitFor()
    expect(await isInWindow(page, 'Next Question')).toBe(true)
    await page.keyboard.press('Enter')
    await inQuestion(page, 2)
  })

  it('asks what was wrong once more after the last question, and counts as a game', async () => {
    const visit = await school.newcomer('student', { viewport: phone })
    const { page } = visit
    await begin(page, 'Battle')
    for (let number = 1; number <= questions; number++) {
      await inQuestion(page, number)
      // Presses at the pace of a person, because the gate ignores faster ones.
      await page.getByText('AI has answered').waitFor()
      await tile(page, number === 2 ? 0 : number - 1).click()
      await playOut(page, number !== 2)
      await press(page, number < questions ? 'Next Question' : 'Try the wrong one again')
    }
    await page.getByRole('heading', { name: 'Again: 1 of 1' }).waitFor()
    await page.getByRole('heading', { name: 'Where is Venus?' }).waitFor()
    await page.getByText('AI is resting').waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await tile(page, 1).click()
    await page.getByText('Correct! Now you know it.').first().waitFor()
    if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, 'practice-again.png') })
    await press(page, 'Finish')
    await page.getByText('3 of 4').waitFor()
    await page.getByText('Your result is saved.').waitFor()
    expect(visit.errors).toEqual([])
  })

  it('knocks nobody out before a question has ended', async () => {
    const { page } = await school.newcomer('student', { viewport: phone })
    await begin(page, 'Battle')
    expect(await page.getByText('KO', { exact: true }).count()).toBe(0)
    await tile(page, 3).click()
    await page.getByText('KO', { exact: true }).first().waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('has a heading at every moment, between its phases as well', async () => {
    const { page } = await school.newcomer('student', { viewport: phone })
    await begin(page, 'Racing')
    await page.evaluate(() => {
      const bare: string[] = []
      Object.assign(window, { bare })
      let heading = ''
      const look = () => {
        const shown = [...document.querySelectorAll('#main h1')].find((one) => one.checkVisibility())
        if (shown) heading = shown.textContent ?? ''
        else bare.push(`after ${heading}`)
      }
      // React hides the old part while the code of the next one loads. It stays in the page, so styles are watched, too.
      const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] }
      new MutationObserver(look).observe(document, changes)
    })
    await tile(page, 0).click()
    await playOut(page)
    await page.getByRole('region', { name: 'What happened' }).waitFor()
    await press(page, 'Next Question')
    await inQuestion(page, 2)
    expect(await page.evaluate(() => (window as unknown as { bare: string[] }).bare)).toEqual([])
  })

  it.each([
    ['Racing', { width: 1366, height: 768 }],
    ['Battle', { width: 1920, height: 1080 }],
    ['Racing', phone],
    ['Battle', phone],
  ])('plays the moves of %s on a map, with the rival in it, %o', async (mode, viewport) => {
    const visit = await school.newcomer('student', { viewport })
    const { page, context } = visit
    await context.addInitScript(haveCores, 8)
    await begin(page, mode)
    await tile(page, 0).click()
    await playOut(page)
    await page.locator('[data-seen] canvas').waitFor()
    expect(await isInWindow(page, 'Next Question')).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeComplaints(page)).toEqual([])
    await press(page, 'Next Question')
    await inQuestion(page, 2)
    expect(visit.errors).toEqual([])
  })

  it('is the same without a map on a device that would suffer from one, and where its code does not come', async () => {
    const slow = await school.newcomer('student', { viewport: phone })
    await slow.context.addInitScript(haveCores, 1)
    const cut = await school.newcomer('student', { viewport: phone })
    await cut.context.addInitScript(haveCores, 8)
    await cut.page.route('**/OwnStage-*.js', (route) => route.abort())
    for (const { page } of [slow, cut]) {
      await begin(page, 'Racing')
      await tile(page, 0).click()
      await playOut(page)
      await page.getByRole('img', { name: /^AI/ }).first().waitFor()
      expect(await page.locator('canvas').count()).toBe(0)
      await press(page, 'Next Question')
      await inQuestion(page, 2)
    }
  })

  it('goes on where it was when its page is loaded anew, and begins anew for who has left it', async () => {
    const { page } = await school.newcomer('student', { viewport: phone })
    await begin(page, 'Classic')
    await tile(page, 0).click()
    await press(page, 'Next Question')
    await inQuestion(page, 2)
    await page.reload()
    await inQuestion(page, 2)
    await tile(page, 1).click()
    await press(page, 'Next Question')
    await inQuestion(page, 3)
    await press(page, 'Leave practice')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave practice' }).click()
    await page.waitForURL('**/practice')
    expect(
      await page
        .getByRole('radio', { name: /^Planets/ })
        .first()
        .isChecked(),
    ).toBe(true)
    await begin(page, 'Classic')
    await playToTheEnd(page)
    await page.getByRole('link', { name: 'Back to Practice' }).click()
    await press(page, 'Start Practice')
    await inQuestion(page, 1)
  })

  it('notices a dead network by itself, and comes back with it', async () => {
    const network = await breakableNetwork(school.url)
    const { page } = await school.newcomer('student')
    await begin(page, 'Classic', 'Planets', network.url)
    network.fail()
    await page.getByText('Connection lost. Coming back...').waitFor()
    network.heal()
    await page.getByText('Connection lost. Coming back...').waitFor({ state: 'hidden' })
    await tile(page, 0).click()
    await press(page, 'Next Question')
    await inQuestion(page, 2)
    await network.close()
  })
})
