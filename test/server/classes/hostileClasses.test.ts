import { afterEach, expect, test } from 'vitest'
import { doWork } from '../../../client/net/doWork.ts'
import { cardWords } from '../../../server/classes/cardWords.ts'
import { openSchool, type School, usualPassword } from '../school.ts'
import { classPage, firstOf, makeClass, realNames, scan } from './classSchool.ts'

let school: School
afterEach(() => school.close())

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { refusal?: string } | null)?.refusal,
]

test('nobody but its own teachers reads a class: no colleague, no pupil, no administrator, no former teacher', async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher')
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, realNames)
  const pupil = await scan(school, firstOf({ classId, className: '', cards }))
  const others = [administrator, await school.newcomer('teacher'), await school.newcomer('student'), pupil]
  const victim = cards[1]?.pupil ?? ''
  for (const other of others) {
    expect(refusalOf(await other.get(`/api/classes/${classId}`))).toEqual([404, 'classNotFound'])
    expect(((await other.get('/api/classes')).body as unknown[]).length).toBe(0)
    const knocks = await Promise.all([
      other.post(`/api/classes/${classId}/cards`, { pupils: [victim] }),
      other.post(`/api/classes/${classId}/pupils`, { pupils: [{ name: 'Me' }] }),
      other.put(`/api/classes/${classId}`, { name: 'mine', devices: 'own', archived: true }),
      other.put(`/api/classes/${classId}/pupils/${victim}`, { name: 'Silly' }),
      other.delete(`/api/classes/${classId}/pupils/${victim}`),
    ])
    expect(knocks.map((knock) => refusalOf(knock)[1])).toEqual(Array.from({ length: 5 }, () => 'classNotFound'))
  }
  expect(refusalOf(await school.visitor().get(`/api/classes/${classId}`))).toEqual([401, 'signInFirst'])
  expect((await classPage(teacher, classId)).pupils.map(({ name }) => name).sort()).toEqual([...realNames].sort())

  await administrator.put(`/api/school/people/${teacher.user.id}/role`, { role: 'student', administrator: false })
  expect(refusalOf(await teacher.get(`/api/classes/${classId}`))).toEqual([404, 'classNotFound'])
})

test('a teacher gives cards to their own pupils only, whoever is named', async () => {
  school = await openSchool()
  const [one, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const stranger = await school.newcomer('student')
  const theirs = firstOf(await makeClass(one, ['Lotte']))
  const { classId } = await makeClass(other, ['Emil'])
  const named = [theirs.pupil, stranger.user.id, one.user.id]
  expect((await other.post(`/api/classes/${classId}/cards`, { pupils: named })).status).toBe(404)
  expect((await other.delete(`/api/classes/${classId}/pupils/${theirs.pupil}`)).status).toBe(404)
  expect((await scan(school, theirs)).answer.status).toBe(200)
})

test('a pupil who signs up as a teacher and pastes the class owns strangers, and of them a number', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const real = firstOf(await makeClass(teacher, ['Lotte Müller']))
  const impostor = await school.newcomer('teacher')
  const pasted = firstOf(await makeClass(impostor, ['Lotte Müller']))
  expect(pasted.pupil).not.toBe(real.pupil)
  const list = Array.from({ length: 60 }, (_, n) => ({ name: `Stranger ${n}` }))
  const answers = []
  for (const name of ['a', 'b', 'c', 'd']) {
    answers.push(await impostor.post('/api/classes', { name, devices: 'own', pupils: list }))
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  expect(refusalOf(answers[3] ?? { status: 0, body: null })[1]).toBe('tooManyKept')
})

test('lists that come at once make no more accounts than lists that come one after the other', async () => {
  school = await openSchool({ limits: { keptByTeacher: { points: 90, seconds: 3_600 } } })
  const flooder = await school.newcomer('teacher')
  const before = await school.archive.accounts.count()
  const pupils = Array.from({ length: 40 }, (_, n) => ({ name: `Pupil ${n}` }))
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => flooder.post('/api/classes', { name: `${n}`, devices: 'own', pupils })),
  )
  expect((await school.archive.accounts.count()) - before).toBeLessThanOrEqual(90)
})

