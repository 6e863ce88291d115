import { expect, test } from 'vitest'
import { ArchiveDown, type Trouble } from '../../../server/archive/trouble.ts'
import { readiness } from '../../../server/http/readiness.ts'

/** A server whose archive has the trouble that the test sets. */
const aServer = (given: { findTrouble?: () => Promise<Trouble | undefined> } = {}) => {
  const world = {
    trouble: undefined as Trouble | undefined,
    isRedisUp: true,
    time: 0,
    looks: 0,
    logged: [] as string[],
  }
  const note = (level: string) => (_: object, message: string) => void world.logged.push(`${level} ${message}`)
  const whyNotReady = readiness({
    findTrouble: async () => {
      world.looks++
      return given.findTrouble ? given.findTrouble() : world.trouble
    },
    findRedisTrouble: async () => (world.isRedisUp ? undefined : 'Redis does not answer'),
    log: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') },
    now: () => world.time,
    patienceMs: 1,
  })
  return { world, whyNotReady }
}

const fullDisk: Trouble = {
  of: 'records',
  error: Object.assign(new Error('no space left, /srv/school/data'), { code: 'ENOSPC' }),
}

test('what hinders is said by its code, without the paths of the machine', async () => {
  const { world, whyNotReady } = aServer()
  expect(await whyNotReady()).toBeUndefined()
  world.trouble = fullDisk
  world.time = 1_000
  expect(await whyNotReady()).toBe('nothing can be written (ENOSPC)')
})

test('however many ask, the disk is asked once a second', async () => {
  const { world, whyNotReady } = aServer()
  await Promise.all(Array.from({ length: 50 }, whyNotReady))
  world.time = 999
  await whyNotReady()
  expect(world.looks).toBe(1)
  world.time = 1_000
  await whyNotReady()
  expect(world.looks).toBe(2)
})

test('the log is told once when it begins and once when it is over', async () => {
  const { world, whyNotReady } = aServer()
  for (const trouble of [undefined, fullDisk, fullDisk, undefined, undefined]) {
    world.trouble = trouble
    world.time += 1_000
    await whyNotReady()
  }
  expect(world.logged).toEqual(['error not ready', 'info ready again'])
})

test('records that do not answer are as good as none', async () => {
  const { whyNotReady } = aServer({ findTrouble: () => new Promise(() => {}) })
  expect(await whyNotReady()).toBe('the records do not answer')
})

test('it is said which engine does not answer, or that none does', async () => {
  const { world, whyNotReady } = aServer()
  world.isRedisUp = false
  expect(await whyNotReady()).toBe('Redis does not answer')
  world.trouble = fullDisk
  world.time += 1_000
  expect(await whyNotReady()).toBe('nothing can be written (ENOSPC); Redis does not answer')
  world.trouble = { of: 'journal', error: new ArchiveDown('MongoDB does not answer') }
  world.time += 1_000
  expect(await whyNotReady()).toBe('the records do not answer; Redis does not answer')
})
