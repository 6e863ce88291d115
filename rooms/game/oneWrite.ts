import type { Client } from '@colyseus/core'

/** The socket below a connection, where the transport shows it. */
interface Corkable {
  _socket?: { cork(): void; uncork(): void } | null
}

/**
 * Everything that `send` sends to a client leaves in one write. Half of what a large game costs a server are calls to
 * the system, one for each frame; a question and the state that goes with it need only one.
 */
export function inOneWrite(clients: Iterable<Client>, send: () => void): void {
  const sockets: NonNullable<Corkable['_socket']>[] = []
  for (const { ref } of clients) {
    const { _socket } = ref as Corkable
    if (_socket) sockets.push(_socket)
  }
  for (const socket of sockets) socket.cork()
  try {
    send()
  } finally {
    for (const socket of sockets) socket.uncork()
  }
}
