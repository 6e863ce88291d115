import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { DumpLine } from '../../../server/archive/backupLines.ts'
import { dumpLines, restoreRecords } from '../../../server/archive/dump.ts'
import { everyRecord } from '../../../server/archive/everyRecord.ts'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import type { MapRecord } from '../../../server/archive/records.ts'
import { type Doc, RecordUnreadable } from '../../../server/archive/shelf.ts'
import { openSqliteEngine } from '../../../server/archive/sqlite/sqliteEngine.ts'
import { pupilsShown } from '../../../server/classes/pupilsShown.ts'
import { newestMaps } from '../../../server/content/everybodysMaps.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { allOf } from '../allOf.ts'
import { account, questionSet, report, share } from '../records.ts'
import { fileIn, folder, tear, withTorn } from './tornArchive.ts'

const pageSize = 4096

const isTorn = expect.objectContaining({ reason: expect.any(RecordUnreadable) })

test('a torn record goes with the account that it belongs to', async () => {
  const teacher = account({ role: 'teacher' })
  const archive = await withTorn(
    'leaving',
    async ({ accounts, reports, questionSets, shares }) => {
      await accounts.insert(teacher)
      for (const id of ['lesson', 'torn-lesson'])
        await reports.insert(report({ id, hostUserId: teacher.id, finishedAt: 7 }))
      for (const id of ['set', 'torn-set']) await questionSets.insert(questionSet({ id, ownerId: teacher.id }))
      for (const id of ['share-of-another', 'torn-share'])
        await shares.insert(share({ id, flags: [{ userId: teacher.id, by: 'Rosen', why: 'rude' }] }))
    },
    ['torn-lesson', 'torn-set', 'torn-share'],
  )
  expect(await Promise.allSettled([archive.reports.get('torn-lesson')])).toEqual([isTorn])
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  await services.departures.leave(teacher)
  expect(await archive.reports.ids(9)).toEqual([])
  expect(await archive.questionSets.ids(9)).toEqual([])
  expect((await archive.shares.get('share-of-another'))?.flags).toMatchObject([{ userId: '' }])
  expect(await archive.shares.remove('torn-share')).toBe(true)
  await services.close()
})

test('a torn record holds up no record beside it where all are gone through, also when an update brings them up to date', async () => {
  const archive = await withTorn(
    'gone-through',
    async ({ accounts, questionSets }) => {
      for (const id of ['a', 'torn-account', 'z']) await accounts.insert(account({ id, usernameKey: id, username: id }))
      for (const id of ['s', 'torn-set', 't']) await questionSets.insert(questionSet({ id }))
    },
    ['torn-account', 'torn-set'],
  )
  const passed: string[] = []
  const read = await allOf(everyRecord(archive.accounts, 2, (id) => passed.push(id)))
  expect([read.map(({ id }) => id), passed]).toEqual([['a', 'z'], ['torn-account']])

  const shape = await archive.meta.get(shapeRecordId)
  await archive.meta.replace({ id: shapeRecordId, value: 0 }, shape?.version ?? 0)
  await bringUpToDate(archive)
  for (const id of ['s', 't'])
    expect((await archive.questionSets.get(id))?.questions).toMatchObject([{ id: expect.any(String) }])
  await archive.close()
})

