import { afterEach, expect, test } from 'vitest'
import { doWork } from '../../../client/net/doWork.ts'
import type { ClassDoorState, DoorList, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { doorPictures } from '../../../rooms/shared/contract/classLimits.ts'
import { openSchool, type School } from '../school.ts'
import { atDoor, classPage, firstOf, makeClass, openDoor, realNames, scan, tap, wrongPictures } from './classSchool.ts'

let school: School
let clock = Date.now()
const open = async (wishes = {}) => {
  clock = Date.now()
  school = await openSchool({ now: () => clock, ...wishes })
  return school.newcomer('teacher')
}
afterEach(() => school.close())

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { refusal?: string } | null)?.refusal,
]
const tallied = (all: readonly unknown[]) => {
  const tally: Record<string, number> = {}
  for (const one of all) tally[String(one)] = (tally[String(one)] ?? 0) + 1
  return tally
}

test('pictures open nothing where no door is open, and a shut door answers like one that never was', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte Müller'])
  const lotte = firstOf(made)
  const never = await school.visitor().post('/api/doors', { door: 'BCDFGH' })
  expect(refusalOf(never)).toEqual([404, 'doorShut'])
  expect(refusalOf((await tap(school, 'BCDFGH', lotte)).answer)).toEqual([404, 'doorShut'])

  const shutBy = [
    () => teacher.delete(`/api/classes/${made.classId}/door`),
    () => teacher.put(`/api/classes/${made.classId}`, { archived: true }),
    async () => {
      clock += 60 * 60 * 1000
    },
  ]
  for (const shut of shutBy) {
    await teacher.put(`/api/classes/${made.classId}`, { archived: false })
    const door = await openDoor(teacher, made.classId)
    expect((await tap(school, door, lotte)).answer.status).toBe(200)
    await shut()
    const looked = await school.visitor().post('/api/doors', { door })
    expect([looked.status, looked.body]).toEqual([never.status, never.body])
    expect(refusalOf((await tap(school, door, lotte)).answer)).toEqual([404, 'doorShut'])
  }
  // A teacher who brings the class back has to open its door anew.
  await teacher.put(`/api/classes/${made.classId}`, { archived: false })
  expect(((await teacher.get(`/api/classes/${made.classId}/door`)).body as ClassDoorState).door).toBeNull()
})

test('a thousand guesses at one pupil at the same moment are five, and rest their pictures until a teacher taps', async () => {
  // All callers have the code of an open door. On a slow day more of them look at once than an address may in vain.
  const teacher = await open({ limits: { wrongDoorsByAddress: { points: 10_000, seconds: 600 } } })
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const lotte = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  const guesses = wrongPictures(lotte).slice(0, 1_000)
  const heard = await Promise.all(
    guesses.map(async (pictures) => refusalOf((await tap(school, door, { ...lotte, pictures })).answer)[1]),
  )
  expect(tallied(heard)).toEqual({ picturesWrong: 4, picturesResting: 996 })
  // Now the right pictures are refused as well, so that a guesser does not find them out. Card and words still work.
  expect(refusalOf((await tap(school, door, lotte)).answer)).toEqual([409, 'picturesResting'])
  expect((await scan(school, lotte)).answer.status).toBe(200)
  const seen = (await classPage(teacher, made.classId)).pupils
  expect(tallied(seen.map(({ pictures }) => pictures))).toEqual({ resting: 1, ready: 1 })
  expect((await atDoor(school, door)).find(({ username }) => username === lotte.username)?.pictures).toBe('resting')
  expect((await teacher.post(`/api/classes/${made.classId}/pupils/${lotte.pupil}/wake`)).status).toBe(204)
  expect((await tap(school, door, lotte)).answer.status).toBe(200)
})

