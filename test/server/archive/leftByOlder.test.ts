import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { replayOf } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { bringUpToDate, shapeRecordId } from '../../../server/archive/migrations.ts'
import type { Doc, Kept, Shelf } from '../../../server/archive/shelf.ts'
import { aPlan, asked, closed, finished, hostJoins, joins, started } from '../../rooms/shared/match/matchBuilders.ts'
import { onTwoProcesses, type TwoProcesses } from './twoProcesses.ts'

afterEach(() => void vi.restoreAllMocks())

await onTwoProcesses(leftByOlder)

/** What a process of an older version writes, before the update of the school or while it goes on. */
function leftByOlder(school: TwoProcesses) {
  /** A game as an older version kept it: with the name of one who was removed from it. */
  const keepGame = async (id: string) => {
    const entries = [
      hostJoins,
      joins('stays', { userId: 'stays', username: 'Stays' }),
      joins('kicked', { userId: 'removed-id', username: 'Removed' }),
      started,
      asked(1),
      closed(1),
      { kind: 'kicked' as const, player: 'kicked', at: 1_600 },
      finished,
    ]
    const match = replayMatch(aPlan(), entries)
    const report = reportOf(match)
    const players = report.players.map((player) => ({
      ...player,
      paidAtEnd: [{ by: -1, reason: 'duel' as const, other: 'Removed' }],
    }))
    await school.archive.reports.insert({ ...report, id, hostUserId: 'host', finishedAt: Date.now(), players })
    const packed = gzipSync(JSON.stringify({ ...replayOf(match), entries })).toString('base64')
    await school.archive.replays.insert({ id, hostUserId: 'host', packed })
  }
  const told = async (id: string) =>
    `${JSON.stringify(await school.archive.reports.get(id))} ${await school.both[0].replays.textFor('host', id)}`

  const keepDoubles = async (classId: string) => {
    const row = { classId, userId: 'pupil', realName: 'Ada', addedAt: 1 }
    await school.archive.members.insertMany([
      { ...row, id: `${classId}:1` },
      { ...row, id: `${classId}:2`, seenAt: 3 },
    ])
  }
  const rowsOf = (classId: string) => school.archive.members.find({ where: { classId }, limit: 9 })

  const migrate = async (from: number) => {
    const { meta } = school.archive
    await meta.replace({ id: shapeRecordId, value: from }, (await meta.get(shapeRecordId))?.version ?? 0)
    await Promise.all(school.both.map(({ archive }) => bringUpToDate(archive)))
  }

  /** As if an older process changed the record between its reading and its writing. */
  const changeMeanwhile = <T extends Doc>(shelf: Shelf<T>, change: Partial<T>) => {
    const { replace } = shelf
    return vi.spyOn(shelf, 'replace').mockImplementationOnce(async (record, version) => {
      const { version: present, ...other } = (await shelf.get(record.id)) as Kept<T>
      await replace({ ...(other as unknown as T), ...change }, present)
      return replace(record, version)
    })
  }

  test('a record that an older process changes in the same moment is gone through again', async () => {
    await keepGame('busy')
    await keepDoubles('busy')
    changeMeanwhile(school.archive.reports, { title: 'changed meanwhile' })
    changeMeanwhile(school.archive.members, { realName: 'Ada S.' })
    await migrate(8)
    expect(await told('busy')).toContain('changed meanwhile')
    expect(await told('busy')).not.toMatch(/removed/i)
    expect(await rowsOf('busy')).toMatchObject([{ id: 'busy:1', realName: 'Ada S.', seenAt: 3 }])
  })

  test('a pupil who is moved in the moment in which their rows are joined stays in both classes', async () => {
    const { members } = school.archive
    await keepDoubles('left')
    const { get } = members
    vi.spyOn(members, 'get').mockImplementationOnce(async (id) => {
      const row = await get('left:2')
      if (row) await members.replace({ ...row, classId: 'entered' }, row.version)
      return get(id)
    })
    await migrate(9)
    expect([await rowsOf('left'), await rowsOf('entered')]).toMatchObject([[{ id: 'left:1' }], [{ id: 'left:2' }]])
  })

  test('what an older process writes after the update goes a day later, and is looked for only once', async () => {
    const { archive, both } = school
    await migrate(8)
    await both[0].sweep()
    await keepGame('late')
    await keepDoubles('late')
    await both[1].sweep()
    expect(await told('late')).toContain('Removed')
    const due = await archive.meta.get('looksAgainAt')
    expect((due?.value ?? 0) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000)
    await archive.meta.replace({ id: 'looksAgainAt', value: Date.now() - 1 }, due?.version ?? 0)
    await both[0].sweep()
    expect(await told('late')).toContain('Stays')
    expect(await told('late')).not.toMatch(/removed/i)
    expect(await rowsOf('late')).toMatchObject([{ id: 'late:1', seenAt: 3 }])
    const looking = vi.spyOn(archive.replays, 'ids')
    await both[0].sweep()
    expect(looking).not.toHaveBeenCalled()
  })
}
