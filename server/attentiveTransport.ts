import { WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'

/**
 * Whoever says something need not be asked whether they are there. Pages ping on their own account, so to ask them as well
 * would be half of all that goes over a line while a class thinks. Who has been silent for a round is asked, and cut off when
 * nothing comes for another.
 */
export class AttentiveTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(everyMs: number): void {
    const heard = new WeakSet<WebSocket>()
    const asked = new WeakSet<WebSocket>()
    this.wss.on('connection', (socket) => {
      heard.add(socket)
      for (const sign of ['message', 'pong']) socket.on(sign, () => heard.add(socket))
    })
    const lookAround = () => {
      for (const socket of this.wss.clients) {
        if (heard.delete(socket)) asked.delete(socket)
        else if (asked.has(socket)) socket.terminate()
        else {
          asked.add(socket)
          socket.ping()
        }
      }
    }
    // Not before what has come in meanwhile is read: after a pause of this process everybody would seem to be silent.
    this.pingInterval = setInterval(() => setImmediate(lookAround), everyMs)
  }
}
