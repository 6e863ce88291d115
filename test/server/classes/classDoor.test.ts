import { afterEach, expect, test } from 'vitest'
import type { ClassDoorState, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { openSchool, type School } from '../school.ts'
import { atDoor, classPage, firstOf, makeClass, openDoor, scan, tap, wrongPictures } from './classSchool.ts'

let school: School
let clock = Date.now()
const open = async (wishes = {}) => {
  clock = Date.now()
  school = await openSchool({ now: () => clock, ...wishes })
  return school.newcomer('teacher')
}
afterEach(() => school.close())

test('thirty come in at once by their own three pictures, and each is who they tapped', async () => {
  const teacher = await open()
  const made = await makeClass(
    teacher,
    Array.from({ length: 30 }, (_, n) => `Pupil ${n}`),
  )
  const door = await openDoor(teacher, made.classId)
  const shown = await atDoor(school, door.toLowerCase())
  expect(shown.every(({ pictures }) => pictures === 'ready')).toBe(true)
  const startedAt = performance.now()
  const entered = await Promise.all(made.cards.map((card) => tap(school, door, card)))
  process.stdout.write(`thirty through the class door: ${(performance.now() - startedAt).toFixed(0)} ms\n`)
  expect(entered.map(({ answer }) => [answer.status, (answer.body as { username: string }).username])).toEqual(
    made.cards.map(({ username }) => [200, username]),
  )
  const page = await classPage(teacher, made.classId)
  expect([page.door?.misses, page.pupils.every(({ signedIn, lastSeen }) => signedIn && lastSeen)]).toEqual([0, true])
})

test('what pictures open is over after the day, wherever else the class plays', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte'], { devices: 'own' })
  const pupil = await tap(school, await openDoor(teacher, made.classId), firstOf(made))
  expect(/Max-Age=(\d+)/.exec(pupil.answer.headers.get('set-cookie') ?? '')?.[1]).toBe(`${12 * 3600}`)
  clock += 13 * 3600_000
  expect((await pupil.get('/api/auth/me')).status).toBe(401)
})

test('a second tap of a teacher leaves the door as it is, and open for another lesson; colleagues share it', async () => {
  const teacher = await open()
  const second = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte'])
  await teacher.post(`/api/classes/${made.classId}/teachers`, { username: second.user.username })
  await second.post(`/api/classes/invites/${made.classId}`, {})
  const codes = await Promise.all([teacher, second, teacher, second].map((one) => openDoor(one, made.classId)))
  expect(new Set(codes).size).toBe(1)
  const until = (await classPage(second, made.classId)).door?.openUntil ?? 0
  clock += 30 * 60_000
  await openDoor(second, made.classId)
  expect((await classPage(teacher, made.classId)).door?.openUntil).toBe(until + 30 * 60_000)
  expect((await second.delete(`/api/classes/${made.classId}/door`)).status).toBe(204)
  expect((await classPage(teacher, made.classId)).door).toBeNull()
  expect(await openDoor(teacher, made.classId)).not.toBe(codes[0])
})

test('right pictures begin anew: a wrong one now and then rests nobody', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = firstOf(made)
  const [wrong = []] = wrongPictures(lotte)
  for (let lesson = 0; lesson < 3; lesson++) {
    const door = await openDoor(teacher, made.classId)
    for (let miss = 0; miss < 4; miss++) await tap(school, door, { ...lotte, pictures: wrong })
    expect((await tap(school, door, lotte)).answer.status).toBe(200)
    await teacher.delete(`/api/classes/${made.classId}/door`)
  }
})

