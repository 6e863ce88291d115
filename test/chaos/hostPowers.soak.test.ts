import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { type Harness, openHarness } from '../rooms/roomHarness.ts'
import { allKinds } from '../rooms/shared/questions/someQuestions.ts'
import { HostPowers } from './hostPowers.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: [...allKinds, ...allKinds] })
})
afterAll(() => harness.close())

const steps = 200
const looksEvery = 20

describe.each(gameModes)('a host who presses everything in %s', (gameMode) => {
  it.each([1, 2])('loses no answer, shows nothing untrue and comes to an end (seed %i)', async (seed) => {
    const game = new HostPowers(harness, seed + 100 * gameModes.indexOf(gameMode))
    await game.open(gameMode)
    for (let step = 1; step <= steps; step++) {
      await game.step()
      if (step % looksEvery === 0) expect(await game.wrongs()).toEqual([])
    }
    await game.playOut()
    expect(await game.wrongs()).toEqual([])
  })
})
