import { Protocol } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { WebSocket } from 'ws'

/** The socket below a line, which counts what goes over it. */
interface Counting {
  _socket?: { readonly bytesRead: number; readonly bytesWritten: number } | null
}

/** How often the transport looks at its lines: all at once, so that what it says and hears by it is one piece of work. */
export const lookEveryMs = 750
/** Nothing was said to it for at least 2.25 seconds and at most three: it is told that there is somebody. */
const toldAfter = 3
/** Pages that were quiet for four seconds answer the next message; a line that does not is asked, */
const askedAfter = 7
/** and cut off three seconds later, nine after their last word at most. */
const cutAfter = 11

/**
 * So many bytes may wait for a line that takes them slowly: more than all that a board is shown of a game of a thousand.
 * Who reads none of what it asks for is cut off before that fills the memory, and an honest page is told anew what is.
 */
export const mostUnread = 1024 * 1024

/**
 * So many words may come over a line between two looks: a page says a few, and no more than this after a minute in which nobody
 * listened. A line that goes on is cut off, whatever it says: signs of life, empty words, or anything after it was told to go. The
 * shortest of them are six bytes, of which a million in a second keep everybody else waiting.
 */
export const mostWords = 500

/** Answers are read, and acknowledged, after so many lines. */
const atOnce = 100

/** The shortest that the room library takes for what it is, on any page. */
const beat = Uint8Array.of(Protocol.PING)

/** Where a frame says its kind; the other bits say how it is written. */
const kindBits = 0b0001_1111

/** Pages ask by messages. What asks like this passes no gate, is counted by nobody, and hears all of its own words again. */
const asks = (frame: Buffer): boolean => ((frame[0] ?? 0) & kindBits) === Protocol.ROOM_REQUEST

/** What had gone over a line each way at the last look, and for how many looks it has been the same. */
class Silence {
  private read = -1
  private written = -1
  private unheard = 0
  private untold = 0
  private words = 0

  hear(line: WebSocket): void {
    if (++this.words > mostWords) line.terminate()
  }

  look(line: WebSocket): void {
    const { _socket } = line as unknown as Counting
    this.words = 0
    if (!_socket || line.readyState !== WebSocket.OPEN) return
    this.unheard = this.read === _socket.bytesRead ? this.unheard + 1 : 0
    this.untold = this.written === _socket.bytesWritten ? this.untold + 1 : 0
    if (this.unheard === cutAfter || line.bufferedAmount > mostUnread) line.terminate()
    else if (this.unheard === askedAfter) line.ping()
    if (this.untold === toldAfter) {
      this.untold = 0
      line.send(beat, { binary: true })
    }
    this.read = _socket.bytesRead
    this.written = _socket.bytesWritten
  }
}

/**
 * Keeps lines alive, and finds dead ones. A page takes whatever it is told for a sign of life, so it is told something
 * where nothing else happens, and answers from time to time. Who says nothing at all is asked, and cut off where
 * nothing comes then.
 */
export class AttentiveTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(everyMs: number): void {
    const silences = new WeakMap<WebSocket, Silence>()
    this.wss.on('connection', (line) => {
      const silence = new Silence()
      silences.set(line, silence)
      line.on('message', (frame: Buffer) => {
        if (asks(frame)) line.terminate()
        else silence.hear(line)
      })
      for (const sign of ['ping', 'pong'] as const) line.on(sign, () => silence.hear(line))
    })
    const lookAt = (lines: readonly WebSocket[]) => {
      for (const line of lines.slice(0, atOnce)) silences.get(line)?.look(line)
      if (lines.length > atOnce) setImmediate(lookAt, lines.slice(atOnce))
    }
    const lookAround = () => lookAt([...this.wss.clients])
    // Not before what has come in meanwhile is read: after a pause of this process everybody would seem to be silent.
    this.pingInterval = setInterval(() => setImmediate(lookAround), everyMs)
  }
}
