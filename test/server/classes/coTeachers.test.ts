import { afterEach, expect, test } from 'vitest'
import type { ClassTeachers } from '../../../rooms/shared/contract/classes.ts'
import { openSchool, type School, usualPassword } from '../school.ts'
import { classPage, firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { refusal?: string } | null)?.refusal,
]

const three = async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher', 'Admin')
  const leading = await school.newcomer('teacher', 'Leads')
  const second = await school.newcomer('teacher', 'Second')
  const made = await makeClass(leading, ['Lotte Müller', 'Emil Brandt'])
  return { administrator, leading, second, made, path: `/api/classes/${made.classId}` }
}

const namesOf = async (teacher: { get: (path: string) => Promise<{ body: unknown }> }, path: string) => {
  const { teachers, asked } = (await teacher.get(`${path}/teachers`)).body as ClassTeachers
  return {
    teachers: teachers.map(({ username, leads }) => `${username}${leads ? '!' : ''}`),
    asked: asked.map(({ username }) => username),
  }
}

test('who was only asked reads nothing, and neither does who said no or was taken back', async () => {
  const { leading, second, made, path } = await three()
  const { classId } = made
  const reads = async () => [
    refusalOf(await second.get(path))[1],
    refusalOf(await second.get(`${path}/teachers`))[1],
    refusalOf(await second.post(`${path}/cards`, { pupils: made.cards.map(({ pupil }) => pupil) }))[1],
    refusalOf(await second.delete(`${path}/teachers/${leading.user.id}`))[1],
    refusalOf(await second.post(`${path}/teachers`, { username: 'Second' }))[1],
  ]
  const nothing = Array.from({ length: 5 }, () => 'classNotFound')
  expect(await reads()).toEqual(nothing)
  expect((await leading.post(`${path}/teachers`, { username: 'second' })).status).toBeLessThan(300)
  expect(await reads()).toEqual(nothing)
  const asked = (await second.get('/api/classes/invites')).body
  expect(asked).toEqual([{ id: classId, name: '6b', by: 'Leads' }])
  expect((await second.get('/api/classes')).body).toEqual([])
  await second.delete(`/api/classes/invites/${classId}`)
  expect(refusalOf(await second.post(`/api/classes/invites/${classId}`))[1]).toBe('classNotFound')
  await leading.post(`${path}/teachers`, { username: 'Second' })
  await leading.delete(`${path}/teachers/${second.user.id}`)
  expect(refusalOf(await second.post(`/api/classes/invites/${classId}`))[1]).toBe('classNotFound')
  expect(await reads()).toEqual(nothing)
})

test('nobody lets themselves or others in: not the asked, not pupils, not who only shares the class', async () => {
  const { leading, second, made, path } = await three()
  const third = await school.newcomer('teacher', 'Third')
  const pupil = await school.newcomer('student', 'Pupil')
  expect(refusalOf(await leading.post(`${path}/teachers`, { username: 'Pupil' }))).toEqual([404, 'noSuchTeacher'])
  expect(refusalOf(await leading.post(`${path}/teachers`, { username: 'Nobody' }))).toEqual([404, 'noSuchTeacher'])
  expect(refusalOf(await leading.post(`${path}/teachers`, { username: 'Leads' }))).toEqual([409, 'alreadyTeaches'])
  for (const one of [third, pupil, await scan(school, firstOf(made))])
    expect(refusalOf(await one.post(`/api/classes/invites/${made.classId}`))[1]).toBe('classNotFound')
  await leading.post(`${path}/teachers`, { username: 'Second' })
  await second.post(`/api/classes/invites/${made.classId}`)
  expect(await namesOf(second, path)).toEqual({ teachers: ['Leads!', 'Second'], asked: [] })
  const knocks = [
    await second.post(`${path}/teachers`, { username: 'Third' }),
    await second.delete(`${path}/teachers/${leading.user.id}`),
    await second.post(`${path}/teachers/${second.user.id}/lead`),
  ]
  expect(knocks.map(refusalOf)).toEqual(knocks.map(() => [403, 'leaderOnly']))
})

