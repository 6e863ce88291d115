import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import type { Product } from '../product/runningProduct.ts'
import { type Listener, listen } from '../rooms/roomHarness.ts'

type Seat = Parameters<Client['consumeSeatReservation']>[0]

/** The answer of one process at its door. */
interface Answer {
  status: number
  message?: string
  seat: Seat & { roomId: string }
}

/** Knocks at this process directly, past the proxy. */
export async function knock(at: Product, who: { cookie(): string }, way: string, wish: object = {}): Promise<Answer> {
  const response = await fetch(`${at.url}/matchmake/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: who.cookie() },
    body: JSON.stringify(wish),
  })
  const body = (await response.json()) as Answer['seat'] & { message?: string }
  return { status: response.status, ...(body.message !== undefined && { message: body.message }), seat: body }
}

/** Takes the seat at the process that has the room: its `PROCESS_ADDRESS` is a number. */
export async function sit(processes: readonly Product[], { status, seat }: Answer): Promise<Listener> {
  if (status !== 200) throw new Error(`there is no seat: ${status} ${JSON.stringify(seat)}`)
  const number = /\/p(\d+)$/.exec(seat.publicAddress ?? '')?.[1]
  const { publicAddress: _, ...reserved } = seat
  const client = new Client(processes[Number(number) - 1]?.url ?? '')
  return listen(await client.consumeSeatReservation(reserved))
}
