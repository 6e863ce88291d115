import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRoutes } from '../../../server/http/pageRoutes.ts'
import { securityHeaders } from '../../../server/http/security.ts'

let folder: string
let server: Server
let url: string
/** The files that were sent from. */
const opened: Readable[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slime-pages-'))
  writeFileSync(join(folder, 'index.html'), '<title>Slimes</title>')
  writeFileSync(join(folder, 'join.html'), '<title>Way in</title>')
  writeFileSync(join(folder, 'old.js'), 'export {}')
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />')
  writeFileSync(join(folder, 'serviceWorker.js'), 'export {}')
  mkdirSync(join(folder, 'assets'))
  for (const name of ['base-1234567.js', 'shell.css', 'nunito.woff2']) writeFileSync(join(folder, 'assets', name), ' ')
  writeFileSync(join(folder, 'assets', 'stage-1234567.js'), ' '.repeat(8_000_000))
  const app = express()
  app.use(securityHeaders(true))
  app.use((_request, response, next) => {
    response.once('pipe', (file: Readable) => opened.push(file))
    next()
  })
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

test.each(['/', '/remote/ABC234', '/no/such/page'])('%s opens the one page there is', async (path) => {
  const response = await fetch(url + path)
  expect([response.status, await response.text()]).toEqual([200, '<title>Slimes</title>'])
})

test.each([
  ['/join/ABC234', '</api/games/ABC234>; rel=preload; as=fetch; crossorigin'],
  ['/join/abc234?from=wall', '</api/games/abc234>; rel=preload; as=fetch; crossorigin'],
  ['/join/no-code', null],
  ['/join', null],
  // A device there usually has a seat, and asks nothing.
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
  ['in the middle of a file', 1],
  ['before it is the turn of the next', 3],
])('who hangs up %s leaves none open', async (_when, calls) => {
  opened.length = 0
  const line = connect(Number(new URL(url).port), '127.0.0.1').pause()
  line.write('GET /assets/stage-1234567.js HTTP/1.1\r\nHost: school\r\n\r\n'.repeat(calls))
  await expect.poll(() => opened.length).toBe(calls)
  expect(opened.filter(({ closed }) => closed)).toEqual([])
  line.resetAndDestroy()
  await expect.poll(() => opened.filter(({ closed }) => !closed).length).toBe(0)
})

test('a file that a new build has taken away ends its own answer and nothing else', async () => {
  rmSync(join(folder, 'old.js'))
  await expect(fetch(`${url}/old.js`).then((response) => response.text())).rejects.toThrow()
  expect((await fetch(`${url}/`)).status).toBe(200)
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
