import { afterEach, expect, test } from 'vitest'
import type { OwnMembership } from '../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import { openSchool, type School, usualPassword, type Visitor } from '../school.ts'
import { atDoor, classPage, firstOf, makeClass, openDoor, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { refusal?: string } | null)?.refusal,
]
const knock = (pupil: Visitor, door: string) => pupil.post('/api/classes/knocks', { door })
const mine = async (pupil: Visitor) => (await pupil.get('/api/classes/mine')).body as OwnMembership[]
const letIn = (teacher: Visitor, classId: string, pupil: string, name = 'Ada Stern') =>
  teacher.post(`/api/classes/${classId}/knocks/${pupil}`, { name })

const classWithDoor = async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte'])
  return { teacher, made, classId: made.classId, door: await openDoor(teacher, made.classId) }
}

test('a pupil with an account of their own knocks at the open door, and is in the class when its teacher says yes', async () => {
  const { teacher, made, classId, door } = await classWithDoor()
  const ada = await school.newcomer('student')
  expect((await knock(ada, door.toLowerCase())).body).toEqual({ classId, className: '6b' })
  // A second knock changes nothing.
  expect((await knock(ada, door)).status).toBe(200)
  expect(await mine(ada)).toEqual([{ id: classId, name: '6b', waits: true }])
  const waiting = (await classPage(teacher, classId)).knocks
  expect(waiting).toEqual([{ id: ada.user.id, username: ada.user.username, slime: ada.user.selectedSlime }])
  // A pupil who waits is in no class yet.
  expect(await school.services.teachers.classesOf({ id: ada.user.id, role: 'student' })).toEqual([])

  expect((await letIn(teacher, classId, ada.user.id)).status).toBe(204)
  expect(await mine(ada)).toEqual([{ id: classId, name: '6b', waits: false }])
  expect(await school.services.teachers.classesOf({ id: ada.user.id, role: 'student' })).toEqual([classId])
  const page = await classPage(teacher, classId)
  expect(page.knocks).toEqual([])
  expect(page.pupils.map(({ name, own = false }) => [name, own])).toEqual([
    ['Ada Stern', true],
    ['Lotte', false],
  ])
  expect(refusalOf(await knock(ada, door))).toEqual([409, 'alreadyInClass'])
  // The door shows pupils with pictures, but no account with a password.
  expect((await atDoor(school, door)).map(({ username }) => username)).toEqual([firstOf(made).username])
})

test('no teacher opens, resets, deletes or follows an account of a pupil’s own, whatever class it is in', async () => {
  const { teacher, classId, door } = await classWithDoor()
  const ada = await school.newcomer('student')
  await knock(ada, door)
  await letIn(teacher, classId, ada.user.id)
  const path = `/api/classes/${classId}`
  expect((await teacher.post(`${path}/cards`, { pupils: [ada.user.id] })).status).toBe(404)
  expect((await teacher.post(`${path}/pupils/${ada.user.id}/word`)).status).toBe(404)
  expect((await teacher.post(`${path}/pupils/${ada.user.id}/wake`)).status).toBe(409)
  expect(await school.archive.passes.count({ userId: ada.user.id })).toBe(0)
  // A teacher does not see where and when they log in.
  const row = (await classPage(teacher, classId)).pupils.find(({ own }) => own)
  expect([row?.signedIn, row?.lastSeen, row?.hasCard]).toEqual([null, null, false])
  // The account outlives the end of the class, and being taken out of it.
  await teacher.put(path, { archived: true })
  expect((await ada.get('/api/auth/me')).status).toBe(200)
  await teacher.put(path, { archived: false })
  expect((await teacher.delete(`${path}/pupils/${ada.user.id}`)).status).toBe(204)
  expect((await ada.get('/api/auth/me')).status).toBe(200)
  expect(await mine(ada)).toEqual([])

  await knock(ada, await openDoor(teacher, classId))
  await letIn(teacher, classId, ada.user.id)
  await teacher.put(path, { archived: true })
  expect((await teacher.delete(path)).status).toBe(204)
  expect((await ada.get('/api/auth/me')).status).toBe(200)
  expect(await school.archive.members.count({ userId: ada.user.id })).toBe(0)
})

