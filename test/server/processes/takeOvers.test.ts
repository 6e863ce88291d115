import { expect, test, vi } from 'vitest'
import type { Shelves } from '../../../server/archive/shelves.ts'
import { keepTakeOvers } from '../../../server/processes/takeOvers.ts'
import { patience } from '../../patience.ts'

/** Games by their codes, and the process that each names as its own. */
const gamesOf = (games: Record<string, string>, over: ReadonlySet<string> = new Set()) => {
  const left = new Map(Object.entries(games))
  const runningGames = {
    ids: async (_: number, where: { heldBy: string; isOver?: boolean }) =>
      [...left].flatMap(([code, heldBy]) => (heldBy === where.heldBy && (!where.isOver || over.has(code)) ? code : [])),
    find: async ({ where }: { where: { heldBy: { gt: string } } }) =>
      [...new Set(left.values())]
        .filter((heldBy) => heldBy > where.heldBy.gt)
        .sort()
        .slice(0, 1)
        .map((heldBy) => ({ heldBy })),
  } as unknown as Shelves['runningGames']
  return { left, runningGames }
}

const lease = {
  standing: () => ({ place: 0, of: 1 }),
  forget: async () => {},
  silentMs: () => 0,
  isAlive: async (id: string) => id === 'alive',
  isNoMore: async (id: string) => id === 'buried',
  others: () => ['alive'],
}
const log = { warn() {} }

test('a game that was given to a process which is buried already is found and taken, and no other', async () => {
  const { runningGames } = gamesOf({ AAA: 'alive', BBB: 'buried', CCC: 'being buried', DDD: 'buried' })
  const taken: string[] = []
  const takeOver = async (code: string, from: string) => taken.push(`${code} of ${from}`) > 0
  const { takeOverLeft } = keepTakeOvers({ runningGames, lease, log })
  await takeOverLeft({ takeOver, count: () => {} })
  expect(taken).toEqual(['BBB of buried', 'DDD of buried'])
})

test('the living processes look for such games in turn, because the first of them may be too old to play one', async () => {
  const looked = new Set<number>()
  const looking = [0, 1, 2].map((place) => {
    const { runningGames } = gamesOf(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`G${n}`, 'buried'])))
    const takeOver = async () => looked.add(place).size > 0
    const standing = () => ({ place, of: 3 })
    const { takeOverLeft } = keepTakeOvers({ runningGames, lease: { ...lease, standing }, log })
    return () => takeOverLeft({ takeOver, count: () => {} })
  })
  for (const places of [[0], [0, 1], [0, 1, 2]]) {
    for (const look of looking) await look()
    expect([...looked]).toEqual(places)
  }
})

test('a process that is late with saying that it lives takes no more until it has said so', async () => {
  const { runningGames, left } = gamesOf(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`G${n}`, 'gone'])))
  let silentMs = 0
  const taken: string[] = []
  const { takeOverFrom } = keepTakeOvers({ runningGames, lease: { ...lease, silentMs: () => silentMs }, log })
  const work = takeOverFrom('gone', {
    takeOver: async (code) => {
      taken.push(code)
      if (taken.length === 4) silentMs = 2_500
      await Promise.resolve()
      return left.delete(code)
    },
    count: () => {},
  })
  await vi.waitUntil(() => taken.length >= 4, patience)
  await new Promise((resolve) => setImmediate(resolve))
  expect(taken).toHaveLength(4)
  silentMs = 100
  await work
  expect(taken).toHaveLength(12)
})

test('one game that cannot be taken keeps no other from being taken, and is said', async () => {
  const { runningGames } = gamesOf({ AAA: 'gone', BBB: 'gone', CCC: 'gone' })
  const taken: string[] = []
  const { takeOverFrom } = keepTakeOvers({ runningGames, lease, log })
  const takeOver = async (code: string) => {
    if (code === 'BBB') throw new Error('the line is gone')
    return taken.push(code) > 0
  }
  await expect(takeOverFrom('gone', { takeOver, count: () => {} })).rejects.toThrow('the line is gone')
  expect(taken).toEqual(['AAA', 'CCC'])
})

test('games that are over wait for those in play, but not for one that no process here can play', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { runningGames, left } = gamesOf({ NEWER: 'gone', OVER: 'gone' }, new Set(['OVER']))
    const { takeOverFrom } = keepTakeOvers({ runningGames, lease, log })
    const takeOver = async (code: string) => code !== 'NEWER' && left.delete(code)
    await takeOverFrom('gone', { takeOver, count: () => {} })
    expect([...left.keys()]).toEqual(['NEWER', 'OVER'])
    vi.advanceTimersByTime(10_000)
    await takeOverFrom('gone', { takeOver, count: () => {} })
    expect([...left.keys()]).toEqual(['NEWER'])
  } finally {
    vi.useRealTimers()
  }
})
