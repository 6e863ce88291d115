import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { KeptAhead, QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { type StorageUse, setStorage, textWeight } from '../../../rooms/shared/contract/storage.ts'
import { dropLeftUses } from '../../../server/content/pictureHolders.ts'
import { keepPictures } from '../../../server/content/pictures.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

type Person = Awaited<ReturnType<School['newcomer']>>

const kilobyte = 1024
const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

let drawn = 0
/** No two are alike. */
const picture = (bytes: number) => {
  drawn += 1
  return drawnPicture(`picture ${drawn} `, bytes)
}

const question = (image?: string) => ({
  question: 'What is this?',
  answers: ['A dot', 'A line', 'A hole', 'A map'],
  correct: 0,
  ...(image && { image }),
})

const setOf = (...images: (string | undefined)[]) => ({
  title: 'Dots',
  subject: 'Other',
  questions: images.map(question),
})

const made = async (author: Person, written: object) => {
  const answer = await author.post('/api/question-sets', written)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body as QuestionSet
}
const use = async (person: Person) => (await person.get(`/api/player/${person.user.id}/storage`)).body as StorageUse
const imageOf = (set: QuestionSet, at = 0) => set.questions[at]?.image ?? ''

describe('an uploaded picture', () => {
  test('is kept once, found by whoever is shown it, and gone with the last set that shows it', async () => {
    const author = await school.newcomer('teacher')
    const image = `data:image/gif;base64,${gif}`
    const first = await made(author, setOf(image))
    const second = await made(author, setOf(image, imageOf(first)))
    expect(imageOf(first)).toMatch(/^\/api\/pictures\/[0-9a-f]{64}$/)
    expect([imageOf(second), imageOf(second, 1)]).toEqual([imageOf(first), imageOf(first)])
    expect(await school.archive.pictures.count()).toBe(1)
    const shown = await fetch(school.url + imageOf(first))
    expect(shown.headers.get('content-type')).toBe('image/gif')
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(gif)
    await author.put(`/api/question-sets/${first.id}`, setOf(undefined))
    expect((await fetch(school.url + imageOf(first))).status).toBe(200)
    await author.delete(`/api/question-sets/${second.id}`)
    expect((await fetch(school.url + imageOf(first))).status).toBe(404)
    expect(await school.archive.pictureUses.count()).toBe(0)
  })

  test('stays while it is saved again by its address; an address that leads nowhere is refused', async () => {
    const author = await school.newcomer('teacher')
    const set = await made(author, setOf(picture(100)))
    const path = `/api/question-sets/${set.id}`
    expect(await author.put(path, { ...setOf(imageOf(set)), title: 'Spots' })).toMatchObject({ status: 200 })
    expect((await fetch(school.url + imageOf(set))).status).toBe(200)
    const nowhere = `/api/pictures/${'0'.repeat(64)}`
    expect(await author.put(path, setOf(nowhere))).toMatchObject({ status: 404, body: { refusal: 'pictureNotFound' } })
    for (const odd of ['/api/pictures/x', '/api/reports', `/api/pictures/../${'0'.repeat(64)}`])
      expect((await author.put(path, setOf(odd))).status).toBe(400)
  })

  test('is never dropped under somebody who takes hold of it at that moment', async () => {
    const author = await school.newcomer('teacher')
    const image = picture(200)
    for (let round = 0; round < 20; round++) {
      const old = await made(author, setOf(image))
      const [fresh] = await Promise.all([made(author, setOf(image)), author.delete(`/api/question-sets/${old.id}`)])
      expect((await fetch(school.url + imageOf(fresh))).status).toBe(200)
      await author.delete(`/api/question-sets/${fresh.id}`)
    }
  })

  test('that a set of an older version holds is taken out of it at the next start', async () => {
    const author = await school.newcomer('teacher')
    const { id } = await made(author, setOf(undefined))
    const { version, ...record } = (await school.archive.questionSets.get(id)) ?? { version: 0 }
    const image = picture(300)
    await school.archive.questionSets.replace({ ...record, questions: [question(image)] } as never, version)
    await school.archive.meta.remove('shapeOfRecords')
    const { bringUpToDate } = await import('../../../server/archive/migrations.ts')
    await bringUpToDate(school.archive)
    const after = (await author.get(`/api/question-sets/${id}`)).body as QuestionSet
    const shown = await fetch(school.url + imageOf(after))
    expect(`data:image/png;base64,${Buffer.from(await shown.arrayBuffer()).toString('base64')}`).toBe(image)
  })
})

describe('the room for sets', () => {
  test('is counted for each account, and given back', async () => {
    const [author, other] = [await school.newcomer(), await school.newcomer()]
    expect(await use(author)).toEqual({ used: 0, most: setStorage.student })
    const set = await made(author, setOf(picture(50 * kilobyte)))
    const { used } = await use(author)
    expect(used).toBeGreaterThan(50 * kilobyte)
    expect(used).toBeLessThan(80 * kilobyte)
    expect((await other.get(`/api/player/${author.user.id}/storage`)).status).toBe(403)
    await author.delete(`/api/question-sets/${set.id}`)
    expect((await use(author)).used).toBe(0)
  })

  test('also of texts: what is in every list is bounded more closely', async () => {
    const author = await school.newcomer()
    const long = {
      ...question(),
      question: 'x'.repeat(300),
      answers: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(120)),
      explanation: 'y'.repeat(300),
    }
    const whole = { title: 'Long', subject: 'Other', questions: Array.from({ length: 100 }, () => long) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => author.post('/api/question-sets', whole)))
    const there = answers.filter(({ status }) => status === 201).length
    expect(there * 108_000 * textWeight).toBeLessThanOrEqual(setStorage.student * 1.1)
    expect(there).toBeGreaterThan(2)
  })

  test('is what the sets hold, also of one that is saved and deleted many times at the same moment', async () => {
    const author = await school.newcomer()
    const held = async () => {
      const uses = await school.archive.pictureUses.find({ where: { ownerId: author.user.id }, limit: 1_000 })
      return uses.reduce((sum, { bytes }) => sum + bytes, 0)
    }
    const set = await made(author, setOf(picture(5_000)))
    const path = `/api/question-sets/${set.id}`
    await Promise.all(Array.from({ length: 20 }, () => author.put(path, setOf(picture(5_000)))))
    expect(await held()).toBeLessThan((await use(author)).used)
    for (let round = 0; round < 5; round++) {
      const one = await made(author, setOf(picture(5_000)))
      const [first, ...later] = Array.from({ length: 6 }, () => setOf(picture(5_000)))
      const saved = (written: object | undefined) => author.put(`/api/question-sets/${one.id}`, written)
      await Promise.all([saved(first), ...later.map(saved), author.delete(`/api/question-sets/${one.id}`)])
    }
    await author.delete(path)
    expect(await held()).toBe(0)
    expect(await use(author)).toMatchObject({ used: 0 })
  })

  test('is not all that is bounded: games keep the pictures they were played with, so that each day has an end, too', async () => {
    const author = await school.newcomer()
    const set = await made(author, setOf(picture(100)))
    const path = `/api/question-sets/${set.id}`
    const large = () => setOf(...Array.from({ length: 9 }, () => picture(145_000)))
    let uploaded = 0
    let last = await author.put(path, large())
    while (last.status === 200 && uploaded < 10 * setStorage.student) {
      uploaded += 9 * 145_000
      last = await author.put(path, large())
    }
    expect(last).toMatchObject({ status: 429, body: { refusal: 'picturesOfToday' } })
    expect(uploaded).toBeGreaterThan(2 * setStorage.student)
    expect(uploaded).toBeLessThan(4 * setStorage.student)
    // The set stays as it is, and can still be changed as before.
    const { questions } = (await author.get(path)).body as QuestionSet
    expect((await author.put(path, { ...setOf(questions[0]?.image), title: 'Spots' })).status).toBe(200)
    expect(await school.archive.pictureUses.count({ ownerId: author.user.id })).toBe(1)
  }, 60_000)

  test('may come before its set, and goes with the sweep of an hour later if no set names it', async () => {
    const author = await school.newcomer('teacher')
    const path = '/api/question-sets/pictures'
    const pictures = [picture(50_000), picture(60_000), picture(70_000)]
    const sent = await author.post(path, { pictures })
    const { addresses } = sent.body as KeptAhead
    expect([sent.status, addresses.length]).toEqual([200, 3])
    expect(await use(author)).toMatchObject({ used: 0 })
    const { id } = await made(author, setOf(...addresses.slice(0, 2)))
    expect((await use(author)).used).toBeGreaterThan(110_000)
    const found = async () => Promise.all(addresses.map(async (one) => (await fetch(school.url + one)).status))
    expect(await found()).toEqual([200, 200, 200])
    const { archive } = school
    const sweep = (now: number) => dropLeftUses(archive, keepPictures(archive), now)
    await sweep(Date.now())
    expect(await found()).toEqual([200, 200, 200])
    await sweep(Date.now() + 2 * 60 * 60 * 1000)
    expect(await found()).toEqual([200, 200, 404])
    expect((await author.get(`/api/question-sets/${id}`)).status).toBe(200)
    const elsewhere = [addresses[0], 'https://example.org/dot.gif', 'data:image/svg+xml;base64,PHN2Zz4=']
    for (const one of elsewhere) expect((await author.post(path, { pictures: [one] })).status).toBe(400)
    expect((await author.post(path, { pictures: ['data:image/gif;base64,R0lGODlh'] })).status).toBe(400)
    expect((await author.post(path, { pictures: [] })).status).toBe(400)
  })

  test.each([
    ['although an older one of the same account still waits', false],
    ['if it was sent before, an hour ago', true],
  ])('sent ahead stays through a sweep, %s', async (_, isChosenAgain) => {
    const author = await school.newcomer('teacher')
    const path = '/api/question-sets/pictures'
    const { archive } = school
    const sendAhead = async (one = picture(2_000)) => {
      const { addresses } = (await author.post(path, { pictures: [one] })).body as KeptAhead
      return addresses[0] ?? ''
    }
    const chosen = picture(2_000)
    const first = await sendAhead(chosen)
    const [waiting] = await archive.pictureUses.find({ where: { ownerId: author.user.id }, limit: 1 })
    if (!waiting) throw new Error('nothing waits')
    const { version, ...old } = waiting
    await archive.pictureUses.replace({ ...old, since: 0 }, version)
    if (isChosenAgain) expect(await sendAhead(chosen)).toBe(first)
    const second = isChosenAgain ? first : await sendAhead()
    await dropLeftUses(archive, keepPictures(archive), Date.now())
    expect((await author.post('/api/question-sets', setOf(second))).status).toBe(201)
    expect((await author.post('/api/question-sets', setOf(first))).status).toBe(201)
  })

  test('sent ahead and swept away at the moment of its save is not kept without what it shows', async () => {
    const author = await school.newcomer('teacher')
    const sent = await author.post('/api/question-sets/pictures', { pictures: [picture(2_000)] })
    const { archive } = school
    const { addresses } = sent.body as KeptAhead
    const reserve = archive.storage.replace
    const spy = vi.spyOn(archive.storage, 'replace').mockImplementationOnce(async (...how) => {
      await dropLeftUses(archive, keepPictures(archive), Date.now() + 2 * 60 * 60 * 1000)
      return reserve(...how)
    })
    const refused = await author.post('/api/question-sets', setOf(addresses[0]))
    expect([spy.mock.calls.length > 0, refused.status]).toEqual([true, 404])
    spy.mockRestore()
    expect(await use(author)).toMatchObject({ used: 0 })
    expect(await archive.pictureUses.count({ ownerId: author.user.id })).toBe(0)
  })

  test('sent ahead waits in bounded number, and no longer once a set has it', async () => {
    const author = await school.newcomer('teacher')
    const send = (pictures: string[]) => author.post('/api/question-sets/pictures', { pictures })
    const waiting = async () => school.archive.pictureUses.count({ holderId: `ahead:${author.user.id}` })
    const step = () => Array.from({ length: 100 }, () => picture(100))
    const first = step()
    const { addresses } = (await send(first)).body as KeptAhead
    for (let steps = 1; steps < 14; steps += 1) expect((await send(step())).status).toBe(200)
    expect((await send(step())).status).toBe(429)
    expect((await send(first)).status).toBe(200)
    expect(await waiting()).toBe(1_400)
    const { id } = await made(author, setOf(...addresses))
    expect(await waiting()).toBe(1_300)
    expect((await send(step())).status).toBe(200)
    const later = step()
    const change = setOf(...addresses.slice(0, 50))
    expect((await author.put(`/api/question-sets/${id}`, change)).status).toBe(200)
    expect((await send(later)).status).toBe(429)
  }, 60_000)

  test('that was taken for a change which came too late is given back', async () => {
    const author = await school.newcomer()
    const set = await made(author, setOf(picture(5_000)))
    const account = await school.archive.accounts.get(author.user.id)
    const before = await use(author)
    const { replace } = school.archive.questionSets
    school.archive.questionSets.replace = async () => false
    const late = await author.put(`/api/question-sets/${set.id}`, setOf(picture(9_000)))
    school.archive.questionSets.replace = replace
    expect(late).toMatchObject({ status: 409, body: { refusal: 'changedMeanwhile' } })
    expect(await use(author)).toEqual(before)
    expect(await school.archive.pictureUses.count({ ownerId: account?.id ?? '' })).toBe(1)
  })

  test('that a crash has taken for a set that never came is found again when it is needed', async () => {
    const author = await school.newcomer()
    const { used, most } = await use(author)
    await school.services.storage.reserve(
      { ...(await school.archive.accounts.get(author.user.id)) } as never,
      'never-written',
      most - used,
    )
    expect((await use(author)).used).toBe(most)
    await made(author, setOf(undefined))
  })
})

test('pictures beside answers are kept as the others are, and nothing but uploaded ones is taken', async () => {
  const author = await school.newcomer('teacher')
  const one = picture(20_000)
  const written = setOf(one)
  const beside = (answerImages: string[]) => ({
    ...written,
    questions: written.questions.map((question) => ({ ...question, answerImages })),
  })
  const set = await made(author, beside([one, '', picture(10_000), '']))
  const [kept] = set.questions as { image?: string; answerImages?: string[] }[]
  expect(kept?.answerImages?.[0]).toBe(kept?.image)
  expect(kept?.answerImages?.map((image) => image.startsWith('/api/pictures/'))).toEqual([true, false, true, false])
  expect((await author.get(kept?.answerImages?.[2] ?? '')).status).toBe(200)
  expect((await author.post('/api/question-sets', beside(['https://tracker.example/x.png', '', '', '']))).status).toBe(
    400,
  )
  expect((await author.post('/api/question-sets', beside([one]))).status).toBe(400)
  const plain = await made(author, beside(['', '', '', '']))
  expect(plain.questions[0]).not.toHaveProperty('answerImages')
})
