import { afterEach, expect, test } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openSchool, type School, type Visitor } from '../school.ts'
import { classPage, firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { refusal?: string } | null)?.refusal,
]

const move = (teacher: Visitor, from: string, to: string, pupils: string[]) =>
  teacher.post(`/api/classes/${from}/moves`, { pupils, to })

test('nobody moves a pupil out of, or into, a class they do not teach', async () => {
  school = await openSchool()
  const [one, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const mine = await makeClass(one, ['Lotte'])
  const theirs = await makeClass(other, ['Emil'])
  const [lotte, emil] = [firstOf(mine), firstOf(theirs)]
  for (const [teacher, from, to, pupil] of [
    [one, mine.classId, theirs.classId, lotte.pupil],
    [one, theirs.classId, mine.classId, emil.pupil],
    [await scan(school, lotte), mine.classId, mine.classId, lotte.pupil],
  ] as const)
    expect(refusalOf(await move(teacher, from, to, [pupil]))).toEqual([404, 'classNotFound'])
  const second = await makeClass(one, ['Ada'], { name: '7a' })
  expect(refusalOf(await move(one, mine.classId, second.classId, [emil.pupil, other.user.id]))).toEqual([
    404,
    'notFound',
  ])
  expect((await classPage(other, theirs.classId)).pupils).toHaveLength(1)
})

test('who moves keeps card, session, coins, slimes, name and aids, and the ledger has not a row more', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const from = await makeClass(teacher, ['Lotte', 'Emil'])
  const to = await makeClass(teacher, ['Ada'], { name: '7a' })
  const [lotte, emil] = from.cards
  if (!lotte || !emil) throw new Error('two cards')
  const device = await scan(school, lotte)
  await teacher.put(`/api/classes/${from.classId}/pupils/${lotte.pupil}/aids`, { time: 1.5, screen: ['large'] })
  await teacher.put(`/api/classes/${from.classId}/teams`, { teams: 2 })
  const state = async () => [
    await school.archive.ledger.find({ where: { playerId: lotte.pupil }, sort: [['seq', 'asc']], limit: 100 }),
    (await device.get('/api/player')).body,
    await school.archive.accounts.get(lotte.pupil),
  ]
  const before = await state()
  const known = (await classPage(teacher, from.classId)).pupils.find(({ id }) => id === lotte.pupil)
  expect((await move(teacher, from.classId, to.classId, [lotte.pupil])).body).toEqual({ moved: 1 })
  expect(await state()).toEqual(before)
  const there = (await classPage(teacher, to.classId)).pupils.find(({ id }) => id === lotte.pupil)
  expect(there).toEqual({ ...known, team: 0 })
  expect((await classPage(teacher, from.classId)).pupils.map(({ id }) => id)).toEqual([emil.pupil])
  expect((await scan(school, lotte)).answer.status).toBe(200)
  expect(await school.services.teachers.classesOf({ id: lotte.pupil, role: 'student' })).toEqual([to.classId])
  // Now only the new class can give a new card.
  expect((await teacher.post(`/api/classes/${from.classId}/cards`, { pupils: [lotte.pupil] })).status).toBe(404)
  const renewed = firstOf(
    (await teacher.post(`/api/classes/${to.classId}/cards`, { pupils: [lotte.pupil] })).body as MadeCards,
  )
  expect([(await scan(school, lotte)).answer.status, (await scan(school, renewed)).answer.status]).toEqual([401, 200])
  // And back again.
  expect((await move(teacher, to.classId, from.classId, [lotte.pupil])).body).toEqual({ moved: 1 })
  expect((await scan(school, renewed)).answer.status).toBe(200)
})

test('the old class ends without those who moved on; a class that is over takes nobody in', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const from = await makeClass(teacher, ['Lotte', 'Emil'])
  const to = await makeClass(teacher, ['Ada'], { name: '7a' })
  const [lotte, emil] = from.cards
  if (!lotte || !emil) throw new Error('two cards')
  await teacher.put(`/api/classes/${from.classId}`, { archived: true })
  expect(refusalOf(await move(teacher, to.classId, from.classId, [firstOf(to).pupil]))).toEqual([409, 'classArchived'])
  await move(teacher, from.classId, to.classId, [lotte.pupil])
  await teacher.delete(`/api/classes/${from.classId}`)
  await school.services.sweep()
  expect((await scan(school, lotte)).answer.status).toBe(200)
  expect(await school.archive.accounts.get(emil.pupil)).toBeUndefined()
})

