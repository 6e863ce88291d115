import { matchMaker, Protocol } from '@colyseus/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { socketOf } from '../../product/playedGame.ts'
import { type Harness, type Listener, listen, openHarness, until } from '../roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** Nearly as many messages as a device may send in a second. */
const aSecondful = 45

/** Pages send beats by themselves, to find out whether their line is alive. */
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

const said = (name: string) => Buffer.concat([Uint8Array.of(Protocol.ROOM_DATA, 0xa0 | name.length), Buffer.from(name)])

/** A line that has a seat, but has not confirmed yet that it is there. */
async function unconfirmed(code: string) {
  const answer = await fetch(`${harness.url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Ben' }),
  })
  const { processId, sessionId } = (await answer.json()) as Record<string, string>
  const socket = new WebSocket(`${harness.url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`)
  const frames: Buffer[] = []
  socket.on('message', (frame: Buffer) => frames.push(frame))
  const heard = (name: string) => frames.filter((frame) => frame.includes(name)).length
  await until('the seat', () => frames.length > 0)
  return { socket, heard }
}

it('a device that has not said that it is there is told nothing that it asks for: that would wait in memory', async () => {
  const board = listen(
    await harness.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'racing' }),
  )
  const { socket, heard } = await unconfirmed(board.room.roomId)
  for (let ask = 0; ask < 5; ask++) socket.send(said('get-map'))
  socket.send(Uint8Array.of(Protocol.JOIN_ROOM))
  await until('the welcome', () => heard('join-success') === 1)
  socket.send(said('get-game-state'))
  await until('the answer', () => heard('game-state') === 1)
  expect(heard('game-map')).toBe(0)
  socket.send(said('get-map'))
  await until('the map', () => heard('game-map') === 1)
  socket.terminate()
})
