import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EntryLog } from '../../../server/archive/entryLog.ts'
import { watchedEntryLog } from '../../../server/archive/trouble.ts'
import { socketNames } from '../../../server/http/security.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool({ publicOrigins: ['http://slimes.example'] })
})
afterAll(() => school.close())

describe('health', () => {
  test('alive, ready, and not ready any more while stopping', async () => {
    const other = await openSchool()
    expect((await other.visitor().get('/healthz')).status).toBe(200)
    expect((await other.visitor().get('/readyz')).status).toBe(200)
    other.state.stopping = true
    expect((await other.visitor().get('/healthz')).status).toBe(200)
    expect((await other.visitor().get('/readyz')).status).toBe(503)
    expect(await other.visitor().get('/api/slimes')).toMatchObject({ status: 503, body: { error: expect.any(String) } })
    await other.close()
  })

  test('not ready without its archive, and a call says so in words', async () => {
    const other = await openSchool()
    await other.services.close()
    expect((await other.visitor().get('/readyz')).status).toBe(503)
    const body = { username: 'abc', password: 'secret1', role: 'student' }
    expect(await other.visitor().post('/api/auth/register', body)).toMatchObject({
      status: 500,
      body: { error: 'Authentication failed' },
    })
    await other.close()
  })

  test('whether anybody is there is answered to an account, too, without its archive being asked', async () => {
    const other = await openSchool()
    const visitor = await other.newcomer('student')
    await other.services.close()
    expect((await visitor.get('/api/join-address')).status).toBe(200)
    await other.close()
  })

  test.each<[string, (dataDir: string) => void]>([
    ['the data folder is gone', (dataDir) => rmSync(dataDir, { recursive: true })],
    [
      'a file is where journals belong',
      (dataDir) => {
        rmSync(join(dataDir, 'running'), { recursive: true })
        writeFileSync(join(dataDir, 'running'), '')
      },
    ],
  ])('not ready, and why, when %s', async (_, harm) => {
    const other = await openSchool()
    harm(other.dataDir)
    expect(await other.visitor().get('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'not ready', reason: expect.stringMatching(/^nothing can be written \(E[A-Z]+\)$/) },
    })
    expect((await other.visitor().get('/healthz')).status).toBe(200)
    await other.close()
  })

  test('not ready while what happens in a game cannot be written, and ready again once it is', async () => {
    const other = await openSchool()
    const { entryLog } = other.archive
    const [running, away] = ['running', 'away'].map((name) => join(other.dataDir, name)) as [string, string]
    const entry = { kind: 'started' as const, at: 1 }
    const behind = { journal: 'BEHJND', epoch: 1 }
    renameSync(running, away)
    await expect(async () => entryLog.append(behind, 0, [entry])).rejects.toThrow('ENOENT')
    expect(other.archive.gamesBehind()).toBe(1)
    renameSync(away, running)
    expect(await other.visitor().get('/readyz')).toMatchObject({
      status: 503,
      body: { reason: 'what happens in running games cannot be written (ENOENT)' },
    })
    await entryLog.append(behind, 0, [entry])
    expect(other.archive.gamesBehind()).toBe(0)
    expect(await other.archive.findTrouble()).toBeUndefined()
    await other.close()
  })

  test('ready again where a write fails of which the game went elsewhere meanwhile', async () => {
    const { promise: hanging, reject } = Promise.withResolvers<number>()
    const log = { append: () => hanging, release: () => {}, failure: () => undefined } as unknown as EntryLog
    const watched = watchedEntryLog(log)
    const write = watched.entryLog.append({ journal: 'ELSEWH', epoch: 1 }, 0, [])
    watched.entryLog.release('ELSEWH')
    reject(new Error('server selection timed out'))
    await expect(write).rejects.toThrow('timed out')
    expect(watched.failure()).toBeUndefined()
    expect(watched.gamesBehind()).toBe(0)
  })

  test('figures for Prometheus name routes, never ids', async () => {
    const student = await school.newcomer()
    await student.get(`/api/player/${student.user.id}`)
    const figures = (await school.visitor().get('/metrics')).body as string
    expect(figures).toContain('route="/player/:userId"')
    expect(figures).toContain('process_cpu_seconds_total')
    expect(figures).not.toContain(student.user.id)
  })
})

describe('headers', () => {
  test('a strict content policy and no signature', async () => {
    const { headers } = await fetch(`${school.url}/healthz`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toMatch(/connect-src 'self' ws:\/\/127\.0\.0\.1:\d+;/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test.each(['/api/slimes', '/API/slimes', '/api/no-such'])(
    'what pages read at %s carries little, and may do nothing should a browser show it',
    async (path) => {
      const { headers } = await fetch(school.url + path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each([
    [undefined, []],
    ['/p1', []],
    ['p1.slimes.example', ['*.slimes.example']],
    ['p1.slimes.example:8443/p1', ['*.slimes.example:*']],
    ['slimes.example:2568', ['slimes.example:*']],
    ['10.0.0.5:2567', ['10.0.0.5:*']],
  ])('with a process at %s pages open sockets to %j, too', (processAddress, names) => {
    expect(socketNames(processAddress)).toEqual(names)
  })

  test.each(["evil'; script-src *", 'a b', 'x'.repeat(300)])(
    'the host %j does not get into the policy',
    async (host) => {
      const { port } = new URL(school.url)
      const policy = await new Promise((resolve, reject) => {
        request({ port, path: '/healthz', headers: { host } }, (response) => {
          response.resume()
          resolve(response.headers['content-security-policy'])
        })
          .on('error', reject)
          .end()
      })
      expect(policy ?? '').not.toContain(host)
    },
  )
})

test('large answers are packed for those who can unpack them', async () => {
  const sizeOf = (encoding: string) =>
    new Promise<[string | undefined, number]>((resolve, reject) => {
      const { port } = new URL(school.url)
      request({ port, path: '/api/slimes', headers: { 'accept-encoding': encoding } }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => resolve([response.headers['content-encoding'], bytes]))
      })
        .on('error', reject)
        .end()
    })
  const [packed, plain] = [await sizeOf('gzip'), await sizeOf('identity')]
  expect(packed[0]).toBe('gzip')
  expect(plain[0]).toBeUndefined()
  expect(packed[1]).toBeLessThan(plain[1] / 2)
})

describe('origins', () => {
  const body = { username: 'nobody', password: 'password' }

  test('another site changes nothing', async () => {
    const student = await school.newcomer()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      expect(await student.post('/api/auth/logout', undefined, headers)).toMatchObject({
        status: 403,
        body: { error: 'This request came from another site' },
      })
    }
    expect((await student.get('/api/auth/me')).status).toBe(200)
  })

  test('our own origin and a configured one may', async () => {
    for (const origin of [school.url, 'http://slimes.example']) {
      expect((await school.visitor().post('/api/auth/login', body, { origin })).status).toBe(401)
    }
  })

  test('no answer allows another site to read it', async () => {
    const { headers } = await school.visitor().get('/api/slimes', { origin: 'https://evil.example' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('an unknown path is 404, a known one with another method 405', async () => {
  const visitor = school.visitor()
  expect(await visitor.get('/api/nothing')).toMatchObject({ status: 404, body: { error: 'Not found' } })
  expect(await visitor.get('/api')).toMatchObject({ status: 404 })
  const answer = await visitor.delete('/api/leaderboard')
  expect(answer).toMatchObject({ status: 405, body: { error: 'This cannot be done here' } })
  expect(answer.headers.get('allow')).toBe('GET')
})
