import { matchMaker, Protocol } from '@colyseus/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { socketOf } from '../../product/playedGame.ts'
import { type Harness, type Listener, listen, openHarness, until } from '../roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** As many as a device may send in a second, nearly. */
const aSecondful = 45

/** What pages send by themselves so that a line is known to be alive. */
function sayBeats(device: Listener): void {
  for (let beat = 0; beat < aSecondful; beat++) socketOf(device).send(Uint8Array.of(Protocol.PING))
}

it('a lobby in which nothing changes ends the line of nobody who waits, however long', async () => {
  const board = listen(
    await harness.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' }),
  )
  const ann = listen(await harness.client().joinById(board.room.roomId, { username: 'Ann' }))
  await until('her row', () => ann.room.state.players?.size === 1)
  const room = matchMaker.getLocalRoomById(board.room.roomId)
  const beaten = vi.spyOn(room, 'broadcastPatch')
  for (let round = 1; round <= 3; round++) {
    sayBeats(ann)
    const beats = beaten.mock.calls.length
    await until('two seconds of the room', () => beaten.mock.calls.length >= beats + 2 || ann.left)
    expect(ann.left, `after ${round * aSecondful} words`).toBeNull()
  }
})
