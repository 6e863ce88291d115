import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { ArchiveDown, refusalOfTrouble } from '../../../server/archive/trouble.ts'
import { startFailure } from '../../../server/startFailure.ts'
import { openDatabaseLine } from '../../chaos/databaseLine.ts'
import { unlessHeldUp } from '../../heldUp.ts'
import { account } from '../records.ts'
import { batchesOf, by } from './batchesOf.ts'
import { startMongoServer } from './ferret.ts'

const mongo = await startMongoServer()
if ('unavailable' in mongo) process.stderr.write(`The line to a MongoDB is not tested: ${mongo.unavailable}\n`)
const uri = 'unavailable' in mongo ? '' : mongo.uri

/** The time limits of the archive are real, and a process that is held up for so long misses them. */
const heldUpMs = 500

const note = (at: number) => ({ kind: 'started' as const, at })

describe.skipIf(uri === '')('on a line to MongoDB that can break', () => {
  let line: Awaited<ReturnType<typeof openDatabaseLine>>
  let archive: Archive

  beforeAll(async () => {
    line = await openDatabaseLine(uri)
    archive = await openArchive({ mongoUri: line.env.MONGODB_URI })
  })
  afterAll(async () => {
    await archive.close()
    await line.close()
  })

  test('whoever asks while nothing comes through is told so, and the first who asks afterwards gets an answer', async () => {
    const before = account()
    await archive.accounts.insert(before)
    line.fail()
    const ask = async () => {
      const since = performance.now()
      const asked = await Promise.allSettled([
        archive.accounts.get(before.id),
        archive.accounts.insert(account()),
        archive.accounts.replace({ ...before, username: 'Renamed' }, 1),
        archive.accounts.count(),
        archive.entryLog.append(by('HANGS2'), 0, [note(1)]),
      ])
      for (const outcome of asked) {
        const reason: unknown = outcome.status === 'rejected' && outcome.reason
        expect(reason).toBeInstanceOf(ArchiveDown)
        expect(refusalOfTrouble(reason)).toBe('cannotSave')
      }
      return performance.now() - since
    }
    const first = await ask()
    await unlessHeldUp(heldUpMs, async () => expect(await ask()).toBeLessThan(first))
    line.heal()
    // The calls without an answer may have come through or not, and nobody was told that they had.
    expect(await archive.accounts.get(before.id)).toMatchObject({ id: before.id, usernameKey: before.usernameKey })
    await archive.entryLog.append(by('HANGS2'), 0, [note(1)])
    expect(await batchesOf(archive.entryLog, by('HANGS2'))).toEqual([[note(1)]])
  })

  test('where only the lines that are open have died, nobody who reads has to ask twice', async () => {
    const known = account()
    await archive.accounts.insert(known)
    await unlessHeldUp(heldUpMs, async () => {
      line.replace()
      expect(await archive.accounts.get(known.id)).toEqual({ ...known, version: 1 })
    })
  })
})

/** Every message on the way to the database, as text. */
const overhear = async (to: URL) => {
  const heard: string[] = []
  const ear = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    near.on('data', (bytes) => void heard.push(bytes.toString('latin1')))
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => end.destroy())
  }).listen(0, '127.0.0.1')
  await once(ear, 'listening')
  return { heard, port: (ear.address() as AddressInfo).port, close: () => ear.close() }
}

test.skipIf(uri === '')('what is acknowledged and what is read is on a majority of the disks', async () => {
  const ear = await overhear(new URL(uri))
  const archive = await openArchive({ mongoUri: uri.replace(new URL(uri).host, `127.0.0.1:${ear.port}`) })
  ear.heard.length = 0
  const one = account()
  await archive.accounts.insert(one)
  await archive.accounts.replace(one, 1)
  await archive.accounts.get(one.id)
  await archive.accounts.find({ limit: 1 })
  await archive.accounts.count()
  await archive.accounts.remove(one.id)
  await archive.close()
  ear.close()
  const commands = ear.heard.filter((text) => /\x02(insert|update|find|aggregate|delete)\0/.test(text))
  expect(commands).toHaveLength(6)
  for (const command of commands)
    expect(command).toMatch(/writeConcern\0.*w\0.*majority.*j\0|readConcern\0.*level\0.*majority/s)
})

afterAll(async () => {
  if (!('unavailable' in mongo)) await mongo.stop()
})

describe('a MONGODB_URI that leads nowhere is said in words, without its password', () => {
  const failureAt = async (mongoUri: string) => {
    const place = { port: 80, host: undefined, dataDir: '/srv/school/data', mongoUri }
    const outcome = await openArchive({ mongoUri }).then(
      () => 'it opened',
      (error: unknown) => startFailure(error, place),
    )
    expect(outcome).not.toContain('secret')
    return outcome
  }

  test('where nothing can be made of it', async () => {
    expect(await failureAt('mongodb://school:secret@one/slimes?speed=high')).toContain(
      'MONGODB_URI cannot be read as an address (option speed is not supported)',
    )
    expect(await failureAt('mongodb://school:secret@word@one/slimes')).toContain('cannot be read as an address')
  })

  test.skipIf(uri === '')('where it is of no such replica set', async () => {
    expect(await failureAt(`${uri}?replicaSet=elsewhere`)).toContain('has no primary')
  })

  test.skipIf(uri === '')('where it knows nobody of that name', async () => {
    expect(await failureAt(uri.replace('//', '//nobody:secret@'))).toContain('knows no such name and password')
  })
})