test('who has a card from before there were pictures is told so, without a guess, and a new card brings some', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = firstOf(made)
  for (const { id, kind } of await school.archive.passes.find({ where: { userId: lotte.pupil }, limit: 9 }))
    if (kind === 'pictures') await school.archive.passes.remove(id)
  const door = await openDoor(teacher, made.classId)
  expect((await atDoor(school, door)).map(({ pictures }) => pictures)).toEqual(['none'])
  const tried = await tap(school, door, lotte)
  expect([tried.answer.status, tried.answer.body]).toEqual([409, expect.objectContaining({ refusal: 'picturesNone' })])
  expect((await classPage(teacher, made.classId)).pupils[0]).toMatchObject({ hasCard: true, pictures: 'none' })
  expect((await teacher.post(`/api/classes/${made.classId}/pupils/${lotte.pupil}/wake`)).status).toBe(409)
  expect((await scan(school, lotte)).answer.status).toBe(200)
  const renewed = await teacher.post(`/api/classes/${made.classId}/cards`, { pupils: [lotte.pupil] })
  expect((await tap(school, door, firstOf(renewed.body as MadeCards))).answer.status).toBe(200)
})

test('the same request says the same pictures again, and pictures go along to another class', async () => {
  const teacher = await open()
  const [from, to] = [await makeClass(teacher, ['Lotte']), await makeClass(teacher, ['Emil'], { name: '7a' })]
  const { pupil } = firstOf(from)
  const wish = { pupils: [pupil], requestId: 'a-request-of-its-own' }
  const answers = [0, 1].map(() => teacher.post(`/api/classes/${from.classId}/cards`, wish))
  const [one, again] = (await Promise.all(answers)).map(({ body }) => firstOf(body as MadeCards))
  expect(again?.pictures).toEqual(one?.pictures)
  if (!one) throw new Error('one card')
  await teacher.post(`/api/classes/${from.classId}/moves`, { pupils: [pupil], to: to.classId })
  expect(await atDoor(school, await openDoor(teacher, from.classId))).toEqual([])
  const door = await openDoor(teacher, to.classId)
  expect((await tap(school, door, one)).answer.status).toBe(200)
})

test('a door counts for all processes of a school together', async () => {
  const teacher = await open()
  const made = await makeClass(
    teacher,
    Array.from({ length: 10 }, (_, n) => `Pupil ${n}`),
  )
  const door = await openDoor(teacher, made.classId)
  const other = openServices({ archive: school.archive, log: openLog('silent'), secretCodes: [] })
  const caller = { address: '198.51.100.7', cookieHeader: undefined, device: '' }
  const tries = made.cards.flatMap((card) =>
    wrongPictures(card)
      .slice(0, 4)
      .map((pictures, n) => {
        const { passes } = n % 2 === 0 ? other : school.services
        return passes.signIn(
          { atDoor: { door, username: card.username, pictures: pictures as [never, never, never] } },
          caller,
        )
      }),
  )
  await Promise.all(tries)
  const state = (await teacher.get(`/api/classes/${made.classId}/door`)).body as ClassDoorState
  expect(state).toEqual({ className: '6b', door: expect.objectContaining({ misses: 20, isShut: true }) })
})

test('a door that was opened while the clock stood a week ahead is shut once the clock is right', async () => {
  const teacher = await open()
  const made = await makeClass(teacher, ['Lotte'])
  const right = clock
  clock += 7 * 24 * 3600_000
  const door = await openDoor(teacher, made.classId)
  expect((await tap(school, door, firstOf(made))).answer.status).toBe(200)
  clock = right
  expect((await tap(school, door, firstOf(made))).answer.status).toBe(404)
  expect((await classPage(teacher, made.classId)).door).toBeNull()
  // The clock of one of two processes may be a little ahead.
  clock += 60_000
  const next = await openDoor(teacher, made.classId)
  clock -= 60_000
  expect((await tap(school, next, firstOf(made))).answer.status).toBe(200)
})

test('doors that are closed by now leave nothing behind, and neither does a class that is deleted', async () => {
  const teacher = await open()
  const [one, two] = [await makeClass(teacher, ['Lotte']), await makeClass(teacher, ['Emil'], { name: '7a' })]
  await openDoor(teacher, one.classId)
  clock += 61 * 60_000
  await openDoor(teacher, two.classId)
  await school.services.sweep()
  expect(await school.archive.classDoors.count()).toBe(1)
  await teacher.put(`/api/classes/${two.classId}`, { archived: true })
  expect((await teacher.delete(`/api/classes/${two.classId}`)).status).toBe(204)
  expect(await school.archive.classDoors.count()).toBe(0)
})
