import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { reportOf } from '../school/reportsOf.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})

afterAll(() => school.close())

/** One question that is followed by another, and the last one. A turn is looked at in the same way in both. */
const questions = 2
const upright = { width: 390, height: 844 }
const small = { width: 360, height: 640 }
const sideways = { width: 844, height: 390 }

/** The place of the right answer to question n, counted from 1. */
const rightPlace = (number: number) => (number - 1) % 4
const tile = (page: Page, place: number) => page.locator(`button[aria-keyshortcuts="${place + 1} ${'ABCD'[place]}"]`)
const cards = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('button')

const join = async (code: string, name: string): Promise<Visit> => {
  const visit = await school.visitor({ viewport: upright })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await visit.page.waitForURL('**/lobby/*')
  return visit
}

/** Buttons and headings that stick out of a window. */
const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main h1, header p')].flatMap((part) => {
      const { top, bottom, left, right, width } = part.getBoundingClientRect()
      const isCut = width > 1 && (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return isCut ? [part.textContent ?? ''] : []
    }),
  )

const goOn = (board: Page, how: 'Next' | 'Skip' | 'Pause' | 'Resume') =>
  board.getByRole('button', { name: how }).click()

/** The class answers. The first two know it, the third does not. */
const answerAll = async ([mover, keyboarder, learner]: readonly [Page, Page, Page], number: number) => {
  for (const page of [mover, keyboarder, learner]) {
    await page.getByText(`Question ${number} of ${questions}`).first().waitFor()
    await tile(page, rightPlace(number)).waitFor()
  }
  await tile(mover, rightPlace(number)).click()
  await keyboarder.keyboard.press(String(rightPlace(number) + 1))
  await tile(learner, (rightPlace(number) + 1) % 4).click()
}

const pressSecond = async (page: Page) => {
  await page.getByRole('heading', { name: /^Choose/ }).waitFor()
  await page.keyboard.press('2')
}

/** On a phone on its side, the button at the bottom does not cover the player's own row. */
const seesOwnRow = async (page: Page, name: string) => {
  await page.setViewportSize(sideways)
  const row = page.getByRole('region', { name: 'Standings' }).getByRole('listitem').filter({ hasText: name })
  await expect
    .poll(async () => {
      const [own, button] = await Promise.all([
        row.boundingBox(),
        page.getByRole('button', { name: 'Choose your move' }).boundingBox(),
      ])
      return own && button && own.y > 0 ? own.y + own.height <= button.y : 'not there'
    })
    .toBe(true)
  await page.setViewportSize(upright)
}

/** The mover chooses while the board still shows the answer. This is too early for a second look. */
const chooseEarly = async (mover: Page, learner: Page) => {
  await mover.getByRole('heading', { name: 'Correct!' }).waitFor()
  await mover.getByRole('button', { name: 'Choose your move' }).click()
  await pressSecond(mover)
  await mover.getByText('Safe', { exact: true }).waitFor()
  await learner.getByRole('heading', { name: 'Not this time' }).waitFor()
  expect(await learner.getByRole('button', { name: 'Choose your move' }).count()).toBe(0)
}

const chooseAll = async ([mover, keyboarder, learner]: readonly [Page, Page, Page], number: number) => {
  await cards(mover).last().click()
  if (number > 1) await pressSecond(keyboarder)
  await learner.getByText('Second look').first().waitFor()
  await tile(learner, rightPlace(number)).click()
}

const happened = (page: Page) => page.getByRole('region', { name: 'What happened' }).waitFor()

const modes = [
  { mode: 'Racing', shows: /%/ },
  { mode: 'Battle', shows: /HP of 100/ },
  { mode: 'Gold Quest', shows: /chest|treasure/ },
  { mode: 'Tower', shows: /lives/ },
  { mode: 'Survival', shows: /heart|Ghost/ },
] as const

it.each(modes)(
  'a class plays $mode from the lobby to the report: moves, second looks and what they did',
  async ({ mode, shows }) => {
    const { teacher, code } = await hostedGame(
      school,
      async (page) => {
        await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
        await page.getByText('Default').first().waitFor()
      },
      questions,
    )
    const board = teacher.page
    await board.getByText(new RegExp(`^${mode} · `)).waitFor()
    const visits = [await join(code, 'Mia'), await join(code, 'Ken'), await join(code, 'Lea')] as const
    const [mia, ken, lea] = visits
    const pages = [mia.page, ken.page, lea.page] as const
    await board.getByRole('button', { name: 'Start Game (3 players)' }).click()

    for (let number = 1; number <= questions; number++) {
      await answerAll(pages, number)
      if (number === 1) {
        await seesOwnRow(mia.page, 'Mia')
        await chooseEarly(ken.page, lea.page)
      }
      await goOn(board, 'Next')
      await cards(mia.page).first().waitFor()
      await board.getByRole('heading', { name: /Choosing… \d of 3/ }).waitFor()
      if (number === 1) await lookAt(visits, board)
      await chooseAll(pages, number)
      await happened(lea.page)
      // The game is paused, so that a slow machine sees all of the turn.
      await goOn(board, 'Pause')
      for (const page of pages) await happened(page)
      await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
      await lea.page
        .getByText(/You learned it/)
        .first()
        .waitFor()
      const ownLine = await mia.page.locator('header').ariaSnapshot()
      expect(ownLine).toMatch(shows)
      if (number === questions) await board.getByText('Who won? The podium will show it.').waitFor()
      await goOn(board, 'Resume')
      await goOn(board, 'Skip')
    }

    for (const page of [board, ...pages]) await page.getByText('Game Complete!').first().waitFor()
    const report = await reportOf(teacher.context, code)
    const correct = Object.fromEntries(report.players.map(({ username, correctCount }) => [username, correctCount]))
    expect(correct).toEqual({ Mia: questions, Ken: questions, Lea: 0 })
    expect([...visits, teacher].flatMap(({ errors }) => errors)).toEqual([])
  },
)

/** With the game paused, no phone cuts anything off, and axe has no complaints. `blindGame` shows axe the board. */
async function lookAt([mia, , lea]: readonly [Visit, Visit, Visit], board: Page): Promise<void> {
  await board.getByRole('button', { name: 'Pause' }).click()
  await mia.page.getByText('Paused').first().waitFor()
  for (const viewport of [small, sideways, upright]) {
    await mia.page.setViewportSize(viewport)
    expect(await cutParts(mia.page), `${viewport.width} x ${viewport.height}`).toEqual([])
  }
  for (const page of [mia.page, lea.page]) expect(await axeComplaints(page)).toEqual([])
  await board.getByRole('button', { name: 'Resume' }).click()
}
