import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { rightPlace } from '../../rooms/shared/questions/rightPlace.ts'
import { questionSet } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await school.archive.questionSets.insert(
    questionSet({ id: 'ready', readyMade: true, createdBy: 'Slime School', ownerId: 'slime-school' }),
  )
})
afterAll(() => school.close())

const written = {
  title: 'Capitals',
  subject: 'Geography',
  questions: [
    {
      question: 'France?',
      answers: ['Paris', 'Rome', 'Bonn', 'Oslo'],
      correct: 0,
      explanation: 'It has been since 987.',
    },
    { question: 'Norway?', answers: ['Paris', 'Rome', 'Bonn', 'Oslo'], correct: 3 },
  ],
}

const made = async (author: Awaited<ReturnType<School['newcomer']>>, body: unknown = written) =>
  (await author.post('/api/question-sets', body)).body as QuestionSet

test('a set that was saved meanwhile is not overwritten by one that was opened before', async () => {
  const author = await school.newcomer()
  const { id } = await made(author)
  const path = `/api/question-sets/${id}`
  const opened = ((await author.get(path)).body as QuestionSet).version
  expect(opened).toBeTypeOf('number')
  expect((await author.put(`${path}?changes=${opened}`, { ...written, title: 'First tab' })).status).toBe(200)
  expect(await author.put(`${path}?changes=${opened}`, { ...written, title: 'Second tab' })).toMatchObject({
    status: 409,
    body: { refusal: 'changedMeanwhile' },
  })
  const now = (await author.get(path)).body as QuestionSet
  expect(now.title).toBe('First tab')
  expect((await author.put(`${path}?changes=${now.version}`, { ...written, title: 'Second tab' })).status).toBe(200)
  for (const changes of ['', '-1', '1.5', 'x'])
    expect((await author.put(`${path}?changes=${changes}`, written)).status).toBe(400)

  // An older page sends no version, and readers who are not the author are told none.
  expect((await author.put(path, { ...written, title: 'Third tab' })).status).toBe(200)
  expect((await author.put(`${path}/sharing`, { sharing: 'everyone' })).status).toBe(200)
  const reader = await school.newcomer('teacher')
  expect((await reader.get(path)).body).toMatchObject({ title: 'Third tab' })
  expect((await reader.get(path)).body).not.toHaveProperty('version')
})

test('a set that is sent again after a lost answer is written into the one that was made, and into no other', async () => {
  const author = await school.newcomer('teacher')
  const old = await made(author)
  const readOld = async () => (await author.get(`/api/question-sets/${old.id}`)).body
  const before = await readOld()
  const first = await author.post('/api/question-sets?requestId=form-1', written)
  const again = await author.post('/api/question-sets?requestId=form-1', { ...written, title: 'Capital cities' })
  expect([first.status, again.status]).toEqual([201, 201])
  expect((again.body as QuestionSet).id).toBe((first.body as QuestionSet).id)
  const other = await school.newcomer('teacher')
  await other.post('/api/question-sets?requestId=form-1', written)
  const own = ((await author.get('/api/question-sets')).body as QuestionSet[]).filter(({ mine }) => mine)
  expect(own.map(({ title }) => title).sort()).toEqual(['Capital cities', 'Capitals'])
  expect(await readOld()).toEqual(before)
  expect((await author.post('/api/question-sets?requestId=$ne', written)).status).toBe(400)
})

test('a set that is sent again once its author has changed it elsewhere is not written over', async () => {
  const author = await school.newcomer('teacher')
  const save = (title: string) => author.post('/api/question-sets?requestId=form-1', { ...written, title })
  await save('Capitals')
  await save('Sent again')
  const { id } = (await save('And again')).body as QuestionSet
  await author.put(`/api/question-sets/${id}`, { ...written, title: 'Better' })
  expect(await save('Old tab')).toMatchObject({ status: 409, body: { refusal: 'changedMeanwhile' } })
  expect((await author.get(`/api/question-sets/${id}`)).body).toMatchObject({ title: 'Better' })
})

test('a title that everybody would read is not rude, when it is made or changed', async () => {
  const author = await school.newcomer()
  const rude = { ...written, title: 'sh1t quiz' }
  const refusal = {
    status: 400,
    body: { refusal: 'titleRude', error: 'This title is not allowed. Please choose another.' },
  }
  expect(await author.post('/api/question-sets', rude)).toMatchObject(refusal)
  const { id } = await made(author)
  expect(await author.put(`/api/question-sets/${id}`, rude)).toMatchObject(refusal)
  expect(await author.get(`/api/question-sets/${id}`)).toMatchObject({ body: { title: written.title } })
})

