import { expect, test, vi } from 'vitest'
import type { ProcessRecord } from '../../../server/archive/records.ts'
import type { Shelves } from '../../../server/archive/shelves.ts'
import { nobodyElse } from '../../../server/processes/calls.ts'
import { joinOthers } from '../../../server/processes/others.ts'

test('a process that was away lets go of what it has no more, and of nothing that is just being opened', async () => {
  const records = new Map<string, ProcessRecord & { version: number }>()
  const processes = {
    get: async (id: string) => records.get(id),
    find: async () => [...records.values()],
    insert: async (record: ProcessRecord) => Boolean(records.set(record.id, { ...record, version: 1 })),
    replace: async (record: ProcessRecord, version: number) =>
      records.get(record.id)?.version === version &&
      Boolean(records.set(record.id, { ...record, version: version + 1 })),
  } as unknown as Shelves['processes']
  const open = ['KEPT', 'LOST']
  const runningGames = {
    ids: async () => {
      open.push('OPENED MEANWHILE')
      return ['KEPT']
    },
    count: async () => 0,
  } as unknown as Shelves['runningGames']
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const archive = { processes, runningGames }
  const others = joinOthers({ archive, processId: 'this', calls: nobodyElse, log, load: () => 0 })
  await others.enter()
  await others.enter()
  // The others have buried it.
  records.clear()
  const letGo = vi.fn()
  others.watch({
    takeOver: async () => false,
    takeIn: async () => {},
    open: () => [...open],
    letGo,
    count: () => {},
  })
  await vi.waitUntil(() => letGo.mock.calls.length > 0)
  await others.end()
  expect(letGo.mock.calls).toEqual([[['LOST']]])
})
