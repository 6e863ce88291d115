import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Collection, createConnection } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readBackup } from '../../../server/archive/backupLines.ts'
import { dumpLines, restoreRecords } from '../../../server/archive/dump.ts'
import { bringUpToDate } from '../../../server/archive/migrations.ts'
import { type Archive, type ArchivePlace, openArchive } from '../../../server/archive/openArchive.ts'
import { patience } from '../../patience.ts'
import { account, ledgerRow, profile, questionSet, report, runningGame } from '../records.ts'
import { batchesOf, by, nextOf } from './batchesOf.ts'
import { type MongoServer, startMongoServer } from './ferret.ts'

type Ground = { place: ArchivePlace; clear(): Promise<void> }

const note = (at: number) => ({ kind: 'started' as const, at })

const embedded = async (): Promise<Ground> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-archive-'))
  return { place: { dataDir }, clear: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

const mongo = await startMongoServer()
if ('unavailable' in mongo) process.stderr.write(`The MongoDB side is skipped: ${mongo.unavailable}\n`)
afterAll(async () => {
  if (!('unavailable' in mongo)) await mongo.stop()
})

const onMongo = (server: MongoServer) => async (): Promise<Ground> => ({
  place: { mongoUri: server.uri },
  clear: async () => {},
})

describe('on the embedded archive', () => contract(embedded, true))
describe.skipIf('unavailable' in mongo)('on MongoDB', () => {
  if (!('unavailable' in mongo)) contract(onMongo(mongo), !mongo.isStandIn)
})

/** The stand-in for MongoDB finds first and replaces then, which is two steps; MongoDB itself does it in one. */
function contract(prepare: () => Promise<Ground>, replacesInOneStep: boolean) {
  let ground: Ground
  let archive: Archive

  beforeAll(async () => {
    ground = await prepare()
    archive = await openArchive(ground.place)
  })
  afterAll(async () => {
    await archive.close()
    await ground.clear()
  })

  test('what was put in comes out, at version 1', async () => {
    const set = questionSet({
      questions: [{ question: 'ß ☃ "quoted" $gt a.b', answers: ['', ' ', '\\', '𝄞'], correct: 3 }],
    })
    expect(await archive.questionSets.insert(set)).toBe(true)
    expect(await archive.questionSets.get(set.id)).toEqual({ ...set, version: 1 })
    expect(await archive.questionSets.get('nobody')).toBeUndefined()
  })

  test('empty objects, lists and nulls survive', async () => {
    const odd = { none: null, object: {}, list: [], zero: 0 }
    await archive.gamePlans.insert({ id: 'EMPTY2', plan: odd as never })
    expect((await archive.gamePlans.get('EMPTY2'))?.plan).toEqual(odd)
  })

  test('a duplicate id or unique key is an answer, not a crash', async () => {
    const first = account({ usernameKey: 'twice' })
    expect(await archive.accounts.insert(first)).toBe(true)
    expect(await archive.accounts.insert(first)).toBe(false)
    expect(await archive.accounts.insert(account({ usernameKey: 'twice' }))).toBe(false)
    expect(await archive.accounts.find({ where: { usernameKey: 'twice' }, limit: 5 })).toEqual([
      { ...first, version: 1 },
    ])
  })

  test('keys of several fields are unique together, not each', async () => {
    expect(await archive.ledger.insert(ledgerRow({ id: 'k1', playerId: 'kim', seq: 1, key: 'k1' }))).toBe(true)
    expect(await archive.ledger.insert(ledgerRow({ id: 'k2', playerId: 'kim', seq: 1, key: 'k2' }))).toBe(false)
    expect(await archive.ledger.insert(ledgerRow({ id: 'k3', playerId: 'kim', seq: 2, key: 'k1' }))).toBe(false)
    expect(await archive.ledger.insert(ledgerRow({ id: 'k4', playerId: 'kim', seq: 2, key: 'k4' }))).toBe(true)
    expect(await archive.ledger.insert(ledgerRow({ id: 'k5', playerId: 'lee', seq: 2, key: 'k5' }))).toBe(true)
  })

  test('of many at once the duplicates are left out and the rest is counted', async () => {
    const rows = [account(), account({ usernameKey: 'twice' }), account(), account()]
    expect(await archive.accounts.insertMany(rows)).toBe(3)
    expect(await archive.accounts.insertMany(rows)).toBe(0)
    expect(await archive.accounts.insertMany([])).toBe(0)
    const found = await archive.accounts.getMany(rows.map(({ id }) => id))
    expect(found.map(({ id }) => id).sort()).toEqual([rows[0], rows[2], rows[3]].map((row) => row?.id).sort())
    expect(await archive.accounts.getMany([])).toEqual([])
  })

  test('a record is replaced only at the version that was read', async () => {
    const set = questionSet()
    await archive.questionSets.insert(set)
    expect(await archive.questionSets.replace({ ...set, title: 'second' }, 1)).toBe(true)
    expect(await archive.questionSets.replace({ ...set, title: 'late' }, 1)).toBe(false)
    expect(await archive.questionSets.get(set.id)).toEqual({ ...set, title: 'second', version: 2 })
    expect(await archive.questionSets.replace({ ...set, id: 'nobody' }, 1)).toBe(false)
  })

  test('a replacement drops fields it does not carry', async () => {
    const set = questionSet({ questions: [{ question: 'q', answers: ['a'], correct: 0, image: 'x' }] })
    await archive.questionSets.insert(set)
    await archive.questionSets.replace({ ...set, questions: [{ question: 'q', answers: ['a'], correct: 0 }] }, 1)
    expect((await archive.questionSets.get(set.id))?.questions).toEqual([{ question: 'q', answers: ['a'], correct: 0 }])
  })

  test.runIf(replacesInOneStep)('of twenty who replace the same version, one succeeds', async () => {
    const set = questionSet()
    await archive.questionSets.insert(set)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => archive.questionSets.replace({ ...set, title: `t${n}` }, 1)),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect((await archive.questionSets.get(set.id))?.title).toBe(`t${outcomes.indexOf(true)}`)
  })

  test('of twenty who insert the same key, one succeeds', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => archive.accounts.insert(account({ usernameKey: 'race' }))),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })

  test('finds by equality, range and list, sorted both ways, limited', async () => {
    await archive.profiles.insertMany(
      [5, 3, 9, 1, 7].map((wins) => profile({ id: `find${wins}`, totalWins: wins, totalGames: 777 })),
    )
    const wins = async (query: Parameters<Archive['profiles']['find']>[0]) =>
      (await archive.profiles.find(query)).map((row) => row.totalWins)
    const mine = { ranked: true, totalGames: 777 }
    expect(await wins({ where: mine, sort: [['totalWins', 'asc']], limit: 10 })).toEqual([1, 3, 5, 7, 9])
    expect(await wins({ where: mine, sort: [['totalWins', 'desc']], limit: 2 })).toEqual([9, 7])
    expect(await wins({ where: { ...mine, totalWins: { gte: 3, lt: 9 } }, sort: [['id', 'asc']], limit: 9 })).toEqual([
      3, 5, 7,
    ])
    expect(await wins({ where: { ...mine, totalWins: { gt: 3, lte: 9 } }, sort: [['id', 'desc']], limit: 9 })).toEqual([
      9, 7, 5,
    ])
    expect(
      await wins({ where: { ...mine, totalWins: { in: [1, 9, 4] } }, sort: [['totalWins', 'asc']], limit: 9 }),
    ).toEqual([1, 9])
    expect(await wins({ where: { ...mine, totalWins: { in: [] } }, limit: 9 })).toEqual([])
    expect(await archive.profiles.count(mine)).toBe(5)
    expect(await archive.profiles.count({ ...mine, totalGames: -1 })).toBe(0)
    const ids = ['find1', 'find3', 'find5', 'find7', 'find9']
    expect((await archive.profiles.ids(99)).filter((id) => id.startsWith('find'))).toEqual(ids)
    expect(await archive.profiles.ids(2)).toHaveLength(2)
    await archive.reports.insertMany(
      [3, 1, 2].map((n) => report({ id: `idOf${n}`, hostUserId: 'idsOf', finishedAt: n })),
    )
    const newest = await archive.reports.ids(2, { hostUserId: 'idsOf', finishedAt: { lt: 9 } }, [
      ['finishedAt', 'desc'],
    ])
    expect(newest).toEqual(['idOf3', 'idOf2'])
    await archive.runningGames.insertMany(['HELD01', 'HELD02'].map((id) => runningGame({ id, heldBy: 'idsOf' })))
    await archive.runningGames.insert(runningGame({ id: 'HELD03', heldBy: 'another' }))
    expect(await archive.runningGames.ids(9, { heldBy: 'idsOf' })).toEqual(['HELD01', 'HELD02'])
  })

  test('ties are broken by the second field, and text sorts by code unit', async () => {
    const ids = ['tieB', 'tieA', 'tiea', 'tie_', 'tie1']
    await archive.profiles.insertMany(ids.map((id) => profile({ id, totalGames: 778 })))
    const sorted = await archive.profiles.find({
      where: { ranked: true, totalGames: 778 },
      sort: [
        ['totalWins', 'desc'],
        ['id', 'desc'],
      ],
      limit: 9,
    })
    expect(sorted.map(({ id }) => id)).toEqual([...ids].sort().reverse())
  })

  test('numbers sort as numbers and booleans can be asked for', async () => {
    const rows = [10, 9, 2].map((seq) => ledgerRow({ id: `n${seq}`, playerId: 'nora', seq, key: `n${seq}` }))
    await archive.ledger.insertMany(rows)
    const found = await archive.ledger.find({ where: { playerId: 'nora' }, sort: [['seq', 'asc']], limit: 9 })
    expect(found.map(({ seq }) => seq)).toEqual([2, 9, 10])
    await archive.questionSets.insert(questionSet({ id: 'ready', readyMade: true, ownerId: 'bool' }))
    await archive.questionSets.insert(questionSet({ readyMade: false, ownerId: 'bool' }))
    const ready = await archive.questionSets.find({ where: { readyMade: true, ownerId: 'bool' }, limit: 9 })
    expect(ready.map(({ id }) => id)).toEqual(['ready'])
  })

  test('removes one, removes many, and says how many there were', async () => {
    const rows = [1, 2, 3].map((seq) => ledgerRow({ id: `g${seq}`, playerId: 'gone', seq, key: `g${seq}` }))
    await archive.ledger.insertMany(rows)
    expect(await archive.ledger.remove('g1')).toBe(true)
    expect(await archive.ledger.remove('g1')).toBe(false)
    expect(await archive.ledger.removeWhere({ playerId: 'gone' })).toBe(2)
    expect(await archive.ledger.removeWhere({ playerId: 'gone' })).toBe(0)
  })

  test('a record that only has the id and the version of another is not replaced in its place', async () => {
    const { runningGames } = archive
    await runningGames.insert(runningGame({ id: 'REUSED', gameId: 'first' }))
    await runningGames.remove('REUSED')
    await runningGames.insert(runningGame({ id: 'REUSED', gameId: 'second' }))
    const late = runningGame({ id: 'REUSED', gameId: 'first', isOver: true })
    expect(await runningGames.replace(late, 1, { gameId: 'first' })).toBe(false)
    expect(await runningGames.get('REUSED')).toMatchObject({ gameId: 'second', isOver: false, version: 1 })
    expect(await runningGames.replace(late, 1, { gameId: 'second' })).toBe(true)
    await runningGames.remove('REUSED')
  })

  test('what happened in a game comes back in order, however many batches there are, until it is removed', async () => {
    const { entryLog } = archive
    const [many, others] = [by('MANYSS'), by('OTHERS')]
    const batches = Array.from({ length: 1_203 }, (_, n) => [note(2 * n), note(2 * n + 1)])
    for (const [sequence, entries] of batches.entries())
      expect(await entryLog.append(many, sequence, entries)).toBe(sequence + 1)
    await entryLog.append(others, 0, [note(1)])
    await expect(async () => entryLog.append(many, 7, [note(1)])).rejects.toThrow('out of step')
    expect(await batchesOf(entryLog, many)).toEqual(batches)
    await entryLog.remove('MANYSS')
    expect(await batchesOf(entryLog, many)).toEqual([])
    expect(await batchesOf(entryLog, others)).toEqual([[note(1)]])
    await entryLog.remove('MANYSS')
    await entryLog.append(many, 0, [note(9)])
    expect(await batchesOf(entryLog, many)).toEqual([[note(9)]])
  })

  test('half a character, which not every engine can keep, costs a game no batch', async () => {
    const { entryLog } = archive
    const half = { kind: 'name-allowed' as const, name: 'half \ud800 a \\ud83d 𝄞', at: 1 }
    await entryLog.append(by('HALVES'), 0, [note(0), half])
    await entryLog.append(by('HALVES'), 1, [note(2)])
    const read = await entryLog.takeUp(by('HALVES'))
    if ('unreadable' in read) throw new Error(read.unreadable)
    expect(read.damage).toBeUndefined()
    expect(read.batches.flat().map(({ at }) => at)).toEqual([0, 1, 2])
    expect(read.batches.flat()[1]).toMatchObject({ name: expect.stringMatching(/^half . a \\ud83d 𝄞$/u) })
  })

  test.for<[string, (journal: Collection<{ _id: string }>) => Promise<unknown>]>([
    ['is missing', (journal) => journal.deleteOne({ _id: 'MANGAD:2' })],
    ['is not what was written', (journal) => journal.updateOne({ _id: 'MANGAD:2' }, { $set: { entries: [note(7)] } })],
    ['has lost its place', (journal) => journal.updateOne({ _id: 'MANGAD:2' }, { $unset: { sequence: '' } })],
  ])(
    'where a batch %s, the game is back as it was before, and nothing of the rest is touched',
    async ([, harm], { skip }) => {
      if (!('mongoUri' in ground.place)) return skip('for files this is in entryFiles.test.ts')
      const { entryLog } = archive
      for (let sequence = 0; sequence < 5; sequence++) await entryLog.append(by('MANGAD'), sequence, [note(sequence)])
      const connection = await createConnection(ground.place.mongoUri).asPromise()
      await harm(connection.collection<{ _id: string }>('journal'))
      const count = (collection: string) => connection.collection(collection).countDocuments({ code: 'MANGAD' })
      const [before, there] = [await count('damaged'), await count('journal')]
      const second = by('MANGAD', 2)
      const read = await entryLog.takeUp(second)
      expect(read).toMatchObject({ damage: { wasAcknowledged: true, what: expect.stringContaining('batch 3') } })
      if (!('batches' in read)) throw new Error(read.unreadable)
      expect(read.batches.slice(0, 2)).toEqual([[note(0)], [note(1)]])
      expect(read.batches.slice(2).flat()).toEqual([])
      expect(await count('damaged')).toBeGreaterThan(before)
      expect(await count('journal')).toBe(there + 1)
      await entryLog.append(second, read.nextSequence, [note(2)])
      // Damage is told once. The next process that takes the game up finds where it went on.
      const good = [[note(0)], [note(1)], [note(2)]]
      for (const epoch of [3, 4]) expect(await batchesOf(entryLog, by('MANGAD', epoch))).toEqual(good)
      await entryLog.remove('MANGAD')
      await connection.close()
    },
  )

  test('a game that is set aside leaves nothing of it in the way', async () => {
    const { entryLog } = archive
    await entryLog.append(by('ASIDED'), 0, [note(1)])
    expect(await entryLog.setAside('ASIDED', 'ASIDED', { id: 'ASIDED' })).not.toEqual([])
    expect(await batchesOf(entryLog, by('ASIDED'))).toEqual([])
  })

  test('a batch that is sent again, because its answer got lost, counts once', async ({ skip }) => {
    if (archive.engine !== 'mongo') skip('a file has no answers that could get lost')
    const { entryLog } = archive
    const again = by('AGAJNN')
    for (let time = 0; time < 2; time++) expect(await entryLog.append(again, 0, [note(1)])).toBe(1)
    await expect(async () => entryLog.append(again, 0, [note(1), note(2)])).rejects.toThrow('out of step')
    await entryLog.append(again, 1, [note(3)])
    expect(await batchesOf(entryLog, again)).toEqual([[note(1)], [note(3)]])
  })

  test('whoever takes a game up has all that was acknowledged, and who wrote it before writes nothing more', async ({
    skip,
  }) => {
    if (!('mongoUri' in ground.place)) return skip('a folder has one writer')
    const other = await openArchive({ ...ground.place, writer: 'other' })
    for (const journal of ['TAKEN1', 'TAKEN2', 'TAKEN3']) {
      let acknowledged = 0
      const writing = (async () => {
        for (let sequence = 0; ; ) {
          sequence = await archive.entryLog.append(by(journal), sequence, [note(sequence)])
          acknowledged++
        }
      })()
      writing.catch(() => {})
      await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(4), patience)
      const taken = await other.entryLog.takeUp(by(journal, 2))
      await expect(writing).rejects.toThrow('out of step')
      if ('unreadable' in taken) throw new Error(taken.unreadable)
      expect(taken.damage).toBeUndefined()
      expect(taken.batches.flat().length).toBeGreaterThanOrEqual(acknowledged)
      await other.entryLog.append(by(journal, 2), taken.nextSequence, [note(99)])
      // Nor may the former owner write at a place where nothing has been written yet.
      await expect(async () => archive.entryLog.append(by(journal), acknowledged, [])).rejects.toThrow('out of step')
    }
    await other.close()
  })

  test('whoever was about to take a game up, and wakes when somebody else has done so, touches nothing of it', async ({
    skip,
  }) => {
    if (!('mongoUri' in ground.place)) return skip('a folder has one writer')
    const other = await openArchive({ ...ground.place, writer: 'other' })
    const [frozen, later] = [by('FRAZEN', 2), by('FRAZEN', 3)]
    await archive.entryLog.append(by('FRAZEN'), 0, [note(0)])
    await archive.entryLog.takeUp(frozen)
    const taken = await other.entryLog.takeUp(later)
    if ('unreadable' in taken) throw new Error(taken.unreadable)
    const next = await other.entryLog.append(later, taken.nextSequence, [note(1)])
    await expect(archive.entryLog.takeUp(frozen)).rejects.toThrow('out of step')
    // A batch that the frozen process sent earlier arrives late. It is void, and the process that has the game goes on behind it.
    const late = { code: 'FRAZEN', sequence: next, entries: [], by: 'frozen', epoch: 2 }
    const connection = await createConnection(ground.place.mongoUri).asPromise()
    const journal = connection.collection<typeof late & { _id: string; version: number }>('journal')
    await journal.insertOne({ _id: `FRAZEN:${next}`, version: 1, ...late })
    await connection.close()
    expect(await other.entryLog.append(later, next, [note(2)])).toBe(next + 2)
    expect(await batchesOf(other.entryLog, by('FRAZEN', 4))).toEqual([[note(0)], [note(1)], [note(2)]])
    await other.close()
  })

  test('nothing undeclared can be asked for, and no operator slips in as a value', async () => {
    const odd = (value: unknown) => value as never
    await expect(archive.accounts.find({ where: odd({ passwordHash: 'x' }), limit: 1 })).rejects.toThrow(
      'cannot be asked',
    )
    await expect(archive.accounts.find({ where: odd({ usernameKey: { $gt: '' } }), limit: 1 })).rejects.toThrow(
      TypeError,
    )
    await expect(archive.accounts.find({ where: odd({ usernameKey: { eq: { a: 1 } } }), limit: 1 })).rejects.toThrow(
      TypeError,
    )
    await expect(archive.accounts.find({ where: odd({ usernameKey: 5 }), limit: 1 })).rejects.toThrow(TypeError)
    await expect(archive.accounts.insert(account({ usernameKey: odd(null) }))).rejects.toThrow(TypeError)
    await expect(archive.accounts.find({ sort: odd([['constructor', 'asc']]), limit: 1 })).rejects.toThrow(TypeError)
  })

  test('everything is still there after closing and opening again', async () => {
    const set = questionSet()
    await archive.questionSets.insert(set)
    await archive.runningGames.insert(runningGame({ id: 'STAYS2', hostUserId: 'stays' }))
    await archive.entryLog.append(by('STAYS2'), 0, [note(1)])
    await archive.close()
    archive = await openArchive(ground.place)
    expect(await archive.questionSets.get(set.id)).toEqual({ ...set, version: 1 })
    expect(await batchesOf(archive.entryLog, by('STAYS2'))).toEqual([[note(1)]])
    await archive.entryLog.append(by('STAYS2'), await nextOf(archive.entryLog, by('STAYS2')), [note(2)])
    expect(await batchesOf(archive.entryLog, by('STAYS2'))).toEqual([[note(1)], [note(2)]])
    expect(await archive.runningGames.get('STAYS2')).toMatchObject({ hostUserId: 'stays' })
    expect(await archive.findTrouble()).toBeUndefined()
  })

  test('migrations run once each, in order, and an archive from the future is refused', async () => {
    await archive.meta.remove('shapeOfRecords')
    const ran: number[] = []
    const told: string[] = []
    const step = (to: number) => ({ to, what: `step ${to}`, run: async () => void ran.push(to) })
    const onStep = (what: string) => void told.push(what)
    await bringUpToDate(archive, [step(1), step(2)], { onStep })
    await bringUpToDate(archive, [step(1), step(2), step(3)], { onStep })
    expect(ran).toEqual([1, 2, 3])
    // A new archive has nothing that would take time.
    expect(told).toEqual(['step 3'])
    await expect(bringUpToDate(archive, [step(1)])).rejects.toThrow('newer version')
    await archive.meta.remove('shapeOfRecords')
    await bringUpToDate(archive)
  })

  test('a backup restores into an embedded archive, and again without doubling anything', async () => {
    const lines: string[] = []
    for await (const line of dumpLines(archive)) lines.push(line)
    const other = await embedded()
    const copy = await openArchive(other.place)
    const feed = async function* () {
      yield* lines
    }
    const first = await restoreRecords(copy, readBackup(feed()))
    // An archive writes the record of its own shape by itself, so that one is already there.
    expect(first.alreadyThere).toBe(1)
    expect(first.restored).toBeGreaterThan(20)
    expect((await restoreRecords(copy, readBackup(feed()))).restored).toBe(0)
    const recordsIn = async (backup: AsyncIterable<string>) => {
      const records: string[] = []
      for await (const { shelf, doc } of readBackup(backup))
        if (doc.id !== 'shapeOfRecords') records.push(JSON.stringify({ shelf, doc }))
      return records.sort()
    }
    expect(await recordsIn(dumpLines(copy))).toEqual(await recordsIn(feed()))
    await expect(
      restoreRecords(
        copy,
        readBackup(
          (async function* () {
            yield '{"shelf":"accounts"'
          })(),
        ),
      ),
    ).rejects.toThrow('Line 1')
    await copy.close()
    await other.clear()
  })
}
