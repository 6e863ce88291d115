import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addQuestionSet,
  type BrowserSchool,
  endedByHand,
  openBrowserSchool,
  type Visit,
} from '../school/browserSchool.ts'
import { dragOn } from '../school/drawingHand.ts'
import { translator } from '../school/translator.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const manners = ['replaces', 'inserts'] as const
const phone = { width: 390, height: 844 }

const translated = async <Who extends Visit>(visit: Who, manner: (typeof manners)[number]): Promise<Who> => {
  await visit.page.addInitScript(translator, manner)
  return visit
}

const press = (page: Page, words: string) =>
  page
    .getByRole('button', { name: new RegExp(words) })
    .first()
    .click()
const reads = (page: Page, words: string) => page.getByText(words).locator('visible=true').first().waitFor()

it.each(manners)('a board and a phone whose texts a translator %s play a battle to its end', async (manner) => {
  const host = await translated(await school.newcomer('teacher'), manner)
  await addQuestionSet(host, school.url, 'Planets', 'me', 2)
  const { page: board } = host
  await board.goto('/teacher')
  for (const name of [/Planets/, /Battle/]) await board.getByRole('radio', { name }).first().check({ force: true })
  await press(board, 'Create Game & Get Code')
  await board.waitForURL('**/lobby/*')
  const code = board.url().split('/').at(-1) ?? ''
  const ann = await translated(await school.visitor({ viewport: phone }), manner)
  const { page } = ann
  await page.goto(`/join/${code}`)
  await page.getByRole('textbox').first().fill('Ann')
  await page.getByRole('button', { name: /^«?Join»?$/ }).click()
  await reads(page, 'You are in, Ann!')
  await press(board, 'Start Game')
  for (const number of [1, 2]) {
    await reads(board, `Question ${number} of 2`)
    await page
      .locator(`button[data-answer]:not(:disabled)`)
      .nth(number - 1)
      .click()
    await reads(page, 'Correct!')
    await press(board, 'Next')
    await page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
    await page.getByRole('region', { name: 'What happened' }).waitFor()
    await board.getByText('Watch the action!').first().waitFor({ state: 'attached' })
    await press(board, 'Skip')
  }
  await reads(board, 'Game Complete!')
  await reads(page, 'Back to Dashboard')
  // Codes and names are the same in every language.
  for (const one of [board, page])
    expect(await one.locator('body').textContent()).not.toMatch(new RegExp(`«(${code}|Ann)»`))
  for (const { errors } of [host, ann]) expect(errors).toEqual([])
})

it.each(manners)('an editor of maps whose texts a translator %s says what is so, and not what was', async (manner) => {
  const { page, errors } = await translated(await school.newcomer('teacher'), manner)
  await page.goto('/maps/create')
  await reads(page, 'No track yet: racers will use the middle row')
  await dragOn(page, [3, 5], [11, 5])
  await reads(page, 'Ready to play!')
  await page.getByText('No track yet').waitFor({ state: 'detached' })
  await press(page, 'Undo')
  await reads(page, 'No track yet')
  expect(errors).toEqual([])
})
