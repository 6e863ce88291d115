import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayUpgrade } from '../../server/upgrades.ts'

const server = createServer()
const isLine = mayUpgrade(['https://slimes.example'])

beforeAll(async () => {
  server.on('upgrade', (request, socket) => {
    if (isLine(request)) socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const call = (path: string, ...headers: string[]) => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  const lines = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

const statusOf = async (path: string, ...headers: string[]): Promise<string | undefined> => {
  let text = ''
  const socket = call(path, ...headers).on('data', (piece) => {
    text += piece
  })
  await once(socket, 'end')
  socket.destroy()
  return text.split(' ')[1]
}

test.each([
  ['no browser', []],
  ['a page of ours', ['Origin: https://slimes.example']],
  ['a page that came from this address', ['Origin: http://127.0.0.1']],
])('a line: %s', async (_who, headers) => {
  expect(await statusOf('/process/room?sessionId=x', ...headers)).toBe('101')
})

test.each([
  ['a page of another site', ['Origin: https://evil.example']],
  ['a page without a name', ['Origin: null']],
  ['a browser that says it is elsewhere', ['Sec-Fetch-Site: cross-site']],
])('no line: %s', async (_who, headers) => {
  expect(await statusOf('/process/room?sessionId=x', ...headers)).toBe('403')
})

test('an address that cannot be read is not answered, and nothing breaks', async () => {
  expect(await statusOf('*:99999/')).toBeUndefined()
})

test('somebody refused who never hangs up holds no connection', async () => {
  const socket = call('/process/room', 'Origin: https://evil.example').resume()
  await once(socket, 'end')
  const open = () => promisify(server.getConnections.bind(server))()
  await expect.poll(open).toBe(0)
  socket.destroy()
})

test('somebody refused who tears the socket away meanwhile takes nobody along', async () => {
  const sockets = Array.from({ length: 50 }, () => call('/process/room', 'Origin: https://evil.example'))
  for (const socket of sockets) socket.once('connect', () => setImmediate(() => socket.resetAndDestroy()))
  await Promise.all(sockets.map((socket) => once(socket, 'close')))
  expect(await statusOf('/process/room')).toBe('101')
})
