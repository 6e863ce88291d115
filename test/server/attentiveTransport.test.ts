import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Protocol } from '@colyseus/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { AttentiveTransport, lookEveryMs, mostUnread, mostWords } from '../../server/attentiveTransport.ts'
import { patience } from '../patience.ts'

/** How many looks pass without a word before a line is asked, and then before it is cut off. */
const [untilAsked, untilCut] = [7, 4]
/** How many looks pass before a line that was told nothing is told something. */
const untilTold = 3
const server = createServer()
const ends: WebSocket[] = []
let machineMs = 0

/** Gives nobody a seat, because these tests are about the line. */
class LinesOnly extends AttentiveTransport {
  protected override machineMs() {
    return machineMs
  }

  protected override async onConnection(end: WebSocket): Promise<void> {
    ends.push(end.on('error', () => {}))
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  new LinesOnly({ noServer: true, pingInterval: lookEveryMs }).attachToServer(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  vi.useRealTimers()
})

async function line({ answers = true } = {}) {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/process/room`, { autoPong: answers })
  await once(socket, 'open')
  const end = ends.at(-1) as WebSocket
  const ping = vi.spyOn(end, 'ping')
  const told: number[][] = []
  socket.on('message', (data: Buffer) => told.push([...data]))
  return {
    socket,
    end,
    told,
    pings: () => ping.mock.calls.length,
    speak: async () => {
      const heard = once(end, 'message')
      socket.send('x')
      await heard
    },
  }
}

const look = async (times = 1) => {
  for (let time = 0; time < times; time++) {
    machineMs += lookEveryMs
    vi.advanceTimersByTime(lookEveryMs)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('who speaks within five seconds is not asked, however long', async () => {
  const { socket, pings, speak } = await line()
  for (let rounds = 0; rounds < 10; rounds++) {
    await speak()
    await look(Math.floor(5_000 / lookEveryMs))
  }
  expect(pings()).toBe(0)
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('an empty frame is a word, too', async () => {
  const { socket, end, pings } = await line()
  for (let rounds = 0; rounds < 3; rounds++) {
    const heard = once(end, 'message')
    socket.send(new Uint8Array(0))
    await heard
    await look(untilAsked - 1)
  }
  expect(pings()).toBe(0)
})

test('who is silent is asked, and stays as long as there is an answer', async () => {
  const { socket, end, pings } = await line()
  await look()
  for (let asked = 1; asked < 5; asked++) {
    const answer = once(end, 'pong')
    await look(untilAsked)
    expect(pings()).toBe(asked)
    await answer
    await look()
  }
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('who falls silent and does not answer is cut off three seconds after being asked, within nine of its last word', async () => {
  const { socket, pings, speak } = await line({ answers: false })
  await speak()
  await look(untilAsked + untilCut)
  expect([pings(), socket.readyState]).toEqual([1, WebSocket.OPEN])
  const closed = once(socket, 'close')
  await look()
  await closed
  expect(pings()).toBe(1)
  expect(untilCut * lookEveryMs).toBe(3_000)
  expect((untilAsked + untilCut + 1) * lookEveryMs).toBeLessThanOrEqual(9_000)
})

test('when the machine has slept, lines from before are cut off, and not one that has opened since', async () => {
  const [before, alsoBefore] = [await line(), await line()]
  await look()
  machineMs += 7_000
  await look()
  expect(before.socket.readyState).toBe(WebSocket.OPEN)
  const closed = Promise.all([once(before.socket, 'close'), once(alsoBefore.socket, 'close')])
  const since = await line()
  machineMs += 8_000
  await look()
  await closed
  await look()
  expect(since.socket.readyState).toBe(WebSocket.OPEN)
})

test('what came in while this process stood still is read before anybody is judged', async () => {
  const { socket, end, pings } = await line({ answers: false })
  await look(untilAsked + untilCut)
  expect(pings()).toBe(1)
  const read = once(end, 'message')
  // After a standstill the timers run first, while everything that was sent meanwhile is still unread.
  setTimeout(() => {
    socket.send('x')
    vi.advanceTimersByTime(lookEveryMs)
  })
  await read
  await look()
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('who is told nothing hears within three seconds that there is somebody, and who is told something hears no more', async () => {
  const { told, end } = await line()
  const heard = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count), patience)
  const beat = [18]
  await look(untilTold + 1)
  await heard(1)
  await look(untilTold)
  await heard(2)
  for (let patches = 0; patches < 4; patches++) {
    end.send(Uint8Array.of(15, patches), { binary: true })
    await look(untilTold - 1)
  }
  await heard(6)
  expect(told).toEqual([beat, beat, [15, 0], [15, 1], [15, 2], [15, 3]])
  expect((untilTold + 1) * lookEveryMs).toBeLessThanOrEqual(3000)
})

test('who reads nothing of what it asks for is cut off before that fills the memory, and who is behind a little is not', async () => {
  const { socket, end } = await line()
  const closed = once(end, 'close')
  socket.pause()
  const some = Buffer.alloc(mostUnread / 4)
  while (end.bufferedAmount < mostUnread / 2) end.send(some)
  await look()
  expect(end.readyState).toBe(WebSocket.OPEN)
  while (end.bufferedAmount <= mostUnread) end.send(some)
  await look()
  await closed
  socket.terminate()
})

test.each([
  ['signs of life', (socket: WebSocket) => socket.ping()],
  ['answers that nobody asked for', (socket: WebSocket) => socket.pong()],
  ['empty words', (socket: WebSocket) => socket.send(new Uint8Array(0))],
  ['pieces of a word that never ends', (socket: WebSocket) => socket.send(new Uint8Array(0), { fin: false })],
])('who sends %s, without end, is cut off, also where they were told to go and do not', async (_, say) => {
  const [odd, sentAway] = [await line(), await line()]
  const closed = Promise.all([odd, sentAway].map(({ end }) => new Promise((resolve) => end.once('close', resolve))))
  sentAway.socket.pause()
  sentAway.end.close()
  for (const { socket } of [odd, sentAway]) for (let said = 0; said <= mostWords; said++) say(socket)
  await closed
  sentAway.socket.terminate()
})

test('who sends one long word byte by byte is cut off, and who sends it in the smallest packets is heard', async () => {
  const [odd, slow] = [await line(), await line()]
  const longest = 4_000
  const head = Buffer.from([0x82, 0x80 | 126, longest >> 8, longest & 0xff, 0, 0, 0, 0])
  const send = async ({ socket }: typeof odd, bytes: number) => {
    const below = (socket as unknown as { _socket: Socket })._socket.setNoDelay(true)
    below.write(head)
    for (let sent = 0; sent < longest && socket.readyState === WebSocket.OPEN; sent += bytes) {
      below.write(Buffer.alloc(Math.min(bytes, longest - sent), 0x20))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const [closed, heard] = [once(odd.socket, 'close'), once(slow.end, 'message')]
  await send(slow, 536)
  await heard
  await send(odd, 1)
  await closed
  slow.socket.terminate()
})

test('what a page has said in a minute in which nobody listened is no flood, one minute after the other', async () => {
  const { socket, end, speak } = await line()
  for (let minute = 0; minute < 3; minute++) {
    for (let said = 1; said < mostWords; said++) socket.pong()
    await speak()
    await look()
  }
  expect(end.readyState).toBe(WebSocket.OPEN)
})

test('who asks in a manner that no page knows, and that nobody counts, is cut off', async () => {
  const [odd, page] = [await line(), await line()]
  const closed = once(odd.socket, 'close')
  page.socket.send(Uint8Array.of(Protocol.ROOM_DATA, 0xa1, 0x78))
  odd.socket.send(Uint8Array.of(Protocol.ROOM_REQUEST, 1, 0xa1, 0x78))
  await closed
  await page.speak()
  expect(page.socket.readyState).toBe(WebSocket.OPEN)
})
