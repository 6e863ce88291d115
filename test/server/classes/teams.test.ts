import { afterEach, expect, test } from 'vitest'
import { knownOfClass, teamsWith } from '../../../server/classes/knownOfClass.ts'
import { openSchool, type School } from '../school.ts'
import { classPage, firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const seven = ['Lotte', 'Emil', 'Mia', 'Ben', 'Ida', 'Tom', 'Zoe']
const sizesOf = (teams: readonly number[]) =>
  [...new Set(teams)].map((team) => teams.filter((one) => one === team).length).sort()

test('teams are drawn of one size, set for one, and ended again, by a teacher of the class alone', async () => {
  school = await openSchool()
  const [administrator, teacher, other] = [
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
    await school.newcomer('teacher'),
  ]
  const made = await makeClass(teacher, seven)
  const { classId } = made
  const { pupil } = firstOf(made)
  const lotte = await scan(school, firstOf(made))
  for (const hostile of [administrator, other, lotte]) {
    expect((await hostile.put(`/api/classes/${classId}/teams`, { teams: 2 })).status).toBe(404)
    expect((await hostile.put(`/api/classes/${classId}/pupils/${pupil}/team`, { team: 1 })).status).toBe(404)
  }
  const teamsNow = async () => (await classPage(teacher, classId)).pupils.map(({ team }) => team)
  expect(await teamsNow()).toEqual(seven.map(() => 0))
  // This class has no teams yet.
  expect((await teacher.put(`/api/classes/${classId}/pupils/${pupil}/team`, { team: 1 })).status).toBe(404)
  expect((await teacher.put(`/api/classes/${classId}/teams`, { teams: 3 })).status).toBe(204)
  expect(sizesOf(await teamsNow())).toEqual([2, 2, 3])
  expect((await classPage(teacher, classId)).teams).toBe(3)
  expect((await teacher.put(`/api/classes/${classId}/pupils/${pupil}/team`, { team: 3 })).status).toBe(204)
  expect((await classPage(teacher, classId)).pupils.find(({ id }) => id === pupil)?.team).toBe(3)
  expect((await teacher.put(`/api/classes/${classId}/pupils/${pupil}/team`, { team: 4 })).status).toBe(404)
  expect((await knownOfClass(school.archive, classId)).teams?.[pupil]).toBe(3)
  // A change of names and devices keeps the teams.
  await teacher.put(`/api/classes/${classId}`, { name: '7b', devices: 'own', archived: false })
  expect((await classPage(teacher, classId)).teams).toBe(3)
  await teacher.put(`/api/classes/${classId}/teams`, { teams: 0 })
  expect(await teamsNow()).toEqual(seven.map(() => 0))
  expect(await knownOfClass(school.archive, classId)).toEqual({})
})

test('what is no team is refused, and drawing has an end', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte'])
  const path = `/api/classes/${made.classId}/teams`
  for (const teams of [1, 7, -2, 2.5, '2', null]) expect((await teacher.put(path, { teams })).status).toBe(400)
  for (const team of [0, 7, '1', {}, 1.5])
    expect(
      (await teacher.put(`/api/classes/${made.classId}/pupils/${firstOf(made).pupil}/team`, { team })).status,
    ).toBe(400)
  const statuses: number[] = []
  for (let time = 0; time < 201; time++) statuses.push((await teacher.put(path, { teams: 2 })).status)
  expect(statuses.slice(0, 200).every((status) => status === 204)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('who came after the teams were drawn plays with those who are fewest', () => {
  const member = (userId: string, team?: number) => ({ userId, ...(team !== undefined && { team }) })
  const teams = teamsWith([member('a', 1), member('b', 1), member('c', 2), member('d'), member('e'), member('f', 5)], 2)
  expect(sizesOf(Object.values(teams))).toEqual([3, 3])
  expect(teams).toMatchObject({ a: 1, b: 1, c: 2, d: 2 })
})
