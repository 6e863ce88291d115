import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deadLine } from './net/deadLine.ts'

type Handler = (event: object) => void

/** A browser around the worker, with its events and with a cache that the test fills. */
const openWorker = async (kept: Record<string, string | Response> = {}) => {
  const handlers = new Map<string, Handler>()
  const cache = new Map(Object.entries(kept))
  vi.stubGlobal('addEventListener', (name: string, handler: Handler) => handlers.set(name, handler))
  vi.stubGlobal('location', { origin: 'http://school' })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: Request | string) => {
        const held = cache.get(pathOf(key))
        return held instanceof Response || held === undefined ? held?.clone() : new Response(held)
      },
      put: async (key: Request | string, answer: Response) => void cache.set(pathOf(key), await answer.text()),
      keys: async () => [...cache.keys()].map((path) => new Request(`http://school${path}`)),
      delete: async (key: Request) => cache.delete(pathOf(key)),
    }),
  })
  vi.resetModules()
  await import('../../client/serviceWorker.ts')
  return {
    cache,
    /** The answer for a page that asks for this path. */
    get: (path: string, mode: 'navigate' | 'no-cors') =>
      new Promise<Response>((resolve) => {
        const request = { url: `http://school${path}`, method: 'GET', mode }
        handlers.get('fetch')?.({ request, respondWith: resolve, waitUntil: () => undefined })
      }),
    pageHearsNothing: () => handlers.get('message')?.({ data: null }),
    install: () =>
      new Promise<unknown>((resolve) => {
        handlers.get('install')?.({ waitUntil: (work: Promise<unknown>) => resolve(work.catch((why) => why)) })
      }),
  }
}

const pathOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, 'http://school').pathname

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page on a dead line is the one that is kept, after a moment', async () => {
  const line = deadLine()
  const worker = await openWorker({ '/': 'the shell' })
  const page = worker.get('/shop', 'navigate')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await (await page).text()).toBe('the shell')
  expect(line.underWay).toBe(0)
})

it.each([502, 503, 504])(
  'a page is the one that is kept, where a proxy answers %s for a school that restarts',
  async (status) => {
    vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status }))
    const worker = await openWorker({ '/': 'the shell' })
    expect(await (await worker.get('/lobby/ABC234', 'navigate')).text()).toBe('the shell')
    const newcomer = await openWorker()
    expect((await newcomer.get('/lobby/ABC234', 'navigate')).status).toBe(status)
  },
)

it('a page that the school itself answers is shown, even if it says that something is wrong', async () => {
  vi.stubGlobal('fetch', async () => new Response('no such page', { status: 404 }))
  const worker = await openWorker({ '/': 'the shell' })
  expect(await (await worker.get('/nowhere', 'navigate')).text()).toBe('no such page')
  vi.stubGlobal('fetch', async () => Response.json({ status: 'not ready' }, { status: 503 }))
  expect(await (await worker.get('/readyz', 'navigate')).json()).toEqual({ status: 'not ready' })
})

