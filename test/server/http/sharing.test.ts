import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { Flagged, Sharing } from '../../../rooms/shared/contract/sharing.ts'
import { rightPlace } from '../../rooms/shared/questions/rightPlace.ts'
import { gridOf, questionSet } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await school.archive.questionSets.insert(
    questionSet({ id: 'ready', readyMade: true, createdBy: 'Slime School', ownerId: 'slime-school' }),
  )
})
afterAll(() => school.close())

type Person = Awaited<ReturnType<School['newcomer']>>

const written = {
  title: 'Capitals',
  subject: 'Geography',
  questions: [{ question: 'France?', answers: ['Paris', 'Rome', 'Bonn', 'Oslo'], correct: 0 }],
}
const drawn = { name: 'My track', gameMode: 'racing', description: '', tiles: gridOf(5, 5, 'track') }

const made = async (author: Person) => ((await author.post('/api/question-sets', written)).body as QuestionSet).id
const share = (author: Person, id: string, sharing: Sharing) =>
  author.put(`/api/question-sets/${id}/sharing`, { sharing })
const listed = async (reader: Person) => (await reader.get('/api/question-sets')).body as QuestionSet[]
const sees = async (reader: Person, id: string) => {
  const inList = (await listed(reader)).some((set) => set.id === id)
  const alone = (await reader.get(`/api/question-sets/${id}`)).status === 200
  const played = (await school.services.questionSets.withAnswers(id, reader.user)) !== undefined
  expect([alone, played]).toEqual([inList, inList])
  return inList
}
const flags = async (teacher: Person) => (await teacher.get('/api/flags')).body as Flagged[]