test('right pictures among a thousand guesses at the same moment are not found but by the luck of five', async () => {
  const teacher = await open({ limits: { entriesByPass: { points: 10_000, seconds: 60 } } })
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  // Guesses after the fifth are not compared at all. The right one is sent last.
  const guesses = [...wrongPictures(lotte).slice(0, 300), lotte.pictures]
  const statuses = []
  for (const pictures of guesses) statuses.push((await tap(school, door, { ...lotte, pictures })).answer.status)
  expect(statuses.filter((status) => status === 200)).toEqual([])
})

test('one device, however long it guesses, rests no classmate and closes no door; a teacher lets it try again', async () => {
  const teacher = await open()
  const made = await makeClass(
    teacher,
    Array.from({ length: 12 }, (_, n) => `Pupil ${n}`),
  )
  const lotte = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  const vandal = school.visitor()
  // The door gives this browser a number.
  expect((await vandal.post('/api/doors', { door })).status).toBe(200)
  const guess = async (who: typeof vandal, { username }: { username: string }, pictures: readonly string[]) =>
    refusalOf(await who.post('/api/auth/pass', { atDoor: { door, username, pictures } }))[1]
  const [wrong = []] = wrongPictures(lotte)
  const heard = []
  for (let n = 0; n < 40; n++) heard.push(await guess(vandal, lotte, wrong))
  for (const card of made.cards)
    for (let n = 0; n < 9; n++) heard.push(await guess(vandal, card, wrongPictures(card)[n] ?? []))
  expect(tallied(heard)).toEqual({ picturesWrong: 10, picturesPaused: 40 + 12 * 9 - 10 })
  // On her own device Lotte still has all her tries, and so has everybody. The door is open.
  expect((await atDoor(school, door)).map(({ pictures }) => pictures)).toEqual(made.cards.map(() => 'ready'))
  const { door: state } = await classPage(teacher, made.classId)
  expect([state?.isShut, state?.misses]).toEqual([false, 10])
  expect((await tap(school, door, lotte)).answer.status).toBe(200)

  // A pupil forgets their pictures on their own device. The teacher already sees it, and one tap gives all tries back.
  const emil = made.cards[5] ?? lotte
  const own = school.visitor()
  await own.post('/api/doors', { door })
  for (let n = 0; n < 4; n++) await guess(own, emil, wrongPictures(emil)[n] ?? [])
  expect(await guess(own, emil, emil.pictures)).toBe('picturesPaused')
  const shown = (await classPage(teacher, made.classId)).pupils.find(({ id }) => id === emil.pupil)
  expect(shown?.pictures).toBe('resting')
  expect((await teacher.post(`/api/classes/${made.classId}/pupils/${emil.pupil}/wake`)).status).toBe(204)
  expect(await guess(own, emil, emil.pictures)).toBe(undefined)
})

test('twenty misses about whomever, over many addresses, close the door: ten thousand guesses get no further', async () => {
  const teacher = await open()
  const made = await makeClass(
    teacher,
    Array.from({ length: 30 }, (_, n) => `Pupil ${n}`),
  )
  const door = await openDoor(teacher, made.classId)
  const heard: unknown[] = []
  for (let from = 0; from < 10_000; from += 250) {
    const wave = Array.from({ length: 250 }, async (_, n) => {
      const card = made.cards[(from + n) % 30] ?? firstOf(made)
      const pictures = wrongPictures(card)[(from + n) % 1_319] ?? []
      const caller = { address: `198.51.${(from + n) % 7}.7`, cookieHeader: undefined, device: '' }
      const outcome = await school.services.passes.signIn(
        { atDoor: { door, username: card.username, pictures: pictures as [never, never, never] } },
        caller,
      )
      return 'refused' in outcome ? outcome.refused : 'in'
    })
    heard.push(...(await Promise.all(wave)))
  }
  const tally = tallied(heard)
  expect(tally.in).toBeUndefined()
  // `picturesResting` also answers callers whom others overtook at the same pupil, and whose pictures were not compared.
  expect(tally.picturesWrong).toBeLessThanOrEqual(20)
  const counted = await school.archive.passes.find({ where: { classId: made.classId }, limit: 100 })
  expect(counted.reduce((sum, { misses = 0 }) => sum + misses, 0)).toBe(20)
  const page = await classPage(teacher, made.classId)
  expect([page.door?.isShut, page.door?.misses]).toEqual([true, 20])

  // The next tap of the teacher opens another door. Pupils with fewer than five guesses come in by it at once.
  const next = await openDoor(teacher, made.classId)
  expect(next).not.toBe(door)
  const entered = await Promise.all(made.cards.map(async (card) => (await tap(school, next, card)).answer.status))
  expect(entered.every((status) => status === 200)).toBe(true)
  expect((await classPage(teacher, made.classId)).door?.misses).toBe(0)
})

