import { expect, test, vi } from 'vitest'
import type { ProcessRecord } from '../../../server/archive/records.ts'
import type { Shelves } from '../../../server/archive/shelves.ts'
import { nobodyElse } from '../../../server/processes/calls.ts'
import { joinOthers } from '../../../server/processes/others.ts'
import { patience } from '../../patience.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

const shelfOfProcesses = (records: Map<string, ProcessRecord & { version: number }>) =>
  ({
    get: async (id: string) => records.get(id),
    find: async () => [...records.values()],
    insert: async (record: ProcessRecord) => Boolean(records.set(record.id, { ...record, version: 1 })),
    replace: async (record: ProcessRecord, version: number) =>
      records.get(record.id)?.version === version &&
      Boolean(records.set(record.id, { ...record, version: version + 1 })),
    remove: async (id: string) => records.delete(id),
  }) as unknown as Shelves['processes']

test('of a process that is gone the games are taken over first that are being played, then those that are over', async () => {
  const left = new Map(
    ['OVER1', 'PLAYED1', 'OVER2', 'PLAYED2', 'PLAYED3'].map((code) => [code, code.startsWith('OVER')]),
  )
  const runningGames = {
    ids: async (_: number, where: { heldBy: string; isOver?: boolean }) =>
      [...left].flatMap(([code, isOver]) =>
        where.heldBy === 'gone' && (where.isOver ?? isOver) === isOver ? code : [],
      ),
    count: async () => 0,
  } as unknown as Shelves['runningGames']
  const gone = { id: 'gone', beat: -1, load: 0, isLeaving: true, version: 1 }
  const records = new Map([[gone.id, gone]])
  const archive = { processes: shelfOfProcesses(records), runningGames }
  const others = joinOthers({ archive, processId: 'this', calls: nobodyElse, log: silent, load: () => 0 })
  await others.enter()
  const taken: string[] = []
  let [atOnce, mostAtOnce] = [0, 0]
  others.watch({
    takeOver: async (code) => {
      if (code.startsWith('OVER')) mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      taken.push(code)
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (code.startsWith('OVER')) atOnce--
      return left.delete(code)
    },
    takeIn: async () => {},
    open: () => [],
    giveUpAll: () => {},
    giveUpTaken: async () => {},
    count: () => {},
  })
  await vi.waitUntil(() => !records.has('gone'), patience)
  await others.end()
  expect(taken.slice(0, 3).sort()).toEqual(['PLAYED1', 'PLAYED2', 'PLAYED3'])
  expect(taken.slice(3)).toEqual(['OVER1', 'OVER2'])
  expect(mostAtOnce).toBe(1)
})

test('a process that was away looks which games are its own until it has seen it', async () => {
  const records = new Map<string, ProcessRecord & { version: number }>()
  const runningGames = { ids: async () => [], find: async () => [], count: async () => 0 }
  const archive = {
    processes: shelfOfProcesses(records),
    runningGames: runningGames as unknown as Shelves['runningGames'],
  }
  const others = joinOthers({ archive, processId: 'this', calls: nobodyElse, log: silent, load: () => 0 })
  await others.enter()
  await others.enter()
  // The others have removed its record.
  records.clear()
  const giveUpTaken = vi.fn(async () => {
    if (giveUpTaken.mock.calls.length < 3) throw new Error('the line is gone')
  })
  others.watch({
    takeOver: async () => false,
    takeIn: async () => {},
    open: () => [],
    giveUpAll: () => {},
    giveUpTaken,
    count: () => {},
  })
  await vi.waitUntil(() => giveUpTaken.mock.calls.length >= 3, patience)
  const beat = () => records.get('this')?.beat ?? 0
  await vi.waitUntil(() => beat() > 14, patience)
  // At few beats and not at all of them. Where the machine has held this process up meanwhile, it was away once more.
  expect(giveUpTaken.mock.calls.length).toBeLessThan((beat() * 2) / 3)
  await others.end()
})

test('whose a game is that names a process of which nothing is left: whoever is asked may take it', async () => {
  const records = new Map([['dying', { id: 'dying', beat: -1, load: 0, isLeaving: true, version: 1 }]])
  const heldBy: Record<string, string> = { AAAAAA: 'buried', BBBBBB: 'dying', CCCCCC: 'this' }
  const runningGames = {
    get: async (code: string) => (heldBy[code] ? { heldBy: heldBy[code] } : undefined),
  } as unknown as Shelves['runningGames']
  const archive = { processes: shelfOfProcesses(records), runningGames }
  const { port, enter } = joinOthers({ archive, processId: 'this', calls: nobodyElse, log: silent, load: () => 0 })
  await enter()
  expect(await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'].map(port.whoHas))).toEqual([
    { leftBy: 'buried' },
    'lost',
    'this',
    undefined,
  ])
})