test('a class that is deleted while somebody is moved out of it takes them along, or lets them go, and never half', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  for (let round = 0; round < 6; round++) {
    const names = Array.from({ length: 8 }, (_, n) => `P${n}`)
    const from = await makeClass(teacher, names, { name: `from${round}` })
    const to = await makeClass(teacher, ['Ada'], { name: `to${round}` })
    await teacher.put(`/api/classes/${from.classId}`, { archived: true })
    const pupils = from.cards.map(({ pupil }) => pupil)
    await Promise.all([
      move(teacher, from.classId, to.classId, pupils),
      new Promise((resolve) => setTimeout(resolve, round)).then(() => teacher.delete(`/api/classes/${from.classId}`)),
    ])
    await school.services.sweep()
    for (const pupil of pupils) {
      const isThere = (await school.archive.accounts.get(pupil)) !== undefined
      expect(await school.archive.members.count({ userId: pupil })).toBe(isThere ? 1 : 0)
    }
    await teacher.put(`/api/classes/${to.classId}`, { archived: true })
    await teacher.delete(`/api/classes/${to.classId}`)
  }
})

test('moved into two classes at once a pupil is in one of them, and a class takes sixty', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const from = await makeClass(teacher, ['Lotte'])
  const targets = [await makeClass(teacher, ['A'], { name: 'a' }), await makeClass(teacher, ['B'], { name: 'b' })]
  const { pupil } = firstOf(from)
  const answers = await Promise.all(targets.map(({ classId }) => move(teacher, from.classId, classId, [pupil])))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await school.archive.members.count({ userId: pupil })).toBe(1)
  const full = await makeClass(
    teacher,
    Array.from({ length: 60 }, (_, n) => `P${n}`),
    { name: 'full' },
  )
  const one = firstOf(targets[0] ?? from)
  const tried = await move(teacher, targets[0]?.classId ?? '', full.classId, [one.pupil])
  expect(refusalOf(tried)).toEqual([409, 'tooManyPupils'])
})

test('a move that is sent again, because its answer was lost, finds all moved, even in a class that is full by now', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const from = await makeClass(teacher, ['Lotte', 'Emil', 'Kim'])
  const others = Array.from({ length: 57 }, (_, n) => `P${n}`)
  const to = await makeClass(teacher, others, { name: '7a' })
  const pupils = from.cards.map(({ pupil }) => pupil)
  const [lotte = '', emil = '', kim = ''] = pupils
  expect((await move(teacher, from.classId, to.classId, [lotte, emil])).body).toEqual({ moved: 2 })
  expect((await move(teacher, from.classId, to.classId, [lotte, emil])).body).toEqual({ moved: 2 })
  // Who was moved half-way counts once.
  for (let tries = 0; tries < 2; tries++)
    expect((await move(teacher, from.classId, to.classId, pupils)).body).toEqual({ moved: 3 })
  expect(await school.archive.members.count({ classId: to.classId })).toBe(60)
  // Nobody was moved out of a class in which they never were.
  const { classId: third } = await makeClass(teacher, ['Ada'], { name: '8a' })
  expect(refusalOf(await move(teacher, from.classId, third, [kim]))).toEqual([404, 'notFound'])
})

test('a new card that is made while its pupil moves is the one that works', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const from = await makeClass(teacher, ['Lotte'])
  const to = await makeClass(teacher, ['Ada'], { name: '7a' })
  const { pupil } = firstOf(from)
  for (let round = 0; round < 5; round++) {
    const [here, there] = round % 2 === 0 ? [from.classId, to.classId] : [to.classId, from.classId]
    const [made] = await Promise.all([
      teacher.post(`/api/classes/${here}/cards`, { pupils: [pupil] }),
      move(teacher, here, there, [pupil]),
    ])
    if (made.status !== 200) continue
    const cards = (made.body as MadeCards).cards
    for (const card of cards) expect((await scan(school, card)).answer.status).toBe(200)
    expect(await school.archive.passes.count({ userId: pupil })).toBe(3)
  }
})
