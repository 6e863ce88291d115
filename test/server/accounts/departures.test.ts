import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { ReportPlayer } from '../../../rooms/shared/contract/reports.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { checkReplay, type Replay, replayOf } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import type { AccountRecord } from '../../../server/archive/records.ts'
import { type Doc, type FieldKind, RecordUnreadable, type Shelf } from '../../../server/archive/shelf.ts'
import { shelfPlans } from '../../../server/archive/shelves.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import {
  answered,
  aPlan,
  asked,
  closed,
  finished,
  hostJoins,
  joins,
  started,
} from '../../rooms/shared/match/matchBuilders.ts'
import { allOf } from '../allOf.ts'
import { onTwoProcesses, type TwoProcesses } from '../archive/twoProcesses.ts'
import { account } from '../records.ts'

test('a class that leaves at the same moment on several processes stands in nothing that is kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-leave-'))
  const archive = await openArchive({ dataDir })
  const processes = [1, 2, 3].map(() => openServices({ archive, log: openLog('silent'), secretCodes: [] }))
  const pupils = Array.from({ length: 9 }, (_, index) => account({ username: `leaving_${index}` }))
  await archive.accounts.insertMany(pupils)
  const seats = pupils.map(({ id, username }, at) => joins(`seat${at}`, { userId: id, username, earns: true }))
  const match = replayMatch(aPlan(), [hostJoins, ...seats, started, asked(1), closed(1), finished])
  await archive.reports.insert({ ...reportOf(match), id: 'lesson', hostUserId: 'host', finishedAt: Date.now() })
  await processes[0]?.replays.keep('lesson', 'host', replayOf(match))

  await Promise.all(pupils.map((pupil, index) => processes[index % 3]?.departures.leave(pupil)))
  const kept = JSON.stringify(await archive.reports.get('lesson'))
  const played = String(await processes[0]?.replays.textFor('host', 'lesson'))
  expect(played).toContain('Former player')
  for (const { id, username } of pupils) {
    expect(kept).not.toContain(id)
    expect(kept).not.toContain(username)
    expect(played).not.toContain(`"${id}"`)
    expect(played).not.toContain(`"${username}"`)
  }
  for (const one of processes.slice(1)) await one.ledger.settled()
  await processes[0]?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A lesson that others left early, each in another way, and the game before it under the same code. */
const lessonOthersLeft = (
  stays: { id: string; username: string },
  gone: readonly { id: string; username: string }[],
) => {
  const [kicked, left, claimed, before] = gone as [AccountRecord, AccountRecord, AccountRecord, AccountRecord]
  const seat = (player: string, { id, username }: { id: string; username: string }) =>
    joins(player, { userId: id, username, earns: true })
  const plan = aPlan({ gameMode: 'battle' })
  const entries: MatchEntry[] = [
    {
      kind: 'carried-over',
      removedUsers: [before.id],
      removedNames: [before.username],
      removedKeys: [],
      allowedNames: [before.username],
      locked: false,
      lobbyPlay: true,
      at: 1,
    },
    hostJoins,
    seat('stays', stays),
    seat('kicked', kicked),
    seat('left', left),
    joins('claimed', { username: claimed.username }),
    { kind: 'claimed', player: 'claimed', userId: claimed.id, earns: true, at: 2 },
    { kind: 'name-allowed', name: kicked.username, at: 3 },
    { kind: 'left', player: 'left', at: 4 },
    started,
    asked(1),
    answered('stays', 1, 0, 100),
    answered('kicked', 1, 0, 200),
    closed(1),
    { kind: 'kicked', player: 'kicked', at: 1600 },
    { kind: 'kicked', player: 'claimed', at: 1700 },
    asked(2),
    answered('stays', 2, 1, 100),
    closed(2),
    finished,
  ]
  const match = replayMatch(plan, entries)
  // As if one of them had done something to the other in the first turn.
  match.turns[0]?.changes.push({ player: 'stays', by: -1, reason: 'duel', other: 'kicked' })
  return { match, entries }
}

const people = () => Array.from({ length: 5 }, (_, n) => account({ username: `somebody_${n}` }))

test('whoever was removed from a lesson, left it or waited outside has no name in what is kept of it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-removed-'))
  const archive = await openArchive({ dataDir })
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const [stays, ...gone] = people() as [AccountRecord, ...AccountRecord[]]
  await archive.accounts.insertMany([stays, ...gone])
  const { match } = lessonOthersLeft(stays, gone)
  const report = { ...reportOf(match), id: 'lesson', hostUserId: 'host', finishedAt: Date.now() }
  await archive.reports.insert(report)
  await services.replays.keep('lesson', 'host', replayOf(match))
  await services.departures.leaveAll(gone)
  const replay = String(await services.replays.textFor('host', 'lesson'))
  for (const text of [JSON.stringify(await archive.reports.get('lesson')), replay]) {
    expect(text).toContain(stays.username)
    for (const { id, username } of gone) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(username)
    }
  }
  expect(report.players[0]?.answers[0]?.changes?.at(-1)).toEqual({ by: -1, reason: 'duel', other: 'Former player' })
  expect(checkReplay(JSON.parse(replay) as Replay).differs).toEqual([])
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

