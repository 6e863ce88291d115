import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { openSchool, type School, type Visitor } from '../school.ts'
import { classPage, firstOf, makeClass, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const names = ['Lotte Müller', 'Emil Brandt', 'Emil Brandt']
const list = { name: '6b', devices: 'own', pupils: names.map((name) => ({ name })) }
const key = () => ({ requestId: crypto.randomUUID() })

/** The request arrives whole, but its line is cut before the answer. */
const sendAndLose = async (by: Visitor, path: string, body: object) => {
  const headers = { 'content-type': 'application/json', cookie: by.cookie() }
  const sent = request(school.url + path, { method: 'POST', headers })
  sent.on('error', () => {})
  sent.end(JSON.stringify(body))
  await once(sent, 'response')
  sent.destroy()
}

const cardsOf = ({ body }: { body: unknown }) => (body as MadeCards).cards
const byPupil = (cards: MadeCards['cards']) => [...cards].sort((a, b) => a.pupil.localeCompare(b.pupil))
const working = async (cards: MadeCards['cards']) =>
  Promise.all(
    cards.map(async (card) => {
      const words = await school.visitor().post('/api/auth/pass', { words: card.words })
      return [(await scan(school, card)).answer.status, words.status].join()
    }),
  )

test('a class whose answer was lost is asked for again, and is the same class with the same cards', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const body = { ...list, ...key() }
  await sendAndLose(teacher, '/api/classes', body)
  const first = await teacher.post('/api/classes', body)
  expect(first.status).toBe(201)
  const second = await teacher.post('/api/classes', body)
  expect(byPupil(cardsOf(second))).toEqual(byPupil(cardsOf(first)))
  expect(cardsOf(first)).toHaveLength(3)
  expect(await working(cardsOf(first))).toEqual(['200,200', '200,200', '200,200'])
  expect((await teacher.get('/api/classes')).body).toHaveLength(1)
  expect(await school.archive.accounts.count()).toBe(1 + 3)
  expect(await school.archive.passes.count()).toBe(9)
  // Under another key the same list is refused, because that class is there.
  expect((await teacher.post('/api/classes', { ...list, ...key() })).status).toBe(409)
})

test('many tries of the same request at once make one class, and say the same cards', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const body = { ...list, ...key() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => teacher.post('/api/classes', body)))
  const [first, ...others] = answers.map((answer) => byPupil(cardsOf(answer)))
  for (const other of others) expect(other).toEqual(first)
  expect(await working(first ?? [])).toEqual(['200,200', '200,200', '200,200'])
  expect(await school.archive.members.count()).toBe(3)
  expect(await school.archive.passes.count()).toBe(9)
})

test('pupils who are added, and new cards, are the same when they are asked for again; nobody is logged out by it', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { classId } = await makeClass(teacher, ['Ada Stern'])
  const path = `/api/classes/${classId}`
  const adding = { pupils: list.pupils, ...key() }
  await sendAndLose(teacher, `${path}/pupils`, adding)
  const added = await teacher.post(`${path}/pupils`, adding)
  expect(await working(cardsOf(added))).toEqual(['200,200', '200,200', '200,200'])
  expect((await classPage(teacher, classId)).pupils).toHaveLength(4)

  const pupils = cardsOf(added).map(({ pupil }) => pupil)
  const renewing = { pupils, ...key() }
  await sendAndLose(teacher, `${path}/cards`, renewing)
  const renewed = await teacher.post(`${path}/cards`, renewing)
  const pupil = await scan(school, firstOf(renewed.body as MadeCards))
  const again = await teacher.post(`${path}/cards`, renewing)
  expect(byPupil(cardsOf(again))).toEqual(byPupil(cardsOf(renewed)))
  expect((await pupil.get('/api/auth/me')).status).toBe(200)
  expect(await working(cardsOf(added))).toEqual(['401,401', '401,401', '401,401'])
  expect(await working(cardsOf(again))).toEqual(['200,200', '200,200', '200,200'])
  // With another key the teacher gets other cards.
  const other = await teacher.post(`${path}/cards`, { pupils, ...key() })
  expect(await working(cardsOf(again))).toEqual(['401,401', '401,401', '401,401'])
  expect(await working(cardsOf(other))).toEqual(['200,200', '200,200', '200,200'])
})

