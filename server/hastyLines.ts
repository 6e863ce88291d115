import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies ask when the answer before has come. One that has arrived may not be known to be gone yet. */
export const begunAtOnce = 4
/** Of those who ask on, so many calls wait. They are read by then, and nothing more is done about them. */
export const mostWaiting = 200

interface Line {
  begun: number
  waiting: (() => void)[]
}

/**
 * A packet has room for a thousand calls, and all of them would be begun before anybody else is heard. So of each line a few are
 * begun at once, and others come between; a line that asks on and on is cut off.
 */
export const aFewAtOnce = (hear: RequestListener): RequestListener => {
  const lines = new WeakMap<Socket, Line>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? { begun: 0, waiting: [] }
    lines.set(socket, line)
    const begin = () => {
      line.begun += 1
      response.once('close', () => {
        line.begun -= 1
        if (!socket.destroyed) line.waiting.shift()?.()
      })
      hear(request, response)
    }
    if (line.begun < begunAtOnce) begin()
    else if (line.waiting.length < mostWaiting) line.waiting.push(begin)
    else socket.destroy()
  }
}
