import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openSqliteEngine, type SqliteCall } from '../../server/archive/sqlite/sqliteEngine.ts'
import { openLog } from '../../server/log.ts'
import { usualRules } from '../../server/schoolRules.ts'
import { serve } from '../../server/serve.ts'
import { until } from '../rooms/roomHarness.ts'
import { cheapPasswords, openSchool, openVisitor, usualPassword } from './school.ts'

/** A disk of a few megabytes, if the user who runs the test may mount one. */
const smallDisk = (): string | undefined => {
  const place = mkdtempSync(join(tmpdir(), 'slime-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', place], { stdio: 'ignore' })
    return place
  } catch {
    rmSync(place, { recursive: true })
    return undefined
  }
}

const disk = smallDisk()
afterAll(() => {
  if (!disk) return
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true })
})

const fill = (place: string) => {
  const { bavail, bsize } = statfsSync(place)
  writeFileSync(join(place, 'ballast'), Buffer.alloc(bavail * bsize))
}

describe.skipIf(!disk)('a disk that is full', () => {
  test('is named by the readiness and to whoever waits, and when there is room again all goes on', async () => {
    if (!disk) return
    const config = { port: 0, host: '127.0.0.1', dataDir: disk, logLevel: 'silent', trustedProxies: [] } as const
    const server = await serve(
      { ...config, mongoUri: undefined, publicOrigins: [], redisUrl: undefined, metricsFrom: [], school: usualRules },
      openLog('silent'),
      { passwordCost: cheapPasswords },
    )
    const visitor = openVisitor(`http://127.0.0.1:${server.port}`)
    const somebody = { username: 'somebody', password: usualPassword, role: 'student' }
    expect((await visitor.post('/api/auth/register', somebody)).status).toBe(201)
    expect((await visitor.get('/readyz')).status).toBe(200)
    fill(disk)
    const refusal = { status: 507, body: { refusal: 'diskFull', error: expect.stringContaining('no space left') } }
    // A little still fits into what is in memory already, but after a few logins it is full.
    let answer = await visitor.post('/api/auth/login', somebody)
    for (let tries = 0; tries < 200 && answer.status === 200; tries++)
      answer = await visitor.post('/api/auth/login', somebody)
    expect(answer).toMatchObject(refusal)
    // The server looks at the disk once a second, however many callers ask.
    let ready = await visitor.get('/readyz')
    const lookAgain = async () => {
      ready = await visitor.get('/readyz')
    }
    await until('the readiness', () => ready.status === 503, 10_000, lookAgain)
    expect(ready.body).toMatchObject({ reason: expect.stringContaining('nothing can be written') })
    rmSync(join(disk, 'ballast'))
    expect((await visitor.post('/api/auth/login', somebody)).status).toBe(200)
    await until('the readiness', () => ready.status === 200, 10_000, lookAgain)
    await server.stop()
  })

  test('saves none of several changes that came together, and says of each why', () => {
    if (!disk) return
    const plan = { name: 'things', fields: {}, unique: [], sorted: [] }
    const engine = openSqliteEngine(join(disk, 'things.sqlite'), [plan])
    const insert = (id: string, letters: number): SqliteCall => {
      return { op: 'insert', shelf: plan.name, rows: [{ id, body: JSON.stringify('x'.repeat(letters)) }] }
    }
    // The database gives the whole up in the middle, as the large one does not fit, and knows of no transaction any more.
    const outcome = engine.runAll([insert('before', 10), insert('large', 30_000_000), insert('after', 10)])
    expect(outcome.map(String)).toEqual(Array.from({ length: 3 }, () => 'Error: database or disk is full'))
    expect(engine.runAll([{ op: 'count', shelf: plan.name, where: [] }])).toEqual([0])
    engine.close()
  })
})

test.each([
  ['database or disk is full', 507, 'diskFull'],
  ['ENOSPC: no space left on device, write', 507, 'diskFull'],
  ['disk I/O error', 503, 'cannotSave'],
  ['database is locked', 503, 'cannotSave'],
  ['undefined is not a function', 500, 'authenticationFailed'],
])('what went wrong with the records is not called a failed login: %s', async (message, status, refusal) => {
  const school = await openSchool()
  school.archive.sessions.insert = () => Promise.reject(new Error(message))
  const registering = { username: 'somebody', password: usualPassword, role: 'student' }
  expect(await school.visitor().post('/api/auth/register', registering)).toMatchObject({ status, body: { refusal } })
  await school.close()
})
