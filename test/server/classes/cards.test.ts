import { afterEach, expect, test } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { moods, namesakes } from '../../../rooms/shared/names/generatedNames.ts'
import { isRude } from '../../../rooms/shared/names/wordFilter.ts'
import { cardWordOf, cardWords } from '../../../server/classes/cardWords.ts'
import { openSchool, type School } from '../school.ts'
import { classPage, firstOf, makeClass, realNames, scan } from './classSchool.ts'

let school: School
let clock = Date.now()
const open = async (wishes = {}) => {
  school = await openSchool({ now: () => clock, ...wishes })
  return school
}
afterEach(() => school.close())

test('a list of names becomes cards that sign each pupil in, thirty at once', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const names = [...realNames, ...Array.from({ length: 17 }, (_, n) => `Pupil ${n}`)]
  const { classId, cards } = await makeClass(teacher, names)
  expect(cards.map(({ name }) => name).sort()).toEqual([...names].sort())
  expect(new Set(cards.map(({ username }) => username)).size).toBe(30)

  const entered = await Promise.all(cards.map((card) => scan(school, card)))
  expect(entered.map(({ answer }) => [answer.status, (answer.body as { username: string }).username])).toEqual(
    cards.map(({ username }) => [200, username]),
  )
  expect(await (await school.visitor().get('/api/auth/me')).status).toBe(401)
  expect((await entered[0]?.get('/api/auth/me'))?.body).toMatchObject({ role: 'student', kept: true })

  const page = await classPage(teacher, classId)
  expect(page.pupils).toHaveLength(30)
  expect(page.pupils.every(({ hasCard, lastSeen, signedIn }) => hasCard && lastSeen && signedIn)).toBe(true)
})

test('three words sign in, in any case, and the first four letters of each are enough', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const { words, username } = firstOf(await makeClass(teacher, ['Lotte']))
  const typed = [words, words.map((word) => ` ${word.toUpperCase()}`), words.map((word) => `${word.slice(0, 4)}x`)]
  for (const three of typed) {
    const answer = await school.visitor().post('/api/auth/pass', { words: three })
    expect(answer.body).toMatchObject({ username })
  }
  const turned = await school.visitor().post('/api/auth/pass', { words: [...words].reverse() })
  expect([turned.status, turned.body]).toEqual([401, expect.objectContaining({ refusal: 'wordsUnknown' })])
})

test('new cards for two leave the other 28 working, and end what the old ones opened', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(
    teacher,
    Array.from({ length: 30 }, (_, n) => `Pupil ${n}`),
  )
  const photographed = await scan(school, cards[0] ?? firstOf({ classId, className: '', cards }))
  const pupils = cards.slice(0, 2).map(({ pupil }) => pupil)
  const made = (await teacher.post(`/api/classes/${classId}/cards`, { pupils })).body as MadeCards
  expect((await photographed.get('/api/auth/me')).status).toBe(401)
  const statuses = await Promise.all(cards.map(async (card) => (await scan(school, card)).answer.status))
  expect(statuses).toEqual([401, 401, ...Array.from({ length: 28 }, () => 200)])
  for (const card of made.cards) expect((await scan(school, card)).answer.status).toBe(200)
  const old = await school.visitor().post('/api/auth/pass', { words: cards[0]?.words })
  expect(old.status).toBe(401)
})

test('what is on a card is in the answer that made it, and nowhere in the archive', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte', 'Emil'])
  const kept = JSON.stringify([
    await school.archive.passes.find({ where: { classId }, limit: 10 }),
    await school.archive.members.find({ where: { classId }, limit: 10 }),
    await school.archive.accounts.getMany(cards.map(({ pupil }) => pupil)),
    (await teacher.get(`/api/classes/${classId}`)).body,
  ])
  for (const { secret, words } of cards) {
    expect(secret).toMatch(/^[a-z2-7]{26}$/)
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(words.join(' '))
  }
})

test('a device of the classroom forgets the pupil after the day, their own after a month', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const shared = await scan(school, firstOf(await makeClass(teacher, ['Lotte'])))
  const own = await scan(school, firstOf(await makeClass(teacher, ['Emil'], { name: '7a', devices: 'own' })))
  const lives = [shared, own].map(({ answer }) => /Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1])
  expect(lives.map(Number)).toEqual([12 * 3600, 30 * 24 * 3600])
  clock += 13 * 3600_000
  expect((await shared.get('/api/auth/me')).status).toBe(401)
  expect((await own.get('/api/auth/me')).status).toBe(200)
  clock = Date.now()
})

test('a pupil is taken out with their account; an archived class opens nothing until it comes back', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte', 'Emil'])
  const [lotte, emil] = cards
  if (!lotte || !emil) throw new Error('two cards')
  expect((await teacher.delete(`/api/classes/${classId}/pupils/${lotte.pupil}`)).status).toBe(204)
  expect((await scan(school, lotte)).answer.status).toBe(401)
  expect(await school.archive.accounts.get(lotte.pupil)).toBeUndefined()

  const settings = { name: '6b', devices: 'shared' }
  await teacher.put(`/api/classes/${classId}`, { ...settings, archived: true })
  expect((await scan(school, emil)).answer.status).toBe(401)
  await teacher.put(`/api/classes/${classId}`, { ...settings, archived: false })
  expect((await scan(school, emil)).answer.status).toBe(200)
})

test('an archived class gets no pupils and no cards: a page may be open from before', async () => {
  await open()
  const teacher = await school.newcomer('teacher')
  const { classId, cards } = await makeClass(teacher, ['Lotte'])
  const path = `/api/classes/${classId}`
  const accounts = await school.archive.accounts.count()
  await teacher.put(path, { archived: true })
  const pupils = await teacher.post(`${path}/pupils`, { pupils: [{ name: 'Emil' }] })
  const newCards = await teacher.post(`${path}/cards`, { pupils: cards.map(({ pupil }) => pupil) })
  for (const { status, body } of [pupils, newCards])
    expect([status, body]).toMatchObject([409, { refusal: 'classArchived' }])
  expect(await school.archive.accounts.count()).toBe(accounts)
  await teacher.put(path, { archived: false })
  // The card from before is still good.
  expect((await scan(school, firstOf({ cards } as MadeCards))).answer.status).toBe(200)
})

test('the words of cards are 2,048, each known by its first four letters, and none is rude', () => {
  school = { close: async () => undefined } as School
  expect(cardWords).toHaveLength(2048)
  expect(new Set(cardWords.map((word) => word.slice(0, 4))).size).toBe(2048)
  expect(cardWords.filter((word) => !/^[a-z]{4,8}$/.test(word) || isRude(word) || cardWordOf(word) !== word)).toEqual(
    [],
  )
})

test('names are made of at least 150 and 300 kind words, fit a username, and none of the pairs is rude', () => {
  school = { close: async () => undefined } as School
  expect(new Set(moods).size).toBeGreaterThanOrEqual(150)
  expect(new Set(namesakes).size).toBeGreaterThanOrEqual(300)
  const longest = Math.max(...moods.map((w) => w.length)) + 1 + Math.max(...namesakes.map((w) => w.length))
  expect(longest).toBeLessThanOrEqual(20)
  expect([...moods, ...namesakes].filter(isRude)).toEqual([])
  const pairs = moods.flatMap((mood) => namesakes.map((one) => `${mood} ${one}`))
  expect(pairs.filter(isRude)).toEqual([])
})
