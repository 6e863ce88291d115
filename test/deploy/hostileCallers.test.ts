import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../product/runningProduct.ts'
import { findNginx, type SchoolProxy, startNginx } from './nginx.ts'

const nginx = findNginx()
if (typeof nginx !== 'string') process.stderr.write(`Hostile callers of a proxy are skipped: ${nginx.unavailable}\n`)

const socketHeaders = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const json = 'Content-Type: application/json\r\n'

/** Calls that a proxy might take for a fault of the process behind it: the first line and headers of each. */
const calls: [what: string, text: string][] = [
  ['a socket to no room', `GET /p1/aaaaaaaaa/NOROOM HTTP/1.1\r\n${socketHeaders}${key}`],
  ['a socket without a key', `GET /p1/aaaaaaaaa/NOROOM HTTP/1.1\r\n${socketHeaders}`],
  ['a socket of another version', `GET /p1/aaaaaaaaa/NOROOM HTTP/1.1\r\n${socketHeaders.replace('13', '99')}${key}`],
  [
    'a socket from elsewhere',
    `GET /p1/aaaaaaaaa/NOROOM HTTP/1.1\r\nOrigin: https://evil.example\r\n${socketHeaders}${key}`,
  ],
  ['a socket anywhere', `GET /api/slimes HTTP/1.1\r\n${socketHeaders}${key}`],
  ['a socket to two slashes', `GET //// HTTP/1.1\r\n${socketHeaders}${key}`],
  ['a socket to an address in an address', `GET //[:::1]:99999/%00 HTTP/1.1\r\n${socketHeaders}${key}`],
  ['a socket by POST', `POST /matchmake/joinById/x HTTP/1.1\r\nContent-Length: 0\r\n${socketHeaders}${key}`],
  ['an upgrade to another protocol', 'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n'],
  ['no socket where one belongs', 'GET /p1/aaaaaaaaa/NOROOM HTTP/1.1\r\n'],
  ['a process there is not', 'GET /p7/aaaaaaaaa/NOROOM HTTP/1.1\r\n'],
  ['letters that are none', 'GET /matchmake/joinById/%E0%A4%A HTTP/1.1\r\n'],
  ['everything', 'OPTIONS * HTTP/1.1\r\n'],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\n'],
  ['a method of its own', 'SLIME / HTTP/1.1\r\n'],
  ['a method of its own, at the door', 'SLIME /matchmake/joinById/x HTTP/1.1\r\n'],
  ['headers of twenty kilobytes', `GET /api/slimes HTTP/1.1\r\n${`X-Long: ${'x'.repeat(6_500)}\r\n`.repeat(3)}`],
  ['more headers than anybody needs', `GET /api/slimes HTTP/1.1\r\n${'X: y\r\n'.repeat(2_500)}`],
  [
    'proxies upon proxies',
    `GET /api/slimes HTTP/1.1\r\nX-Forwarded-For: ${'1.2.3.4, '.repeat(800)}\r\nX-Forwarded-Proto: https, x\r\n`,
  ],
  ['no JSON', `POST /matchmake/joinById/x HTTP/1.1\r\n${json}Content-Length: 3\r\n\r\n{{{`],
  ['less than it says', `POST /api/auth/login HTTP/1.1\r\n${json}Content-Length: 900\r\n\r\n{"username":`],
  ['more than it says', `POST /api/auth/login HTTP/1.1\r\n${json}Content-Length: 2\r\n\r\n{}GET / HTTP/1.1`],
  ['two lengths', `POST /api/auth/login HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['pieces without end', `POST /api/auth/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nfffffff\r\n{`],
  ['something packed', 'POST /api/auth/login HTTP/1.1\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}'],
  ['waiting for a word', 'POST /api/auth/login HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n'],
  ['a range of nothing', 'GET / HTTP/1.1\r\nRange: bytes=9-1,0-0,-\r\n'],
  [
    'a packed file where there is none',
    'GET /assets/../../package.json HTTP/1.1\r\nAccept-Encoding: br, gzip, *;q=0\r\n',
  ],
]

describe.skipIf(typeof nginx !== 'string')('behind nginx', () => {
  let product: Product
  let proxy: SchoolProxy
  beforeAll(async () => {
    product = await openProduct({ LOG_LEVEL: 'silent' })
    const port = Number(new URL(product.url).port)
    const started = await startNginx([port, port])
    if ('unavailable' in started) throw new Error(started.unavailable)
    proxy = started
  })
  afterAll(async () => {
    await proxy.stop()
    await product.close()
  })

  /** Sends the call, hears the first bytes of an answer, if there is one, and hangs up in the middle. */
  const call = async (text: string) => {
    const socket = connect(proxy.port, '127.0.0.1')
    socket.on('error', () => {})
    const [line, ...rest] = text.split('\r\n')
    const isWhole = text.includes('\r\n\r\n')
    socket.write([line, `Host: 127.0.0.1:${proxy.port}`, ...rest].join('\r\n') + (isWhole ? '' : '\r\n'))
    const isAnswered = Promise.race([once(socket, 'data'), once(socket, 'close')])
    if (/less than|without end|waiting/.test(calls.find(([, one]) => one === text)?.[0] ?? '')) socket.end()
    await isAnswered.catch(() => {})
    socket.destroy()
  }

  test('nothing that a caller says makes a process look gone: whoever calls beside it gets in', async () => {
    for (const [what, text] of calls) {
      await Promise.all(Array.from({ length: 4 }, () => call(text)))
      expect([what, (await fetch(`${proxy.url}/api/slimes`)).status]).toEqual([what, 200])
      const join = await fetch(`${proxy.url}/matchmake/joinById/ABCDEF`, { method: 'POST', body: '{}' })
      expect([what, [404, 415, 429].includes(join.status)]).toEqual([what, true])
    }
    expect(proxy.complaints()).not.toMatch(/upstream prematurely|no live upstreams|upstream timed out|upstream sent/)
  })
})
