import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../client/net/http.ts'
import { savingInSteps } from '../../../client/screens/questionSets/saving/picturesAhead.ts'
import { picturesAhead, type QuestionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'

const line = vi.hoisted((): { steps: string[][]; failsAt: number; isOlder: boolean } => ({
  steps: [],
  failsAt: -1,
  isOlder: false,
}))

vi.mock('../../../client/net/questionSets.ts', () => ({
  sendPicturesAhead: async (pictures: string[]) => {
    line.steps.push(pictures)
    if (line.isOlder) return { ok: false, status: 405, refusal: 'methodNotAllowed', error: '' }
    return line.steps.length === line.failsAt
      ? { ok: false, status: 0, refusal: 'unreachable', error: 'No line' }
      : { ok: true, value: { addresses: pictures.map((picture) => `/api/pictures/${picture.slice(-3)}`) } }
  },
}))

beforeEach(() => {
  line.steps = []
  line.failsAt = -1
  line.isOlder = false
})

const picture = (name: string, letters = 190_000) => `data:image/webp;base64,${name.padStart(letters, 'A')}`
const asked = (image: string, answerImages: string[] = ['', '']) => ({
  question: 'What is this?',
  answers: ['A dot', 'A line'],
  correct: 0,
  ...(image && { image }),
  answerImages,
})
const setOf = (...questions: ReturnType<typeof asked>[]): QuestionSetRequest => ({
  title: 'Pictures',
  subject: 'Other',
  questions,
})

const many = setOf(
  asked(picture('one'), [picture('two'), '']),
  asked(picture('thr')),
  asked('/api/pictures/old', ['', picture('fou')]),
  asked(picture('one')),
)

it('more new pictures than fit into one request go before the set, each once, and the set has their addresses', async () => {
  const saved: QuestionSetRequest[] = []
  const answer = await savingInSteps()(many, async (request) => {
    saved.push(request)
    return { ok: true, value: 'saved' }
  })
  expect(answer).toEqual({ ok: true, value: 'saved' })
  expect(line.steps.map((step) => step.map((one) => one.slice(-3)))).toEqual([['one', 'two', 'thr'], ['fou']])
  expect(saved).toEqual([
    setOf(
      asked('/api/pictures/one', ['/api/pictures/two', '']),
      asked('/api/pictures/thr'),
      asked('/api/pictures/old', ['', '/api/pictures/fou']),
      asked('/api/pictures/one'),
    ),
  ])
})

it('a step that fails saves nothing, and the next try sends only what is left', async () => {
  const inSteps = savingInSteps()
  const save = vi.fn(async () => ({ ok: true as const, value: 'saved' }))
  line.failsAt = 2
  expect(await inSteps(many, save)).toMatchObject({ ok: false, status: 0, error: 'No line' })
  expect(save).not.toHaveBeenCalled()
  line.failsAt = -1
  expect((await inSteps(many, save)).ok).toBe(true)
  expect(line.steps.slice(2).map((step) => step.map((one) => one.slice(-3)))).toEqual([['fou']])
})

it('all are sent again by the same press if the server has dropped one since the press before', async () => {
  const inSteps = savingInSteps()
  const refused = { ok: false as const, status: 404, refusal: 'pictureNotFound', error: '' }
  const save = vi.fn(async (): Promise<Answer<string>> => refused)
  expect(await inSteps(many, save)).toEqual(refused)
  expect([line.steps.length, save.mock.calls.length]).toEqual([2, 1])
  save.mockResolvedValueOnce(refused).mockResolvedValueOnce({ ok: true, value: 'saved' })
  expect(await inSteps(many, save)).toEqual({ ok: true, value: 'saved' })
  expect([line.steps.length, save.mock.calls.length]).toEqual([4, 3])
})

it('an older server, which takes pictures only with their set, gets them so', async () => {
  line.isOlder = true
  const save = vi.fn(async () => ({ ok: true as const, value: 'saved' }))
  expect((await savingInSteps()(many, save)).ok).toBe(true)
  expect(save).toHaveBeenCalledWith(many)
})

it('a few new pictures come with their set', async () => {
  const few = setOf(asked(picture('one')), asked(picture('two')))
  const save = vi.fn(async () => ({ ok: true as const, value: 'saved' }))
  await savingInSteps()(few, save)
  expect(save).toHaveBeenCalledWith(few)
  expect(line.steps).toEqual([])
})

it('small pictures in great number go in steps that the server takes', async () => {
  const small = (number: number) => picture(String(number).padStart(4, 'A'), 2_000)
  const icons = Array.from({ length: 100 }, (_, at) =>
    asked(
      small(5 * at),
      [1, 2, 3, 4].map((one) => small(5 * at + one)),
    ),
  )
  const save = vi.fn(async () => ({ ok: true as const, value: 'saved' }))
  await savingInSteps()(setOf(...icons), save)
  expect(line.steps.flat()).toHaveLength(500)
  for (const pictures of line.steps) expect(picturesAhead.safeParse({ pictures }).success).toBe(true)
  expect(save).toHaveBeenCalledOnce()
})