test('nobody is let in who has not knocked, or by whom they did not ask; nobody lets themselves in', async () => {
  const { teacher, classId, door } = await classWithDoor()
  const ada = await school.newcomer('student')
  const other = await school.newcomer('teacher')
  const foreign = (await makeClass(other, ['Emil'], { name: '9a' })).classId
  expect((await letIn(teacher, classId, ada.user.id)).status).toBe(404)
  await knock(ada, door)
  expect(refusalOf(await letIn(other, classId, ada.user.id))).toEqual([404, 'classNotFound'])
  expect((await letIn(other, foreign, ada.user.id)).status).toBe(404)
  expect(refusalOf(await letIn(ada, classId, ada.user.id))).toEqual([404, 'classNotFound'])
  expect(refusalOf(await other.delete(`/api/classes/${classId}/knocks/${ada.user.id}`))).toEqual([404, 'classNotFound'])
  expect(await school.archive.members.count({ userId: ada.user.id })).toBe(0)
  // A knock that was refused or taken back counts no more.
  expect((await teacher.delete(`/api/classes/${classId}/knocks/${ada.user.id}`)).status).toBe(204)
  expect((await letIn(teacher, classId, ada.user.id)).status).toBe(404)
  await knock(ada, door)
  expect((await ada.delete(`/api/classes/mine/${classId}`)).status).toBe(204)
  expect((await letIn(teacher, classId, ada.user.id)).status).toBe(404)
  // However often a teacher presses, the pupil is let in once. A press whose answer was lost may come again.
  await knock(ada, door)
  const presses = await Promise.all(Array.from({ length: 8 }, () => letIn(teacher, classId, ada.user.id)))
  expect(presses.map(({ status }) => status)).toEqual(presses.map(() => 204))
  expect((await letIn(teacher, classId, ada.user.id, 'Ida')).status).toBe(204)
  const all = await school.archive.members.find({ where: { userId: ada.user.id }, limit: 9 })
  expect(all.map(({ realName }) => realName)).toEqual(['Ada Stern'])
})

test('nobody knocks at a shut door, as a teacher, with a card, or at more doors than a pupil has classes', async () => {
  const { teacher, made, classId, door } = await classWithDoor()
  const ada = await school.newcomer('student')
  const lotte = await scan(school, firstOf(made))
  expect(refusalOf(await knock(ada, 'BCDFGH'))).toEqual([404, 'doorShut'])
  expect(refusalOf(await knock(lotte, door))).toEqual([409, 'keptByClass'])
  expect(refusalOf(await knock(await school.newcomer('teacher'), door))).toEqual([403, 'studentsOnly'])
  expect(refusalOf(await knock(school.visitor(), door))).toEqual([401, 'signInFirst'])
  expect(refusalOf(await lotte.delete(`/api/classes/mine/${classId}`))).toEqual([409, 'keptByClass'])
  const others: string[] = []
  for (let n = 0; n < classLimits.ofPupil; n++) {
    const { classId: next } = await makeClass(teacher, [`Pupil ${n}`], { name: `c${n}` })
    expect((await knock(ada, await openDoor(teacher, next))).status).toBe(200)
    others.push(next)
  }
  expect(refusalOf(await knock(ada, door))).toEqual([409, 'inManyClasses'])
  expect((await classPage(teacher, classId)).knocks).toEqual([])

  // In the next year the classes of this one are archived: nobody sees them any more, and so nobody can leave them.
  const [first = '', second = ''] = others
  await letIn(teacher, first, ada.user.id)
  for (const over of [first, second])
    expect((await teacher.put(`/api/classes/${over}`, { archived: true })).status).toBe(204)
  expect(await mine(ada)).toHaveLength(classLimits.ofPupil - 2)
  expect((await knock(ada, door)).status).toBe(200)
  expect((await classPage(teacher, classId)).knocks).toHaveLength(1)
})

/** A pupil in one class who knocks at another one of the same teacher. */
const inOneClass = async () => {
  const { teacher, classId, door } = await classWithDoor()
  const ada = await school.newcomer('student')
  await knock(ada, door)
  await letIn(teacher, classId, ada.user.id)
  const { classId: other } = await makeClass(teacher, ['Emil'], { name: '7a' })
  await knock(ada, await openDoor(teacher, other))
  const rows = async () => {
    const all = await school.archive.members.find({ where: { userId: ada.user.id }, limit: 9 })
    return all.map((row) => [row.classId, row.realName, row.aids?.time])
  }
  return { teacher, ada, classId, other, rows }
}
const move = (teacher: Visitor, from: string, to: string, pupil: string) =>
  teacher.post(`/api/classes/${from}/moves`, { pupils: [pupil], to })