test('false teachers behind an address use up no teacher’s cards: the others work for a second, and only for themselves', async () => {
  school = await openSchool({
    limits: { keptByAddress: { points: 50, seconds: 3_600 }, keptByTeacher: { points: 40, seconds: 3_600 } },
  })
  const [falseOne, falseTwo, real, late] = await Promise.all([0, 1, 2, 3].map(() => school.newcomer('teacher')))
  if (!falseOne || !falseTwo || !real || !late) throw new Error('four teachers')
  const make = (who: typeof real, count: number, work?: string) =>
    who.post('/api/classes', {
      name: '6b',
      devices: 'own',
      pupils: Array.from({ length: count }, (_, n) => ({ name: `Pupil ${n}` })),
      work,
    })
  expect((await make(falseOne, 40)).status).toBe(201)
  // A teacher who has no cards left takes none from the others, however often they try.
  for (let n = 0; n < 5; n++) expect(refusalOf(await make(falseOne, 1))[1]).toBe('tooManyAttempts')
  expect((await make(late, 5)).status).toBe(201)
  await make(falseTwo, 40)
  const asked = (await make(real, 28)).body as { refusal?: string; work?: string }
  expect(asked.refusal).toBe('tooManyAttempts')
  const work = await doWork(asked.work ?? '')
  expect((await make(falseTwo, 1, work)).status).toBe(429)
  expect((await make(real, 28, work)).status).toBe(201)
  // Refused tries were not counted for this teacher, and their own limit still holds.
  const more = (await make(real, 12)).body as { work?: string }
  expect((await make(real, 12, await doWork(more.work ?? ''))).status).toBe(201)
  const tooMany = await make(real, 1)
  expect([refusalOf(tooMany)[1], (tooMany.body as { work?: string }).work]).toEqual(['tooManyAttempts', undefined])
})

test('5,000 rows, endless names and odd ones are refused, and formulas are nothing but names', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const send = (pupils: unknown) => teacher.post('/api/classes', { name: '6b', devices: 'own', pupils })
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ name: `Pupil ${n}` }))
  expect((await send(rows)).status).toBeGreaterThanOrEqual(400)
  expect(refusalOf(await send(rows.slice(0, 61)))).toEqual([400, 'tooManyPupils'])
  for (const name of ['', ' ', 'x'.repeat(81), 'a\u202eb', '\u0000', null, { $gt: '' }, ['a']])
    expect((await send([{ name }])).status).toBe(400)
  expect((await send([])).status).toBe(400)
  expect(await school.archive.members.count()).toBe(0)
  const { classId } = await makeClass(teacher, ['=1+1', '@SUM(A1)', '+49 30'])
  expect((await classPage(teacher, classId)).pupils.map(({ name }) => name).sort()).toEqual([
    '+49 30',
    '=1+1',
    '@SUM(A1)',
  ])
})

test('a card does nothing that lasts, and no password opens what a card opens', async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher')
  const card = firstOf(await makeClass(administrator, ['Lotte']))
  const thief = await scan(school, card)
  const deeds = await Promise.all([
    thief.put('/api/auth/password', { current: 'x', password: 'my-own-word' }),
    thief.put('/api/auth/name', { username: 'Stolen', password: 'x' }),
    thief.post('/api/auth/farewell', { password: 'x' }),
    administrator.post(`/api/school/people/${card.pupil}/word`, {}),
    administrator.put(`/api/school/people/${card.pupil}/role`, { role: 'teacher', administrator: true }),
  ])
  expect(deeds.map(refusalOf)).toEqual(deeds.map(() => [409, 'keptByClass']))
  for (const password of ['x', usualPassword, 'undefined', '$', 'scrypt$$$$$']) {
    const answer = await school.visitor().post('/api/auth/login', { username: card.username, password })
    expect(answer.status).toBe(401)
  }
  expect((await scan(school, card)).answer.status).toBe(200)
})

test('ten thousand guesses at words over many addresses open nothing, and lock no pupil out', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { cards } = await makeClass(teacher, ['Lotte', 'Emil'])
  const own = firstOf({ classId: '', className: '', cards })
  const word = (n: number) => cardWords[n % cardWords.length] ?? ''
  const guess = (n: number): [string, string, string] => [word(3 * n), word(5 * n + 97), word(7 * n + 194)]
  const answers = new Map<string, number>()
  const wave = async (from: number) =>
    Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const caller = { address: `198.51.${(from + n) % 5}.7`, cookieHeader: undefined, device: '' }
        const outcome = await school.services.passes.signIn({ words: guess(from + n) }, caller)
        const what = 'refused' in outcome ? outcome.refused : 'in'
        answers.set(what, (answers.get(what) ?? 0) + 1)
      }),
    )
  for (let from = 0; from < 10_000; from += 100) await wave(from)
  expect(answers.get('in')).toBeUndefined()
  expect(answers.get('wordsUnknown')).toBeLessThanOrEqual(100)

  // A classmate behind one of these addresses, where a user of the school is signed in. The card works as ever, the words after a
  // second of work.
  const there = '198.51.0.7'
  expect((await scan(school, own, there)).answer.status).toBe(200)
  const words = async (from: string, work?: string) =>
    school.visitor().post('/api/auth/pass', { words: own.words, work }, { 'x-forwarded-for': from })
  const first = (await words(there)).body as { work?: string }
  expect((await words(there, await doWork(first.work ?? ''))).status).toBe(200)
  // Nobody has guessed behind the address at home.
  expect((await words('203.0.113.9')).status).toBe(200)
})

