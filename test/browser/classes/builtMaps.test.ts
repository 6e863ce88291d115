import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import type { HandedMap } from '../../../rooms/shared/maps/listedMap.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { classVisits } from '../school/classVisits.ts'
import { callsOfDoubleClick } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const { ask, comeIn } = classVisits(() => school)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text }).first().waitFor()

it('a pupil’s map goes from drawing to the class and to the board, with the names of those who built it', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 1)
  const pupils = ['Lotte Quetzalmann', 'Emil Quetzalstein', 'Mia Quetzalbaum'].map((name) => ({ name }))
  const { classId, cards } = await ask<MadeCards>(teacher, 'POST', '/api/classes', {
    name: '6b',
    devices: 'own',
    pupils,
  })
  const [lotte, emil, mia] = cards
  if (!lotte || !emil || !mia) throw new Error('three cards were asked for')

  // The class can already see Emil's map.
  const emils = await comeIn(emil)
  const track = drawings.find(({ map }) => map.gameMode === 'racing')?.map
  const first = await ask<GameMap>(emils, 'POST', '/api/maps', { ...track, name: 'Lava Hall' })
  await ask(emils, 'PUT', `/api/maps/${first.id}/class`, { classId })
  const [handed] = await ask<HandedMap[]>(teacher, 'GET', `/api/classes/${classId}/maps`)
  await ask(teacher, 'PUT', `/api/classes/${classId}/maps/${first.id}`, {
    verdict: 'approved',
    version: handed?.version,
  })

  // Emil leaves the page of his card, which would take him into the game.
  await emils.page.goto('/maps')

  const wishes = [
    { type: 'boost', least: 3 },
    { type: 'enemy-strong', least: 2 },
  ]
  const task = { title: 'A ring with three boosts', mode: 'racing', wishes }
  await ask(teacher, 'PUT', `/api/classes/${classId}/task`, task)

  // Lotte makes her own map from it, and hands it in.
  const { page, errors } = await comeIn(lotte)
  await page.goto('/maps')
  await page.getByText('Built in 6b').waitFor()
  await shootDevices(page, 'built-maps-of-class')
  await press(page, 'Make a copy of Lava Hall')
  // The list ticks off the task by what the rule book counts.
  const asked = page.getByRole('region', { name: 'Task for 6b' })
  await asked.getByText('A ring with three boosts').waitFor()
  expect(await asked.getByRole('listitem').allTextContents()).toEqual([
    'Boost: 4 (at least 3)',
    'Strong enemy: 1 (at least 2)',
  ])
  await savePicture(page, 'built-editor')
  await page.getByLabel('Map name').fill('Lotte’s Ring')
  await press(page, 'Save')
  await toast(page, 'Map created successfully!')
  await page.goto('/maps')
  await press(page, 'More for Lotte’s Ring')
  expect(await page.getByRole('menuitem', { name: 'Share…' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Hand it to the teacher of 6b' }).click()
  await page.getByText('With your teacher of 6b').waitFor()
  expect(await axeComplaints(page)).toEqual([])

  // On its own page a double click takes the map back once, or hands it in once.
  await page.getByRole('link', { name: 'View Lotte’s Ring' }).click()
  const callsOf = (name: string) => callsOfDoubleClick(page, page.getByRole('button', { name }), '**/class')
  expect(await callsOf('Take it back')).toBe(1)
  expect(await callsOf('Hand it to the teacher of 6b')).toBe(1)
  await page.getByRole('button', { name: 'Take it back' }).waitFor()

  // Mia is in the class, but does not see the map yet.
  const mias = await comeIn(mia)
  await mias.page.goto('/maps')
  await mias.page.getByRole('heading', { name: 'Lava Hall' }).waitFor()
  expect(await mias.page.getByRole('heading', { name: 'Lotte’s Ring' }).count()).toBe(0)

  const board = teacher.page
  // The teacher hosts one game first. The next one takes its questions and settings.
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await press(board, 'Create Game & Get Code')
  await board.waitForURL('**/lobby/*')
  await board.goto(`/classes/${classId}`)
  await board.getByText('1 map waits for you').waitFor()
  expect(await board.getByText('Task: 1 of 2 done').count()).toBe(2)
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'built-class-page')
  await press(board, 'Change the task')
  const dialog = board.getByRole('dialog', { name: 'Give the class a task' })
  await dialog.getByLabel('Strong enemy').fill('1')
  await shootDevices(board, 'built-task', ['chromebook', 'phone'])
  expect(await axeComplaints(board)).toEqual([])
  await dialog.getByRole('button', { name: 'Give this task' }).click()
  await expect.poll(() => board.getByText('Task: 2 of 2 done').count()).toBe(2)
  await press(board, 'Let the class see it: Lotte’s Ring')
  await toast(board, 'The class sees Lotte’s Ring now.')
  await mias.page.reload()
  await mias.page.getByRole('heading', { name: 'Lotte’s Ring' }).waitFor()

  // One press opens a lobby for the class, on a map that a pupil has drawn.
  await press(board, 'Host it: Lotte’s Ring')
  await board.waitForURL('**/lobby/*')
  await board.getByText(`built by ${lotte.username}, after ${emil.username}’s Lava Hall`).waitFor()
  await shootDevices(board, 'built-lobby', ['projector', 'chromebook'])
  expect(await board.content()).not.toContain('Quetzal')

  // The class plays on the map, and says whether it wants to play on it again.
  const code = board.url().split('/').at(-1) ?? ''
  await mias.page.goto(`/lobby/${code}`)
  await mias.page.getByText(`You are in, ${mia.username}!`).waitFor()
  await press(board, 'Start Game (1 player)')
  await mias.page.getByText('Where is Mercury?').first().waitFor()
  await mias.page.keyboard.press('1')
  await board.getByText('That was the last question').waitFor()
  await press(board, 'End game')
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await mias.page.getByRole('heading', { name: 'Play “Lotte’s Ring” again?' }).waitFor()
  await press(mias.page, 'Yes, again!')
  await board.getByText('1 of 1 want to play it again').waitFor()
  await shootDevices(mias.page, 'built-vote', ['phone'])
  await shootDevices(board, 'built-podium', ['projector'])

  // The teacher gives the map back with a comment, and the class does not see it any more.
  await board.goto(`/classes/${classId}`)
  await press(board, 'Give back: Lotte’s Ring')
  await board.getByRole('menuitem', { name: 'It is not finished yet.' }).click()
  await toast(board, 'Lotte’s Ring is back with its author.')
  await page.reload()
  await page.getByText('Back from your teacher of 6b: It is not finished yet.').waitFor()
  await mias.page.goto('/maps')
  await mias.page.getByRole('heading', { name: 'Lava Hall' }).waitFor()
  expect(await mias.page.getByRole('heading', { name: 'Lotte’s Ring' }).count()).toBe(0)
  for (const one of [errors, teacher.errors, emils.errors, mias.errors]) expect(one).toEqual([])
})
