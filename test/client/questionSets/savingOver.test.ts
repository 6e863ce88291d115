import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuestionSet, QuestionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'

const refused = { ok: false, status: 409, refusal: 'changedMeanwhile', error: '' }

const server = vi.hoisted(
  (): { sets: QuestionSet[]; now: unknown; lostWith: number | undefined; saved: (number | undefined)[] } => ({
    sets: [],
    now: undefined,
    lostWith: undefined,
    saved: [],
  }),
)

vi.mock('../../../client/net/questionSets.ts', () => ({
  ownQuestionSets: async () => server.sets,
  readQuestionSet: async () => (server.now ? { ok: true, value: server.now } : { ok: false }),
  saveQuestionSet: async (_: string, request: QuestionSetRequest, changes: number | undefined) => {
    server.saved.push(changes)
    const lostWith = server.lostWith
    server.lostWith = undefined
    if (lostWith !== undefined) return { ok: false, status: lostWith, refusal: 'unreachable', error: '' }
    return changes === 2 ? { ok: true, value: request } : refused
  },
  createQuestionSet: async (request: QuestionSetRequest) => {
    const set = { ...request, id: request.title, mine: true } as unknown as QuestionSet
    server.sets.push(set)
    return { ok: true, value: set }
  },
}))
vi.mock('../../../client/state/confirmation.ts', () => ({ askToChoose: async () => 'other' }))
const { savingOver } = await import('../../../client/screens/questionSets/savingOver.ts')

const question = { question: 'Where is it?', answers: ['Here', 'There'], correct: 0 }
const written = (title: string): QuestionSetRequest => ({ title, subject: 'Other', questions: [question] })

beforeEach(() => {
  Object.assign(server, { sets: [], now: undefined, lostWith: undefined, saved: [] })
})

describe('a set that was saved elsewhere meanwhile', () => {
  it('is kept beside copies with names of their own, however many there are', async () => {
    const titles = ['Planets', 'Planets', 'Planets (copy 2)']
    for (const title of titles) await savingOver('planets')(written(title), 1)
    expect(server.sets.map(({ title }) => title)).toEqual(['Planets (copy)', 'Planets (copy 2)', 'Planets (copy 3)'])
  })
})

describe('a save whose answer was lost', () => {
  const image = 'data:image/gif;base64,R0lGODlh'
  const setSent: QuestionSetRequest = { ...written('Planets '), questions: [{ ...question, kind: 'choice', image }] }
  const stored = { ...question, id: 'q1', image: `/api/pictures/${'1'.repeat(64)}`, translations: {} }
  const saveTwice = async (lostWith: number, now: object, sent = setSent) => {
    const save = savingOver('planets')
    server.lostWith = lostWith
    server.now = { ...written('Planets'), version: 2, mine: true, ...now }
    await save(sent, 1)
    return save(sent, 1)
  }

  it.each([0, 502])('is known again by all that was written, if it ended with %s', async (status) => {
    expect((await saveTwice(status, { questions: [stored] })).ok).toBe(true)
    expect(server.saved).toEqual([1, 1, 2])
    expect(server.sets).toEqual([])
  })

  it.each(['1', '2'])('is known by the address of a picture that was there before (%s)', async (now) => {
    const at = (name: string) => `/api/pictures/${name.repeat(64)}`
    const sent: QuestionSetRequest = {
      ...written('Planets'),
      questions: [{ ...question, kind: 'choice', image: at('1') }],
    }
    await saveTwice(0, { questions: [{ ...stored, image: at(now) }] }, sent)
    expect(server.sets).toHaveLength(now === '1' ? 0 : 1)
  })

  it.each([
    ['an answer', { questions: [{ ...stored, answers: ['Here', 'Elsewhere'] }] }],
    ['the right one', { questions: [{ ...stored, correct: 1 }] }],
    ['an explanation', { questions: [{ ...stored, explanation: 'It is here.' }] }],
    ['a picture', { questions: [question] }],
    ['the topic', { questions: [stored], about: 'Grade 5' }],
  ])('is not taken for a change of %s in another tab', async (_, now) => {
    await saveTwice(0, now)
    expect(server.sets.map(({ title }) => title)).toEqual(['Planets (copy)'])
  })
})
