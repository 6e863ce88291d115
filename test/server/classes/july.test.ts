import { afterEach, expect, test, vi } from 'vitest'
import { openSchool, type School, usualPassword, type Visitor } from '../school.ts'
import { classPage, firstOf, makeClass, realNames, scan } from './classSchool.ts'

const dayMs = 24 * 60 * 60 * 1000
let school: School
afterEach(() => school.close())

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { refusal?: string } | null)?.refusal,
]

const everythingIn = async ({ archive }: School) =>
  JSON.stringify(
    await Promise.all(
      [archive.members, archive.accounts, archive.passes, archive.classes, archive.ledger, archive.names].map((shelf) =>
        shelf.find({ limit: 1_000 }),
      ),
    ),
  )

test('nobody but its teachers deletes a class, and they do it in two steps', async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher')
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const path = `/api/classes/${made.classId}`
  const pupil = await scan(school, firstOf(made))
  const strangers = [administrator, await school.newcomer('teacher'), await school.newcomer('student')]
  const tries = async (all: readonly Visitor[] = strangers) => {
    for (const one of all) expect(refusalOf(await one.delete(path))).toEqual([404, 'classNotFound'])
  }
  await tries([...strangers, pupil])
  expect(refusalOf(await school.visitor().delete(path))[0]).toBe(401)
  expect(refusalOf(await teacher.delete(path))).toEqual([409, 'archiveFirst'])
  expect((await classPage(teacher, made.classId)).pupils).toHaveLength(2)
  await teacher.put(path, { archived: true })
  await tries()
  expect((await classPage(teacher, made.classId)).pupils).toHaveLength(2)
})

test('a class that is deleted leaves nothing of its pupils, whichever hour the server dies in', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte Müller', 'Emil Brandt'])
  const other = await makeClass(teacher, ['Ada Stern'], { name: '7a' })
  const path = `/api/classes/${made.classId}`
  const lotte = await scan(school, firstOf(made))
  await teacher.put(path, { archived: true })
  // This is the state after a crash between the mark and the work.
  const group = await school.archive.classes.get(made.classId)
  if (!group) throw new Error('no class')
  const { version, ...record } = group
  await school.archive.classes.replace({ ...record, archivedAt: 1 }, version)
  expect(refusalOf(await teacher.put(path, { archived: false }))).toEqual([404, 'classNotFound'])
  expect((await teacher.get('/api/classes')).body).toMatchObject([{ id: other.classId }])
  await school.services.sweep()
  const left = await everythingIn(school)
  for (const { pupil, username, name } of made.cards)
    for (const trace of [pupil, username, name]) expect(left).not.toContain(trace)
  expect(await school.archive.classes.get(made.classId)).toBeUndefined()
  expect(await school.archive.classTeachers.count({ classId: made.classId })).toBe(0)
  expect((await lotte.get('/api/auth/me')).status).toBe(401)
  expect((await scan(school, firstOf(made))).answer.status).toBe(401)
  expect((await scan(school, firstOf(other))).answer.status).toBe(200)
})

test('deleting goes through the reports of the school once, however many pupils leave', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(
    teacher,
    Array.from({ length: 40 }, (_, n) => `Pupil ${n}`),
  )
  await teacher.put(`/api/classes/${classId}`, { archived: true })
  let looks = 0
  const ids = school.archive.reports.ids.bind(school.archive.reports)
  school.archive.reports.ids = (limit, where, sort) => {
    if (JSON.stringify(where).includes('gte')) looks++
    return ids(limit, where, sort)
  }
  expect((await teacher.delete(`/api/classes/${classId}`)).status).toBeLessThan(300)
  expect(looks).toBe(1)
  expect(await school.archive.members.count({ classId })).toBe(0)
  await school.services.sweep()
  expect(looks).toBe(2)
})

test('a year up is another name: cards, slimes, aids and sessions stay, and what is not said stays as it is', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, realNames)
  const lotte = await scan(school, firstOf(made))
  const before = await classPage(teacher, made.classId)
  const coins = (await lotte.get('/api/player')).body
  expect((await teacher.put(`/api/classes/${made.classId}`, { name: '7b' })).status).toBeLessThan(300)
  expect(await classPage(teacher, made.classId)).toEqual({ ...before, name: '7b' })
  expect((await lotte.get('/api/player')).body).toEqual(coins)
  expect((await lotte.get('/api/auth/me')).status).toBe(200)
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)
  expect((await teacher.put(`/api/classes/${made.classId}`, { archived: true })).status).toBeLessThan(300)
  expect(await classPage(teacher, made.classId)).toMatchObject({ name: '7b', devices: 'shared' })
})

