import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { WholeFrames } from '../../server/wholeFrames.ts'
import { patience } from '../patience.ts'

let server: WebSocketServer
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, WebSocket: WholeFrames })
  await once(server, 'listening')
})
afterAll(() => {
  for (const end of server.clients) end.terminate()
  server.close()
})

async function line() {
  const connected = once(server, 'connection')
  const device = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const told: Buffer[] = []
  device.on('message', (data: Buffer) => told.push(data))
  const [[end]] = (await Promise.all([connected, once(device, 'open')])) as unknown as [[WebSocket]]
  const { _socket: socket } = end as unknown as { _socket: Socket }
  return { device, end, socket, told }
}

const binary = { binary: true }

test('a device reads what it was told, of whatever length, and is told each in one piece', async () => {
  const { end, socket, told } = await line()
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
  const [write, cork] = [vi.spyOn(socket, 'write'), vi.spyOn(socket, 'cork')]
  for (const length of lengths) end.send(new Uint8Array(length).fill(length), binary)
  expect([write.mock.calls.length, cork.mock.calls.length]).toEqual([lengths.length, 0])
  await vi.waitFor(() => expect(told.map(({ length }) => length)).toEqual(lengths), { timeout: 30_000 })
  for (const data of told) expect(data.every((byte) => byte === data.length % 256)).toBe(true)
})

test('what is text and what somebody waits for reach it in their order, too', async () => {
  const { device, end, told } = await line()
  const kinds: boolean[] = []
  device.on('message', (_, isBinary) => kinds.push(isBinary))
  const written = vi.fn()
  end.send(Uint8Array.of(1), binary)
  end.send(new Uint8Array(65_536), binary)
  end.send('text')
  end.send(Uint8Array.of(2), binary, written)
  end.send(Uint8Array.of(3), written)
  end.send(Uint8Array.of(4), binary)
  await vi.waitFor(() => expect(told.map(({ length }) => length)).toEqual([1, 65_536, 4, 1, 1, 1]), patience)
  expect(kinds).toEqual([true, true, false, true, true, true])
  expect(written).toHaveBeenCalledTimes(2)
})

test('a device that reads slowly is told what was said, also where the next is made in the same memory', async () => {
  const { device, end, told } = await line()
  device.pause()
  const memory = new Uint8Array(60_000)
  let said = 0
  for (; end.bufferedAmount < 1_000_000; said++) end.send(memory.fill(said), binary)
  device.resume()
  await vi.waitFor(() => expect(told).toHaveLength(said), { timeout: 60_000 })
  expect(told.map((data) => data[0])).toEqual(Array.from({ length: said }, (_, number) => number % 256))
})

test('after the end nothing is written', async () => {
  const { device, end, socket } = await line()
  const closed = once(device, 'close')
  end.close()
  const write = vi.spyOn(socket, 'write')
  end.send(Uint8Array.of(1), binary)
  expect(write).not.toHaveBeenCalled()
  await closed
  end.send(Uint8Array.of(1), binary)
})
