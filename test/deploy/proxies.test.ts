import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { caddyComplaints, findCaddy, startCaddy } from './caddy.ts'
import { findNginx, nginxComplaints, type SchoolProxy, startNginx } from './nginx.ts'

type Heard = { by: string; method: string; url: string; headers: IncomingHttpHeaders }

const nginx = findNginx()
const caddy = findCaddy()
for (const one of [nginx, caddy])
  if (typeof one !== 'string') process.stderr.write(`What a proxy does is skipped: ${one.unavailable}\n`)

/** Longer than nginx waits for a page before it asks another process. */
const lateMs = 8_500

/** Stands in for a process of the school: it answers with its name, or does not answer at all. */
class Standby {
  readonly name: string
  readonly heard: Heard[] = []
  does: 'answer' | 'late' | 'nothing' | 'die' | 'refuse' | 'lack' = 'answer'
  private readonly server: Server

  constructor(name: string) {
    this.name = name
    this.server = createServer((call, response) => {
      this.note(call)
      if (this.does === 'die') call.socket.destroy()
      if (this.does === 'answer') response.end(name)
      // A process that works for long on one call answers others meanwhile.
      if (this.does === 'late') setTimeout(() => response.end(name), call.url === '/healthz' ? 0 : lateMs)
      if (this.does === 'lack') response.writeHead(404).end(`${name} has no such thing`)
      if (this.does === 'refuse') response.writeHead(503).end(`${name} is busy`)
    })
    this.server.on('upgrade', (call, socket) => {
      this.note(call)
      socket.on('error', () => socket.destroy()).on('end', () => socket.end())
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nBy: ${name}\r\n\r\n`,
      )
      socket.on('data', (bytes) => socket.write(bytes))
    })
  }

  private note({ method = '', url = '', headers }: IncomingMessage) {
    // Some proxies check by themselves whether a process is alive.
    if (url === '/healthz') return
    this.heard.push({ by: this.name, method, url, headers })
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return (this.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    if (!this.server.listening) return
    this.server.close()
    await once(this.server, 'close')
  }
}

test.skipIf(typeof nginx !== 'string')('nginx.conf is one that nginx takes', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'slime-certificate-'))
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const wish = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=slimes.example', '-days', '2']
  const made = spawnSync('openssl', [...wish, '-keyout', key, '-out', certificate])
  if (made.status !== 0) skip('no openssl to make a certificate with')
  expect(await nginxComplaints(nginx as string, certificate, key)).toBe('')
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(typeof caddy !== 'string')('the Caddyfile is one that Caddy takes', () => {
  expect(caddyComplaints(caddy as string)).toBe('')
})

type Start = (ports: readonly number[]) => Promise<SchoolProxy | { unavailable: string }>
/** nginx asks another process by itself. With Caddy the device waits and asks again. */
const inFront: [name: string, mostUnanswered: number, start: Start | undefined][] = [
  ['nginx', 0, typeof nginx === 'string' ? startNginx : undefined],
  ['Caddy', 1, typeof caddy === 'string' ? (ports) => startCaddy(caddy, ports) : undefined],
]
const there = inFront.filter(([, , start]) => start)

describe.each(there)('%s in front of two processes', (name, mostUnanswered, start) => {
  const all = ['one', 'two'].map((name) => new Standby(name))
  const [one, two] = all as [Standby, Standby]
  let proxy: SchoolProxy

  beforeAll(async () => {
    const ports = await Promise.all(all.map((standby) => standby.open()))
    const started = await start?.(ports)
    if (!started || 'unavailable' in started) throw new Error(started?.unavailable)
    proxy = started
  })
  afterEach(() => {
    for (const standby of all) {
      standby.heard.length = 0
      standby.does = 'answer'
    }
  })
  afterAll(async () => {
    await proxy.stop()
    for (const standby of all) await standby.close()
  })

  const ask = (path: string, init?: RequestInit) => fetch(proxy.url + path, init)
  const post = (path: string) => ask(path, { method: 'POST', body: '{}' })

  test('calls go to all of them in turn, with the caller, the scheme and the name that was asked for', async () => {
    const by: string[] = []
    for (let call = 0; call < 4; call++) by.push(await (await ask('/api/shop')).text())
    expect(by.sort()).toEqual(['one', 'one', 'two', 'two'])
    expect(one.heard[0]?.headers).toMatchObject({
      host: `127.0.0.1:${proxy.port}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })

  test('who says to be calling from elsewhere is known by where they call from', async () => {
    await ask('/api/shop', { headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6' } })
    const [call] = all.flatMap(({ heard }) => heard)
    const told = String(call?.headers['x-forwarded-for']).split(', ')
    // A process believes the last address of the list.
    expect(told.at(-1)).toBe('127.0.0.1')
    if (name === 'Caddy') expect(told).toHaveLength(1)
  })

  test('a socket goes to the process whose address it has, without that address', async () => {
    const call = request(`${proxy.url}/p2/abcdefghi/GAMECD?sessionId=x`, {
      headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
    }).end()
    const [, socket] = await once(call, 'upgrade')
    socket.write('slime')
    expect(String((await once(socket, 'data'))[0])).toBe('slime')
    socket.destroy()
    expect(two.heard.map(({ url }) => url)).toEqual(['/abcdefghi/GAMECD?sessionId=x'])
    expect(one.heard).toEqual([])
  })

  test.each([one, two])('a file that $name does not have, of another build, comes from the other', async (without) => {
    without.does = 'lack'
    const other = without === one ? two : one
    for (let call = 0; call < 6; call++) {
      const file = await ask('/assets/main-1234567.js')
      expect([file.status, await file.text()]).toEqual([200, other.name])
    }
    // A process that lacks a file stays in use. Other paths are not asked twice: each process answers them for itself.
    const pages = await Promise.all(Array.from({ length: 4 }, () => ask('/api/games/ABC234')))
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404])
    other.does = 'lack'
    expect((await ask('/assets/main-1234567.js')).status).toBe(404)
  })

  test('figures are told to nobody who comes this way', async () => {
    expect((await ask('/metrics')).status).toBe(404)
    await ask('/p1/metrics')
    expect(all.flatMap(({ heard }) => heard).filter(({ url }) => url === '/metrics')).toEqual([])
  })

  test('what takes long is waited for, and is not done again by the other process', async () => {
    for (const standby of all) standby.does = 'late'
    const answers = await Promise.all(
      ['DELETE', 'PUT', 'POST'].map((method) => ask(`/api/classes/${method}`, { method })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(
      all
        .flatMap(({ heard }) => heard)
        .map(({ url, method }) => `${method} ${url}`)
        .sort(),
    ).toEqual(['DELETE /api/classes/DELETE', 'POST /api/classes/POST', 'PUT /api/classes/PUT'])
  }, 20_000)

  /** Caddy passes on a refusal and asks no other process. The device asks again and comes to the next one. */
  test.skipIf(name !== 'nginx')(
    'who joins a game is let in by whichever process can, however many say that they cannot',
    async () => {
      two.does = 'refuse'
      for (let call = 0; call < 9; call++) {
        const answer = await post('/matchmake/joinById/GAMECD')
        expect([answer.status, await answer.text()]).toEqual([200, 'one'])
      }
      // The process that refuses may have other games, so the proxy keeps asking it.
      expect(two.heard.length).toBeGreaterThan(2)
      const others = await Promise.all(Array.from({ length: 4 }, () => post('/matchmake/create/game')))
      expect(others.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503])
      one.does = 'refuse'
      const refused = await post('/matchmake/joinById/GAMECD')
      expect([refused.status, await refused.text()]).toEqual([503, expect.stringMatching(/is busy$/)])
      one.does = 'answer'
      expect((await post('/matchmake/joinById/GAMECD')).status).toBe(200)
    },
  )

  test.skipIf(name !== 'nginx')(
    'who only reads gets it from the other process when one stands still, before the device gives up',
    async () => {
      two.does = 'nothing'
      const read = await Promise.all([1, 2].map(() => ask('/api/shop', { signal: AbortSignal.timeout(15_000) })))
      expect(await Promise.all(read.map((answer) => answer.text()))).toEqual(['one', 'one'])
    },
    40_000,
  )

  test('of those who join a game one at the most notices a process that stands still', async () => {
    two.does = 'nothing'
    const by: string[] = []
    for (let call = 0; call < 9; call++) by.push(await (await post('/matchmake/joinById/GAMECD')).text())
    expect(by.filter((name) => name !== 'one').length).toBeLessThanOrEqual(mostUnanswered)
    expect(two.heard.length).toBeLessThan(3)
  })

  test('a process that is gone is noticed by nobody, whatever they were about to do', async () => {
    await two.close()
    for (let call = 0; call < 9; call++) expect((await post('/api/shop/buy')).status).toBe(200)
    for (let call = 0; call < 3; call++) expect((await ask('/api/classes/x', { method: 'DELETE' })).status).toBe(200)
  })

  test('what a process may have done already is not done again', async () => {
    one.does = 'die'
    const { status } = await post('/api/shop/buy')
    expect(status).toBe(502)
    expect(one.heard).toHaveLength(1)
  })
})
