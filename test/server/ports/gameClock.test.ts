import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { gameClock } from '../../../server/ports/gameClock.ts'
import { roomPorts } from '../../../server/ports/roomPorts.ts'
import type { Services } from '../../../server/services.ts'

afterEach(() => vi.useRealTimers())

/** Sets the wall clock of the machine. Its steady clock goes on as always. */
const setClock = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })

const portsOf = () =>
  roomPorts({ now: () => Date.now(), archive: { entryLog: {} }, shelves: {} } as unknown as Services, '')

test.each(['2001-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])('a wall clock that is set to %s moves no game', (at) => {
  const { now } = portsOf()
  const before = now()
  setClock(at)
  expect(Math.abs(now() - before)).toBeLessThan(60_000)
  expect(now()).toBeGreaterThanOrEqual(before)
})

test('an alarm rings by the clock of the games, not the one on the wall', async () => {
  const { now, wakeAt } = portsOf()
  setClock('2001-01-01T00:00:00Z')
  const due = now() + 20
  await new Promise<void>((ring) => wakeAt(due, ring))
  expect(now()).toBeGreaterThanOrEqual(due)
})

test('an alarm that was called off does not ring', async () => {
  const { now, wakeAt } = portsOf()
  const rung: string[] = []
  const callOff = wakeAt(now() + 5, () => rung.push('called off'))
  callOff()
  await new Promise<void>((ring) => wakeAt(now() + 30, ring))
  expect(rung).toEqual([])
})

test('time goes on through a short standstill, because pages do; a long one, as of a laptop that sleeps, does not count', () => {
  let steadyMs = 0
  const { now } = gameClock(() => steadyMs)
  const passes = (ms: number) => {
    const before = now()
    steadyMs += ms
    return now() - before
  }
  expect([50, 8_000, 8_001, 30 * 60_000, 50].map(passes)).toEqual([50, 8_000, 0, 0, 50])
})

test('after a standstill an alarm rings when what came in meanwhile has been read', async () => {
  const { now, wakeAt } = portsOf()
  const order: string[] = []
  const server = createServer((socket) => void socket.on('data', () => order.push('read'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [sockets] = await Promise.all([once(server, 'connection'), once(line, 'connect')])
  const rung = new Promise<void>((ring) =>
    wakeAt(now() + 20, () => {
      order.push('rung')
      ring()
    }),
  )
  line.write('an answer')
  const end = performance.now() + 60
  while (performance.now() < end);
  await rung
  expect(order).toEqual(['read', 'rung'])
  line.destroy()
  for (const socket of sockets) socket.destroy()
  server.close()
})
