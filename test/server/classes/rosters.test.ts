import { afterEach, expect, test } from 'vitest'
import type { KnownPupil, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openSchool, type School, type Visitor } from '../school.ts'
import { classPage, firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const week = [
  { name: 'Lotte Müller', ref: 'sis-1' },
  { name: 'Emil Brandt', ref: 'sis-2' },
  { name: 'Kim Berg', ref: 'sis-3' },
]
const made = async (teacher: Visitor, pupils: readonly object[] = week, name = '6b') =>
  (await teacher.post('/api/classes', { name, devices: 'own', pupils })).body as MadeCards
const add = async (teacher: Visitor, id: string, pupils: readonly object[], more = {}) =>
  ((await teacher.post(`/api/classes/${id}/pupils`, { pupils, ...more })).body as MadeCards).cards.map(
    ({ name }) => name,
  )
const known = async (who: Visitor, refs: readonly string[]) =>
  (await who.post('/api/classes/known', { refs })).body as KnownPupil[]

test('next week’s file finds the same children, whatever they are called by now, and adds those who are new', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await made(teacher)
  expect(await add(teacher, classId, week)).toEqual([])
  const renamed = [{ name: 'Lotte Meyer', ref: 'sis-1' }, ...week.slice(1), { name: 'Kim Berg', ref: 'sis-4' }]
  expect(await add(teacher, classId, renamed)).toEqual(['Kim Berg'])
  expect(await add(teacher, classId, renamed)).toEqual([])
  const { pupils } = await classPage(teacher, classId)
  expect(pupils.map(({ name }) => name)).toEqual(['Emil Brandt', 'Kim Berg', 'Kim Berg', 'Lotte Müller'])
})

test('a class that was pasted before is taken up by name, once', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Lotte Müller', 'Emil Brandt'])
  expect(await add(teacher, classId, week)).toEqual(['Kim Berg'])
  expect((await known(teacher, ['sis-1', 'sis-2', 'sis-3'])).map(({ ref }) => ref)).toEqual(['sis-1', 'sis-2', 'sis-3'])
  // Another child with a name that is already taken.
  expect(await add(teacher, classId, [{ name: 'Lotte Müller', ref: 'sis-8' }])).toEqual(['Lotte Müller'])
})

test('where somebody is, is said of one’s own living classes, and to nobody else', async () => {
  school = await openSchool()
  const [administrator, teacher, other] = [
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
  ]
  const own = await made(teacher)
  const refs = ['sis-1', 'nobody', 'sis-1']
  expect(await known(teacher, refs)).toEqual([{ ref: 'sis-1', classId: own.classId, pupil: expect.any(String) }])
  const pupil = await scan(school, firstOf(own))
  for (const stranger of [administrator, other, pupil, await school.newcomer('student')])
    expect(await known(stranger, refs)).toEqual([])
  expect((await school.visitor().post('/api/classes/known', { refs })).status).toBe(401)
  // At another teacher's the same file makes new pupils, and takes none away here.
  expect((await made(other)).cards).toHaveLength(3)
  expect((await classPage(teacher, own.classId)).pupils).toHaveLength(3)
  await teacher.put(`/api/classes/${own.classId}`, { archived: true })
  expect(await known(teacher, refs)).toEqual([])
})

test('what the school’s system calls a child is kept as a hash, and goes with the name', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await made(teacher)
  const rows = async () => JSON.stringify(await school.archive.members.find({ where: { classId }, limit: 9 }))
  expect(await rows()).toContain('refHash')
  expect(await rows()).not.toContain('sis-')
  expect(JSON.stringify(await classPage(teacher, classId))).not.toContain('sis-')
  await teacher.put(`/api/classes/${classId}`, { archived: true })
  await school.services.classEnds.sweep(-1)
  expect(await rows()).not.toContain('refHash')
})

test('odd refs, and more of them than a class has, are refused', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  for (const ref of ['', ' ', 'x'.repeat(256), 'a\u202eb', 5, null, { $gt: '' }, ['a']]) {
    const answer = await teacher.post('/api/classes', { name: '6b', devices: 'own', pupils: [{ name: 'Lotte', ref }] })
    expect(answer.status).toBe(400)
    expect((await teacher.post('/api/classes/known', { refs: [ref] })).status).toBe(400)
  }
  const many = Array.from({ length: 61 }, (_, n) => `r${n}`)
  expect((await teacher.post('/api/classes/known', { refs: many })).status).toBe(400)
  expect((await teacher.post('/api/classes/known', { refs: [] })).status).toBe(400)
  expect(await school.archive.members.count()).toBe(0)
})
