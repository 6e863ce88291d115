import { expect, test } from 'vitest'
import { findFerret } from '../server/archive/ferret.ts'
import { freezeTakers, gamesOfARun } from './frozenTakers.ts'

const ferret = await findFerret()
if ('unavailable' in ferret) process.stderr.write(`Takers are not frozen: ${ferret.unavailable}\n`)

test.skipIf('unavailable' in ferret)(
  'a process that is stopped while it takes games over, and wakes when another has taken them, loses nothing acknowledged',
  async () => {
    const verdict = await freezeTakers(2, 7)
    expect(verdict).toMatchObject({ stops: 2, lost: 0 })
    expect(verdict.acknowledged).toBeGreaterThan(gamesOfARun * 10)
  },
  120_000,
)