test('who shares a class ends it by no door, and gives its lessons by all of them', async () => {
  const { leading, second, made, path } = await three()
  await school.newcomer('teacher', 'Third')
  await leading.post(`${path}/teachers`, { username: 'Second' })
  await second.post(`/api/classes/invites/${made.classId}`)
  await leading.post(`${path}/teachers`, { username: 'Third' })
  const third = (await namesOf(second, path)).asked
  const ofLeader = () =>
    Promise.all([
      second.put(path, { archived: true }),
      second.put(path, { archived: true, name: '6b', devices: 'own' }),
      second.put(path, { archived: false }),
      second.delete(path),
      second.post(`${path}/teachers`, { username: 'Admin' }),
      second.delete(`${path}/teachers/${leading.user.id}`),
      second.post(`${path}/teachers/${second.user.id}/lead`),
      second.post(`${path}/teachers/${leading.user.id}/lead`),
    ])
  const refused = Array.from({ length: 8 }, () => [403, 'leaderOnly'])
  expect((await ofLeader()).map(refusalOf)).toEqual(refused)
  expect(await classPage(second, made.classId)).toMatchObject({ name: '6b', archivedAt: null, leads: false })
  expect(await classPage(leading, made.classId)).toMatchObject({ devices: 'shared', leads: true })
  expect((await namesOf(leading, path)).asked).toEqual(third)
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)

  const [lotte, emil] = made.cards.map(({ pupil }) => pupil)
  const lessons = [
    await second.post(`${path}/pupils`, { pupils: [{ name: 'Ada' }] }),
    await second.post(`${path}/cards`, { pupils: [lotte] }),
    await second.put(`${path}/pupils/${lotte}`, { name: 'Lotte M.' }),
    await second.put(`${path}/pupils/${lotte}/aids`, { time: 1.5, screen: [] }),
    await second.put(`${path}/teams`, { teams: 2 }),
    await second.put(`${path}/pupils/${lotte}/team`, { team: 2 }),
    await second.put(path, { name: '7b', devices: 'own' }),
    await second.delete(`${path}/pupils/${emil}`),
  ]
  expect(lessons.filter(({ status }) => status >= 300)).toEqual([])

  // Only its leader brings back or deletes an archived class.
  expect((await leading.put(path, { archived: true })).status).toBeLessThan(300)
  expect((await ofLeader()).map(refusalOf)).toEqual(refused)
  expect((await second.get('/api/classes')).body).toMatchObject([{ name: '7b', leads: false }])
  expect((await leading.put(path, { archived: false })).status).toBeLessThan(300)
})

test('whom somebody asked who leads the class no more comes in by the word of nobody', async () => {
  const { administrator, leading, second, made, path } = await three()
  await leading.post(`${path}/teachers`, { username: 'Second' })
  await second.post(`/api/classes/invites/${made.classId}`)
  await leading.post(`${path}/teachers`, { username: 'Admin' })
  await leading.post(`${path}/teachers/${second.user.id}/lead`)
  expect((await administrator.get('/api/classes/invites')).body).toEqual([])
  expect(refusalOf(await administrator.post(`/api/classes/invites/${made.classId}`))[1]).toBe('classNotFound')
  expect(await namesOf(leading, path)).toEqual({ teachers: ['Second!', 'Leads'], asked: [] })
  await second.post(`${path}/teachers`, { username: 'Admin' })
  expect((await administrator.post(`/api/classes/invites/${made.classId}`)).status).toBeLessThan(300)
})

test('who shares a class reads its names, gives cards, and plays with it; who leaves it reads nothing from then on', async () => {
  const { leading, second, made, path } = await three()
  await leading.post(`${path}/teachers`, { username: 'Second' })
  const answers = await Promise.all([1, 2, 3].map(() => second.post(`/api/classes/invites/${made.classId}`)))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  expect((await classPage(second, made.classId)).pupils).toHaveLength(2)
  const card = firstOf(made)
  expect((await second.post(`${path}/cards`, { pupils: [card.pupil] })).status).toBe(200)
  expect(await school.services.teachers.classesOf({ id: second.user.id, role: 'teacher' })).toEqual([made.classId])
  // These pupils do not count for their own limit of two hundred.
  await makeClass(
    second,
    Array.from({ length: 60 }, (_, n) => `A${n}`),
    { name: 'a' },
  )
  expect((await second.delete(`${path}/teachers/${second.user.id}`)).status).toBeLessThan(300)
  expect(refusalOf(await second.get(path))).toEqual([404, 'classNotFound'])
  expect(await namesOf(leading, path)).toEqual({ teachers: ['Leads!'], asked: [] })
  expect(refusalOf(await leading.delete(`${path}/teachers/${leading.user.id}`))).toEqual([409, 'lastTeacher'])
})

test('a class that is handed over is led by the other one, and the first can be sent away', async () => {
  const { leading, second, made, path } = await three()
  await leading.post(`${path}/teachers`, { username: 'Second' })
  expect(refusalOf(await leading.post(`${path}/teachers/${second.user.id}/lead`))).toEqual([404, 'notFound'])
  await second.post(`/api/classes/invites/${made.classId}`)
  expect((await leading.post(`${path}/teachers/${second.user.id}/lead`)).status).toBeLessThan(300)
  expect(await namesOf(leading, path)).toEqual({ teachers: ['Second!', 'Leads'], asked: [] })
  expect(refusalOf(await leading.delete(`${path}/teachers/${second.user.id}`))).toEqual([403, 'leaderOnly'])
  expect((await second.delete(`${path}/teachers/${leading.user.id}`)).status).toBeLessThan(300)
  expect(refusalOf(await leading.get(path))).toEqual([404, 'classNotFound'])
})

