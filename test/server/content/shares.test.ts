import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostShared } from '../../../rooms/shared/contract/sharing.ts'
import { openThrottles } from '../../../server/accounts/throttle.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { keepShares, type Thing } from '../../../server/content/shares.ts'
import { account } from '../records.ts'

test('of eight sets that are shared at once at two processes as many are as may be', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-shares-'))
  const archive = await openArchive({ dataDir })
  const aProcess = () =>
    keepShares({ shelves: archive, now: Date.now, throttles: openThrottles(), rules: { teacherCode: undefined } })
  const processes = [aProcess(), aProcess()]
  for (let round = 0; round < 3; round++) {
    const owner = account()
    const sets = Array.from(
      { length: 8 },
      (_, n): Thing => ({ id: `${owner.id}-${n}`, kind: 'set', topic: 'Math', ownerId: owner.id, updatedAt: 1 }),
    )
    const answers = await Promise.all(sets.map((set, n) => processes[n % 2]?.share(set, owner, 'everyone')))
    const open = await archive.shares.count({ ownerId: owner.id, kind: 'set', sharing: { in: ['everyone'] } })
    expect(open).toBe(mostShared.student)
    expect(answers.filter((answer) => answer === 'everyone')).toHaveLength(mostShared.student)
  }
  await archive.close()
  rmSync(dataDir, { recursive: true, force: true })
})
