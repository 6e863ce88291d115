import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import {
  addQuestionSet,
  type BrowserSchool,
  hostedGame,
  openBrowserSchool,
  type Visit,
} from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { classVisits } from '../school/classVisits.ts'
import { focused, press } from '../school/keys.ts'

const phone = { width: 390, height: 844 }
let school: BrowserSchool
const { ask } = classVisits(() => school)

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

async function guestIn(code: string, name: string): Promise<Visit> {
  const visit = await school.visitor({ viewport: phone })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await isIn(visit.page, name)
  return visit
}

const isIn = (page: Page, name: string) => page.getByText(`You are in, ${name}!`).waitFor()
const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')

/** Plays one question, then the host ends the game. */
async function playOn(board: Page, ...phones: Page[]): Promise<void> {
  for (const page of phones) await tile(page).click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await board.getByText('Game Complete!').waitFor()
}

it('one press of the host and no touch of the class: guests, accounts and whoever was reloading or away play the next game', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const ann = await guestIn(code, 'Ann')
  const ben = await school.newcomer('student', { viewport: phone })
  await ben.page.goto(`/join/${code}`)
  await isIn(ben.page, ben.user.username)
  const eve = await guestIn(code, 'Eve')
  const gus = await guestIn(code, 'Gus')
  await board.getByRole('button', { name: 'Start Game (4 players)' }).click()
  await playOn(board, ann.page, ben.page, eve.page, gus.page)
  await ann.page.getByText('Game Complete!').waitFor()
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'after-game')
  await board.setViewportSize({ width: 1366, height: 768 })

  // When the host goes on, one guest is in the middle of a reload, and one has no network.
  await gus.context.setOffline(true)
  await eve.page.goto('about:blank')
  await board.getByRole('button', { name: 'Play again' }).click()
  await board.waitForURL(`**/lobby/${code}`)
  await isIn(ann.page, 'Ann')
  await isIn(ben.page, ben.user.username)
  await shootDevices(board, 'again-lobby')
  await board.setViewportSize({ width: 1366, height: 768 })
  expect(await axeComplaints(board)).toEqual([])
  await gus.context.setOffline(false)
  await eve.page.goto(`/play/${code}`)

  // The next game starts without a press.
  await board.waitForURL(`**/play/${code}`)
  await playOn(board, ann.page, ben.page, eve.page, gus.page)
  await board.getByRole('link', { name: 'See report' }).click()
  await board.waitForURL('**/reports/*')
  await board.getByRole('tab', { name: 'Students' }).click()
  for (const name of ['Ann', ben.user.username, 'Eve', 'Gus']) await board.getByText(name).first().waitFor()
  for (const { errors } of [teacher, ann, ben, eve, gus]) expect(errors).toEqual([])
})

it('another mode is chosen on the spot, the start waits when the host says so and keys go on there, and twice in a row', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const ann = await guestIn(code, 'Ann')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await playOn(board, ann.page)
  await board.getByRole('button', { name: 'Another set or mode' }).click()
  const dialog = board.getByRole('dialog', { name: 'Play again with…' })
  await dialog.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  await dialog.getByText('Choose a map').waitFor()
  await shootDevices(board, 'again-other')
  await board.setViewportSize({ width: 1366, height: 768 })
  expect(await axeComplaints(board)).toEqual([])
  await dialog.getByRole('button', { name: 'Play this' }).click()
  await press(board, 'Wait')
  await board
    .getByText(/^Racing/)
    .first()
    .waitFor()
  await board.getByRole('button', { name: 'Wait' }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(board)).not.toBe('nothing')
  await isIn(ann.page, 'Ann')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await tile(ann.page).click()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await ann.page.getByText('Game Complete!').waitFor()
  await board.getByRole('button', { name: 'Play again' }).click()
  await board
    .getByText(/^Racing/)
    .first()
    .waitFor()
  await isIn(ann.page, 'Ann')
  expect(teacher.errors).toEqual([])
  expect(ann.errors).toEqual([])
})

it('a student who plays along has the same three ways on, and the others only theirs', async () => {
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.getByText('Game settings').click()
    await page.getByLabel('I play along').dispatchEvent('click')
  })
  const host = teacher.page
  await host.setViewportSize(phone)
  const ann = await guestIn(code, 'Ann')
  await host.getByRole('button', { name: 'Start Game (2 players)' }).click()
  for (const page of [host, ann.page]) await tile(page).click()
  await host.getByRole('button', { name: 'More controls' }).click()
  await host.getByRole('button', { name: 'End game' }).click()
  await host.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await host.getByText('Game Complete!').waitFor()
  await host.getByRole('link', { name: 'See report' }).waitFor()
  await shootDevices(host, 'after-game-own', ['phone'])
  expect(await axeComplaints(host)).toEqual([])
  await ann.page.getByRole('link', { name: /Dashboard|Home/ }).waitFor()
  expect(await ann.page.getByRole('button', { name: 'Play again' }).count()).toBe(0)
  await host.getByRole('button', { name: 'Play again' }).click()
  await isIn(ann.page, 'Ann')
  await host.waitForURL(`**/play/${code}`)
  await tile(ann.page).click()
})

it('a host whose questions were deleted during the game is asked for others, and the class plays on', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  const board = teacher.page
  await addQuestionSet(teacher, school.url, 'Moons')
  const ann = await guestIn(code, 'Ann')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  const sets = await ask<{ id: string; title: string }[]>(teacher, 'GET', '/api/question-sets')
  const planets = sets.find(({ title }) => title === 'Planets')
  await ask(teacher, 'DELETE', `/api/question-sets/${planets?.id}`)
  await tile(ann.page).click()
  await board.getByRole('button', { name: /^Next/ }).click()
  await board.getByRole('button', { name: 'Play again' }).click()
  const dialog = board.getByRole('dialog', { name: 'Play again with…' })
  await dialog.getByText('the one you have just played was deleted').waitFor()
  expect(await axeComplaints(board)).toEqual([])
  await dialog.getByRole('button', { name: 'Play this' }).click()
  await board.getByText('Please select a question set').first().waitFor()
  await choose(dialog.getByRole('radio', { name: /^Moons/ }))
  await dialog.getByRole('button', { name: 'Play this' }).click()
  await isIn(ann.page, 'Ann')
  await board.getByText('Moons').first().waitFor()
  expect(teacher.errors).toEqual([])
})
