import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostUnanswered, unlessHasty } from '../../server/hastyLines.ts'

let heard = 0
let answer: (response: ServerResponse) => unknown
const server = createServer(
  unlessHasty((_request, response) => {
    heard += 1
    answer(response)
  }),
)
const port = () => (server.address() as AddressInfo).port
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  heard = 0
  answer = (response) => response.end('yes')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = 'GET / HTTP/1.1\r\nHost: school\r\n\r\n'

test('a thousand calls in one packet: a few are begun, and the line is gone', async () => {
  answer = (response) => pause(20).then(() => response.end('yes'))
  const line = connect(port(), '127.0.0.1').on('error', () => {})
  line.write(call.repeat(1_000))
  await once(line.resume(), 'close')
  expect(heard).toBe(mostUnanswered)
})

test('a call and the next one behind it, before the first is answered', async () => {
  answer = (response) => pause(20).then(() => response.end('yes'))
  const line = connect(port(), '127.0.0.1')
  line.write(call + call)
  let text = ''
  line.on('data', (piece) => {
    text += piece
  })
  await expect.poll(() => text.match(/200 OK/g)?.length).toBe(2)
  line.destroy()
})

test('a line that waits for its answers is kept, however often it asks', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  for (let n = 0; n < 200; n++) {
    const [response] = (await once(get({ port: port(), host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    ports.add(response.socket.localPort)
    expect((await buffer(response)).toString()).toBe('yes')
  }
  expect([heard, ports.size]).toEqual([200, 1])
  agent.destroy()
})

test('and so is one whose callers hang up before they are answered, each on a line of their own', async () => {
  answer = () => {}
  for (let n = 0; n < 20; n++) {
    const request = get({ port: port(), host: '127.0.0.1' }).on('error', () => {})
    await expect.poll(() => heard).toBe(n + 1)
    request.destroy()
  }
})
