import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import type { HandedMap } from '../../../rooms/shared/maps/listedMap.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { classVisits } from '../school/classVisits.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const { ask, comeIn } = classVisits(() => school)

it('the maps of a year do not bury the pupils of a class, and what waits for the teacher comes first', async () => {
  const teacher = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  const { page } = teacher
  const made = await ask<MadeCards>(teacher, 'POST', '/api/classes', {
    name: '6b',
    devices: 'own',
    pupils: [{ name: 'Lotte Müller' }, { name: 'Emil Brandt' }],
  })
  const pupils = await Promise.all(made.cards.map(comeIn))
  const [drawing] = drawings
  for (let n = 1; n <= 6; n++) {
    const pupil = pupils[n % 2] as Visit
    const map = await ask<GameMap>(pupil, 'POST', '/api/maps', { ...drawing?.map, name: `Map ${n}` })
    await ask(pupil, 'PUT', `/api/maps/${map.id}/class`, { classId: made.classId })
  }
  const path = `/api/classes/${made.classId}/maps`
  for (const { id, name, version } of await ask<HandedMap[]>(teacher, 'GET', path))
    if (name !== 'Map 1') await ask(teacher, 'PUT', `${path}/${id}`, { verdict: 'approved', version })

  await page.goto(`/classes/${made.classId}`)
  const card = page.getByRole('region', { name: 'Maps of the class' })
  const titles = card.getByRole('heading', { level: 3 })
  await titles.first().waitFor()
  expect(await titles.count()).toBe(4)
  expect(await titles.first().textContent()).toBe('Map 1')
  expect(await axeComplaints(page)).toEqual([])
  await card.getByRole('button', { name: 'Show all 6 maps' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titles.count()).toBe(6)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('UL')
})
