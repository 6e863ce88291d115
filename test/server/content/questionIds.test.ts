import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import { withIdsOfText } from '../../../server/content/questionIds.ts'
import { seedContent } from '../../../server/content/seed.ts'
import { roomPorts } from '../../../server/ports/roomPorts.ts'
import { questionSet, report, reportPlayer } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const capital = (question: string, id?: string) => ({
  question,
  answers: ['Paris', 'Rome', 'Bonn'],
  correct: 0,
  ...(id !== undefined && { id }),
})
const written = (...questions: object[]) => ({ title: 'Capitals', subject: 'Geography', questions })

type Author = Awaited<ReturnType<School['newcomer']>>

const idsIn = (set: Pick<QuestionSet, 'questions'>) =>
  set.questions.map((question) => ('id' in question ? question.id : undefined))

const made = async (author: Author, ...questions: object[]) =>
  (await author.post('/api/question-sets', written(...questions))).body as QuestionSet

const saved = async (author: Author, { id }: QuestionSet, ...questions: object[]) =>
  (await author.put(`/api/question-sets/${id}`, written(...questions))).body as QuestionSet

const shape = /^[\w-]{12}$/

describe('the id of a question', () => {
  test('is made by the server, whatever a new set says', async () => {
    const [victim, pupil] = [await school.newcomer('teacher'), await school.newcomer('student')]
    const [theirs] = idsIn(await made(victim, capital('France?')))
    const wishes = [theirs, theirs, '__proto__', 'x'.repeat(5_000), 7, { $gt: '' }, null]
    const set = await made(pupil, ...wishes.map((id, at) => ({ ...capital(`Question ${at}?`), id })))
    const ids = idsIn(set)
    expect(new Set([theirs, ...ids]).size).toBe(wishes.length + 1)
    for (const id of ids) expect(id).toMatch(shape)
  })

  test('stays while the question is moved and changed, and no other question gets it', async () => {
    const author = await school.newcomer('teacher')
    const set = await made(author, capital('France?'), capital('Italy?'))
    const [france, italy] = idsIn(set)
    const foreign = idsIn(await made(author, capital('Spain?')))[0]
    const after = await saved(
      author,
      set,
      capital('Italy, now?', italy),
      capital('New?'),
      capital('France?', france),
      capital('France, too?', france),
      capital('Spain?', foreign),
    )
    const ids = idsIn(after)
    expect([ids[0], ids[2]]).toEqual([italy, france])
    expect(new Set([...ids, foreign]).size).toBe(6)
    // As it is kept, and as it is read again.
    expect(idsIn((await author.get(`/api/question-sets/${set.id}`)).body as QuestionSet)).toEqual(ids)
  })

  test('goes with a copy, and what comes with the product has it by its text', async () => {
    const [author, colleague] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
    const set = await made(author, capital('France?'), capital('Italy?'), capital('Spain?'))
    await author.put(`/api/question-sets/${set.id}/sharing`, { sharing: 'everyone' })
    for (const reader of [author, colleague]) {
      const copy = (await reader.post(`/api/question-sets/${set.id}/copy`, {})).body as QuestionSet
      expect(idsIn(copy)).toEqual(idsIn(set))
    }
    await seedContent(school.services)
    const shipped = await school.archive.questionSets.find({ where: { readyMade: true }, limit: 100 })
    for (const { questions } of shipped) expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    const [one, other] = [capital('One?'), capital('Other?')]
    expect(withIdsOfText([other, one, one]).map(({ id }) => id)).toEqual(
      [1, 0, 2].map((at) => withIdsOfText([one, other, one])[at]?.id),
    )
  })

  test('is given once to the questions of an older version, and is the same however often that is tried', async () => {
    const older = await openSchool()
    const author = await older.newcomer('teacher')
    const set = questionSet({ ownerId: author.user.id, questions: [capital('France?'), capital('Italy?')] })
    await older.archive.questionSets.insert(set)
    const migrate = async () => {
      const known = await older.archive.meta.get(shapeRecordId)
      await older.archive.meta.replace({ id: shapeRecordId, value: 7 }, known?.version ?? 0)
      await bringUpToDate(older.archive)
      return (await older.archive.questionSets.get(set.id)) ?? questionSet()
    }
    const first = await migrate()
    expect(new Set(idsIn({ questions: first.questions })).size).toBe(2)
    for (const { id } of first.questions) expect(id).toMatch(shape)
    expect((await migrate()).questions).toEqual(first.questions)
    await older.close()
  })
})

