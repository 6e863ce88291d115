import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

test('a class that opens its maps in one moment reads those of others once, and everybody has their own beside them', async () => {
  const [first, second] = drawings.filter(({ map }) => map.gameMode === 'racing')
  const [author, ...pupils] = await Promise.all(Array.from({ length: 6 }, () => school.newcomer('student')))
  await author?.post('/api/maps', { ...first?.map, name: 'Shared' })
  for (const [n, pupil] of pupils.entries()) {
    const made = (await pupil.post('/api/maps', { ...second?.map, name: `Own ${n}` })).body as GameMap
    await pupil.put(`/api/maps/${made.id}/sharing`, { sharing: 'me' })
  }
  const accounts = (await school.archive.accounts.getMany(pupils.map(({ user }) => user.id))).sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  const reads = vi.spyOn(school.archive.maps, 'getMany')
  const lists = await Promise.all(accounts.map((account) => school.services.maps.list(account, 'racing')))
  const read = reads.mock.calls.flatMap(([ids]) => ids)
  expect(read).toHaveLength(new Set(read).size)
  for (const [at, { id }] of accounts.entries()) {
    const names = lists[at]?.filter(({ isDefault }) => !isDefault).map(({ name, createdBy }) => [name, createdBy])
    const n = pupils.findIndex(({ user }) => user.id === id)
    expect(names).toEqual([
      [`Own ${n}`, pupils[n]?.user.username],
      ['Shared', author?.user.username],
    ])
  }
  // A map that is shared later is in the next list.
  await author?.post('/api/maps', { ...first?.map, name: 'Later' })
  const [account] = accounts
  if (!account) throw new Error('nobody came')
  expect((await school.services.maps.list(account, 'racing')).map(({ name }) => name)).toContain('Later')
})

test('of many maps that one author draws at once as many are there as there may be, the last free place included', async () => {
  const author = await school.newcomer()
  const [drawing] = drawings.filter(({ map }) => map.gameMode === 'racing')
  const draw = () => author.post('/api/maps', drawing?.map)
  const mine = () => school.archive.maps.count({ ownerId: author.user.id })
  while ((await mine()) < 99) expect((await draw()).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 20 }, draw))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await mine()).toBe(100)
})
