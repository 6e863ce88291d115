import { once } from 'node:events'
import { request as open, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isModestJson } from '../../../server/http/parsing.ts'
import { bodyReader } from '../../../server/http/requestBody.ts'
import { patience } from '../../patience.ts'
import { openSchool, type School, usualPassword } from '../school.ts'

let school: School
let student: Awaited<ReturnType<School['newcomer']>>
beforeAll(async () => {
  school = await openSchool()
  student = await school.newcomer()
})
afterAll(() => school.close())

const json = { 'content-type': 'application/json' }

/** Sends the beginning of a body and never its end, and hears the answer. */
function unfinished(url: string, path: string, headers: Record<string, string>, beginning: string | Buffer) {
  const sent = open(url + path, { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked', ...headers } })
  sent.on('error', () => {})
  const answered = new Promise<number>((resolve) => {
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const begun = new Promise<void>((resolve) => sent.write(beginning, () => resolve()))
  return { begun, answered, cut: () => sent.destroy() }
}

describe('the body of a request', () => {
  test.each(['/api/auth/login', '/api/question-sets'])(
    'is never unpacked at %s, and its end not waited for',
    async (path) => {
      const packed = gzipSync(Buffer.alloc(2_000_000, 0x20)).subarray(0, 1500)
      const { answered, cut } = unfinished(
        school.url,
        path,
        { 'content-encoding': 'gzip', cookie: student.cookie() },
        packed,
      )
      expect(await answered).toBe(415)
      cut()
    },
  )

  test('is not waited for where nobody is signed in who may send it', async () => {
    const { answered, cut } = unfinished(school.url, '/api/question-sets', {}, '{"title":"')
    expect(await answered).toBe(401)
    cut()
  })

  test('of many parts is refused before it is laid out', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const bomb = `[${'{},'.repeat(40_000)}{}]`
    const answer = await student.post('/api/maps', bomb)
    const laidOut = parse.mock.calls.filter(([text]) => text === bomb)
    parse.mockRestore()
    expect([answer.status, laidOut.length]).toEqual([400, 0])
  })

  test('that is long waits for those that the same account has sent, and too many are refused unread', async () => {
    const sender = await school.newcomer()
    const long = { title: 'x'.repeat(300_000) }
    const all = await Promise.all(Array.from({ length: 80 }, () => sender.post('/api/question-sets', long)))
    const counted = (wanted: number) => all.filter(({ status }) => status === wanted).length
    expect(counted(400)).toBeGreaterThan(8)
    expect(counted(429)).toBeGreaterThan(20)
    expect(counted(400) + counted(429)).toBe(80)
    // Other accounts do not wait for them, and neither do short bodies of the same account.
    expect((await student.post('/api/question-sets', long)).status).toBe(400)
    expect((await sender.post('/api/question-sets', { title: 'x' })).status).toBe(400)
  }, 30_000)

  test('that is long is understood after the one before it, and others are answered in between', async () => {
    const read = bodyReader()
    const done: string[] = []
    const parse = vi.spyOn(JSON, 'parse').mockImplementation((text) => {
      done.push('read')
      setImmediate(() => done.push('others'))
      return text
    })
    const body = Buffer.from(JSON.stringify('x'.repeat(200_000)))
    const sent = () =>
      Object.assign(Readable.from([body]), { headers: json, is: () => true }) as unknown as Parameters<typeof read>[0]
    await Promise.all(Array.from({ length: 5 }, () => read(sent(), 'school', 2_000_000)))
    parse.mockRestore()
    expect(done.join(' ')).toBe(['read', 'read', 'read', 'read', 'read'].join(' others '))
  })

  test('that comes byte by byte is given up, so that its pieces do not fill the memory', async () => {
    const pieces = (...sizes: number[]) =>
      Array.from({ length: 1_500 }, (_, n) => Buffer.alloc(sizes[n % sizes.length] ?? 0, 0x20))
    const read = (...sizes: number[]) => {
      const body = Object.assign(Readable.from(pieces(...sizes)), { headers: json, is: () => true })
      return bodyReader()(body as unknown as Parameters<ReturnType<typeof bodyReader>>[0], 'a', 2_000_000)
    }
    // They are only blanks here.
    const parsed = vi.spyOn(JSON, 'parse').mockReturnValue('whole')
    expect(await read(1)).toEqual({ refused: 'malformed' })
    // So much arrives at once on the line with the smallest packets.
    expect(await read(500)).toEqual({ value: 'whole' })
    // So does what a browser writes by 4,096 bytes on a line whose packets hold 1,348 of them.
    expect(await read(1_348, 1_348, 1_348, 52)).toEqual({ value: 'whole' })
    parsed.mockRestore()
  })

  test('may be large only where pictures travel', async () => {
    const picture = 'x'.repeat(500_000)
    expect((await student.post('/api/maps', { name: picture })).status).toBe(413)
    expect((await student.post('/api/question-sets', { title: picture })).status).toBe(400)
  })
})

describe('counting before parsing', () => {
  test.each([
    ['commas inside texts', JSON.stringify({ text: ','.repeat(50_000) }), true],
    ['escaped quotes', JSON.stringify({ text: '",'.repeat(50_000) }), true],
    ['backslashes at the end of a text', JSON.stringify(Array.from({ length: 1000 }, () => '\\')), true],
    ['too many numbers', JSON.stringify(Array.from({ length: 30_000 }, () => 1)), false],
    ['too many empty objects', `[${'{},'.repeat(30_000)}{}]`, false],
    ['a text that never ends', `"${','.repeat(50_000)}`, true],
  ])('%s', (_, text, isModest) => expect(isModestJson(text)).toBe(isModest))
})

describe('bodies on their way', () => {
  let server: Server
  let url: string
  beforeAll(async () => {
    const app = express()
    const read = bodyReader({ byAddress: 200_000, inAll: 500_000 }, { withinMs: 3_000, bytesPerSecond: 1_000_000 })
    app.post('/', async (request, response) => {
      const sent = await read(request, String(request.headers['x-from']), 150_000)
      response.status('refused' in sent ? 429 : 200).json(sent)
    })
    server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const whole = async (from: string, text = 'hello') =>
    (await fetch(url, { method: 'POST', headers: { ...json, 'x-from': from }, body: JSON.stringify(text) })).status

  test('take no more room than one address may have, and nobody else is refused for it', async () => {
    const started = [1, 2, 3].map(() => unfinished(url, '/', { 'x-from': 'a' }, `"${'x'.repeat(90_000)}`))
    expect(await Promise.race(started.map(({ answered }) => answered))).toBe(429)
    expect(await whole('b')).toBe(200)
    for (const { cut } of started) cut()
    await vi.waitFor(async () => expect(await whole('a')).toBe(200), patience)
  })

  test('take no more room than there is for all', async () => {
    const started = Array.from({ length: 7 }, (_, index) =>
      unfinished(url, '/', { 'x-from': `address-${index}` }, `"${'x'.repeat(90_000)}`),
    )
    expect(await Promise.race(started.map(({ answered }) => answered))).toBe(429)
    for (const { cut } of started) cut()
    await vi.waitFor(async () => expect(await whole('a')).toBe(200), patience)
  })

  test.each([
    ['a short one', 'hello'],
    ['a long one', 'x'.repeat(120_000)],
  ])('that are full make way for %s that comes to its end', async (_, text) => {
    const started = [1, 2].map(() => unfinished(url, '/', { 'x-from': 'a' }, `"${'x'.repeat(99_000)}`))
    await vi.waitFor(async () => expect(await whole('a', text)).toBe(200), patience)
    for (const { cut } of started) cut()
  })

  test('that do not come to their end are given up', async () => {
    const { answered, cut } = unfinished(url, '/', { 'x-from': 'c' }, `"${'x'.repeat(9_000)}`)
    expect(await answered).toBe(429)
    cut()
  })
})

describe('bodies that never end, by the hundred', () => {
  const begin = (from: string, bytes: number) =>
    unfinished(school.url, '/api/auth/login', { 'x-forwarded-for': from }, `"${'x'.repeat(bytes - 1)}`)
  /** Sends like a caller who tries until nothing more is taken in. */
  const fill = async (from: string, room: readonly (readonly [bytes: number, many: number])[]) => {
    const all: ReturnType<typeof begin>[] = []
    for (const [bytes, many] of room) {
      const some = Array.from({ length: many }, () => begin(from, bytes))
      await Promise.all(some.map(({ begun }) => begun))
      all.push(...some)
    }
    return all
  }
  /** 24 MB in all, which is what one address may hold. */
  const long = [
    [131_000, 192],
    [4_000, 3],
    [1_000, 1],
    [100, 8],
    [24, 1],
  ] as const
  const short = [[4_000, 205]] as const

  test.each([
    ['long', long],
    ['short', short],
  ])('and %s: who sits behind the same address comes in, and everybody else', async (_, room) => {
    const login = { username: student.user.username, password: usualPassword }
    const enter = async (from: string) =>
      (await school.visitor().post('/api/auth/login', login, { 'x-forwarded-for': from })).status
    const behindOne = await fill('10.0.0.1', room)
    expect(await enter('10.0.0.1')).toBe(200)
    const others = ['10.0.0.2', '10.0.0.3', '10.0.0.4']
    const behindOthers = (await Promise.all(others.map((from) => fill(from, room)))).flat()
    for (const from of ['10.0.0.1', ...others, '10.0.0.5']) expect([from, await enter(from)]).toEqual([from, 200])
    for (const { cut } of [...behindOne, ...behindOthers]) cut()
  })
})
