import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Client } from 'colyseus.js'

/** What a device is told at the door, to take its seat with. */
type Seat = Parameters<Client['consumeSeatReservation']>[0]

/** Let go of before the server does: what is sent into a line that is being closed has no answer. */
const connections = new Agent({ keepAlive: true, timeout: 1_000 })

/**
 * As the room library knocks, over the plain client of Node: `fetch` on the same two cores takes as long as the server
 * that is asked, and no device of a class waits for the one of another.
 */
export async function knockAt(url: string, code: string, options: object, headers: object): Promise<Seat> {
  const json = { accept: 'application/json', 'content-type': 'application/json' }
  const asking = request(`${url}/matchmake/joinById/${code}`, {
    method: 'POST',
    agent: connections,
    headers: { ...json, ...headers },
  })
  asking.end(JSON.stringify(options))
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const body = await text(response)
  if (response.statusCode !== 200) throw new Error(body)
  return JSON.parse(body) as Seat
}
