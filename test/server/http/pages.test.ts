import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRoutes } from '../../../server/http/pageRoutes.ts'
import { securityHeaders } from '../../../server/http/security.ts'

let folder: string
let server: Server
let url: string

const writePages = (pages: Record<string, string>): void => {
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slime-pages-'))
  writePages({
    'index.html': '<title>Slimes</title>',
    'join.html': '<title>Way in</title>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    'serviceWorker.js': 'export {}',
    'assets/base-1234567.js': ' ',
    'assets/base-1234567.js.br': 'packed well',
    'assets/base-1234567.js.gz': 'packed',
    'assets/shell.css': ' ',
    'assets/nunito.woff2': ' ',
  })
  const app = express()
  app.use(securityHeaders(true))
  pageRoutes(app, folder)
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A raw request, in which neither the address nor the answer is tidied up. */
const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, host: '127.0.0.1', path, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test.each(['/', '/remote/ABC234', '/no/such/page'])('%s opens the one page there is', async (path) => {
  const response = await fetch(url + path)
  expect([response.status, await response.text()]).toEqual([200, '<title>Slimes</title>'])
})

test.each([
  ['/join/ABC234', '</api/games/ABC234>; rel=preload; as=fetch; crossorigin'],
  ['/join/abc234?from=wall', '</api/games/abc234>; rel=preload; as=fetch; crossorigin'],
  ['/join/no-code', null],
  ['/join', null],
  // A device on that page usually has a seat, and does not ask for the game.
  ['/lobby/ABC234', null],
])('%s opens the page of the way in, which asks for %s ahead', async (path, link) => {
  const response = await fetch(url + path)
  expect(await response.text()).toBe('<title>Way in</title>')
  expect(response.headers.get('link')).toBe(link)
})

test.each(['/join/ABC234%3E', '/join/%0d%0aabc', '/join/ABC234/x'])('%s is a page like any other', async (path) => {
  const response = await fetch(url + path)
  expect([await response.text(), response.headers.get('link')]).toEqual(['<title>Slimes</title>', null])
})

test.each(['0-3', '9-1', '-1', '99-', 'x', '0-0,1-1'])('the range %s is answered with the whole', async (range) => {
  const response = await fetch(`${url}/`, { headers: { range: `bytes=${range}` } })
  expect([response.status, await response.text()]).toEqual([200, '<title>Slimes</title>'])
})

test.each([
  ['br, gzip', 'br', 'packed well'],
  ['gzip, deflate', 'gzip', 'packed'],
  ['gzip, br;q=0', 'gzip', 'packed'],
  ['identity', null, ' '],
])('who reads %s is sent %s', async (accepted, coding, body) => {
  const answer = await bytesOf('/assets/base-1234567.js', { 'accept-encoding': accepted })
  expect([answer.headers['content-encoding'] ?? null, answer.headers.vary, answer.body]).toEqual([
    coding,
    'Accept-Encoding',
    body,
  ])
})

test('who has a file already hears just that', async () => {
  const etag = (await fetch(`${url}/`)).headers.get('etag') ?? ''
  const again = await bytesOf('/', { 'if-none-match': etag })
  expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])
  expect((await bytesOf('/join', { 'if-none-match': etag })).status).toBe(200)
})

test('a question for the head of a file brings no more', async () => {
  const { status, headers } = await fetch(`${url}/serviceWorker.js`, { method: 'HEAD' })
  expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([
    200,
    String('export {}'.length),
    'text/javascript; charset=utf-8',
  ])
})

test.each(['/assets/none-1234567.js', '/no-such.png', '/.env', '/assets/../../pageRoutes.ts'])(
  'no page stands for %s, a file that is none of the build',
  async (path) => {
    const { status, headers } = await bytesOf(path)
    // No cache may keep this answer: the file may come with the next start, or another process may have it.
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test('a build beside a running server changes nothing there, whatever it writes or takes away', async () => {
  const sent = async () =>
    Promise.all(
      ['/', '/join/ABC234', '/assets/base-1234567.js', '/assets/shell.css', '/assets/anew-7654321.js'].map(
        async (path) => {
          const { status, body, headers } = await bytesOf(path)
          return [path, status, body, headers.etag]
        },
      ),
    )
  const before = await sent()
  rmSync(join(folder, 'assets'), { recursive: true })
  expect(await sent()).toEqual(before)
  writePages({ 'index.html': '<title>New and longer</title>', 'assets/anew-7654321.js': 'anew' })
  expect(await sent()).toEqual(before)
  expect(before.map(([, status]) => status)).toEqual([200, 200, 200, 200, 404])
})

test.each(['base-1234567.js', 'shell.css', 'nunito.woff2'])(
  '%s travels without what is said to pages, with what keeps it from being taken for another kind or by another site',
  async (name) => {
    const { status, headers } = await fetch(`${url}/assets/${name}`)
    expect(status).toBe(200)
    const said = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-xss-protection']
    expect(said.filter((one) => headers.has(one))).toEqual([])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect(headers.get('cache-control')).toContain('immutable')
  },
)

test.each(['/', '/join/ABC234', '/assets/no-such-page', '/assets/', '/icon.svg', '/serviceWorker.js'])(
  '%s, which a browser opens or runs by itself, keeps the content policy',
  async (path) => {
    const { headers } = await fetch(url + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  },
)

test('a page asks for icons once a day, and for itself each time', async () => {
  const life = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
  expect(await life('/icon.svg')).toBe('public, max-age=86400')
  expect(await life('/')).toBe('no-cache')
  expect(await life('/serviceWorker.js')).toBe('no-cache')
})