test('a pupil who is moved into a class that they are in already is there once, by the name that they have there', async () => {
  const { teacher, ada, classId, other, rows } = await inOneClass()
  await letIn(teacher, other, ada.user.id, 'Ada S.')
  await teacher.put(`/api/classes/${classId}/pupils/${ada.user.id}/aids`, { time: 1.5, screen: [] })
  expect((await move(teacher, classId, other, ada.user.id)).body).toEqual({ moved: 1 })
  // What only the other class knew of them is not lost.
  expect(await rows()).toEqual([[other, 'Ada S.', 1.5]])
  expect((await classPage(teacher, other)).pupils).toHaveLength(2)
  expect((await classPage(teacher, classId)).pupils.map(({ name }) => name)).toEqual(['Lotte'])
  expect((await teacher.delete(`/api/classes/${other}/pupils/${ada.user.id}`)).status).toBe(204)
  expect(await rows()).toEqual([])
})

test('a pupil who is let into a class into which they were moved meanwhile is there once, even if it is full', async () => {
  const { teacher, ada, classId, other, rows } = await inOneClass()
  await move(teacher, classId, other, ada.user.id)
  const others = Array.from({ length: classLimits.pupils - 2 }, (_, n) => ({ name: `P${n}` }))
  await teacher.post(`/api/classes/${other}/pupils`, { pupils: others })
  expect((await letIn(teacher, other, ada.user.id, 'Ada S.')).status).toBe(204)
  expect(await rows()).toEqual([[other, 'Ada Stern', undefined]])
  expect((await classPage(teacher, other)).knocks).toEqual([])
})

test('a pupil whom an older version has put into a class twice is there once after the next start, and leaves it whole', async () => {
  const { teacher, ada, other, rows } = await inOneClass()
  await letIn(teacher, other, ada.user.id)
  const { members, meta } = school.archive
  const twice = { classId: other, userId: ada.user.id, realName: 'Ada S.', addedAt: 1 }
  const double = async () => {
    await members.insert({ ...twice, id: 'second', aids: { time: 2, screen: [] } })
    expect(await rows()).toHaveLength(3)
  }
  await double()
  for (let starts = 0; starts < 2; starts++) {
    await meta.replace({ id: shapeRecordId, value: 9 }, (await meta.get(shapeRecordId))?.version ?? 0)
    await bringUpToDate(school.archive)
    expect((await rows()).filter(([classId]) => classId === other)).toEqual([[other, 'Ada Stern', 2]])
  }
  expect((await classPage(teacher, other)).pupils).toHaveLength(2)
  await double()
  expect((await ada.delete(`/api/classes/mine/${other}`)).status).toBe(204)
  expect(await rows()).toHaveLength(1)
  await members.insert({ ...twice, id: 'second' })
  await members.insert({ ...twice, id: 'third' })
  expect((await teacher.delete(`/api/classes/${other}/pupils/${ada.user.id}`)).status).toBe(204)
  expect(await rows()).toHaveLength(1)
})

test('a thousand knocks fill no class and no teacher’s page past its number, and a month later nobody waits', async () => {
  let clock = Date.now()
  school = await openSchool({ now: () => clock, limits: { knocksByPupil: { points: 3, seconds: 3_600 } } })
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Lotte'])
  const door = await openDoor(teacher, classId)
  const crowd = await Promise.all(Array.from({ length: classLimits.pupils + 3 }, () => school.newcomer('student')))
  for (const one of crowd) await knock(one, door)
  expect((await classPage(teacher, classId)).knocks).toHaveLength(classLimits.pupils)
  const [first] = crowd
  if (!first) throw new Error('a crowd')
  const answers = []
  for (let n = 0; n < 5; n++) {
    await first.delete(`/api/classes/mine/${classId}`)
    answers.push(refusalOf(await knock(first, door))[0])
  }
  expect(answers).toEqual([200, 200, 429, 429, 429])
  clock += 31 * 24 * 60 * 60 * 1000
  await school.services.sweep()
  expect(await school.archive.classKnocks.count()).toBe(0)
})

