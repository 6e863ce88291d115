import type { IncomingMessage } from 'node:http'
import { isFromOwnPage } from './http/origins.ts'

/**
 * Which upgrades become lines. The transport has a way to ask this, too, and lays out a whole request with headers of
 * its own for each: this looks at what is there. It also reads the address without a second thought, so what cannot be
 * read ends here.
 */
export const mayUpgrade =
  (publicOrigins: readonly string[]) =>
  ({ url, headers, socket }: IncomingMessage): boolean => {
    if (!URL.canParse(`ws://server${url}`)) {
      socket.destroy()
      return false
    }
    if (isFromOwnPage(headers, publicOrigins)) {
      // A seat is taken within the same moment: "yes, a line" and "you are in" leave in one write.
      socket.cork()
      setImmediate(() => socket.uncork())
      return true
    }
    // Nobody else listens to this socket any more: one that fails now would take the process with it.
    socket.once('error', () => socket.destroy())
    // Nor is it left to the other end when it is over.
    socket.once('finish', () => socket.destroy())
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    return false
  }