test('the language of a set goes with it, its copies and its games, and goes when it is taken out', async () => {
  const author = await school.newcomer()
  const set = await made(author, { ...written, language: 'pt-BR' })
  expect(set).toMatchObject({ language: 'pt-br' })
  expect(await author.post(`/api/question-sets/${set.id}/copy`, {})).toMatchObject({ body: { language: 'pt-br' } })
  const played = await school.services.questionSets.withAnswers(set.id, author.user)
  expect(played?.questions.map(({ language }) => language)).toEqual(written.questions.map(() => 'pt-br'))
  for (const language of ['', 'x', 'de<b>', 7, `de-${'x'.repeat(40)}`])
    expect((await author.put(`/api/question-sets/${set.id}`, { ...written, language })).status).toBe(400)
  await author.put(`/api/question-sets/${set.id}`, written)
  const plain = await school.services.questionSets.withAnswers(set.id, author.user)
  expect(plain?.language ?? plain?.questions[0]?.language).toBeUndefined()
})

test('what a set is about goes with it and with its copies, is not rude, and goes when it is taken out', async () => {
  const author = await school.newcomer('teacher')
  const about = 'Ages 9 to 12. Facts from our school book.'
  const set = await made(author, { ...written, about })
  expect(set).toMatchObject({ about })
  expect(await author.post(`/api/question-sets/${set.id}/copy`, {})).toMatchObject({ body: { about } })
  expect(await author.put(`/api/question-sets/${set.id}`, { ...written, about: 'sh1t quiz' })).toMatchObject({
    status: 400,
  })
  expect((await author.put(`/api/question-sets/${set.id}`, { ...written, about: 'x'.repeat(300) })).status).toBe(400)
  await author.put(`/api/question-sets/${set.id}`, written)
  expect((await author.get(`/api/question-sets/${set.id}`)).body).not.toHaveProperty('about')
})

describe('secrecy', () => {
  test('the answers are for the creator; neither students nor teachers find them anywhere', async () => {
    const author = await school.newcomer('teacher')
    const set = await made(author)
    expect(set.questions.map(rightPlace)).toEqual([0, 3])
    await author.put(`/api/question-sets/${set.id}/sharing`, { sharing: 'everyone' })
    for (const role of ['student', 'teacher'] as const) {
      const reader = await school.newcomer(role)
      const list = (await reader.get('/api/question-sets')).body as QuestionSet[]
      const listed = list.find(({ id }) => id === set.id)
      expect(listed).toMatchObject({
        title: 'Capitals',
        subject: 'Geography',
        createdBy: author.user.username,
        mine: false,
      })
      const single = (await reader.get(`/api/question-sets/${set.id}`)).body
      for (const found of [listed, single]) {
        expect(JSON.stringify(found)).not.toMatch(/correct|explanation|since 987/)
        expect(JSON.stringify(found)).toContain('Paris')
      }
    }
  })

  test('of ready-made sets teachers see the answers and students do not', async () => {
    const seen = async (role: 'student' | 'teacher') => {
      const list = (await (await school.newcomer(role)).get('/api/question-sets')).body as QuestionSet[]
      return rightPlace(list.find(({ id }) => id === 'ready')?.questions[0])
    }
    expect(await seen('teacher')).toBe(1)
    expect(await seen('student')).toBeUndefined()
  })
})

