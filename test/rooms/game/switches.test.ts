import { matchMaker } from '@colyseus/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostSwitches } from '../../../rooms/game/gameActs.ts'
import { freshPace, type Speaker } from '../../../rooms/game/gameGate.ts'
import type { Table } from '../../../rooms/game/table.ts'
import { type Harness, listen, openHarness, until } from '../roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

it('a host who turns a switch without an end fills no memory, and leads on to the end', async () => {
  const board = listen(
    await harness.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' }),
  )
  const { table } = matchMaker.getLocalRoomById(board.room.roomId) as unknown as { table: Table }
  const host: Speaker = { seat: undefined, isHost: true, pace: freshPace(0) }
  const { acts, match } = table
  for (let turn = 0; turn < 2 * mostSwitches; turn++) {
    acts.lock(host, { locked: turn % 2 === 0 })
    acts['set-lobby-play'](host, { isOn: turn % 2 === 1 })
    acts['limit-seats'](host, { isOn: turn % 2 === 0 })
    acts['ask-proof'](host, { isOn: turn % 2 === 0 })
    acts['allow-name'](host, { name: `Ann ${turn}` })
  }
  acts['start-game'](host, {})
  for (let turn = 0; turn < mostSwitches; turn++) {
    acts.pause(host, {})
    acts.resume(host, {})
  }
  expect(match.entries.length).toBeGreaterThan(mostSwitches)
  expect(match.entries.length).toBeLessThan(mostSwitches + 10)
  expect(match.paused).toBeNull()
  board.room.send('end-game', {})
  await until('the end', () => board.room.state.phase === 'finished')
  expect(harness.errors).toEqual([])
})