test('wrong cards, however many, keep no right one out behind the same address', async () => {
  school = await openSchool({ limits: { wrongCardsByAddress: { points: 3, seconds: 600 } } })
  const teacher = await school.newcomer('teacher')
  const own = firstOf(await makeClass(teacher, ['Lotte']))
  const there = '198.51.100.7'
  const wrong = async (n: number) => {
    const card = 'abcdefghij'.charAt(n % 10).repeat(26)
    return refusalOf(await school.visitor().post('/api/auth/pass', { card }, { 'x-forwarded-for': there }))[1]
  }
  const refusals = []
  for (let n = 0; n < 5; n++) refusals.push(await wrong(n))
  expect(refusals).toEqual([...Array(3).fill('cardUnknown'), ...Array(2).fill('tooManyAttempts')])
  expect((await scan(school, own, there)).answer.status).toBe(200)
})

test('a class that is archived ends what its cards have opened', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const made = await makeClass(teacher, ['Lotte'])
  const lotte = await scan(school, firstOf(made))
  const archive = (archived: boolean) =>
    teacher.put(`/api/classes/${made.classId}`, { name: '6b', devices: 'own', archived })
  expect((await lotte.get('/api/auth/me')).status).toBe(200)
  await archive(true)
  expect((await lotte.get('/api/auth/me')).status).toBe(401)
  await archive(false)
  expect((await scan(school, firstOf(made))).answer.status).toBe(200)
})

test('while guesses come from everywhere, a pupil at home works for a second and is heard', async () => {
  school = await openSchool({ limits: { wrongWordsInAll: { points: 3, seconds: 600 } } })
  const teacher = await school.newcomer('teacher')
  const own = firstOf(await makeClass(teacher, ['Lotte']))
  const words = (three: string[], from: string, work?: string) =>
    school.visitor().post('/api/auth/pass', { words: three, work }, { 'x-forwarded-for': from })
  for (let n = 0; n < 6; n++) await words(['able', 'able', 'able'], `198.51.100.${n}`)
  const first = await words(own.words, '203.0.113.9')
  expect(refusalOf(first)).toEqual([429, 'tooManyAttempts'])
  const { work = '' } = first.body as { work?: string }
  expect((await words(own.words, '203.0.113.9', await doWork(work))).status).toBe(200)
})

test('what is no card, or a card of nobody, is refused alike, whatever it looks like', async () => {
  school = await openSchool()
  const odd = ['', 'x', 'a'.repeat(26), 'a'.repeat(64), '../../passes', '__proto__']
  for (const card of odd)
    expect(refusalOf(await school.visitor().post('/api/auth/pass', { card }))[1]).toBe('cardUnknown')
  for (const body of [
    {},
    { card: 5 },
    { card: { $ne: '' } },
    { words: ['a'] },
    { words: 'a b c' },
    { card: 'a'.repeat(999) },
  ])
    expect((await school.visitor().post('/api/auth/pass', body)).status).toBeGreaterThanOrEqual(400)
})

test('a teacher who leaves takes their own name along; a pupil who is deleted leaves no name behind', async () => {
  school = await openSchool()
  const administrator = await school.newcomer('teacher')
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte Müller', 'Emil'])
  const [lotte] = cards
  await administrator.delete(`/api/school/people/${lotte?.pupil}`)
  expect(JSON.stringify(await school.archive.members.find({ where: { classId }, limit: 9 }))).not.toContain('Lotte')
  expect(await school.archive.passes.count({ userId: lotte?.pupil ?? '' })).toBe(0)
  await teacher.post('/api/auth/farewell', { password: usualPassword })
  expect(await school.archive.classTeachers.count({ classId })).toBe(0)
  expect((await school.archive.classes.get(classId))?.archivedAt).toBeGreaterThan(0)
})

test('a pupil reads in their own data what their teacher calls them, and of nobody else', async () => {
  school = await openSchool()
  const teacher = await school.newcomer('teacher')
  const { cards } = await makeClass(teacher, ['Lotte Müller', 'Emil Brandt'])
  const lotte = await scan(
    school,
    cards.find(({ name }) => name === 'Lotte Müller') ?? firstOf({ classId: '', className: '', cards }),
  )
  const data = JSON.stringify((await lotte.get('/api/auth/data')).body)
  expect(data).toContain('Lotte Müller')
  expect(data).not.toContain('Emil')
  expect(JSON.stringify((await teacher.get('/api/auth/data')).body)).not.toContain('Lotte')
})
