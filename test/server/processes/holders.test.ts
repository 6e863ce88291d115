import { expect, test } from 'vitest'
import type { Shelves } from '../../../server/archive/shelves.ts'
import { keepHolders } from '../../../server/processes/holders.ts'

function aHouse() {
  const archive = new Map<string, { heldBy?: string; isClosing?: true }>()
  let [reads, time] = [0, 0]
  const told: unknown[][] = []
  const runningGames = {
    get: async (code: string) => {
      reads++
      return archive.get(code)
    },
  } as unknown as Shelves['runningGames']
  const holders = keepHolders(
    runningGames,
    (...said) => void told.push(said),
    () => time,
  )
  return {
    archive,
    holders,
    told,
    pass: (ms: number) => {
      time += ms
    },
    reads: () => reads,
  }
}

test('a thousand who ask for a game within a second are one look into the archive', async () => {
  const { archive, holders, reads, pass } = aHouse()
  archive.set('ABCDEF', { heldBy: 'one' })
  const asked = await Promise.all(Array.from({ length: 1_000 }, () => holders.of('ABCDEF')))
  expect(new Set(asked)).toEqual(new Set(['one']))
  pass(900)
  expect(await holders.of('ABCDEF')).toBe('one')
  expect(reads()).toBe(1)
  archive.set('ABCDEF', { heldBy: 'other' })
  pass(200)
  expect(await holders.of('ABCDEF')).toBe('other')
})

test('what a process says of itself is known at once, and what is not there is looked for each time', async () => {
  const { archive, holders, reads, told } = aHouse()
  archive.set('ABCDEF', { heldBy: 'gone' })
  expect(await holders.of('ABCDEF')).toBe('gone')
  holders.heard('ABCDEF', 'heir')
  expect(await holders.of('ABCDEF')).toBe('heir')
  holders.tookUp('GHJKLM', 'this')
  expect(await holders.of('GHJKLM')).toBe('this')
  expect(told).toEqual([['GHJKLM', 'this']])
  expect(reads()).toBe(1)
  expect(await holders.of('NOSUCH')).toBeUndefined()
  archive.set('NOSUCH', { heldBy: 'one' })
  expect(await holders.of('NOSUCH')).toBe('one')
  archive.set('CLOSED', { heldBy: 'one', isClosing: true })
  expect(await holders.of('CLOSED')).toBeUndefined()
})

test('a flood of codes is not remembered for ever', async () => {
  const { archive, holders, reads } = aHouse()
  for (let number = 0; number < 10_001; number++) {
    archive.set(`C${number}`, { heldBy: 'one' })
    await holders.of(`C${number}`)
  }
  const before = reads()
  await holders.of('C10000')
  expect(reads()).toBe(before)
  await holders.of('C0')
  expect(reads()).toBe(before + 1)
})
