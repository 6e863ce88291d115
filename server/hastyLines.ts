import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies ask when the answer before has come. One that has arrived may not be known to be gone yet. */
export const mostUnanswered = 4

/**
 * A packet has room for a thousand calls, and all of them would be begun before anybody else is heard. So a line that asks on and on
 * without waiting for an answer is cut off.
 */
export const unlessHasty = (hear: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const waiting = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, waiting)
    if (waiting > mostUnanswered) return void socket.destroy()
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    hear(request, response)
  }
}
