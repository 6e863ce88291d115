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

test('who reports a hundred new things does not hide what others have reported before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-flags-'))
  const archive = await openArchive({ dataDir })
  const shares = keepShares({
    shelves: archive,
    now: Date.now,
    throttles: openThrottles(),
    rules: { teacherCode: undefined },
  })
  const flagged = (id: string, sharedAt: number, ...by: string[]) =>
    archive.shares.insert({
      id,
      kind: 'set',
      topic: 'Math',
      ownerId: 'owner',
      ownerRole: 'student',
      sharing: 'everyone',
      stoppedBy: '',
      isStopped: false,
      isFlagged: true,
      flags: by.map((userId) => ({ userId, by: userId, why: 'rude' })),
      settledAt: 0,
      sharedAt,
    })
  await flagged('old', 1, 'ada')
  await flagged('both', 2, 'noisy', 'emil')
  for (let n = 0; n < 150; n++) await flagged(`new-${n}`, 10 + n, 'noisy')
  const ids = (await shares.flagged()).map(({ id }) => id)
  expect([ids.length, ids[0], ...ids.slice(-2)]).toEqual([100, 'new-149', 'both', 'old'])
  await archive.close()
  rmSync(dataDir, { recursive: true, force: true })
})
