import { afterEach, expect, test } from 'vitest'
import type { ClassRoll } from '../../../rooms/shared/contract/classes.ts'
import { knownOfClass } from '../../../server/classes/knownOfClass.ts'
import { runningGame } from '../records.ts'
import { openSchool, type School } from '../school.ts'
import { classPage, firstOf, makeClass, openDoor, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const more = { time: 1.5, screen: ['large', 'calm'] }
const aidsOf = (classId: string, pupil: string) => `/api/classes/${classId}/pupils/${pupil}/aids`

test('a teacher of the class sets what a pupil needs; nobody else does, or reads it', async () => {
  school = await openSchool()
  const [administrator, teacher, other] = [
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
  ]
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const { classId } = made
  const { pupil } = firstOf(made)
  const lotte = await scan(school, firstOf(made))
  const emil = await scan(school, made.cards[1] ?? firstOf(made))
  for (const hostile of [administrator, other, lotte, emil]) {
    expect((await hostile.put(aidsOf(classId, pupil), more)).status).toBe(404)
    expect((await hostile.put(aidsOf('mine', pupil), more)).status).toBe(404)
  }
  expect((await school.visitor().put(aidsOf(classId, pupil), more)).status).toBe(401)
  const mine = await makeClass(other, ['Zoe'])
  // Teachers cannot reach a pupil of another class through a class of their own.
  expect((await other.put(aidsOf(mine.classId, pupil), more)).status).toBe(404)
  expect((await teacher.put(aidsOf(classId, pupil), more)).status).toBe(204)
  const shown = (await classPage(teacher, classId)).pupils
  expect(shown.find(({ id }) => id === pupil)?.aids).toEqual(more)
  expect(shown.find(({ id }) => id !== pupil)?.aids).toEqual({ time: 1, screen: [] })
  expect((await lotte.get('/api/classes/aids')).body).toEqual({ screen: ['large', 'calm'] })
  expect((await emil.get('/api/classes/aids')).body).toEqual({ screen: [] })
  expect((await teacher.get('/api/classes/aids')).body).toEqual({ screen: [] })
  expect((await school.visitor().get('/api/classes/aids')).status).toBe(401)
})

test('what is no aid is refused, and a name that is changed keeps them', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte'])
  const { pupil } = firstOf(made)
  const path = aidsOf(made.classId, pupil)
  for (const odd of [
    {},
    { time: 3, screen: [] },
    { time: 0, screen: [] },
    { time: '2', screen: [] },
    { time: 2 },
    { time: 2, screen: ['tiny'] },
    { time: 2, screen: Array.from({ length: 99 }, () => 'large') },
  ])
    expect((await teacher.put(path, odd)).status).toBe(400)
  await teacher.put(path, more)
  await teacher.put(`/api/classes/${made.classId}/pupils/${pupil}`, { name: 'Lotte M.' })
  expect((await classPage(teacher, made.classId)).pupils).toMatchObject([{ name: 'Lotte M.', aids: more }])
  await teacher.put(path, { time: 1, screen: [] })
  expect((await school.archive.members.get(`${made.classId}:${pupil}`))?.aids).toBeUndefined()
})

test('a game of the class knows the times, and a pupil takes along what is kept about them', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const { classId } = made
  const { pupil } = firstOf(made)
  const timesIn = async () => (await knownOfClass(school.archive, classId)).ownTimes
  expect(await timesIn()).toBeUndefined()
  await teacher.put(aidsOf(classId, pupil), { time: 1, screen: ['large'] })
  expect(await timesIn()).toBeUndefined()
  await teacher.put(aidsOf(classId, pupil), more)
  expect(await timesIn()).toEqual({ [pupil]: 1.5 })
  // Only the remote of a teacher of the class says it, beside the name.
  await school.archive.runningGames.insert(runningGame({ id: 'AIDS22', hostUserId: teacher.user.id, classId }))
  const { pupils } = (await teacher.get('/api/classes/games/AIDS22')).body as ClassRoll
  expect(pupils.map(({ aids }) => aids)).toEqual(pupils.map(({ id }) => (id === pupil ? more : undefined)))
  for (const other of [await school.newcomer('teacher'), await scan(school, made.cards[1] ?? firstOf(made))])
    expect((await other.get('/api/classes/games/AIDS22')).status).toBe(404)
  const lotte = await scan(school, firstOf(made))
  expect(JSON.stringify((await lotte.get('/api/auth/data')).body)).toContain('"time":1.5')
})

test('a pupil with an account of their own reads their aids, too, until the class is archived', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Lotte'])
  const ada = await school.newcomer('student')
  await ada.post('/api/classes/knocks', { door: await openDoor(teacher, classId) })
  await teacher.post(`/api/classes/${classId}/knocks/${ada.user.id}`, { name: 'Ada Stern' })
  await teacher.put(aidsOf(classId, ada.user.id), more)
  const screen = async () => (await ada.get('/api/classes/aids')).body
  expect(await screen()).toEqual({ screen: ['large', 'calm'] })
  await teacher.put(`/api/classes/${classId}`, { archived: true })
  expect(await screen()).toEqual({ screen: [] })
  await teacher.put(`/api/classes/${classId}`, { archived: false })
  expect(await screen()).toEqual({ screen: ['large', 'calm'] })
})
