import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { classVisits } from '../school/classVisits.ts'

let school: BrowserSchool
const { ask } = classVisits(() => school)
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')

it('a lesson under way goes on when its class is archived: pupils reload, come back by a new tab, and play again', async () => {
  const teacher = await school.newcomer('teacher')
  const board = teacher.page
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  const pupils = [{ name: 'Lotte' }, { name: 'Emil' }]
  const { classId, cards } = await ask<MadeCards>(teacher, 'POST', '/api/classes', {
    name: '6b',
    devices: 'own',
    pupils,
  })
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^Planets/ }).first())
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const visits = await Promise.all(
    cards.map(async ({ secret, username }) => {
      const visit = await school.visitor({ viewport: { width: 390, height: 844 } })
      await visit.page.goto(`/in#${secret}`)
      await visit.page.getByText(`You are in, ${username}!`).waitFor()
      return visit
    }),
  )
  const [lotte, emil] = visits
  if (!lotte || !emil) throw new Error('two pupils were asked for')
  await board.getByRole('button', { name: /^Start/ }).click()
  await tile(lotte.page).waitFor()
  await ask(teacher, 'PUT', `/api/classes/${classId}`, { archived: true })

  await lotte.page.reload()
  await tile(lotte.page).click()
  const { pathname } = new URL(emil.page.url())
  await emil.page.close()
  const anew = await emil.context.newPage()
  await anew.goto(pathname)
  await anew.getByRole('button', { name: 'Take my old seat' }).click()
  await tile(anew).click()
  await board.getByRole('button', { name: /^Next/ }).click()

  await board.getByRole('button', { name: 'Play again' }).click()
  for (const page of [lotte.page, anew]) await tile(page).click()
  for (const page of [lotte.page, anew]) await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  expect(teacher.errors).toEqual([])
})
