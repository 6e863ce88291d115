import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { reportsSince } from '../../../server/reports/reportsByTime.ts'
import { aPlan, asked, closed, finished, hostJoins, started } from '../../rooms/shared/match/matchBuilders.ts'

it('everybody’s games from a time on come in their order, many of the same millisecond, and never two at once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-reports-'))
  const archive = await openArchive({ dataDir })
  const { reports } = archive
  const report = reportOf(replayMatch(aPlan(), [hostJoins, started, asked(1), closed(1), finished]))
  const at = (n: number) => (n < 100 ? n : n < 1_300 ? 1_000 : n)
  const all = Array.from({ length: 1_900 }, (_, n) => ({ ...report, id: `r${n}`, finishedAt: at(n) }))
  await reports.insertMany(all)
  const find = vi.spyOn(reports, 'find')
  const getMany = vi.spyOn(reports, 'getMany')

  const read: { id: string; finishedAt: number }[] = []
  for await (const { id, finishedAt } of reportsSince(reports, 50)) read.push({ id, finishedAt })

  expect(new Set(read.map(({ id }) => id)).size).toBe(1_850)
  expect(read.map(({ finishedAt }) => finishedAt)).toEqual(
    read.map(({ finishedAt }) => finishedAt).toSorted((one, other) => one - other),
  )
  expect(find).not.toHaveBeenCalled()
  expect(getMany).not.toHaveBeenCalled()
  await archive.close()
  rmSync(dataDir, { recursive: true, force: true })
})
