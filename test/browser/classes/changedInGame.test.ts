import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { classVisits } from '../school/classVisits.ts'

let school: BrowserSchool
const { ask } = classVisits(() => school)
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')

/** A class in the first question of a game that one of its teachers hosts. */
const lesson = async (leader: Visit, host: Visit) => {
  const board = host.page
  const pupils = [{ name: 'Lotte' }, { name: 'Emil' }]
  const { classId, cards } = await ask<MadeCards>(leader, 'POST', '/api/classes', {
    name: '6b',
    devices: 'own',
    pupils,
  })
  const { id, username } = await ask<User>(host, 'GET', '/api/auth/me')
  if (host !== leader) {
    await ask(leader, 'POST', `/api/classes/${classId}/teachers`, { username })
    await ask(host, 'POST', `/api/classes/invites/${classId}`, {})
  }
  await addQuestionSet(host, school.url, 'Planets', 'me', 1)
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
  return { classId, hostId: id, lotte, emil }
}

it('a lesson under way goes on when its class is archived: pupils reload, come back by a new tab, and play again', async () => {
  const teacher = await school.newcomer('teacher')
  const board = teacher.page
  const { classId, lotte, emil } = await lesson(teacher, teacher)
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

it('who is sent away from a class during their lesson holds it to its end, and is told why there is no next one', async () => {
  const leader = await school.newcomer('teacher')
  const teacher = await school.newcomer('teacher')
  const board = teacher.page
  const { classId, hostId, lotte, emil } = await lesson(leader, teacher)
  await ask(leader, 'DELETE', `/api/classes/${classId}/teachers/${hostId}`)
  await board.reload()
  for (const { page } of [lotte, emil]) await tile(page).click()
  await board.getByRole('button', { name: /^Next/ }).click()
  await board.getByRole('button', { name: 'Play again' }).click()
  await board.getByText('You do not teach this class any more.').waitFor()
})