test('names and aids go some weeks after a class was archived, and its slimes stay until the class itself goes', async () => {
  const clock = { now: Date.now() }
  school = await openSchool({ now: () => clock.now })
  const teacher = await school.newcomer('teacher')
  const [old, living] = [await makeClass(teacher, ['Lotte Müller']), await makeClass(teacher, ['Ada'], { name: '7a' })]
  const path = `/api/classes/${old.classId}`
  const card = firstOf(old)
  await teacher.put(`${path}/pupils/${card.pupil}/aids`, { time: 1.5, screen: [] })
  await teacher.put(path, { archived: true })
  const afterDays = async (days: number) => {
    clock.now += days * dayMs
    await school.services.sweep()
    const again = school.visitor()
    const { username } = teacher.user
    await again.post('/api/auth/login', { username, password: usualPassword })
    return again
  }
  let again = await afterDays(59)
  expect((await classPage(again, old.classId)).pupils[0]?.name).toBe('Lotte Müller')
  again = await afterDays(2)
  expect((await classPage(again, old.classId)).pupils).toMatchObject([{ name: '', aids: { time: 1, screen: [] } }])
  expect(await everythingIn(school)).not.toContain('Lotte')
  expect((await classPage(again, living.classId)).pupils[0]?.name).toBe('Ada')
  // The class comes back without names, and its cards work.
  await again.put(path, { archived: false })
  expect((await scan(school, card)).answer.status).toBe(200)
  await again.put(path, { archived: true })
  again = await afterDays(399)
  expect((await classPage(again, old.classId)).pupils).toHaveLength(1)
  again = await afterDays(2)
  await school.services.sweep()
  expect(refusalOf(await again.get(path))).toEqual([404, 'classNotFound'])
  expect(await school.archive.accounts.get(card.pupil)).toBeUndefined()
  expect((await scan(school, firstOf(living))).answer.status).toBe(200)
})

test('what a school has set for names is asked: a week is a week', async () => {
  const clock = { now: Date.now() }
  const keepsDays = { reports: 400, practice: 180, sessions: 30, rosters: 7 }
  school = await openSchool({ now: () => clock.now, rules: { keepsDays } })
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Lotte'])
  await teacher.put(`/api/classes/${classId}`, { archived: true })
  expect((await school.visitor().get('/api/school')).body).toMatchObject({ keepsDays })
  clock.now += 8 * dayMs
  await school.services.sweep()
  expect((await classPage(teacher, classId)).pupils[0]?.name).toBe('')
})

test('thirty classes at once, and not one more by archiving some and bringing them back', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = []
  for (let n = 0; n < 30; n++) made.push(await makeClass(teacher, ['A'], { name: `c${n}` }))
  const path = `/api/classes/${made[0]?.classId}`
  await teacher.put(path, { archived: true })
  await makeClass(teacher, ['A'], { name: 'new' })
  expect(refusalOf(await teacher.put(path, { archived: false }))).toEqual([409, 'tooManyClasses'])
})

test('administrators see how many and who teaches, never a name; what nobody looks after they delete, and it is logged', async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher')
  const [staying, leaving] = [await school.newcomer('teacher', 'Stays'), await school.newcomer('teacher', 'Leaves')]
  const theirs = await makeClass(staying, realNames, { name: '6b' })
  const lost = await makeClass(leaving, ['Lotte Müller', 'Emil Brandt'], { name: '9x' })
  for (const other of [staying, await school.newcomer('student'), await scan(school, firstOf(theirs))]) {
    expect((await other.get('/api/school/classes')).status).toBe(403)
    expect((await other.delete(`/api/school/classes/${lost.classId}`)).status).toBe(403)
  }
  await leaving.post('/api/auth/farewell', { password: usualPassword })
  const shown = (await administrator.get('/api/school/classes')).body
  expect(shown).toMatchObject([
    { name: '9x', pupils: 2, teachers: [] },
    { name: '6b', pupils: realNames.length, teachers: ['Stays'], archivedAt: null },
  ])
  for (const name of [...realNames, 'Emil Brandt']) expect(JSON.stringify(shown)).not.toContain(name)
  const erase = (id: string) => administrator.delete(`/api/school/classes/${id}`)
  expect(refusalOf(await erase(theirs.classId))).toEqual([409, 'hasTeachers'])
  expect(refusalOf(await erase('nobody'))).toEqual([404, 'classNotFound'])
  expect((await erase(lost.classId)).status).toBeLessThan(300)
  expect(await everythingIn(school)).not.toContain('Emil')
  expect((await administrator.get('/api/school/acts')).body).toMatchObject([{ act: 'removedClass', whom: '9x' }])
  expect((await scan(school, firstOf(theirs))).answer.status).toBe(200)
})

test('a class whose teacher is no teacher any more counts as one without', async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher')
  const teacher = await school.newcomer('teacher')
  await makeClass(teacher, ['Lotte'])
  await administrator.put(`/api/school/people/${teacher.user.id}/role`, { role: 'student', administrator: false })
  expect((await administrator.get('/api/school/classes')).body).toMatchObject([{ teachers: [], archivedAt: null }])
})

test('no account outlives its class because its row was changed at the moment when the class was deleted', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const { members, accounts } = school.archive
  const replace = members.replace.bind(members)
  const path = `/api/classes/${made.classId}`
  await teacher.put(path, { archived: true })
  vi.spyOn(members, 'replace').mockImplementationOnce(async (row, version) => {
    await replace({ ...row, realName: 'Charlotte' }, version)
    return replace(row, version)
  })
  expect((await teacher.delete(path)).status).toBe(204)
  vi.restoreAllMocks()
  expect(await accounts.getMany(made.cards.map(({ pupil }) => pupil))).toEqual([])
  expect(await members.count({ classId: made.classId })).toBe(0)
})
