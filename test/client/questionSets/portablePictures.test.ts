import { afterEach, expect, it, vi } from 'vitest'
import { portableQuestions } from '../../../client/parts/questionSets/export/portableQuestions.ts'
import { picturePath } from '../../../rooms/shared/questions/questionLimits.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = (images: readonly string[]) =>
  images.map((image) => ({ question: 'What is this?', answers: ['A dot', 'A line'], correct: 0, image }))

const stored = Array.from({ length: 20 }, (_, at) => `${picturePath}${at}`)

it.each([
  ['no network', false, () => Promise.reject(new TypeError('no line'))],
  ['a line that is cut', false, async () => new Response(new ReadableStream({ pull: (body) => body.error('cut') }))],
  ['the page of a filter', false, async () => new Response('No', { headers: { 'content-type': 'text/html' } })],
  ['too many calls', true, async () => new Response(null, { status: 429 })],
  ['a fault of the server', true, async () => new Response(null, { status: 500 })],
])(
  'with %s no file is written, because nobody would notice that pictures are missing',
  async (_, isReached, answer) => {
    vi.stubGlobal('fetch', answer)
    await expect(portableQuestions(asked(stored))).rejects.toMatchObject({ isReached })
  },
)

it('a picture that the school does not have any more is left out', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const [question] = await portableQuestions(asked(stored))
  expect(question).toEqual({ question: 'What is this?', answers: ['A dot', 'A line'], correct: 0 })
})

it('pictures are read four at a time, and each of them once', async () => {
  let open = 0
  let most = 0
  let calls = 0
  vi.stubGlobal('fetch', async () => {
    calls += 1
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return new Response(null, { status: 404 })
  })
  await portableQuestions(asked([...stored, ...stored]))
  expect({ most, calls }).toEqual({ most: 4, calls: stored.length })
})
