import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send the next request after the answer. A few more may come before we know that it has arrived. */
export const begunAtOnce = 4
/** Of a client that goes on asking, this many calls wait. They have been read by then, but nothing more is done for them. */
export const mostWaiting = 200

interface Line {
  begun: number
  waiting: (() => void)[]
}

/**
 * One packet can hold a thousand calls, and all would begin before anybody else is heard. So only a few calls of a line run at
 * once, with those of others in between. A line that goes on asking is cut off.
 */
export const aFewAtOnce =
  (hear: RequestListener, lines = new WeakMap<Socket, Line>()): RequestListener =>
  (request, response) => {
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

/** A call that is sent letter by letter holds its line no longer than this. */
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
/** An answer that nobody reads waits in memory, and no longer than this. The transport of the games looks after their lines. */
const unreadMs = 60_000

export const openServer = (hear: RequestListener, silentMs = unreadMs): Server => {
  const lines = new WeakMap<Socket, Line>()
  const limits = { requestTimeout: requestTimeoutMs, headersTimeout: headersTimeoutMs }
  const server = createServer(limits, aFewAtOnce(hear, lines))
  server.setTimeout(silentMs, (socket: Socket) => {
    // The server may still be working on an answer. Then the silence is its own, and the line stays.
    const isAnswering = (lines.get(socket)?.begun ?? 0) > 0
    if (isAnswering && socket.writableLength === 0) socket.setTimeout(silentMs)
    else socket.destroy()
  })
  return server
}