test('guessing at doors: behind an address that has spent its tries a pupil works for a second, and is heard', async () => {
  const teacher = await open({ limits: { wrongDoorsByAddress: { points: 5, seconds: 600 } } })
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  const there = { 'x-forwarded-for': '198.51.100.7' }
  const look = (code: string, work?: string) => school.visitor().post('/api/doors', { door: code, work }, there)
  const heard = []
  for (let n = 0; n < 8; n++) heard.push(refusalOf(await look(`BCDFG${n + 2}`))[1])
  expect(tallied(heard)).toEqual({ doorShut: 5, tooManyAttempts: 3 })
  const asked = (await look(door)).body as { refusal?: string; work?: string }
  expect(asked.refusal).toBe('tooManyAttempts')
  const work = await doWork(asked.work ?? '')
  // The work for this door opens no other door, and this one only once.
  expect(refusalOf(await look('BCDFGH', work))[1]).toBe('tooManyAttempts')
  expect((await look(door, work)).status).toBe(200)
  expect((await look(door, work)).status).toBe(429)
  expect((await tap(school, door, lotte)).answer.status).toBe(200)
  // A look at an open door uses up no try.
  for (let n = 0; n < 20; n++) expect((await school.visitor().post('/api/doors', { door })).status).toBe(200)
})

test('the door of a class is opened, looked at and closed by its teachers alone, and only they let pictures be tried again', async () => {
  const administrator = await open()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = firstOf(made)
  const pupil = await scan(school, lotte)
  for (const other of [administrator, await school.newcomer('teacher'), await school.newcomer('student'), pupil]) {
    const path = `/api/classes/${made.classId}`
    const knocks = await Promise.all([
      other.get(`${path}/door`),
      other.post(`${path}/door`),
      other.delete(`${path}/door`),
      other.post(`${path}/pupils/${lotte.pupil}/wake`),
    ])
    expect(knocks.map((knock) => refusalOf(knock)[1])).toEqual(Array(4).fill('classNotFound'))
  }
  expect(refusalOf(await school.visitor().post(`/api/classes/${made.classId}/door`))).toEqual([401, 'signInFirst'])
  expect(await school.archive.classDoors.count()).toBe(0)
})

test('a pupil who signs up as a teacher and pastes the class opens a door to strangers, never to classmates', async () => {
  const teacher = await open()
  const real = firstOf(await makeClass(teacher, ['Lotte Müller']))
  const impostor = await school.newcomer('teacher')
  const pasted = await makeClass(impostor, ['Lotte Müller'])
  const door = await openDoor(impostor, pasted.classId)
  expect((await atDoor(school, door)).map(({ username }) => username)).toEqual([firstOf(pasted).username])
  expect(refusalOf((await tap(school, door, real)).answer)).toEqual([404, 'notFound'])
  const oneself = { username: impostor.user.username, pictures: real.pictures }
  expect(refusalOf((await tap(school, door, oneself)).answer)).toEqual([404, 'notFound'])
  expect((await classPage(impostor, pasted.classId)).door?.misses).toBe(0)
})