await onTwoProcesses(olderRecordings)

test('a recording that cannot be read goes with the first of its players or its host, and holds up nobody', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-unreadable-'))
  const archive = await openArchive({ dataDir })
  let clock = Date.now()
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [], now: () => clock })
  const [player, host] = people() as [AccountRecord, AccountRecord]
  await archive.accounts.insertMany([player, host])
  const seat = joins('seat', { userId: player.id, username: player.username, earns: true })
  const report = reportOf(replayMatch(aPlan(), [hostJoins, seat, started, asked(1), closed(1), finished]))
  for (const id of ['played', 'hosted', 'torn']) {
    await archive.reports.insert({ ...report, id, hostUserId: host.id, finishedAt: clock })
    await archive.replays.insert({ id, hostUserId: host.id, packed: 'broken' })
  }
  await archive.classes.insert({ id: 'class', name: 'class', devices: 'own', createdAt: 1, archivedAt: 0 })
  for (const id of ['hosted', 'torn']) await archive.classReports.insert({ id, classId: 'class', finishedAt: clock })
  await services.departures.leave(player)
  expect(await archive.replays.get('played')).toBeUndefined()
  expect(JSON.stringify(await archive.reports.get('played'))).not.toContain(player.username)
  await archive.replays.insert({ id: 'hosted', hostUserId: host.id, packed: 'broken' })
  const { get } = archive.reports
  const torn = vi
    .spyOn(archive.reports, 'get')
    .mockImplementation((id) => (id === 'torn' ? Promise.reject(new RecordUnreadable('reports', id)) : get(id)))
  await services.departures.leave(host)
  torn.mockRestore()
  expect(await archive.classReports.ids(9)).toEqual(['hosted'])
  expect(await archive.replays.get('hosted')).toBeUndefined()
  expect(await archive.reports.ids(9)).toEqual(['hosted'])
  clock += 2 * 60 * 60 * 1000
  await services.departures.sweep()
  expect(await archive.departures.count()).toBe(0)
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('whoever registered by a clock that was ahead goes from the lessons that were played by the right one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-ahead-'))
  const archive = await openArchive({ dataDir })
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const hour = 60 * 60 * 1000
  const byHours = account({ username: 'by_hours', createdAt: Date.now() - 5 * hour })
  const byYears = account({ username: 'by_years', createdAt: Date.now() + 50_000 * hour })
  await archive.accounts.insertMany([byHours, byYears])
  const seats = [byHours, byYears].map(({ id, username }, at) =>
    joins(`seat${at}`, { userId: id, username, earns: true }),
  )
  const lesson = reportOf(replayMatch(aPlan(), [hostJoins, ...seats, started, asked(1), closed(1), finished]))
  await archive.reports.insert({ ...lesson, id: 'lesson', hostUserId: 'host', finishedAt: Date.now() - 6 * hour })
  for (const one of [byHours, byYears]) {
    const pieces = await allOf(services.ownData(one, async () => false))
    expect(JSON.parse(pieces.join('')).gamesPlayed).toHaveLength(1)
  }
  await services.departures.leaveAll([byHours, byYears])
  expect(JSON.stringify(await archive.reports.get('lesson'))).not.toMatch(/by_hours|by_years/)
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a departure that fails holds up neither the others nor the rest of the sweep', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-failing-'))
  const archive = await openArchive({ dataDir })
  let clock = Date.now()
  const log = openLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const services = openServices({ archive, log, secretCodes: [], now: () => clock })
  const [first, second, ...many] = people() as [AccountRecord, AccountRecord, ...AccountRecord[]]
  await archive.accounts.insertMany([first, second, ...many])
  await archive.classReports.insert({ id: 'old', classId: 'class', finishedAt: 0 })
  const { storage, accounts } = archive
  const refuse = (shelf: { remove(id: string): Promise<boolean> }, whom: string) => {
    const { remove } = shelf
    return vi
      .spyOn(shelf, 'remove')
      .mockImplementation((id) => (id === whom ? Promise.reject(new Error('no')) : remove(id)))
  }
  const refusing = [refuse(accounts, first.id), refuse(storage, second.id)]
  await expect(services.departures.leaveAll([first, second, ...many])).rejects.toThrow()
  clock += 2 * 60 * 60 * 1000
  await services.sweep()
  expect((await archive.departures.ids(9)).sort()).toEqual([first.id, second.id].sort())
  expect(await archive.classReports.count()).toBe(0)
  expect(warned).toHaveBeenCalledTimes(1)
  for (const one of refusing) one.mockRestore()
  await services.sweep()
  expect(await archive.departures.count()).toBe(0)
  expect(await archive.accounts.count()).toBe(0)
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('of thirty who leave by themselves nobody has the reports of the school gone through for them alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-leave-'))
  const archive = await openArchive({ dataDir })
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const leaving = Array.from({ length: 30 }, (_, index) => account({ username: `leaving_${index}` }))
  await archive.accounts.insertMany(leaving)
  const match = replayMatch(aPlan(), [hostJoins, started, asked(1), closed(1), finished])
  const lessons = Array.from({ length: 20 }, (_, n) => ({
    ...reportOf(match),
    id: `r${n}`,
    finishedAt: Date.now() + n,
  }))
  await archive.reports.insertMany(lessons)
  const { reports } = services.shelves
  const read = reports.get
  let [open, most, all] = [0, 0, 0]
  vi.spyOn(reports, 'get').mockImplementation(async (id) => {
    all += 1
    most = Math.max(most, ++open)
    return read(id).finally(() => open--)
  })
  await Promise.all(leaving.map((one) => services.departures.leave(one)))
  expect(most).toBe(1)
  expect(all).toBeLessThanOrEqual(3 * lessons.length)
  expect(await archive.accounts.count()).toBe(0)
  vi.restoreAllMocks()
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The fields by which a record names its owner. */
const owning = ['userId', 'ownerId', 'playerId', 'hostUserId', 'claimedBy']
const something: Record<FieldKind, unknown> = { text: 'something', number: 1, boolean: false }

