import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuestionSet, QuestionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'

const own = vi.hoisted((): { sets: QuestionSet[] } => ({ sets: [] }))

vi.mock('../../../client/net/questionSets.ts', () => ({
  ownQuestionSets: async () => own.sets,
  readQuestionSet: async () => ({ ok: false }),
  saveQuestionSet: async () => ({ ok: false, status: 409, refusal: 'changedMeanwhile', error: '' }),
  createQuestionSet: async (request: QuestionSetRequest) => {
    const set = { ...request, id: request.title, mine: true } as unknown as QuestionSet
    own.sets.push(set)
    return { ok: true, value: set }
  },
}))
vi.mock('../../../client/state/confirmation.ts', () => ({ askToChoose: async () => 'other' }))
const { savingOver } = await import('../../../client/screens/questionSets/savingOver.ts')

const question = { question: 'Where is it?', answers: ['Here', 'There'], correct: 0 }
const written = (title: string): QuestionSetRequest => ({ title, subject: 'Other', questions: [question] })

describe('a set that was saved elsewhere meanwhile', () => {
  beforeEach(() => {
    own.sets = []
  })

  it('is kept beside copies with names of their own, however many there are', async () => {
    const titles = ['Planets', 'Planets', 'Planets (copy 2)']
    for (const title of titles) await savingOver('planets')(written(title), 1)
    expect(own.sets.map(({ title }) => title)).toEqual(['Planets (copy)', 'Planets (copy 2)', 'Planets (copy 3)'])
  })
})
