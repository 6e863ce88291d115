import '../../bench/sameSockets.ts'
import { Client, type Room, SchemaSerializer } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientThatKnows } from '../../../client/net/line/knownState.ts'
import { GameState } from '../../../rooms/game/showing/gameState.ts'
import { PictureSerializer } from '../../../rooms/game/showing/pictureSerializer.ts'
import { stateShape, stateTold } from '../../../rooms/game/showing/stateShape.ts'
import { knownState } from '../../bench/knownHere.ts'
import { type Harness, listen, openHarness, questions, until } from '../roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2) })
})
afterAll(() => harness.close())

/** How many bytes its socket has received. */
const bytesTo = ({ connection }: Room): number =>
  (connection.transport as unknown as { ws: { _socket: { bytesRead: number } } }).ws._socket.bytesRead

const asTold = (state: unknown) => JSON.parse(JSON.stringify(state)) as object

it('a page that brings along how a state lies on the wire is not told it when it joins or comes back, and reads the same', async () => {
  const board = listen(
    await harness.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' }),
  )
  const code = board.room.roomId
  const url = harness.url
  const Knowing = clientThatKnows({ Client, SchemaSerializer }, knownState)
  const OfAnotherBuild = clientThatKnows({ Client, SchemaSerializer }, { shape: 'another', told: 'what it meant then' })
  const join = async (with_: typeof Client, username: string) => {
    const room = await new with_(url).joinById<GameState>(code, { username })
    const bytes = bytesTo(room)
    listen(room)
    return { room, bytes }
  }
  const [told, knows, another] = [
    await join(Client, 'Ann'),
    await join(Knowing, 'Ben'),
    await join(OfAnotherBuild, 'Cem'),
  ]
  expect(told.bytes - knows.bytes).toBeGreaterThan(stateTold.byteLength - 50)
  expect(Math.abs(told.bytes - another.bytes)).toBeLessThan(50)
  const rooms = [told, knows, another].map(({ room }) => room)
  await until('three cards', () => rooms.every(({ state }) => state.cards?.size === 3))
  for (const key of ['cards', 'leaders', 'phase', 'gameCode', 'playerCount'] as const) {
    const [first, ...others] = rooms.map(({ state }) => asTold({ it: state[key] }))
    for (const other of others) expect(other).toEqual(first)
  }
  board.room.send('start-game', {})
  await until('the countdown', () => rooms.every(({ state }) => state.phase === 'countdown'))
})

it('says what every room tells, which is one thing in a process however many have been open', () => {
  for (let room = 0; room < 2; room++) {
    const serializer = new PictureSerializer()
    serializer.reset(new GameState())
    expect(Buffer.from(serializer.handshake() ?? []).equals(stateTold)).toBe(true)
  }
  expect(stateShape).toMatch(/^\w{8,14}$/)
})
