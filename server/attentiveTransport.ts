import { WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'

/** The socket below a line, which counts what has come over it. */
interface Counting {
  _socket?: { readonly bytesRead: number } | null
}

const bytesFrom = (line: WebSocket): number => (line as unknown as Counting)._socket?.bytesRead ?? 0

/** How often the transport looks at its lines. */
export const lookEveryMs = 750
/** Pages say something every five seconds: more than five without a word, and a line is asked. */
const askedAfter = 7
/** Another three seconds without one, and it is cut off: nine in all, at most. */
const cutAfter = 11

/** What a line had brought at the last look, and how many looks ago it brought something. */
interface Silence {
  bytes: number
  looks: number
}

/**
 * Whoever says something need not be asked whether they are there, and pages say something on their own account. All
 * lines are looked at together, by what has come over each; who has been silent for long is asked, and cut off where
 * nothing comes then.
 */
export class AttentiveTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(everyMs: number): void {
    const silences = new WeakMap<WebSocket, Silence>()
    const look = (line: WebSocket) => {
      const bytes = bytesFrom(line)
      const silence = silences.get(line)
      if (silence?.bytes !== bytes) {
        if (silence) Object.assign(silence, { bytes, looks: 0 })
        else silences.set(line, { bytes, looks: 0 })
      } else if (++silence.looks === askedAfter) line.ping()
      else if (silence.looks === cutAfter) line.terminate()
    }
    const lookAround = () => this.wss.clients.forEach(look)
    // Not before what has come in meanwhile is read: after a pause of this process everybody would seem to be silent.
    this.pingInterval = setInterval(() => setImmediate(lookAround), everyMs)
  }
}
