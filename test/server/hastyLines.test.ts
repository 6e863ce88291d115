import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFewAtOnce, begunAtOnce, mostWaiting, openServer } from '../../server/hastyLines.ts'
import { unlessHeldUp } from '../heldUp.ts'

let heard = 0
let answer: (response: ServerResponse) => unknown
const server = createServer(
  aFewAtOnce((_request, response) => {
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
  expect(heard).toBe(begunAtOnce)
})

test('some calls behind each other are answered in their order, a few at a time', async () => {
  let [open, most] = [0, 0]
  answer = async (response) => {
    const number = heard
    most = Math.max(most, ++open)
    await pause(number % 3)
    open--
    response.end(`answer ${number};`)
  }
  const line = connect(port(), '127.0.0.1')
  line.write(call.repeat(mostWaiting))
  let text = ''
  line.on('data', (piece) => {
    text += piece
  })
  await expect.poll(() => text.match(/answer \d+;/g)?.length).toBe(mostWaiting)
  expect(text.match(/answer \d+;/g)).toEqual(Array.from({ length: mostWaiting }, (_, n) => `answer ${n + 1};`))
  expect(most).toBe(begunAtOnce)
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

const silentMs = 400

/** One reads nothing, and is cut off. How much of the answer another was told who read it slowly. */
async function toldSlowly(long: Buffer): Promise<number> {
  const listening = openServer((_request, response) => response.end(long), silentMs).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const ask = async () => {
    const arrived = once(listening, 'connection')
    const line = connect((listening.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    line.write(call)
    return { line, far: (await arrived)[0] as Socket }
  }
  const silent = await ask()
  silent.line.pause()
  const cutOff = once(silent.far, 'close')
  const { line: slow, far } = await ask()
  let read = 0
  let sinceRest = 0
  slow.on('data', (piece) => {
    read += piece.length
    sinceRest += piece.length
    if (sinceRest < 8 * 1024 * 1024) return
    sinceRest = 0
    slow.pause()
    setTimeout(() => slow.resume(), silentMs / 2)
  })
  await cutOff
  await expect.poll(() => read > long.length || far.destroyed).toBe(true)
  silent.line.destroy()
  slow.destroy()
  listening.close()
  return read
}

test('who reads nothing of a long answer is cut off, and who reads it slowly is told all of it', async () => {
  const long = Buffer.alloc(32 * 1024 * 1024)
  // Where the machine holds both up for long, the slow one is silent as well.
  await unlessHeldUp(silentMs / 4, async () => expect(await toldSlowly(long)).toBeGreaterThan(long.length))
})

test('a line that stays silent after its answer is closed', async () => {
  const resting = openServer((_request, response) => response.end('yes'))
  resting.keepAliveTimeout = 50
  await once(resting.listen(0, '127.0.0.1'), 'listening')
  const line = connect((resting.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  line.write(call)
  await once(line.resume(), 'close')
  resting.close()
}, 20_000)

test('whoever waits for an answer that the server takes long for is not cut off', async () => {
  const shortMs = 100
  const late = openServer((_request, response) => void pause(shortMs * 5).then(() => response.end('late')), shortMs)
  await once(late.listen(0, '127.0.0.1'), 'listening')
  const asked = get({ port: (late.address() as AddressInfo).port, host: '127.0.0.1', agent: new Agent() })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  expect((await buffer(response)).toString()).toBe('late')
  late.close()
})
