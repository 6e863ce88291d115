import type { IncomingMessage } from 'node:http'
import { isFromOwnPage } from './http/origins.ts'

/**
 * Decides which upgrades become lines. The transport could ask this, too, but builds a whole request with headers for
 * each, while this looks at the one there is. The transport also parses the address without a check, so one that cannot
 * be parsed is stopped here.
 */
export const mayUpgrade =
  (publicOrigins: readonly string[]) =>
  ({ url, headers, socket }: IncomingMessage): boolean => {
    if (!URL.canParse(`ws://server${url}`)) {
      socket.destroy()
      return false
    }
    if (isFromOwnPage(headers, publicOrigins)) {
      // The seat is taken in the same moment, so "yes, a line" and "you are in" leave in one write.
      socket.cork()
      setImmediate(() => socket.uncork())
      return true
    }
    // This is the only listener on the socket now. Without it an error would end the process.
    socket.once('error', () => socket.destroy())
    // The server closes the socket itself and does not leave that to the other end.
    socket.once('finish', () => socket.destroy())
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    return false
  }
