import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { replayOf } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import type { Doc, FieldKind, Shelf } from '../../../server/archive/shelf.ts'
import { shelfPlans } from '../../../server/archive/shelves.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { aPlan, asked, closed, finished, hostJoins, joins, started } from '../../rooms/shared/match/matchBuilders.ts'
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
