import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { replayOf } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
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
