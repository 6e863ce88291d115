import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RosterDiff } from '../../../client/screens/classes/roster/rosterDiff.ts'
import type { Card } from '../../../rooms/shared/contract/classes.ts'

type Sent = { path: string; body: { requestId?: string; pupils: unknown; to?: string } }

let sent: Sent[] = []
/** What the server answers at a path, one after another; after that all goes well. */
let answers: Record<string, (() => Promise<Response>)[]> = {}

const lost = () => Promise.reject(new TypeError('the line is cut'))
const card = { pupil: 'u-1', name: 'Lotte Müller', username: 'Mint Slime', secret: 's' } as Card
const made = { classId: '6b', className: '6b', cards: [card] }
const movesOf = (classId: string) => `/api/classes/${classId}/moves`

const openPage = async () => {
  vi.resetModules()
  const { takeRoster } = await import('../../../client/screens/classes/roster/takeRoster.ts')
  const { useMadeCards } = await import('../../../client/state/madeCards.ts')
  return { takeRoster, shown: () => useMadeCards.getState().ofClass['6b']?.cards.map(({ name }) => name) }
}

beforeEach(() => {
  sent = []
  answers = {}
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json([]))
    sent.push({ path, body: JSON.parse(String(init.body)) as Sent['body'] })
    const usual = async () => Response.json(path.endsWith('/moves') ? { moved: 1 } : made)
    return (answers[path]?.shift() ?? usual)()
  })
})
afterEach(() => vi.unstubAllGlobals())

const lotte = { ref: 'p-1', name: 'Lotte Müller' }
const emil = { ref: 'p-2', name: 'Emil Brandt' }
const kim = { ref: 'p-3', name: 'Kim Berg' }
const listed = [lotte, emil, kim]
const diff: RosterDiff = {
  fresh: [lotte],
  moved: [
    { ...emil, classId: '6a', pupil: 'u-2' },
    { ...kim, classId: '6c', pupil: 'u-3' },
  ],
  same: [],
  gone: [],
}
const wish = { title: '6b', listed, diff, adds: true, moves: true }

it('shows the cards of a new class though a later move fails, and names the class with which the next press goes on', async () => {
  const { takeRoster, shown } = await openPage()
  answers[movesOf('6c')] = [lost]
  expect(await takeRoster({ ...wish, target: undefined })).toEqual({
    classId: '6b',
    problem: expect.any(String),
    halfMoved: true,
  })
  expect(shown()).toEqual([card.name])
  const before = sent.length
  const plan = { ...diff, fresh: [], same: [lotte], moved: diff.moved.slice(1) }
  expect(await takeRoster({ ...wish, target: '6b', diff: plan })).toEqual({ classId: '6b' })
  expect(sent.slice(before).map(({ path }) => path)).toEqual([movesOf('6c'), '/api/classes/6b/pupils'])
  expect(shown()).toEqual([card.name])
})

it('asks for the same cards again after a lost answer, though the page has learned meanwhile who is there', async () => {
  const { takeRoster, shown } = await openPage()
  const path = '/api/classes/6b/pupils'
  answers[path] = [lost]
  const plan = { ...diff, same: [kim], moved: [] }
  expect(await takeRoster({ ...wish, target: '6b', diff: plan })).toEqual({
    classId: '6b',
    problem: expect.any(String),
  })
  expect(shown()).toBeUndefined()
  const seenSince = { ...plan, same: [kim, lotte], fresh: [] }
  expect(await takeRoster({ ...wish, target: '6b', diff: seenSince })).toEqual({ classId: '6b' })
  expect(sent.map(({ body }) => body.requestId)).toEqual([sent[0]?.body.requestId, sent[0]?.body.requestId])
  expect(shown()).toEqual([card.name])
})

it('moves nobody into a class whose making got no answer, and makes it once with the next press', async () => {
  const { takeRoster, shown } = await openPage()
  answers['/api/classes'] = [lost]
  expect(await takeRoster({ ...wish, target: undefined })).toEqual({ classId: undefined, problem: expect.any(String) })
  expect(await takeRoster({ ...wish, target: undefined })).toEqual({ classId: '6b' })
  expect(sent[1]?.body.requestId).toBe(sent[0]?.body.requestId)
  expect(sent.slice(2).map(({ body }) => body.to)).toEqual(['6b', '6b'])
  expect(shown()).toEqual([card.name])
})