test('accounts that were made to fill a door give way to one that was there before, however many knock at once', async () => {
  let clock = Date.now()
  school = await openSchool({ now: () => clock })
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Lotte'])
  const ada = await school.newcomer('student')
  clock += 60_000
  const crowd = await Promise.all(Array.from({ length: classLimits.pupils + 9 }, () => school.newcomer('student')))
  const door = await openDoor(teacher, classId)
  const answers = await Promise.all(crowd.map((one) => knock(one, door)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(classLimits.pupils)
  expect((await knock(ada, door)).status).toBe(200)
  const waiting = (await classPage(teacher, classId)).knocks
  expect([waiting.length, waiting.some(({ id }) => id === ada.user.id)]).toEqual([classLimits.pupils, true])
  clock += 60_000
  expect(refusalOf(await knock(await school.newcomer('student'), door))[1]).toBe('tooManyPupils')
})

test('who leaves takes along what they built, their knocks go with their account, and their data says what is known', async () => {
  const { teacher, classId, door } = await classWithDoor()
  const ada = await school.newcomer('student')
  await knock(ada, door)
  expect(JSON.stringify((await ada.get('/api/auth/data')).body)).toContain(`"classId":"${classId}"`)
  await letIn(teacher, classId, ada.user.id, 'Ada Stern')
  expect(JSON.stringify((await ada.get('/api/auth/data')).body)).toContain('Ada Stern')
  expect((await ada.delete(`/api/classes/mine/${classId}`)).status).toBe(204)
  expect(await mine(ada)).toEqual([])
  await knock(ada, door)
  expect((await ada.post('/api/auth/farewell', { password: usualPassword })).status).toBe(204)
  expect(await school.archive.classKnocks.count()).toBe(0)
})

test('a pupil takes an account along by a word of their teacher: then it is theirs, and no card opens it', async () => {
  const { teacher, made, classId } = await classWithDoor()
  const card = firstOf(made)
  const before = await scan(school, card)
  const given = await teacher.post(`/api/classes/${classId}/pupils/${card.pupil}/word`)
  const { word } = given.body as { word: string }
  // Until the word is used, the cards work. The word only lets the pupil choose a password.
  expect((await scan(school, card)).answer.status).toBe(200)
  const login = (password: string) => school.visitor().post('/api/auth/login', { username: card.username, password })
  expect(refusalOf(await login(word))).toEqual([403, 'chooseNewPassword'])
  expect((await before.put('/api/auth/password', { current: word, password: 'of-my-own-1' })).status).toBe(409)

  const renew = (newPassword: string) => {
    const visitor = school.visitor()
    const sent = { username: card.username, password: word, newPassword }
    return visitor.post('/api/auth/renew', sent).then((answer) => Object.assign(visitor, { answer }))
  }
  const lotte = await renew('slimes-of-my-own')
  expect(lotte.answer.status).toBe(200)
  expect((await before.get('/api/auth/me')).status).toBe(401)
  expect((await scan(school, card)).answer.status).toBe(401)
  expect((await renew('another-password')).answer.status).toBe(401)
  expect((await login('slimes-of-my-own')).status).toBe(200)
  // The pupil is still in the class, but the account is out of the teacher's hands.
  expect(await mine(lotte)).toEqual([{ id: classId, name: '6b', waits: false }])
  expect((await teacher.post(`/api/classes/${classId}/pupils/${card.pupil}/word`)).status).toBe(404)
  expect((await teacher.post(`/api/classes/${classId}/cards`, { pupils: [card.pupil] })).status).toBe(404)
  expect((await lotte.put('/api/auth/name', { username: 'Lotte17', password: 'slimes-of-my-own' })).status).toBe(200)
  await teacher.put(`/api/classes/${classId}`, { archived: true })
  expect((await teacher.delete(`/api/classes/${classId}`)).status).toBe(204)
  expect((await lotte.get('/api/auth/me')).status).toBe(200)
})

test('only a teacher of the class gives such a word; a new one ends the one before, and after two weeks it is none', async () => {
  let clock = Date.now()
  school = await openSchool({ now: () => clock })
  const administrator = await school.newcomer('teacher')
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const card = firstOf(made)
  const pupil = await scan(school, card)
  const path = `/api/classes/${made.classId}/pupils/${card.pupil}/word`
  for (const other of [administrator, await school.newcomer('teacher'), await school.newcomer('student'), pupil])
    expect(refusalOf(await other.post(path))).toEqual([404, 'classNotFound'])
  const [first, second] = [await teacher.post(path), await teacher.post(path)].map(
    ({ body }) => (body as { word: string }).word,
  )
  const renew = (password = '') =>
    school.visitor().post('/api/auth/renew', { username: card.username, password, newPassword: 'slimes-of-my-own' })
  expect((await renew(first)).status).toBe(401)
  clock += 15 * 24 * 60 * 60 * 1000
  expect((await renew(second)).status).toBe(401)
  expect((await scan(school, card)).answer.status).toBe(200)
})
