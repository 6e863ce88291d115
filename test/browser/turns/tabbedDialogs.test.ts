import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addQuestionSet,
  type BrowserSchool,
  endedByHand,
  hostedGame,
  openBrowserSchool,
} from '../school/browserSchool.ts'
import { focused, press } from '../school/keys.ts'
import { tabWalk } from '../school/tabWalk.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Opens the dialog by keys, goes round in it and closes it. Then the focus is where it was before. */
async function goRound(page: Page, opener: string | RegExp): Promise<void> {
  await press(page, opener)
  await dialogs(page).locator(':focus').waitFor()
  const { stops, complaints } = await tabWalk(page)
  expect(complaints, String(opener)).toEqual([])
  expect(stops.length, String(opener)).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await dialogs(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(opener)
}

it('keys go round in the dialogs of a pupil, and come back', async () => {
  const { page } = await school.newcomer('student')
  await page.goto('/shop')
  await goRound(page, /^Look inside Garden Pack/)
  await goRound(page, 'My Collection')
})

it('keys go round in the dialogs of an author, and come back', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  const { page } = teacher
  await page.goto('/teacher')
  await goRound(page, 'Delete Planets')
  await page.goto('/create-set')
  await goRound(page, 'Import')
})

it('keys go round in the dialogs of a game, and come back', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  const board = teacher.page
  const player = await school.newcomer('student')
  await player.page.goto(`/join/${code}`)
  await player.page
    .getByText(/^You are in/)
    .first()
    .waitFor()
  await goRound(player.page, 'Leave')
  await goRound(board, 'Remote')
  await goRound(board, /^Remove student/)
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await player.page.locator('button[aria-keyshortcuts="1 A"]').click()
  await board.getByRole('button', { name: 'Next' }).waitFor()
  for (const opener of ['Players', 'Remove question', 'End game']) await goRound(board, opener)
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('button', { name: 'Play again' }).waitFor()
  await goRound(board, 'Another set or mode')
})
