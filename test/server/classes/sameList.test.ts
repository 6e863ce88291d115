import { afterEach, expect, test } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openSchool, type School } from '../school.ts'
import { classPage, firstOf, makeClass, realNames, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const named = (names: readonly string[]) => names.map((name) => ({ name }))
const refusalOf = ({ body }: { body: unknown }) => (body as { refusal?: string } | null)?.refusal

test('the same list twice changes nothing: no account, no card, no class', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, realNames)
  const before = await classPage(teacher, made.classId)
  const accounts = await school.archive.accounts.count()
  const again = await teacher.post('/api/classes', { name: '6b', devices: 'own', pupils: named(realNames) })
  expect([again.status, refusalOf(again)]).toEqual([409, 'classThere'])
  for (const names of [realNames, [...realNames].reverse(), realNames.map((name) => ` ${name.toUpperCase()}  `)]) {
    const answer = await teacher.post(`/api/classes/${made.classId}/pupils`, { pupils: named(names) })
    expect([answer.status, (answer.body as MadeCards).cards]).toEqual([201, []])
  }
  expect(await classPage(teacher, made.classId)).toEqual(before)
  expect(await school.archive.accounts.count()).toBe(accounts)
  expect((await teacher.get('/api/classes')).body).toHaveLength(1)
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)
})

test('of a longer list only the new ones get a card, and all others go on working', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const list = named(['Lotte', 'Ada', 'Emil', 'Bo'])
  const { cards } = (await teacher.post(`/api/classes/${made.classId}/pupils`, { pupils: list })).body as MadeCards
  expect(cards.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo'])
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)
})

test('two pupils of one name are two, and a third one is said to be another', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Emma Berg', 'Emma Berg'])
  const add = async (names: string[], more = {}) =>
    ((await teacher.post(`/api/classes/${classId}/pupils`, { pupils: named(names), ...more })).body as MadeCards).cards
  expect(await add(['Emma Berg', 'Emma Berg'])).toEqual([])
  expect(await add(['Emma Berg', 'Emma Berg', 'Emma Berg'])).toHaveLength(1)
  expect(await add(['Emma Berg'], { alsoSame: true })).toHaveLength(1)
  expect((await classPage(teacher, classId)).pupils).toHaveLength(4)
})

test('another list, another name and another teacher make another class', async () => {
  school = await openSchool()
  const [teacher, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  await makeClass(teacher, ['Lotte', 'Emil'])
  await makeClass(teacher, ['Lotte'])
  await makeClass(teacher, ['Lotte', 'Emil'], { name: '7b' })
  const { classId } = await makeClass(other, ['Lotte', 'Emil'])
  await other.put(`/api/classes/${classId}`, { archived: true })
  await makeClass(other, ['Lotte', 'Emil'])
  expect(await school.archive.classes.count()).toBe(5)
})