test('whoever leaves is on no shelf any more by which something is said to be theirs', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-shelves-'))
  const archive = await openArchive({ dataDir })
  const services = openServices({ archive, log: openLog('silent'), secretCodes: [] })
  const pupil = account({ username: 'leaving' })
  await archive.accounts.insert(pupil)
  const theirs = Object.entries(shelfPlans).flatMap(([name, { fields }]) => {
    const anything = Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, something[kind]]))
    return owning
      .filter((field) => field in fields)
      .map((field) => ({
        shelf: archive[name as keyof typeof shelfPlans] as Shelf<Doc>,
        record: { ...anything, questions: [], players: [], flags: [], [field]: pupil.id, id: `${name} by ${field}` },
      }))
  })
  for (const { shelf, record } of theirs) await shelf.insert(record)
  await services.departures.leave(pupil)
  const left = await Promise.all(
    theirs.map(async ({ shelf, record }) => ((await shelf.get(record.id)) ? [record.id] : [])),
  )
  // This record goes by itself when its game is over.
  expect(left.flat()).toEqual(['runningGames by hostUserId'])
  expect(theirs.length).toBeGreaterThan(15)
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Recordings of games as versions before this one kept them. */
function olderRecordings(school: TwoProcesses) {
  test('what an older version kept of those who were removed goes with the first start of this one, and games still play to their hashes', async () => {
    const {
      archive,
      both: [services],
    } = school
    const [stays, ...gone] = people() as [AccountRecord, ...AccountRecord[]]
    const { match, entries } = lessonOthersLeft(stays, gone)
    const [player, ...others] = reportOf(match).players as [ReportPlayer, ...ReportPlayer[]]
    const paidAtEnd = [
      { by: -1, reason: 'duel', other: gone[0]?.username ?? '' },
      { by: 1, reason: 'duel', other: stays.username },
    ]
    await archive.reports.insert({ ...reportOf(match), id: 'lesson', players: [{ ...player, paidAtEnd }, ...others] })
    const pack = (text: string) => gzipSync(text).toString('base64')
    const packed = pack(JSON.stringify({ ...replayOf(match), entries }))
    await archive.replays.insertMany([
      { id: 'lesson', hostUserId: 'host', packed },
      { id: 'half', hostUserId: 'host', packed: packed.slice(0, 99) },
      { id: 'broken', hostUserId: 'host', packed: pack('{') },
    ])
    for (let starts = 0; starts < 2; starts++) {
      const known = await archive.meta.get(shapeRecordId)
      await archive.meta.replace({ id: shapeRecordId, value: 8 }, known?.version ?? 0)
      await bringUpToDate(archive)
      const report = await archive.reports.get('lesson')
      const replay = String(await services.replays.textFor('host', 'lesson'))
      for (const { id, username } of gone)
        expect(`${JSON.stringify(report)} ${replay}`).not.toMatch(new RegExp(`${id}|${username}`))
      expect(report?.players[0]?.paidAtEnd?.map(({ other }) => other)).toEqual(['Former player', stays.username])
      expect(replay).toContain(stays.username)
      expect(checkReplay(JSON.parse(replay) as Replay).differs).toEqual([])
    }
    expect((await archive.replays.get('half'))?.packed).toBe(packed.slice(0, 99))
  })
}
