import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPieces } from '../../../server/http/sending.ts'

let answer: (response: ServerResponse) => void
const server = createServer((_request, response) => answer(response))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** How sending ends, and what has arrived. */
const asked = async (pieces: () => AsyncIterable<string>, hangsUp = false) => {
  const sending = new Promise<unknown>((resolve) => {
    answer = (response) => {
      sendPieces(response, pieces()).then(() => resolve('sent'), resolve)
    }
  })
  let text = ''
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, (response) => {
    response.setEncoding('utf8').on('error', () => {})
    if (hangsUp) response.destroy()
    else response.on('data', (piece: string) => (text += piece))
  }).on('error', () => {})
  const outcome = await sending
  if (outcome === 'sent' && !hangsUp) await once(request, 'close')
  return { outcome, text }
}

async function* some() {
  yield 'one '
  yield 'two'
}

async function* endless() {
  for (;;) yield 'x'.repeat(10_000)
}

async function* failing() {
  yield 'one '
  throw new Error('the archive is gone')
}

test('pieces arrive in their order', async () => {
  expect(await asked(some)).toEqual({ outcome: 'sent', text: 'one two' })
})

test('somebody who hangs up in the middle is no fault of ours; what fails here is', async () => {
  expect((await asked(endless, true)).outcome).toBe('sent')
  expect((await asked(failing)).outcome).toMatchObject({ message: 'the archive is gone' })
})
