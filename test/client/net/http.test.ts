import { afterEach, expect, it, vi } from 'vitest'
import { callApi } from '../../../client/net/http.ts'
import { verifySession } from '../../../client/state/account.ts'
import '../../../client/texts/refusals/collectingRefusals.ts'
import { rememberUser, signedInUser } from '../../../client/state/session.ts'
import { deadLine } from './deadLine.ts'

const answering = (response: Response) => vi.stubGlobal('fetch', async () => response)

/** The answer that a page gets if it is left before all of it has arrived. */
const cutShort = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('aborted')) }))

const lotte = { id: 'u', username: 'lotte', role: 'student', ownedSlimes: ['mint'], selectedSlime: 'mint' }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an answer that was cut short is none', async () => {
  answering(cutShort())
  expect(await callApi('GET', '/api/packs')).toMatchObject({ ok: false, status: 0 })
})

it('where nothing was reached it is said what was not done, and why; never that something is wrong or is not there', async () => {
  const why = 'The server cannot be reached. Check your connection and try again.'
  const said = async (otherwise?: 'purchaseFailed' | 'authenticationFailed' | 'invalidCode' | 'gameNotFound') => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    const answer = await callApi('POST', '/api/packs', otherwise && { otherwise })
    return !answer.ok && answer.error
  }
  expect(await said('purchaseFailed')).toBe(`Purchase failed. ${why}`)
  expect(await said('authenticationFailed')).toBe(`Authentication failed. ${why}`)
  for (const verdict of ['invalidCode', 'gameNotFound', undefined] as const) expect(await said(verdict)).toBe(why)
  // The server heard this call and may have done it, so the page does not say that the purchase failed.
  answering(cutShort())
  expect(await callApi('POST', '/api/packs', { otherwise: 'purchaseFailed' })).toMatchObject({ error: why })
})

it('nobody is signed out by leaving a page before it was told who they are', async () => {
  rememberUser(lotte as never)
  answering(cutShort())
  await verifySession()
  expect(signedInUser()).toEqual(lotte)
})

it('an answer without words is one, and a refusal keeps the reason it was given', async () => {
  answering(new Response(null, { status: 204 }))
  expect(await callApi('POST', '/api/auth/logout')).toEqual({ ok: true, value: undefined })
  answering(Response.json({ error: 'Not enough!', refusal: 'notEnoughCurrency' }, { status: 409 }))
  expect(await callApi('POST', '/api/packs')).toEqual({
    ok: false,
    status: 409,
    refusal: 'notEnoughCurrency',
    error: 'Not enough currency!',
  })
})

it('a refusal by a name that has no words here is said as the server says it, and one without a name by what failed', async () => {
  answering(Response.json({ error: 'The title is far too odd', refusal: 'tooOdd' }, { status: 400 }))
  expect(await callApi('POST', '/api/packs')).toMatchObject({ refusal: 'tooOdd', error: 'The title is far too odd' })
  answering(new Response('<html>', { status: 502 }))
  expect(await callApi('GET', '/api/packs', { otherwise: 'purchaseFailed' })).toMatchObject({
    refusal: 'purchaseFailed',
    error: 'Purchase failed',
  })
})

it('the page of a network that wants a login first is no answer of the server: nothing was saved, and nobody signed out', async () => {
  rememberUser(lotte as never)
  const page = (status: number) => answering(new Response('<!doctype html><title>Log in', { status }))
  page(200)
  const saved = await callApi('PUT', '/api/question-sets/x', { body: {}, otherwise: 'questionSetSaveFailed' })
  expect(saved).toMatchObject({ ok: false, status: 0, refusal: 'unreachable' })
  await verifySession()
  answering(new Response('', { status: 200 }))
  expect(await callApi('POST', '/api/packs')).toMatchObject({ ok: false, status: 0, refusal: 'unreachable' })
  page(401)
  expect(await callApi('GET', '/api/packs')).toMatchObject({ ok: false, refusal: 'unreachable' })
  expect(signedInUser()).toEqual(lotte)
})

it.each([
  { who: 'a filter of the network', status: 403, refusal: 'unreachable' },
  { who: 'a filter of the network', status: 404, refusal: 'unreachable' },
  { who: 'the proxy in front of the school, of too long a set', status: 413, refusal: 'gameNotFound' },
  { who: 'that proxy, of a school that is away', status: 502, refusal: 'gameNotFound' },
])('a $status in a page of $who', async ({ status, refusal }) => {
  answering(new Response('<!doctype html><title>No', { status }))
  const answer = await callApi('GET', '/api/games/ABC234', { otherwise: 'gameNotFound' })
  expect(answer).toMatchObject({ ok: false, refusal })
})

it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('a %s on a dead line ends, and lets go of it', async (method) => {
  vi.useFakeTimers()
  const line = deadLine()
  const answer = callApi(method, '/api/packs')
  expect(line.underWay).toBe(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await answer).toMatchObject({ ok: false, status: 0 })
  expect(line.underWay).toBe(0)
})

it.each(['POST', 'PUT', 'DELETE'] as const)('a %s that takes long at a large school is waited for', async (method) => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
        setTimeout(() => resolve(new Response(null, { status: 204 })), 25_000)
      }),
  )
  const answer = callApi(method, '/api/classes/6b')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await answer).toEqual({ ok: true, value: undefined })
})

it('an answer whose body never comes is let go of, too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
    })
    return new Response(body)
  })
  const answer = callApi('GET', '/api/packs')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await answer).toMatchObject({ ok: false, status: 0 })
})

it('a page where sets and maps are written has words for what may be refused there', async () => {
  await import('../../../client/net/maps.ts')
  answering(Response.json({ refusal: 'mapNameRude' }, { status: 400 }))
  expect(await callApi('POST', '/api/maps')).toMatchObject({
    error: 'This map name is not allowed. Please choose another.',
  })
})