describe('who sees, practises and hosts a question set', () => {
  test('nobody but its author, then all teachers, then everybody, then nobody again', async () => {
    const [author, colleague, pupil] = [
      await school.newcomer('teacher'),
      await school.newcomer('teacher'),
      await school.newcomer(),
    ]
    const id = await made(author)
    const seenBy = async () => [await sees(author, id), await sees(colleague, id), await sees(pupil, id)]
    expect(await seenBy()).toEqual([true, false, false])
    for (const [sharing, expected] of [
      ['school', [true, true, false]],
      ['everyone', [true, true, true]],
      ['me', [true, false, false]],
    ] as const) {
      expect(await share(author, id, sharing)).toMatchObject({ status: 200, body: { id, sharing } })
      expect(await seenBy()).toEqual(expected)
      expect((await listed(author)).find((set) => set.id === id)?.sharing).toBe(sharing)
    }
  })

  test('whoever may not see it hears what is said of a set that is not there', async () => {
    const [author, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const id = await made(author)
    for (const path of [`/api/question-sets/${id}`, '/api/question-sets/nowhere'])
      expect(await other.get(path)).toMatchObject({ status: 404, body: { refusal: 'questionSetNotFound' } })
    for (const about of [id, 'nowhere']) {
      expect((await other.post(`/api/question-sets/${about}/copy`)).status).toBe(404)
      expect((await other.post(`/api/question-sets/${about}/flag`, { why: 'rude' })).status).toBe(404)
    }
  })

  test('only its author shares it, and only so far as there are ways to', async () => {
    const [author, other] = [await school.newcomer(), await school.newcomer('teacher')]
    const id = await made(author)
    expect((await share(other, id, 'everyone')).status).toBe(403)
    expect((await share(author, id, 'the world' as Sharing)).status).toBe(400)
    expect((await share(other, 'ready', 'me')).status).toBe(403)
    expect(await sees(other, id)).toBe(false)
  })

  test('the list has one’s own first, then what others share, then what is ready-made', async () => {
    const [author, reader] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const foreign = await made(author)
    await share(author, foreign, 'school')
    const mine = await made(reader)
    const order = (await listed(reader)).map(({ id }) => id).filter((id) => [foreign, mine, 'ready'].includes(id))
    expect(order).toEqual([mine, foreign, 'ready'])
  })

  test('what is deleted is shared no more', async () => {
    const author = await school.newcomer('teacher')
    const id = await made(author)
    await share(author, id, 'everyone')
    await author.delete(`/api/question-sets/${id}`)
    expect(await school.archive.shares.get(id)).toBeUndefined()
  })
})

describe('a copy of one’s own', () => {
  test('is made of what one may see, has the answers and is private', async () => {
    const [author, colleague] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const id = await made(author)
    await share(author, id, 'school')
    const copy = await colleague.post(`/api/question-sets/${id}/copy`)
    expect(copy).toMatchObject({ status: 201, body: { title: 'Capitals', mine: true, sharing: 'me' } })
    expect(rightPlace((copy.body as QuestionSet).questions[0])).toBe(0)
    expect((await colleague.post('/api/question-sets/ready/copy')).status).toBe(201)
  })

  test('says after whose set it was made, to who may see that, and as long as it is there', async () => {
    const [author, copier, reader] = await Promise.all([1, 2, 3].map(() => school.newcomer('teacher')))
    if (!author || !copier || !reader) throw new Error('nobody')
    const id = await made(author)
    await share(author, id, 'school')
    const copy = (await copier.post(`/api/question-sets/${id}/copy`)).body as QuestionSet
    const after = { title: 'Capitals', createdBy: author.user.username }
    const toldTo = async (who: Person, about = copy.id) => {
      const set = (await who.get(`/api/question-sets/${about}`)).body as QuestionSet
      return [set.after, (await listed(who)).find((one) => one.id === about)?.after]
    }
    expect(await toldTo(copier)).toEqual([after, after])
    await copier.put(`/api/question-sets/${copy.id}`, { ...written, title: 'Other capitals' })
    await share(copier, copy.id, 'school')
    expect(await toldTo(reader)).toEqual([after, after])
    const copied = (await reader.post(`/api/question-sets/${copy.id}/copy`)).body as QuestionSet
    const second = { title: 'Other capitals', createdBy: copier.user.username }
    expect(await toldTo(reader, copied.id)).toEqual([second, second])
    expect((await author.post(`/api/question-sets/${id}/copy`)).body).not.toHaveProperty('after')
    await share(author, id, 'me')
    expect(await toldTo(copier)).toEqual([undefined, undefined])
    await author.delete(`/api/question-sets/${id}`)
    expect(await toldTo(reader)).toEqual([undefined, undefined])
  })

  test('of a copy has a title of its own and still says after whose set the first was made', async () => {
    const [author, copier] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const id = await made(author)
    await share(author, id, 'school')
    const first = (await copier.post(`/api/question-sets/${id}/copy`)).body as QuestionSet
    const again = (title: string) => copier.post(`/api/question-sets/${first.id}/copy`, { title })
    expect(await again('Capitals (copy)')).toMatchObject({
      status: 201,
      body: { title: 'Capitals (copy)', mine: true },
    })
    const after = { title: 'Capitals', createdBy: author.user.username }
    expect((await listed(copier)).flatMap((set) => (set.mine ? [[set.title, set.after]] : []))).toEqual([
      ['Capitals (copy)', after],
      ['Capitals', after],
    ])
    expect((await again('')).status).toBe(400)
    expect((await again('a'.repeat(101))).status).toBe(400)
  })

  test('is for teachers, who would know the answers; pupils do not get them so', async () => {
    const [author, pupil] = [await school.newcomer('teacher'), await school.newcomer()]
    const id = await made(author)
    await share(author, id, 'everyone')
    for (const about of [id, 'ready'])
      expect(await pupil.post(`/api/question-sets/${about}/copy`)).toMatchObject({ body: { refusal: 'teachersOnly' } })
  })
})

describe('everybody’s lists', () => {
  test('a pupil who shares sixty at once has five there', async () => {
    const [author, reader] = [await school.newcomer(), await school.newcomer()]
    const ids = await Promise.all(Array.from({ length: 60 }, () => made(author)))
    const answers = await Promise.all(ids.map((id) => share(author, id, 'everyone')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409, 429]))
    const shown = (await listed(reader)).filter(({ createdBy }) => createdBy === author.user.username)
    expect(shown.length).toBeLessThanOrEqual(5)
    expect((await listed(author)).filter(({ sharing, mine }) => mine && sharing !== 'me').length).toBe(shown.length)
    const again = ids.find((id) => !shown.some((set) => set.id === id)) ?? ''
    for (const { id } of shown) await share(author, id, 'me')
    expect((await share(author, again, 'everyone')).status).toBe(200)
  })

  test('pupils cannot crowd out what a teacher shares', async () => {
    const [author, reader] = [await school.newcomer('teacher'), await school.newcomer()]
    const id = await made(author)
    await share(author, id, 'everyone')
    for (let pupils = 0; pupils < 8; pupils++) {
      const pupil = await school.newcomer()
      for (let set = 0; set < 5; set++) await share(pupil, await made(pupil), 'everyone')
    }
    expect(await sees(reader, id)).toBe(true)
  })

  test('a pupil who draws as many maps as there may be has five in them, and no more at once than one by one', async () => {
    const [author, reader] = [await school.newcomer(), await school.newcomer()]
    const draw = (count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await author.post('/api/maps', drawn)).status))
    expect(new Set(await draw(95))).toEqual(new Set([201]))
    await draw(20)
    const kept = () => school.archive.maps.count({ ownerId: author.user.id })
    expect(await kept()).toBeLessThanOrEqual(100)
    while ((await draw(1))[0] === 201);
    expect(await kept()).toBe(100)
    // Maps count for achievements. If an author makes and deletes them without end, only a hundred count, with a row for each.
    const rows = () => school.archive.ledger.count({ playerId: author.user.id })
    const before = await rows()
    for (const map of await school.archive.maps.ids(10, { ownerId: author.user.id }, [])) {
      expect((await author.delete(`/api/maps/${map}`)).status).toBeLessThan(300)
      expect(await draw(1)).toEqual([201])
    }
    await school.services.ledger.settled()
    expect(await rows()).toBe(before)
    const by = async (person: Person) =>
      ((await person.get('/api/maps')).body as GameMap[]).filter(({ createdBy }) => createdBy === author.user.username)
    expect((await by(reader)).length).toBeLessThanOrEqual(5)
    const own = await by(author)
    expect(own).toHaveLength(100)
    const hidden = own.find(({ sharing }) => sharing === 'me')?.id ?? ''
    expect((await reader.get(`/api/maps/${hidden}`)).status).toBe(404)
    expect(await school.services.maps.forMode(hidden, 'racing', reader.user)).toBeUndefined()
    expect(await school.services.maps.forMode(hidden, 'racing', author.user)).toBeDefined()
  })
})