describe('a question that was changed after a game', () => {
  const answered = (correct: boolean) => ({ choice: correct ? 0 : 1, correct, ms: 1, gained: 0 })
  const asked = (question: string, id?: string): Report['questions'][number] => ({
    ...(id !== undefined && { id }),
    question,
    answers: ['Paris', 'Rome', 'Bonn'],
    correct: 0,
    voided: false,
  })

  test('is the one that its class missed, as it stands in the set today', async () => {
    const author = await school.newcomer('teacher')
    const set = await made(author, capital('Frence?'), capital('Italy?'))
    const [france] = idsIn(set)
    await saved(author, set, capital('Italy?', idsIn(set)[1]), { ...capital('France?', france), explanation: 'Look' })
    const missed = async (name: string, question: Report['questions'][number]) => {
      const of = { id: name, hostUserId: author.user.id, questionSetId: set.id, questions: [question] }
      await school.archive.reports.insert(report({ ...of, players: [reportPlayer({ answers: [answered(false)] })] }))
      const { content } = roomPorts(school.services, '')
      const account = await school.archive.accounts.get(author.user.id)
      if (!account) throw new Error('no account')
      return (await content.missedIn(name, { ...account, selectedSlime: 'mint' }))?.questions
    }
    expect(await missed('by-id', asked('Frence?', france))).toMatchObject([
      { question: 'France?', explanation: 'Look' },
    ])
    // In a report from before there were ids, a question is known by its text alone.
    expect(await missed('by-text', asked('Frence?'))).toEqual([
      { question: 'Frence?', answers: ['Paris', 'Rome', 'Bonn'], correct: 0 },
    ])
  })

  test('is counted as one in what a pupil still misses, under its newest text', async () => {
    const [author, pupil] = [await school.newcomer('teacher'), await school.newcomer('student')]
    const games = [asked('Frence?'), asked('Frence?', 'a-name'), asked('France?', 'a-name')]
    await school.archive.reports.insertMany(
      games.map((question, at) =>
        report({
          id: `pupil-${at}`,
          hostUserId: author.user.id,
          finishedAt: 1_000 + at,
          questions: [question],
          players: [reportPlayer({ userId: pupil.user.id, answers: [answered(false)] })],
        }),
      ),
    )
    expect((await author.get(`/api/reports/pupils/${pupil.user.id}`)).body).toMatchObject({
      missed: [{ question: 'France?', times: 3 }],
    })
  })

  test('accepts for ever what its host accepted, until it asks something else', async () => {
    const author = await school.newcomer('teacher')
    const thanks = { kind: 'typed', question: 'Say thank you in Frensh', accept: ['merci'] } as const
    const set = await made(author, thanks)
    const [id = ''] = idsIn(set)
    const accept = (text: string) =>
      roomPorts(school.services, '').content.acceptForEver({
        setId: set.id,
        userId: author.user.id,
        asked: { ...thanks, accept: [...thanks.accept], id },
        text,
      })
    await saved(author, set, { ...thanks, id, question: 'Say thank you in French' })
    expect(await accept('je vous remercie')).toBe(true)
    await saved(author, set, { ...thanks, id, question: 'And in Italian?', accept: ['grazie'] })
    expect(await accept('merci bien')).toBe(false)
  })
})
