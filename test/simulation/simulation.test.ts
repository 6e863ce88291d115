import { expect, test } from 'vitest'
import type { Perform, ShelfCall } from '../../server/archive/shelfCall.ts'
import { partsOver } from './realParts.ts'
import { simulate } from './simulation.ts'

const schedules = Number(process.env.SCHEDULES ?? 2_000)
const firstSeed = Number(process.env.SEED ?? 1)

test(`${schedules} schedules of three processes that stop, die and lose their lines, takers too: nothing acknowledged is lost, and no game`, async () => {
  const sum = { steps: 0, acknowledged: 0, takenUp: 0, afterTheEnd: 0 }
  for (let seed = firstSeed; seed < firstSeed + schedules; seed++) {
    const figures = await simulate(seed).catch((error: unknown) => {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.stack : error}`)
    })
    for (const what of ['steps', 'acknowledged', 'takenUp', 'afterTheEnd'] as const) sum[what] += figures[what]
  }
  process.stdout.write(`${schedules} schedules: ${JSON.stringify(sum)}\n`)
  if (schedules < 100) return
  expect(sum.acknowledged).toBeGreaterThan(schedules * 5)
  expect(sum.takenUp).toBeGreaterThan(schedules)
}, 1_200_000)

/** What a fence would let through that has a hole. */
const holes: [string, (perform: Perform, call: ShelfCall) => Promise<unknown>][] = [
  [
    'records are replaced at whatever version they are',
    async (perform, call) => {
      if (call.op !== 'replace' || call.shelf !== 'runningGames') return perform(call)
      const present = await perform({ op: 'get', shelf: call.shelf, id: call.doc.id })
      const version = typeof present === 'object' && present && 'version' in present ? Number(present.version) : 0
      return perform({ ...call, version, where: [] })
    },
  ],
  [
    'a batch takes a place that has been taken',
    async (perform, call) => {
      if (call.op === 'insert' && call.shelf === 'journal')
        await perform({ op: 'remove', shelf: call.shelf, id: call.doc.id })
      return perform(call)
    },
  ],
  [
    'batches do not say by which claim they were written',
    async (perform, call) => {
      if (call.shelf !== 'journal' || (call.op !== 'insert' && call.op !== 'insertMany')) return perform(call)
      const unsigned = (doc: object) => ({ ...doc, epoch: 1 })
      return perform(
        call.op === 'insert'
          ? { ...call, doc: { ...call.doc, ...unsigned(call.doc) } }
          : { ...call, docs: call.docs.map((doc) => ({ ...doc, ...unsigned(doc) })) },
      )
    },
  ],
]

test.each(holes)(
  'it would be found if %s',
  async (_, hole) => {
    let found = 0
    for (let seed = 1; seed <= 300 && found === 0; seed++)
      await simulate(seed, (perform, ...given) => partsOver((call) => hole(perform, call), ...given)).catch(() => {
        found = seed
      })
    expect(found).toBeGreaterThan(0)
  },
  120_000,
)
