import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFailure } from '../../server/startFailure.ts'
import { freePort } from '../loopback.ts'
import { asNobody, canBeAnotherUser, isRoot, nobody } from './anotherUser.ts'
import { startRedisServer } from './processes/redisServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const place = { port: 80, host: undefined, dataDir: '/srv/school/data' }
const failure = (facts: object) => startFailure(Object.assign(new Error('raw words'), facts), place)

test.each([
  ['EACCES', 'may not be written by this user. Give it to the user who starts the school'],
  ['EROFS', 'lies on a disk that can only be read. Mount that for writing'],
  ['ENOTDIR', 'goes through a file as if it were a folder. Move the file away'],
  ['EISDIR', 'is a folder, and has to be a file. Move the folder away'],
  ['ENOENT', 'cannot be made. See whether its disk is there and may be written'],
  ['ENOSPC', 'lies on a disk that is full. Make room there'],
])('%s on a folder names the folder and what to do, not the port', (code, words) => {
  const said = failure({ code, syscall: 'mkdir', path: '/srv/school/data' })
  expect(said).toContain(`/srv/school/data ${words}, or set DATA_DIR`)
  expect(said).not.toContain('port')
})

test('EACCES on listening is the port', () => {
  expect(failure({ code: 'EACCES', syscall: 'listen', port: 80 })).toContain('port 80 may not be opened')
  expect(failure({ code: 'EADDRINUSE', syscall: 'listen', port: 80 })).toContain('port 80 is taken')
})

test('a HOST that is no name of an address is said to be that', () => {
  const said = startFailure(
    Object.assign(new Error('getaddrinfo ENOTFOUND school'), { code: 'ENOTFOUND', hostname: 'school' }),
    {
      ...place,
      host: 'school',
    },
  )
  expect(said).toBe('no address goes by the name school. Set HOST to an address of this machine, or to none.')
})

test.each([
  ['database or disk is full', 'lies on a disk that is full. Make room there, or set DATA_DIR'],
  ['database is locked', 'is locked by another program. Close that one'],
  [
    'database disk image is malformed',
    'is damaged (database disk image is malformed). Set DATA_DIR to an empty folder, and restore a backup',
  ],
  [
    'file is not a database',
    'is damaged (file is not a database). Set DATA_DIR to an empty folder, and restore a backup',
  ],
])('of records of which SQLite says "%s" it says what to do', (sqlite, words) => {
  const path = '/srv/school/data/archive.sqlite'
  expect(startFailure(new Error(`${path}: ${sqlite}`), place)).toContain(`${path} ${words}`)
})

test('a file that has nothing to do with the data folder is said as the system says it', () => {
  expect(failure({ code: 'EACCES', path: '/srv/school/assets/maps' })).toBe('raw words')
})

test('what nobody foresaw is said in its own words', () => {
  expect(failure({})).toBe('raw words')
  expect(startFailure('a text', place)).toBe('a text')
})

const start = (dataDir: string, settings: Record<string, string> = {}, as: { uid?: number; gid?: number } = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', PORT: '0', HOST: '127.0.0.1', ...settings },
    encoding: 'utf8',
    timeout: 30_000,
    ...as,
  })

test.skipIf(process.platform !== 'linux')('where nobody can make a folder, the start says so and ends', () => {
  const { status, stderr } = start('/proc/nope/data')
  expect(status).toBe(1)
  expect(stderr).toContain('/proc/nope cannot be made')
})

const noDatabase = 'something else entirely'.repeat(400)

test.each<[string, string, (path: string) => void]>([
  ['the data folder is a file', '.', (path) => writeFileSync(path, '')],
  ['the database is a folder', 'archive.sqlite', (path) => mkdirSync(path)],
  ['the database is no database', 'archive.sqlite', (path) => writeFileSync(path, noDatabase)],
])('where %s, the start says so and ends', (what, name, harm) => {
  const dataDir = join(folder, what.replaceAll(' ', '-'))
  const path = join(dataDir, name)
  mkdirSync(dirname(path), { recursive: true })
  harm(path)
  const { status, stderr } = start(dataDir)
  expect(status).toBe(1)
  expect(stderr).toContain(`Slime School could not start: ${path}`)
  expect(stderr).not.toContain('port')
})

test.runIf(canBeAnotherUser)('a game that another user has left there is not taken for a damaged one', () => {
  const dataDir = join(folder, 'of-another')
  const game = join(dataDir, 'running', 'ABC234.game.ndjson')
  mkdirSync(dirname(game), { recursive: true })
  writeFileSync(game, '[]\n', { mode: 0o400 })
  if (isRoot) for (const path of [folder, dataDir, dirname(game)]) chownSync(path, nobody, nobody)
  const { status, stderr } = start(dataDir, {}, asNobody)
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${game} may not be written by this user. Give it to`)])
  expect(existsSync(game)).toBe(true)
})

test('where no Redis answers at its address, the start says so and ends', async () => {
  const { status, stderr } = start(join(folder, 'no-redis'), { REDIS_URL: `redis://localhost:${await freePort()}` })
  expect(status).toBe(1)
  expect(stderr).toMatch(/could not start: Redis does not answer \(.*ECONNREFUSED.*REDIS_URL/)
})

test('where Redis wants another password, the start says so and does not repeat the one it has', async ({ skip }) => {
  const redis = await startRedisServer('--requirepass', 'blue-whale')
  if ('unavailable' in redis) return skip(redis.unavailable)
  try {
    for (const secret of ['', ':hunter2@']) {
      const settings = { REDIS_URL: redis.url.replace('//', `//${secret}`) }
      const { status, stderr } = start(join(folder, 'other-password'), settings)
      expect(status).toBe(1)
      expect(stderr).toMatch(/could not start: Redis does not let this school in .*password in REDIS_URL/)
      expect(stderr).not.toContain('hunter2')
    }
  } finally {
    await redis.stop()
  }
})

test('where no MongoDB is, the start says where it looked, and ends', () => {
  const { status, stderr } = start(folder, { MONGODB_URI: 'mongodb://school:secret@127.0.0.1:1/slimes' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Slime School could not start: no MongoDB answers at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). Start it, or set MONGODB_URI to where it is.\n',
  )
})
