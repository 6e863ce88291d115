import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { TypedQuestion } from '../../../rooms/shared/questions/question.ts'
import { roomPorts } from '../../../server/ports/roomPorts.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const thanks: TypedQuestion = { kind: 'typed', question: 'Say thank you in French', accept: ['merci'] }

async function aSet(question = thanks) {
  const author = await school.newcomer('teacher')
  const written = { title: 'French', subject: 'Other', questions: [{ ...thanks, question: 'Other' }, question] }
  const set = (await author.post('/api/question-sets', written)).body as QuestionSet
  const { content } = roomPorts(school.services, '')
  const accept = (text: string, over: { setId?: string; userId?: string; asked?: TypedQuestion } = {}) =>
    content.acceptForEver({ setId: set.id, userId: author.user.id, asked: question, text, ...over })
  const now = async () => ((await author.get(`/api/question-sets/${set.id}`)).body as QuestionSet).questions
  return { author, set, accept, now }
}

test('what a host accepted for ever stands in their own set, once, and undoes nothing that its author writes meanwhile', async () => {
  const { author, set, accept, now } = await aSet()
  expect(await accept('je vous remercie')).toBe(true)
  expect(await accept(' Je VOUS remercie!')).toBe(true)
  expect(await now()).toMatchObject([{ accept: ['merci'] }, { accept: ['merci', 'je vous remercie'] }])
  // An edit that comes in between is not undone: a writer who read the set before it is refused, and reads it again.
  const before = await school.archive.questionSets.get(set.id)
  const account = await school.archive.accounts.get(author.user.id)
  if (!before || !account) throw new Error('no set')
  await author.put(`/api/question-sets/${set.id}`, { title: 'Words', subject: 'Other', questions: await now() })
  const { title, subject, questions } = { ...before, subject: 'Other' as const }
  const late = await school.services.questionSets.replace(set.id, { title, subject, questions }, account, {
    changes: before.version,
  })
  expect(late).toEqual({ refused: 'changedMeanwhile' })
  expect(await accept('merci bien')).toBe(true)
  expect(await school.archive.questionSets.get(set.id)).toMatchObject({ title: 'Words' })
})

test('nothing is written into another’s set, a ready-made one, one that is gone, or a question that is another by now', async () => {
  const { accept, now, set } = await aSet()
  const stranger = await school.newcomer('teacher')
  const before = await now()
  expect(await accept('grazie', { userId: stranger.user.id })).toBe(false)
  expect(await accept('grazie', { userId: 'nobody' })).toBe(false)
  expect(await accept('grazie', { setId: 'gone' })).toBe(false)
  expect(await accept('grazie', { asked: { ...thanks, accept: ['danke'] } })).toBe(false)
  expect(await accept('grazie', { asked: { ...thanks, question: 'Say it in Italian' } })).toBe(false)
  // One that is longer than an author may write, and one more than there is room for.
  expect(await accept('x'.repeat(61))).toBe(false)
  expect(await now()).toEqual(before)
  const record = await school.archive.questionSets.get(set.id)
  if (!record) throw new Error('no set')
  const { version, ...rest } = record
  await school.archive.questionSets.replace({ ...rest, readyMade: true }, version)
  expect(await accept('grazie')).toBe(false)
  const full = await aSet({ ...thanks, accept: Array.from('abcdefghij') })
  expect(await full.accept('k')).toBe(false)
})