it('the page of a network that wants a login first is not kept as the file that was asked for', async () => {
  const worker = await openWorker()
  const login = () => new Response('Log in', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  vi.stubGlobal('fetch', async () => login())
  for (const path of ['/assets/stage.js', '/icon.svg']) await worker.get(path, 'no-cors')
  vi.stubGlobal('fetch', async () => new Response('the file', { headers: { 'content-type': 'text/javascript' } }))
  for (const path of ['/assets/stage.js', '/icon.svg'])
    expect(await (await worker.get(path, 'no-cors')).text()).toBe('the file')
})

it('the page of a filter that answers as if all were well is shown, and never kept as the shell', async () => {
  const html = { headers: { 'content-type': 'text/html' } }
  const worker = await openWorker({ '/': 'the shell' })
  vi.stubGlobal('fetch', async () => new Response('Blocked', html))
  expect(await (await worker.get('/', 'navigate')).text()).toBe('Blocked')
  expect(await worker.install()).toBeInstanceOf(TypeError)
  expect(worker.cache.get('/')).toBe('the shell')
  const shell = '<div id="root"></div>'
  vi.stubGlobal('fetch', async () => new Response(shell, html))
  expect(await (await worker.get('/', 'navigate')).text()).toBe(shell)
  expect(worker.cache.get('/')).toBe(shell)
})

it('a device that an earlier build made keep such a page gets the file', async () => {
  const login = new Response('Log in', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const worker = await openWorker({ '/assets/stage.js': login })
  vi.stubGlobal('fetch', async () => new Response('the file', { headers: { 'content-type': 'text/javascript' } }))
  for (const _ of ['first', 'again'])
    expect(await (await worker.get('/assets/stage.js', 'no-cors')).text()).toBe('the file')
})

it('a file on a dead line is let go of, and said to be missing', async () => {
  const line = deadLine()
  const worker = await openWorker()
  const file = worker.get('/assets/shop.js', 'no-cors')
  const refused = expect(file).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(0)
  expect(line.underWay).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
  expect(line.underWay).toBe(0)
})

it('a file that has waited for long is asked for anew when a page hears nothing, so that it holds no way to the server', async () => {
  const line = deadLine()
  const worker = await openWorker()
  const file = worker.get('/assets/stage.js', 'no-cors')
  await vi.advanceTimersByTimeAsync(2_500)
  expect(line.underWay).toBe(1)
  vi.stubGlobal('fetch', async () => new Response('the stage'))
  worker.pageHearsNothing()
  await vi.advanceTimersByTimeAsync(0)
  expect(line.underWay).toBe(0)
  expect(await (await file).text()).toBe('the stage')
})

it('a file that was asked for just now goes on when a page hears nothing', async () => {
  const line = deadLine()
  const worker = await openWorker()
  void worker.get('/assets/stage.js', 'no-cors')
  await vi.advanceTimersByTimeAsync(500)
  worker.pageHearsNothing()
  await vi.advanceTimersByTimeAsync(0)
  expect([line.underWay, line.asked.length]).toEqual([1, 1])
})

it('an installation on a dead line ends without holding on to anything', async () => {
  const html = '<div id="root"></div><script src="/assets/a.js"></script><link href="/assets/b.css">'
  const worker = await openWorker()
  const line = deadLine()
  const dead = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/' ? Promise.resolve(new Response(html)) : dead(path, init),
  )
  const installed = worker.install()
  await vi.advanceTimersByTimeAsync(0)
  expect(line.asked).toEqual(['/assets/a.js', '/assets/b.css'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await installed).toBeInstanceOf(DOMException)
  expect(line.underWay).toBe(0)
})

it('a file that comes slowly is waited for as long as it comes', async () => {
  const worker = await openWorker()
  vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      pull: async (stream) => {
        await new Promise((resolve) => setTimeout(resolve, 10_000))
        stream.enqueue(new TextEncoder().encode('.'))
        if (++sent === 5) stream.close()
      },
    })
    return new Response(body)
  })
  const file = worker.get('/assets/large.js', 'no-cors').then((answer) => answer.text())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await file).toBe('.....')
  expect(worker.cache.get('/assets/large.js')).toBe('.....')
})

it('a file that keeps its name is shown as it is kept, and is the new one the next time', async () => {
  const kept = { '/icon.svg': 'old icon', '/manifest.webmanifest': 'old manifest', '/assets/a-1234567.svg': 'picture' }
  const worker = await openWorker(kept)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(pathOf(request))
    return new Response('new')
  })
  const showAll = () => Promise.all(Object.keys(kept).map(async (path) => (await worker.get(path, 'no-cors')).text()))
  expect(await showAll()).toEqual(['old icon', 'old manifest', 'picture'])
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/icon.svg', '/manifest.webmanifest'])
  expect(await showAll()).toEqual(['new', 'new', 'picture'])
})

it('an icon that cannot be had anew stays as it is kept', async () => {
  const worker = await openWorker({ '/icon.svg': 'old icon' })
  vi.stubGlobal('fetch', async () => new Response('too busy', { status: 502 }))
  expect(await (await worker.get('/icon.svg', 'no-cors')).text()).toBe('old icon')
  await vi.advanceTimersByTimeAsync(0)
  expect(worker.cache.get('/icon.svg')).toBe('old icon')
})

it('files of older builds make room for new ones, and never the shell, which is older than all other files of its build', async () => {
  const shell = '<div id="root"></div><script src="/assets/main.js"></script><link href="/assets/shell.css">'
  const parts = Array.from({ length: 700 }, (_, n) => `/assets/part${n}.js`)
  const kept = Object.fromEntries(['/assets/main.js', '/assets/shell.css', ...parts].map((path) => [path, path]))
  const worker = await openWorker({ '/': shell, ...kept })
  vi.stubGlobal('fetch', async () => new Response('new'))
  await worker.get('/assets/new.js', 'no-cors')
  const left = [...worker.cache.keys()]
  expect(left.slice(0, 3)).toEqual(['/', '/assets/main.js', '/assets/shell.css'])
  expect(left.slice(-2)).toEqual(['/assets/part699.js', '/assets/new.js'])
  expect(left).not.toContain('/assets/part0.js')
})