test('a leader’s account that goes, or becomes a pupil’s, leaves the class to the one who has taught it longest', async () => {
  const { administrator, leading, second, made, path } = await three()
  const third = await school.newcomer('teacher', 'Third')
  for (const [username, one] of [
    ['Second', second],
    ['Third', third],
  ] as const) {
    await leading.post(`${path}/teachers`, { username })
    await one.post(`/api/classes/invites/${made.classId}`)
  }
  await leading.post(`${path}/teachers`, { username: 'Admin' })
  await leading.post('/api/auth/farewell', { password: usualPassword })
  expect(await namesOf(second, path)).toEqual({ teachers: ['Second!', 'Third'], asked: [] })
  // An invitation ends with the account of the teacher who sent it.
  expect((await administrator.get('/api/classes/invites')).body).toEqual([])
  expect(refusalOf(await administrator.post(`/api/classes/invites/${made.classId}`))[1]).toBe('classNotFound')
  // The new leader invites them again, so now they are invited.
  await second.post(`${path}/teachers`, { username: 'Admin' })
  expect((await administrator.get('/api/classes/invites')).body).toMatchObject([{ by: 'Second' }])
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)
  await administrator.put(`/api/school/people/${second.user.id}/role`, { role: 'student', administrator: false })
  expect(await namesOf(third, path)).toMatchObject({ teachers: ['Third!'] })
})

test('what nobody looks after an administrator offers, and reads nothing before a teacher has said yes', async () => {
  const { administrator, leading, second, made, path } = await three()
  const offer = (username: string, id = made.classId) =>
    administrator.post(`/api/school/classes/${id}/teachers`, { username })
  expect(refusalOf(await offer('Second'))).toEqual([409, 'hasTeachers'])
  expect((await leading.post(`/api/school/classes/${made.classId}/teachers`, { username: 'Leads' })).status).toBe(403)
  await leading.post('/api/auth/farewell', { password: usualPassword })
  expect((await offer('Second')).status).toBeLessThan(300)
  expect(refusalOf(await administrator.get(path))[1]).toBe('classNotFound')
  expect((await administrator.get('/api/school/acts')).body).toMatchObject([
    { act: 'offeredClass', whom: '6b (Second)' },
  ])
  expect((await second.get('/api/classes/invites')).body).toEqual([{ id: made.classId, name: '6b', by: 'Admin' }])
  await second.post(`/api/classes/invites/${made.classId}`)
  expect(await namesOf(second, path)).toEqual({ teachers: ['Second!'], asked: [] })
  expect((await second.put(path, { archived: false })).status).toBeLessThan(300)
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)
})

test('invitations have a number, for a class and for a day', async () => {
  school = await openSchool({ limits: { invitesByTeacher: { points: 22, seconds: 3_600 } } })
  const leading = await school.newcomer('teacher')
  const { classId } = await makeClass(leading, ['Lotte'])
  for (let n = 0; n < 24; n++) await school.newcomer('teacher', `Tea${n}`)
  const answers = []
  for (let n = 0; n < 24; n++)
    answers.push(refusalOf(await leading.post(`/api/classes/${classId}/teachers`, { username: `Tea${n}` }))[1])
  expect(answers.slice(0, 19).every((one) => one === undefined)).toBe(true)
  expect(answers.slice(19)).toEqual([
    'tooManyTeachers',
    'tooManyTeachers',
    'tooManyTeachers',
    'tooManyAttempts',
    'tooManyAttempts',
  ])
})

test('who asks a teacher for each of their classes hides no colleague’s invitation', async () => {
  const { leading, second, made, path } = await three()
  const noisy = await school.newcomer('teacher', 'Noisy')
  for (let n = 0; n < 24; n++) {
    const { classId } = await makeClass(noisy, ['Lotte'], { name: `n${n}` })
    expect((await noisy.post(`/api/classes/${classId}/teachers`, { username: 'Second' })).status).toBeLessThan(300)
  }
  await leading.post(`${path}/teachers`, { username: 'Second' })
  const asked = (await second.get('/api/classes/invites')).body as { id: string }[]
  expect([asked.length, asked.at(-1)?.id]).toEqual([20, made.classId])
})

test('invitations that are worth nothing any more hide none that is', async () => {
  const { leading, second, made, path } = await three()
  const gone = Array.from({ length: 24 }, (_, n) => ({ id: `gone${n}`, classId: `gone${n}`, by: `gone${n}`, at: 0 }))
  await school.archive.classInvites.insertMany(gone.map((one) => ({ ...one, userId: second.user.id })))
  await leading.post(`${path}/teachers`, { username: 'Second' })
  expect((await second.get('/api/classes/invites')).body).toMatchObject([{ id: made.classId }])
})

test('what a teacher was asked for stands in their own data, and goes with their account', async () => {
  const { leading, second, made, path } = await three()
  await leading.post(`${path}/teachers`, { username: 'Second' })
  expect((await second.get('/api/auth/data')).body).toMatchObject({ classInvitations: [{ classId: made.classId }] })
  await second.post('/api/auth/farewell', { password: usualPassword })
  expect(await school.archive.classInvites.count()).toBe(0)
})