test('it is the same card at every process of the school, and at all of them at once', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const body = { ...list, devices: 'own' as const, ...key() }
  const by = { id: teacher.user.id, role: 'teacher' as const }
  const other = openServices({ archive: school.archive, log: openLog('silent'), secretCodes: [] })
  const made = await Promise.all(
    [school.services, other, school.services, other].map(({ classes }) => classes.create(by, body, '198.51.100.7')),
  )
  const [first, ...others] = made.map((one) => byPupil('refused' in one ? [] : one.cards))
  for (const one of others) expect(one).toEqual(first)
  const pupils = (first ?? []).map(({ pupil }) => pupil)
  const { classId } = (await teacher.post('/api/classes', body)).body as MadeCards
  const renewing = { pupils, ...key() }
  const renewed = await Promise.all(
    [school.services, other].map((services) => services.pupils.cards(by, classId, renewing)),
  )
  const [here, there] = renewed.map((one) => byPupil('refused' in one ? [] : one.cards))
  expect(there).toEqual(here)
  expect(await working(here ?? [])).toEqual(['200,200', '200,200', '200,200'])
})

test('half of what was asked for is made whole by asking again', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const body = { ...list, ...key() }
  const [lost] = cardsOf(await teacher.post('/api/classes', body))
  if (!lost) throw new Error('three cards')
  // As if the process had died before it made their card and put them into the class.
  await school.archive.passes.removeWhere({ userId: lost.pupil })
  await school.archive.members.removeWhere({ userId: lost.pupil })
  const again = cardsOf(await teacher.post('/api/classes', body))
  expect(again).toHaveLength(3)
  expect(await working(again)).toEqual(['200,200', '200,200', '200,200'])
})

test('a key opens nothing: not to another teacher, not to who was sent away, not with the archive', async () => {
  school = await openSchool()
  const [teacher, other] = [await school.newcomer('teacher'), await school.newcomer('teacher', 'Other')]
  const body = { ...list, ...key() }
  const made = (await teacher.post('/api/classes', body)).body as MadeCards
  const theirs = (await other.post('/api/classes', body)).body as MadeCards
  expect(theirs.classId).not.toBe(made.classId)
  expect(theirs.cards.map(({ secret }) => secret)).not.toContain(firstOf(made).secret)
  const path = `/api/classes/${made.classId}`
  const pupils = made.cards.map(({ pupil }) => pupil)
  expect((await other.post(`${path}/cards`, { pupils, requestId: body.requestId })).status).toBe(404)

  await teacher.post(`${path}/teachers`, { username: 'Other' })
  await other.post(`/api/classes/invites/${made.classId}`)
  await teacher.post(`${path}/teachers/${other.user.id}/lead`)
  await other.delete(`${path}/teachers/${teacher.user.id}`)
  expect((await teacher.post('/api/classes', body)).status).toBe(404)
  expect((await teacher.get(path)).status).toBe(404)
  const kept = JSON.stringify(
    await Promise.all(
      (['passes', 'members', 'classes', 'classTeachers', 'secrets', 'accounts'] as const).map((name) =>
        school.archive[name].find({ limit: 99 }),
      ),
    ),
  )
  expect(kept).not.toContain(body.requestId)
})

test('odd keys are refused, and who was taken out comes back by no old request', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  for (const requestId of ['', ' ', 'x'.repeat(999), 5, null, { $gt: '' }, 'a b', '../x'])
    expect((await teacher.post('/api/classes', { ...list, requestId })).status).toBe(400)
  const body = { ...list, ...key() }
  const made = (await teacher.post('/api/classes', body)).body as MadeCards
  const gone = firstOf(made)
  await teacher.delete(`/api/classes/${made.classId}/pupils/${gone.pupil}`)
  expect(cardsOf(await teacher.post('/api/classes', body))).toHaveLength(2)
  expect((await scan(school, gone)).answer.status).toBe(401)
})