describe('writing', () => {
  test('students create sets too, under their own name whatever the body says', async () => {
    const author = await school.newcomer()
    const answer = await author.post('/api/question-sets', {
      ...written,
      createdBy: 'Slime School',
      id: 'mine',
      readyMade: true,
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { createdBy: author.user.username, readyMade: false, mine: true },
    })
    expect((answer.body as QuestionSet).id).not.toBe('mine')
    const own = (await author.get('/api/question-sets')).body as QuestionSet[]
    expect(own[0]).toMatchObject({ id: (answer.body as QuestionSet).id, mine: true })
  })

  test('the creator edits and deletes; others are refused and change nothing', async () => {
    const author = await school.newcomer('teacher')
    const other = await school.newcomer('teacher')
    const set = await made(author)
    const path = `/api/question-sets/${set.id}`
    const better = { ...written, title: 'Better capitals' }
    expect(await other.put(path, better)).toMatchObject({
      status: 403,
      body: { error: 'This belongs to somebody else' },
    })
    expect((await other.delete(path)).status).toBe(403)
    expect((await author.get(path)).body).toEqual({ ...set, version: expect.any(Number) })
    expect(await author.put(path, better)).toMatchObject({
      status: 200,
      body: { id: set.id, title: 'Better capitals' },
    })
    expect((await author.delete(path)).status).toBe(204)
    const gone = { status: 404, body: { error: 'Question set not found' } }
    for (const answer of [await author.get(path), await author.put(path, better), await author.delete(path)])
      expect(answer).toMatchObject(gone)
  })

  test('ready-made sets belong to nobody who signs in', async () => {
    const teacher = await school.newcomer('teacher')
    expect((await teacher.put('/api/question-sets/ready', written)).status).toBe(403)
    expect((await teacher.delete('/api/question-sets/ready')).status).toBe(403)
  })

  test.each([
    [{ ...written, title: '  ' }, 'Please enter a title'],
    [{ ...written, subject: 'Sport' }, 'Please choose a subject'],
    [{ ...written, questions: [] }, 'Please add at least one question'],
    [{ ...written, questions: 'many' }, 'Please add at least one question'],
    [
      { ...written, questions: [{ ...written.questions[0], correct: 4 }] },
      'Question 1: Please mark one answer as correct',
    ],
    [
      { ...written, questions: [{ ...written.questions[0], answers: ['a'], correct: 0 }] },
      'Question 1: There must be 2 to 6 answers',
    ],
    [
      { ...written, questions: [{ ...written.questions[0], answers: ['a', 'b', ' ', 'd'] }] },
      'Question 1: Answer C is missing',
    ],
    [{ ...written, title: 'x'.repeat(101) }, 'The title can have at most 100 characters'],
    [{ ...written, title: 'a\u0000b' }, 'The title contains characters that cannot be shown'],
  ])('refuses what is not a question set (%#)', async (body, error) => {
    const author = await school.newcomer()
    expect(await author.post('/api/question-sets', body)).toMatchObject({ status: 400, body: { error } })
    const list = (await author.get('/api/question-sets')).body as QuestionSet[]
    expect(list.filter(({ mine }) => mine)).toEqual([])
  })

  test('text that looks like markup or like an operator is text', async () => {
    const author = await school.newcomer()
    const title = '<script>$where</script> {"$gt":""} {{7*7}}'
    expect((await made(author, { ...written, title })).title).toBe(title)
  })

  test('visitors neither read nor write', async () => {
    const visitor = school.visitor()
    const signedOut = { status: 401, body: { error: 'Please log in first' } }
    expect(await visitor.get('/api/question-sets')).toMatchObject(signedOut)
    expect(await visitor.post('/api/question-sets', written)).toMatchObject(signedOut)
  })

  test('there is an end to how many one person keeps', async () => {
    const author = await school.newcomer()
    await school.archive.questionSets.insertMany(
      Array.from({ length: 200 }, () => questionSet({ ownerId: author.user.id })),
    )
    expect((await author.post('/api/question-sets', written)).status).toBe(409)
  })
})

describe('pictures on other sites', () => {
  const tracker = 'https://tracker.example/pixel.gif?who=me'
  const question = { question: '1 + 1', answers: ['1', '2', '3', '4'], correct: 1 }
  const sumsWith = (image: string) => ({ title: 'Sums', subject: 'Math', questions: [{ ...question, image }] })

  test('are not taken in, but from hosts that the school allows', async () => {
    const strict = await openSchool({ rules: { pictureHosts: ['pictures.example'] } })
    const author = await strict.newcomer('teacher')
    for (const image of [tracker, 'https://pictures.example:8443/x', 'https://pictures.example.evil.example/x'])
      expect(await author.post('/api/question-sets', sumsWith(image))).toMatchObject({
        status: 400,
        body: { refusal: 'pictureElsewhere' },
      })
    expect((await author.post('/api/question-sets', sumsWith('https://pictures.example/x.png'))).status).toBe(201)
    await strict.close()
  })

  test('that stand in a set from before are shown to its author alone, and to nobody who plays it', async () => {
    const [author, colleague] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const old = questionSet({ ownerId: author.user.id, questions: [{ ...question, image: tracker }] })
    await school.archive.questionSets.insert(old)
    await author.put(`/api/question-sets/${old.id}/sharing`, { sharing: 'everyone' })
    expect(JSON.stringify((await author.get(`/api/question-sets/${old.id}`)).body)).toContain(tracker)
    const seen = await colleague.get(`/api/question-sets/${old.id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify([seen.body, (await colleague.get('/api/question-sets')).body])).not.toContain('tracker')
    expect((await colleague.post(`/api/question-sets/${old.id}/copy`)).status).toBe(201)
    const own = await author.post(`/api/question-sets/${old.id}/copy`)
    expect(own.body, 'an author loses no picture without a word').toMatchObject({ refusal: 'pictureElsewhere' })
    const forTheRoom = await school.services.questionSets.withAnswers(old.id, author.user)
    expect(forTheRoom?.questions).toEqual([question])
  })
})
