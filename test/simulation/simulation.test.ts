import { expect, test } from 'vitest'
import { holes } from './holes.ts'
import { simulate } from './simulation.ts'

const schedules = Number(process.env.SCHEDULES ?? 500)
const firstSeed = Number(process.env.SEED ?? 1)

test(`${schedules} schedules of three processes that stop, die and lose their lines, takers too: nothing acknowledged is lost, and no game`, async () => {
  const sum = { steps: 0, acknowledged: 0, takenUp: 0, afterTheEnd: 0, keptAside: 0 }
  for (let seed = firstSeed; seed < firstSeed + schedules; seed++) {
    const figures = await simulate(seed).catch((error: unknown) => {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.stack : error}`)
    })
    for (const what of ['steps', 'acknowledged', 'takenUp', 'afterTheEnd', 'keptAside'] as const)
      sum[what] += figures[what]
  }
  process.stdout.write(`${schedules} schedules: ${JSON.stringify(sum)}\n`)
  if (schedules < 100) return
  expect(sum.acknowledged).toBeGreaterThan(schedules * 5)
  expect(sum.takenUp).toBeGreaterThan(schedules)
}, 1_200_000)

test.each(holes)(
  'it would be found if %s',
  async (_, withHole, from) => {
    let found = 0
    for (let seed = from; seed < from + 1_000 && found === 0; seed++)
      await simulate(seed, withHole).catch(() => {
        found = seed
      })
    expect(found).toBeGreaterThan(0)
  },
  300_000,
)