test('a door says names of the games, and no real name, no id and no picture of anybody', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, realNames)
  const door = await openDoor(teacher, made.classId)
  const answer = await school.visitor().post('/api/doors', { door })
  const { className, pupils } = answer.body as DoorList
  expect(className).toBe('6b')
  expect(pupils.map(({ username }) => username)).toEqual(
    made.cards.map(({ username }) => username).sort((a, b) => a.localeCompare(b)),
  )
  expect(Object.keys(pupils[0] ?? {}).sort()).toEqual(['pictures', 'slime', 'username'])
  const text = JSON.stringify(answer.body)
  for (const { name, pupil, secret } of made.cards)
    for (const kept of [JSON.stringify(name), pupil, secret]) expect(text).not.toContain(kept)
  const entered = JSON.stringify((await tap(school, door, firstOf(made))).answer.body)
  for (const name of realNames) expect(entered).not.toContain(JSON.stringify(name))
})

test('pictures are in the answer that made them, in no other, and not in the archive or in anybody’s own data', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte', 'Emil'])
  const lotte = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  const pupil = await tap(school, door, lotte)
  const own = (await pupil.get('/api/auth/data')).body as { cards?: { kind: string }[] }
  expect(own.cards?.map(({ kind }) => kind).sort()).toEqual(['card', 'pictures', 'words'])
  const passes = await school.archive.passes.find({ where: { userId: lotte.pupil }, limit: 9 })
  const said = JSON.stringify([
    own,
    (await classPage(teacher, made.classId)).pupils,
    passes,
    await school.archive.members.find({ where: { classId: made.classId }, limit: 9 }),
    (await pupil.get('/api/auth/me')).body,
  ])
  // Some rows also have a field called "key".
  for (const picture of doorPictures) if (picture !== 'key') expect(said).not.toContain(`"${picture}"`)
  for (const { id, hash } of passes)
    for (const kept of [id, hash ?? id]) expect(JSON.stringify(own)).not.toContain(kept)
  expect((await teacher.delete(`/api/classes/${made.classId}/pupils/${lotte.pupil}`)).status).toBe(204)
  expect(await school.archive.passes.count({ userId: lotte.pupil })).toBe(0)
  expect((await pupil.get('/api/auth/me')).status).toBe(401)
  expect((await atDoor(school, door)).map(({ username }) => username)).not.toContain(lotte.username)
})

test('odd pictures, names and codes are refused, and count against nobody', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte'])
  const { username, pictures } = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  const odd: object[] = [
    { door, username, pictures: ['sun', 'moon'] },
    { door, username, pictures: ['sun', 'moon', 'star', 'cloud'] },
    { door, username, pictures: ['sun', 'moon', 'constructor'] },
    { door, username, pictures: [0, 1, 2] },
    { door, username: { $gt: '' }, pictures },
    { door: ['x'], username, pictures },
    { door: 'x'.repeat(999), username, pictures },
    { door, username: 'x'.repeat(999), pictures },
    { username, pictures },
  ]
  for (const one of odd) expect((await school.visitor().post('/api/auth/pass', { atDoor: one })).status).toBe(400)
  expect(await school.archive.passes.find({ where: { classId: made.classId }, limit: 9 })).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ misses: 1 })]),
  )
  expect((await classPage(teacher, made.classId)).door?.misses).toBe(0)
})

test('a new card, archiving and removal end what pictures have opened; a new card brings other pictures', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = firstOf(made)
  const door = await openDoor(teacher, made.classId)
  const before = await tap(school, door, lotte)
  for (const pictures of wrongPictures(lotte).slice(0, 5)) await tap(school, door, { ...lotte, pictures })
  const renewed = firstOf(
    (await teacher.post(`/api/classes/${made.classId}/cards`, { pupils: [lotte.pupil] })).body as MadeCards,
  )
  expect((await before.get('/api/auth/me')).status).toBe(401)
  if (renewed.pictures.join() !== lotte.pictures.join())
    expect(refusalOf((await tap(school, door, lotte)).answer)).toEqual([401, 'picturesWrong'])
  const after = await tap(school, door, renewed)
  expect(after.answer.status).toBe(200)
  await teacher.put(`/api/classes/${made.classId}`, { archived: true })
  expect((await after.get('/api/auth/me')).status).toBe(401)
})
