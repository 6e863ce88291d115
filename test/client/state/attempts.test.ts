import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../client/net/http.ts'

const lotte = { id: 'u', username: 'lotte', role: 'student', ownedSlimes: ['mint'], selectedSlime: 'mint' }

const lost = () => Promise.reject(new TypeError('the line is cut'))
const refused = (status: number) => async () => Response.json({ refusal: 'somethingWentWrong' }, { status })
const served = async () => Response.json({ player: { ...lotte, userId: 'u', currency: 1 }, earnedCurrency: 5 })

let sent: string[] = []
let answers: (() => Promise<Response>)[] = []

const keep = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** The page after a reload. */
const openPage = async (user = lotte) => {
  vi.resetModules()
  const { rememberUser } = await import('../../../client/state/session.ts')
  rememberUser(user as never)
  return await import('../../../client/state/player.ts')
}

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('localStorage', keep())
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push((JSON.parse(String(init.body)) as { requestId: string }).requestId)
    return (answers.shift() ?? served)()
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each(['buyPack', 'sellSlime', 'sellDuplicates', 'redeemCode'] as const)(
  '%s keeps its id until it is answered',
  async (act) => {
    const page = await openPage()
    answers = [lost, refused(502), refused(429), refused(401)]
    for (let n = 0; n < 3; n++) expect((await page[act]('mint')).ok).toBe(false)
    await page[act]('mint')
    const later = await openPage()
    expect((await later[act]('mint')).ok).toBe(true)
    expect(new Set(sent)).toEqual(new Set([expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)]))
    await later[act]('mint')
    expect(sent).toHaveLength(6)
    expect(sent[5]).not.toBe(sent[0])
  },
)

it('two clicks at once are one purchase, and the next is another', async () => {
  const { buyPack } = await openPage()
  await Promise.all([buyPack('meadow'), buyPack('meadow')])
  await buyPack('meadow')
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).not.toBe(sent[0])
})

it('a refusal is an answer', async () => {
  const { buyPack } = await openPage()
  answers = [refused(409)]
  await buyPack('meadow')
  await buyPack('meadow')
  expect(sent[1]).not.toBe(sent[0])
})

it('another thing, and another pupil at the same computer, have ids of their own', async () => {
  answers = [lost, lost, lost]
  const { buyPack } = await openPage()
  await buyPack('meadow')
  await buyPack('ocean')
  await (await openPage({ ...lotte, id: 'v' })).buyPack('meadow')
  expect(new Set(sent).size).toBe(3)
})

describe('a form that makes something', () => {
  const made: string[] = []
  beforeEach(() => {
    made.length = 0
    vi.stubGlobal('fetch', (path: string) => {
      made.push(new URL(path, 'http://school').searchParams.get('requestId') ?? 'none')
      return (answers.shift() ?? served)()
    })
  })

  const makers = {
    set: async () => (await import('../../../client/net/questionSets.ts')).createQuestionSet,
    map: async () => (await import('../../../client/net/maps.ts')).createMap,
  }
  it.each(['set', 'map'] as const)('makes one %s, whatever is written between its attempts', async (kind) => {
    const { creatingOnce } = await import('../../../client/state/attempts.ts')
    const create = (await makers[kind]()) as (body: never, requestId: string) => Promise<Answer<unknown>>
    const [form, otherForm] = [creatingOnce(create), creatingOnce(create)]
    answers = [lost, refused(400), refused(503)]
    for (const title of ['Planets', 'Planets', 'Stars', 'Moons']) await form({ title } as never)
    await form({ title: 'Another one' } as never)
    await otherForm({ title: 'Planets' } as never)
    expect(made.slice(0, 4)).toEqual(Array(4).fill(made[0]))
    expect(made[0]).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(new Set(made).size).toBe(3)
  })

  it('makes another one beside what was made, where that was changed elsewhere', async () => {
    const { creatingOnce } = await import('../../../client/state/attempts.ts')
    const form = creatingOnce((await makers.set()) as (body: never, id: string) => Promise<Answer<unknown>>)
    answers = [lost, async () => Response.json({ refusal: 'changedMeanwhile' }, { status: 409 })]
    await form({ title: 'Planets' } as never)
    expect(await form({ title: 'Planets' } as never)).toMatchObject({ ok: true })
    expect(made[1]).toBe(made[0])
    expect(new Set(made).size).toBe(2)
    expect(made).toHaveLength(3)
  })
})
