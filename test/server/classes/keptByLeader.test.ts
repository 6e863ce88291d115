import { afterEach, expect, test } from 'vitest'
import { openSchool, type School, usualPassword, type Visitor } from '../school.ts'
import { classPage, makeClass } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const names = (count: number, of = 'Pupil') => Array.from({ length: count }, (_, n) => `${of} ${n}`)
const refusal = ({ body }: { body: unknown }) => (body as { refusal?: string } | null)?.refusal

const share = async (leading: Visitor, second: Visitor & { user: { username: string } }, classId: string) => {
  await leading.post(`/api/classes/${classId}/teachers`, { username: second.user.username })
  await second.post(`/api/classes/invites/${classId}`)
}

const twoTeachers = async () => {
  school = await openSchool({
    limits: {
      keptByTeacher: { points: 9_999, seconds: 3_600 },
      keptByAddress: { points: 9_999, seconds: 3_600 },
    },
  })
  // The first user is the administrator, and may have more pupils than others.
  await school.newcomer('teacher')
  return [await school.newcomer('teacher'), await school.newcomer('teacher')] as const
}

test('two hundred accounts are a teacher’s number by every door: friends add, move and hand over no more to them', async () => {
  const [leading, friend] = await twoTeachers()
  for (const name of ['a', 'b', 'c']) await makeClass(leading, names(60), { name })
  const shared = await makeClass(leading, names(19), { name: 'd' })
  await share(leading, friend, shared.classId)
  const path = `/api/classes/${shared.classId}`
  const adding = (count: number, by: Visitor) =>
    by.post(`${path}/pupils`, { pupils: names(count, 'New').map((name) => ({ name })) })
  expect([refusal(await adding(2, leading)), refusal(await adding(2, friend))]).toEqual(['tooManyKept', 'tooManyKept'])
  expect((await adding(1, friend)).status).toBe(201)

  const own = await makeClass(friend, names(5, 'Own'), { name: 'e' })
  const pupils = own.cards.map(({ pupil }) => pupil)
  expect(refusal(await friend.post(`/api/classes/${own.classId}/moves`, { pupils, to: shared.classId }))).toBe(
    'tooManyKept',
  )
  await share(friend, leading, own.classId)
  expect(refusal(await friend.post(`/api/classes/${own.classId}/teachers/${leading.user.id}/lead`))).toBe(
    'leaderHasTooMany',
  )
  expect((await classPage(friend, own.classId)).pupils).toHaveLength(5)

  // A move between classes of one leader counts nobody twice, and a move to another leader's class makes room.
  const [first] = (await classPage(leading, shared.classId)).pupils
  const to = ((await leading.get('/api/classes')).body as { id: string; name: string }[]).find(
    ({ name }) => name === 'e',
  )
  const leave = await leading.post(`${path}/moves`, { pupils: [first?.id], to: to?.id })
  expect(leave.body).toEqual({ moved: 1 })
  expect((await adding(1, friend)).status).toBe(201)
})

test('a class that a leader leaves counts for the next one, and nobody leaves one to a teacher who has no room for it', async () => {
  const [leading, friend] = await twoTeachers()
  const [first, second] = [
    await makeClass(leading, names(19), { name: 'a' }),
    await makeClass(leading, names(5), { name: 'b' }),
  ]
  for (const { classId } of [first, second]) await share(leading, friend, classId)
  for (const name of ['c', 'd', 'e']) await makeClass(friend, names(60), { name })
  const leave = (classId: string) => leading.delete(`/api/classes/${classId}/teachers/${leading.user.id}`)
  const adding = (count: number, classId: string) =>
    friend.post(`/api/classes/${classId}/pupils`, { pupils: names(count, 'New').map((name) => ({ name })) })
  expect((await leave(first.classId)).status).toBe(204)
  expect(refusal(await adding(2, first.classId))).toBe('tooManyKept')
  expect((await adding(1, first.classId)).status).toBe(201)

  expect(refusal(await leave(second.classId))).toBe('leaderHasTooMany')
  expect((await classPage(leading, second.classId)).leads).toBe(true)
  // An account can always be deleted. Then all pupils stay, but no more can come.
  await leading.post('/api/auth/farewell', { password: usualPassword })
  expect((await classPage(friend, second.classId)).leads).toBe(true)
  expect(refusal(await adding(1, second.classId))).toBe('tooManyKept')
  // A teacher who only shares a class leaves it as before.
  const third = await school.newcomer('teacher')
  await share(friend, third, second.classId)
  expect((await third.delete(`/api/classes/${second.classId}/teachers/${third.user.id}`)).status).toBe(204)
})

test('an administrator lets a teacher have more, and takes it back; nobody gives it to themselves, and a pupil gets none', async () => {
  school = await openSchool({
    limits: {
      keptByTeacher: { points: 9_999, seconds: 3_600 },
      keptByAddress: { points: 9_999, seconds: 3_600 },
    },
  })
  const administrator = await school.newcomer('teacher')
  const [teacher, other, student] = [
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
    await school.newcomer('student'),
  ]
  for (const name of ['a', 'b', 'c']) await makeClass(teacher, names(60), { name })
  const more = (name: string) =>
    teacher.post('/api/classes', { name, devices: 'own', pupils: names(30).map((one) => ({ name: one })) })
  expect(refusal(await more('d'))).toBe('tooManyKept')
  const allow = (by: Visitor, whom: string, most: unknown) => by.put(`/api/school/people/${whom}/pupils`, { most })
  for (const by of [teacher, other, student])
    expect(refusal(await allow(by, teacher.user.id, 400))).toBe('administratorsOnly')
  for (const most of [0, 201, 1e9, '400', null])
    expect((await allow(administrator, teacher.user.id, most)).status).toBe(400)
  expect(refusal(await allow(administrator, student.user.id, 400))).toBe('teachersOnly')
  expect(refusal(await more('d'))).toBe('tooManyKept')

  expect((await allow(administrator, teacher.user.id, 400)).status).toBe(204)
  expect((await more('d')).status).toBe(201)
  const mostOf = async ({ user }: typeof teacher) => {
    const { body } = await administrator.get(`/api/school/people?name=${user.username}`)
    return (body as { id: string; keptMost: number }[]).find(({ id }) => id === user.id)?.keptMost
  }
  expect(await Promise.all([administrator, teacher, other].map(mostOf))).toEqual([800, 400, 200])
  expect(JSON.stringify((await administrator.get('/api/school/acts')).body)).toContain('setPupils')

  // All pupils who are there stay, but no more can come.
  await allow(administrator, teacher.user.id, 200)
  expect(refusal(await more('e'))).toBe('tooManyKept')
  expect((await teacher.get('/api/classes')).body).toHaveLength(4)

  // A class without pupils adds nobody, so it may become theirs all the same.
  const { classId, cards } = await makeClass(other, names(1), { name: 'empty' })
  await share(other, teacher, classId)
  const lead = () => other.post(`/api/classes/${classId}/teachers/${teacher.user.id}/lead`)
  expect(refusal(await lead())).toBe('leaderHasTooMany')
  expect((await other.delete(`/api/classes/${classId}/pupils/${cards[0]?.pupil}`)).status).toBe(204)
  expect((await lead()).status).toBe(204)
})