describe('what pupils report', () => {
  test('teachers see it, with by whom and why, and stop it; its author cannot share it again', async () => {
    const [author, pupil, teacher] = [
      await school.newcomer(),
      await school.newcomer(),
      await school.newcomer('teacher'),
    ]
    const id = await made(author)
    await share(author, id, 'everyone')
    for (let time = 0; time < 3; time++)
      expect((await pupil.post(`/api/question-sets/${id}/flag`, { why: 'rude' })).status).toBe(204)
    const reported = { id, kind: 'set', title: 'Capitals', createdBy: author.user.username }
    const flag = { by: pupil.user.username, why: 'rude' }
    expect(await flags(teacher)).toContainEqual({ ...reported, stoppedBy: null, flags: [flag] })
    expect((await pupil.get('/api/flags')).status).toBe(403)
    expect((await pupil.put(`/api/flags/${id}`, { verdict: 'stopped' })).status).toBe(403)
    expect((await teacher.put(`/api/flags/${id}`, { verdict: 'stopped' })).status).toBe(204)
    expect([await sees(pupil, id), await sees(author, id)]).toEqual([false, true])
    expect((await listed(author)).find((set) => set.id === id)).toMatchObject({ sharing: 'me', stopped: true })
    expect(await share(author, id, 'school')).toMatchObject({ status: 403, body: { refusal: 'sharingStopped' } })
    const stopped = { ...reported, stoppedBy: teacher.user.username, flags: [flag] }
    expect(await flags(teacher)).toContainEqual(stopped)
    await teacher.put(`/api/flags/${id}`, { verdict: 'fine' })
    expect((await flags(teacher)).filter((one) => one.id === id)).toEqual([])
    expect((await share(author, id, 'everyone')).status).toBe(200)
  })

  test('what a teacher has stopped stays stopped when their account is deleted, and no longer names them', async () => {
    const [author, teacher, other] = [
      await school.newcomer('student'),
      await school.newcomer('teacher'),
      await school.newcomer('teacher'),
    ]
    const id = await made(author)
    await share(author, id, 'everyone')
    await teacher.put(`/api/flags/${id}`, { verdict: 'stopped' })
    const stoppedBy = async () => (await flags(other)).find((one) => one.id === id)?.stoppedBy
    expect(await stoppedBy()).toBe(teacher.user.username)
    const account = await school.archive.accounts.get(teacher.user.id)
    if (account) await school.services.departures.leave(account)
    expect(await stoppedBy()).toBe('Former teacher')
    expect(JSON.stringify(await school.archive.shares.get(id))).not.toContain(teacher.user.id)
    expect(await share(author, id, 'school')).toMatchObject({ status: 403, body: { refusal: 'sharingStopped' } })
  })

  test('reports alone hide nothing, however many there are, and one pupil’s are bounded', async () => {
    const [author, pupil, teacher] = [
      await school.newcomer('teacher'),
      await school.newcomer(),
      await school.newcomer('teacher'),
    ]
    const ids: string[] = []
    for (let set = 0; set < 15; set++) {
      const id = await made(author)
      await share(author, id, 'everyone')
      ids.push(id)
    }
    const statuses: number[] = []
    for (const id of ids) statuses.push((await pupil.post(`/api/question-sets/${id}/flag`, { why: 'wrong' })).status)
    expect(statuses).toEqual([...Array(10).fill(204), ...Array(5).fill(429)])
    const id = ids[0] ?? ''
    const crowd = await Promise.all(Array.from({ length: 30 }, () => school.newcomer()))
    await Promise.all(crowd.map((one) => one.post(`/api/question-sets/${id}/flag`, { why: 'rude' })))
    for (const each of ids) expect(await sees(pupil, each)).toBe(true)
    expect((await flags(teacher)).find((one) => one.id === id)?.flags).toHaveLength(20)
  })

  test('the reported sets, which may be long, are read a few at a time, and for one call of a teacher after the other', async () => {
    const [author, teacher] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const pupils = [await school.newcomer(), await school.newcomer()]
    for (let set = 0; set < 14; set++) {
      const id = await made(author)
      await share(author, id, 'everyone')
      await pupils[set % 2]?.post(`/api/question-sets/${id}/flag`, { why: 'wrong' })
    }
    const reading = vi.spyOn(school.archive.questionSets, 'getMany')
    const own = (await flags(teacher)).filter(({ createdBy }) => createdBy === author.user.username)
    expect(own).toHaveLength(14)
    expect(Math.max(...reading.mock.calls.map(([ids]) => ids.length))).toBeLessThanOrEqual(10)
    reading.mockRestore()
    const hundred = await Promise.all(Array.from({ length: 100 }, () => teacher.get('/api/flags')))
    expect(new Set(hundred.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })

  test('what a teacher has found fine is not reported again before it has changed', async () => {
    const [author, pupil, teacher] = [
      await school.newcomer('teacher'),
      await school.newcomer(),
      await school.newcomer('teacher'),
    ]
    const id = await made(author)
    await share(author, id, 'everyone')
    const report = () => pupil.post(`/api/question-sets/${id}/flag`, { why: 'other' })
    const isListed = async () => (await flags(teacher)).some((one) => one.id === id)
    await report()
    expect(await isListed()).toBe(true)
    await teacher.put(`/api/flags/${id}`, { verdict: 'fine' })
    await report()
    expect(await isListed()).toBe(false)
    await author.put(`/api/question-sets/${id}`, { ...written, title: 'Other capitals' })
    await report()
    expect(await isListed()).toBe(true)
  })

  test('nobody judges their own', async () => {
    const [author, pupil] = [await school.newcomer('teacher'), await school.newcomer()]
    const id = await made(author)
    await share(author, id, 'everyone')
    await pupil.post(`/api/question-sets/${id}/flag`, { why: 'rude' })
    expect((await flags(author)).some((one) => one.id === id)).toBe(false)
    expect((await author.put(`/api/flags/${id}`, { verdict: 'fine' })).status).toBe(403)
  })

  test('a colleague’s set is stopped after a report of somebody else’s, or by an administrator, where no code says who teaches', async () => {
    const own = await openSchool()
    const [administrator, author, teacher, pupil] = [
      await own.newcomer('teacher'),
      await own.newcomer('teacher'),
      await own.newcomer('teacher'),
      await own.newcomer(),
    ]
    const stop = async (who: Person, id: string) =>
      (await who.put(`/api/flags/${id}`, { verdict: 'stopped' })).body as { refusal?: string } | ''
    const [first, second, theirs] = [await made(author), await made(author), await made(pupil)]
    for (const id of [first, second]) await share(author, id, 'everyone')
    await share(pupil, theirs, 'everyone')
    expect(await stop(teacher, first)).toMatchObject({ refusal: 'notReported' })
    await teacher.post(`/api/question-sets/${first}/flag`, { why: 'rude' })
    expect(await stop(teacher, first)).toMatchObject({ refusal: 'notReported' })
    await pupil.post(`/api/question-sets/${first}/flag`, { why: 'rude' })
    expect([await stop(teacher, first), await stop(administrator, second), await stop(teacher, theirs)]).toEqual([
      '',
      '',
      '',
    ])
    await own.close()
  })

  test('a map is reported and stopped in the same way; default maps and ready-made sets are not', async () => {
    const [author, pupil, teacher] = [
      await school.newcomer(),
      await school.newcomer(),
      await school.newcomer('teacher'),
    ]
    const { id } = (await author.post('/api/maps', drawn)).body as GameMap
    expect((await pupil.get(`/api/maps/${id}`)).status).toBe(200)
    await pupil.post(`/api/maps/${id}/flag`, { why: 'rude' })
    expect(await flags(teacher)).toContainEqual(expect.objectContaining({ id, kind: 'map', title: 'My track' }))
    await teacher.put(`/api/flags/${id}`, { verdict: 'stopped' })
    expect((await pupil.get(`/api/maps/${id}`)).status).toBe(404)
    expect((await author.get(`/api/maps/${id}`)).body).toMatchObject({ sharing: 'me', stopped: true })
    expect((await pupil.post('/api/question-sets/ready/flag', { why: 'rude' })).status).toBe(404)
  })
})
