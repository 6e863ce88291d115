import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JoinSuccess } from '../../../rooms/shared/contract/game.ts'
import { type Harness, lastTold, listen, openHarness, questions, until } from '../roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2) })
})
afterAll(() => harness.close())

it('a device hears with its seat where a fast answer earns no more than a slow one', async () => {
  for (const speedBonus of [true, false]) {
    const host = harness.client(`teacher:bonus${speedBonus}:MrsHill`)
    const options = { questionSetId: 'sums', gameMode: 'classic', settings: { speedBonus } }
    const board = listen(await host.create('game', options))
    const ann = listen(await harness.client().joinById(board.room.roomId, { username: 'Ann' }))
    for (const one of [board, ann]) {
      await until('the seat', () => lastTold(one, 'join-success'))
      expect(lastTold<JoinSuccess>(one, 'join-success')?.unhurried).toBe(speedBonus ? undefined : true)
    }
  }
  expect(harness.errors).toEqual([])
})
