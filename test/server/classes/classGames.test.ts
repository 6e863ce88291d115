import { afterEach, expect, test } from 'vitest'
import { openSchool, type School } from '../school.ts'
import { firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const openGame = (code: string, hostUserId: string, more: { classId?: string; openedAt?: number } = {}) =>
  school.archive.runningGames.insert({
    id: code,
    gameId: `game-${code}`,
    questionSetId: 'set',
    hostUserId,
    questionsId: '',
    openedAt: 1,
    heldBy: '',
    isOver: false,
    ...more,
  })

test('a pupil is waited for in the newest game that a teacher of their class has open for it', async () => {
  school = await openSchool()
  const [teacher, stranger] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const { classId } = made
  const pupil = await scan(school, firstOf(made))
  const now = async () => (await pupil.get('/api/classes/now')).body
  expect(await now()).toEqual({})
  await openGame('OPEN22', teacher.user.id)
  // A host who does not teach the class cannot call it into their game.
  await openGame('FALSE2', stranger.user.id, { classId, openedAt: 9 })
  expect(await now()).toEqual({})
  await openGame('OLD222', teacher.user.id, { classId, openedAt: 2 })
  await openGame('NEW222', teacher.user.id, { classId, openedAt: 3 })
  expect(await now()).toEqual({ code: 'NEW222', className: '6b' })
  expect((await stranger.get('/api/classes/now')).body).toEqual({})
  expect((await school.visitor().get('/api/classes/now')).status).toBe(401)
})

test('who is who in a game is said to a teacher of the class, and to nobody else', async () => {
  school = await openSchool()
  const [administrator, teacher] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const made = await makeClass(teacher, ['Lotte Müller'])
  const pupil = await scan(school, firstOf(made))
  await openGame('CLASS2', teacher.user.id, { classId: made.classId })
  await openGame('OTHER2', teacher.user.id)
  expect((await teacher.get('/api/classes/games/class2')).body).toEqual({
    classId: made.classId,
    className: '6b',
    pupils: [{ id: firstOf(made).pupil, name: 'Lotte Müller', username: firstOf(made).username }],
  })
  for (const other of [administrator, pupil, await school.newcomer('teacher')])
    expect((await other.get('/api/classes/games/CLASS2')).status).toBe(404)
  expect((await teacher.get('/api/classes/games/OTHER2')).status).toBe(404)
  expect((await teacher.get('/api/classes/games/..%2f..')).status).toBe(400)
})

test('a teacher opens games for their own living classes only', async () => {
  school = await openSchool()
  const [teacher, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const { classId } = await makeClass(teacher, ['Lotte'])
  const { teachers } = school.services
  expect(await teachers.classesOf({ id: teacher.user.id, role: 'teacher' })).toEqual([classId])
  expect(await teachers.classesOf({ id: other.user.id, role: 'teacher' })).toEqual([])
  expect(await teachers.classesOf({ id: teacher.user.id, role: 'student' })).toEqual([])
  await teacher.put(`/api/classes/${classId}`, { name: '6b', devices: 'own', archived: true })
  expect(await teachers.classesOf({ id: teacher.user.id, role: 'teacher' })).toEqual([])
})