test('a torn record costs no list its other rows: the people of a school, sets and maps of an author, the pupils of a class', async () => {
  const author = account({ id: 'author', username: 'author', usernameKey: 'author', role: 'teacher' })
  const set = { ownerId: author.id, subject: 'Other' as const }
  const map = { ownerId: author.id, gameMode: 'racing', isDefault: false, createdAt: 1 }
  const archive = await withTorn(
    'listed',
    async ({ accounts, questionSets, maps }) => {
      await accounts.insert(author)
      for (const id of ['pupil', 'torn-pupil']) await accounts.insert(account({ id, username: id, usernameKey: id }))
      for (const id of ['set', 'torn-set']) await questionSets.insert(questionSet({ id, ...set }))
      for (const id of ['map', 'torn-map']) await maps.insert({ id, ...map } as MapRecord)
    },
    ['torn-pupil', 'torn-set', 'torn-map'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const people = await services.administration.people({ name: '' })
  expect(people.map(({ username }) => username)).toEqual(['author', 'pupil'])
  expect((await newestMaps(archive.maps, { ownerId: author.id }, undefined, 9)).map(({ id }) => id)).toEqual(['map'])
  const around = { plays: async () => false, ahead: async () => new Set<string>() }
  const sets = await services.questionSets.list(author, around)
  expect(sets.filter(({ mine }) => mine).map(({ id }) => id)).toEqual(['set'])
  const members = ['pupil', 'torn-pupil'].map((userId) => ({
    id: userId,
    classId: 'class',
    userId,
    realName: userId,
    addedAt: 1,
  }))
  expect((await pupilsShown(archive, members, 1)).map(({ id }) => id)).toEqual(['pupil'])
  await services.close()
})

test('the only administrator who can be read may not leave a school in which there is somebody else', async () => {
  const teacher = account({ id: 'administrator', role: 'teacher', administrator: true })
  const archive = await withTorn(
    'last-administrator',
    async ({ accounts }) => {
      await accounts.insert(teacher)
      await accounts.insert(account({ id: 'torn-pupil', username: 'torn', usernameKey: 'torn' }))
    },
    ['torn-pupil'],
  )
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  expect(await services.lastAdministrator.giveUp(teacher)).toEqual({ refused: 'lastAdministrator' })
  await services.close()
})

test('a backup brings a torn record back, and one that is kept out is not called there', async () => {
  const backup: DumpLine[] = []
  const archive = await withTorn(
    'restored',
    async (full) => {
      for (const id of ['a', 'torn', 'taken'])
        await full.accounts.insert(account({ id, usernameKey: id, username: `${id}-before` }))
      for await (const line of dumpLines(full)) {
        const record: Partial<DumpLine> = JSON.parse(line)
        if (record.shelf === 'accounts' && record.doc) backup.push({ shelf: record.shelf, doc: record.doc })
      }
    },
    ['torn', 'taken'],
  )
  await archive.accounts.remove('taken')
  await archive.accounts.insert(account({ id: 'newcomer', usernameKey: 'taken' }))
  const lines = async function* () {
    yield* backup
  }
  expect(await restoreRecords(archive, lines())).toMatchObject({
    restored: 1,
    alreadyThere: 1,
    keptOut: [{ doc: { id: 'taken' } satisfies Doc }],
  })
  expect((await archive.accounts.get('torn'))?.username).toBe('torn-before')
  expect(await archive.accounts.find({ where: { usernameKey: 'torn' }, limit: 9 })).toHaveLength(1)
  expect(await restoreRecords(archive, lines())).toMatchObject({ restored: 0, alreadyThere: 2 })
  await archive.close()
})

test('a bad place on the disk costs the records that lie there, and neither the backup nor a restore', async () => {
  const dataDir = join(folder, 'bad-place')
  const archive = await openArchive({ dataDir })
  const ids = ['a', 'bad', 'z']
  for (const id of ids) await archive.pictures.insert({ id, image: `data:image/png;base64,${id.repeat(20_000)}` })
  await archive.accounts.insert(account())
  await archive.close()
  // A large record goes on from page to page. Each page begins with the number of the next one.
  const bytes = readFileSync(fileIn(dataDir))
  const page = Math.floor(bytes.indexOf('bad'.repeat(1_000)) / pageSize)
  bytes.writeUInt32BE(0xfffffff0, page * pageSize)
  writeFileSync(fileIn(dataDir), bytes)

  const damaged = await openArchive({ dataDir })
  const leftOut: string[] = []
  const backup = await allOf(dumpLines(damaged, (shelf, id) => leftOut.push(`${shelf} ${id}`)))
  expect(leftOut).toEqual(['pictures bad'])
  expect(backup.filter((line) => line.startsWith('{"shelf":"pictures"'))).toHaveLength(2)
  const lines = async function* (): AsyncGenerator<DumpLine> {
    for (const id of ids) yield { shelf: 'pictures', doc: { id } }
    yield { shelf: 'names', doc: { id: 'after', userId: 'x' } as Doc }
  }
  expect(await restoreRecords(damaged, lines())).toMatchObject({
    restored: 1,
    alreadyThere: 2,
    keptOut: [{ shelf: 'pictures', doc: { id: 'bad' } }],
  })
  await damaged.close()
})

/** A file as older versions have made it. */
const olderFile = (name: string, ids: readonly string[]): { file: string; older: DatabaseSync } => {
  mkdirSync(join(folder, name))
  const file = fileIn(join(folder, name))
  const older = new DatabaseSync(file)
  older.exec('PRAGMA journal_mode = WAL')
  older.exec(
    'CREATE TABLE "things" (id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL) STRICT',
  )
  for (const [field, type] of [
    ['owner', 'TEXT'],
    ['at', 'REAL'],
  ])
    older.exec(
      `ALTER TABLE "things" ADD COLUMN "${field}" ${type} GENERATED ALWAYS AS (json_extract(body, '$.${field}')) VIRTUAL`,
    )
  older.exec('CREATE INDEX "things_by_owner_id" ON "things" ("owner", "id")')
  older.exec('CREATE INDEX "things_by_at_id" ON "things" ("at", "id")')
  for (const id of ids)
    older
      .prepare('INSERT INTO "things" (id, version, body) VALUES (?, 1, ?)')
      .run(id, JSON.stringify({ id, owner: `of ${id}`, at: 5, isNew: true }))
  return { file, older }
}

const isWhole = (file: string) => {
  const after = new DatabaseSync(file)
  expect(after.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  after.close()
}

test('in a file of an older version a torn record can be removed, too, and the shelf can get a new field', () => {
  const { file, older } = olderFile('older', ['a', 'by-id', 'by-owner', 'z'])
  older.close()
  for (const id of ['by-id', 'by-owner']) tear(file, id)

  const fields = { owner: 'text', at: 'number', isNew: 'boolean' } as const
  const plans = [{ name: 'things', fields, unique: [], sorted: [['owner'], ['at'], ['isNew']] }]
  const ofOwner = { shelf: 'things', where: [{ field: 'owner', is: 'eq', value: 'of by-owner' }] } as const
  for (const start of ['first', 'next']) {
    const engine = openSqliteEngine(file, plans)
    if (start === 'first') {
      expect(engine.runAll([{ op: 'remove', shelf: 'things', id: 'by-id' }])).toEqual([1])
      expect(engine.runAll([{ op: 'removeWhere', ...ofOwner }])).toEqual([1])
    }
    expect(
      engine.runAll([
        { op: 'count', shelf: 'things', where: [{ field: 'at', is: 'eq', value: 5 }] },
        { op: 'count', shelf: 'things', where: [{ field: 'isNew', is: 'eq', value: true }] },
      ]),
    ).toEqual([2, 2])
    engine.close()
  }
  isWhole(file)
})

test('a file of an older version is brought up to date while another program adds a field to it', () => {
  const { file, older } = olderFile('at-once', ['a'])
  const fields = { owner: 'text', at: 'number' } as const
  openSqliteEngine(file, [{ name: 'things', fields, unique: [], sorted: [['owner'], ['at']] }]).close()
  older.exec(
    `ALTER TABLE "things" ADD COLUMN "isNew" INTEGER GENERATED ALWAYS AS (json_extract(body, '$.isNew')) VIRTUAL`,
  )
  expect(older.prepare('SELECT id FROM "things" WHERE "owner" = ? AND "isNew" = 1').all('of a')).toEqual([{ id: 'a' }])
  older.close()
  isWhole(file)
})
