import { uptime } from 'node:os'
import { Protocol } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { WebSocket } from 'ws'
import { longestStillMs } from './ports/gameClock.ts'

/** The socket below a line, which counts its bytes. */
interface Counting {
  _socket?: { readonly bytesRead: number; readonly bytesWritten: number } | null
}

/** How often the transport looks at its lines. It looks at all of them at once, so that answers come in one piece of work. */
export const lookEveryMs = 750
/** A page that was sent nothing for 2.25 to three seconds gets a sign that we are here. */
const toldAfter = 3
/** Pages that were quiet for four seconds answer the next message. A line that is silent for this many looks is pinged. */
const askedAfter = 7
/** A pinged line that stays silent until this look is cut off: at most nine seconds after its last word. */
const cutAfter = 11

/**
 * How many bytes may wait for a slow line: more than a board is shown of a game of a thousand. A device that asks for
 * much but reads nothing is cut off before that fills the memory. An honest page is told the current state anew.
 */
export const mostUnread = 1024 * 1024

/**
 * How many messages a line may bring between two looks. A page sends a few, and no more than this after a minute without being
 * heard. A line that goes on is cut off, whatever it sends: signs of life, empty frames, or anything after it was told to go. The
 * shortest frames have six bytes, and a million of them in a second would keep everybody waiting.
 */
export const mostWords = 500

/** Pieces of a message that never ends are counted by nobody else. Browsers send messages as short as ours in one piece. */
const mostPieces = 16

/** In how many packets one frame may come. The longest fills eight of the smallest; one byte in each would take megabytes. */
const mostPackets = 64

/** After this many lines other work goes on, so that answers are read and acknowledged. */
const atOnce = 100

/** The shortest message that every page's room library understands as what it is. */
const beat = Uint8Array.of(Protocol.PING)

/** The bits of a frame that hold its kind; the other bits say how it is written. */
const kindBits = 0b0001_1111

/** Pages ask by messages. A frame of this kind passes no gate and no count, and the library sends all its words back. */
const asks = (frame: Buffer): boolean => ((frame[0] ?? 0) & kindBits) === Protocol.ROOM_REQUEST

/** The bytes of a line each way at the last look, and for how many looks they have been the same. */
class Silence {
  private read = -1
  private written = -1
  private unheard = 0
  private untold = 0
  private words = 0

  hear(line: WebSocket): void {
    if (++this.words > mostWords) line.terminate()
  }

  look(line: WebSocket, stoodStill: boolean): void {
    const { _socket } = line as unknown as Counting
    this.words = 0
    if (!_socket || line.readyState !== WebSocket.OPEN) return
    this.unheard = this.read === _socket.bytesRead ? this.unheard + 1 : 0
    this.untold = this.written === _socket.bytesWritten ? this.untold + 1 : 0
    const isOfBefore = stoodStill && this.read >= 0
    if (isOfBefore || this.unheard === cutAfter || line.bufferedAmount > mostUnread) line.terminate()
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
 * Keeps lines alive and finds dead ones. Any message is a sign of life to a page. So a page is sent something if
 * nothing else happens, and it answers from time to time. A line that brings nothing at all is pinged, and cut off if
 * nothing comes back. After a long standstill all lines are cut off at once: their pages have given them up, and a game
 * whose dead lines look open would go on without its players.
 */
export class AttentiveTransport extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0]) {
    super({ ...options, maxFragments: mostPieces, maxBufferedChunks: mostPackets })
  }

  /** Goes on while the machine sleeps, as not all clocks do. */
  protected machineMs(): number {
    return uptime() * 1000
  }

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
    const lookAt = (lines: readonly WebSocket[], stoodStill: boolean) => {
      for (const line of lines.slice(0, atOnce)) silences.get(line)?.look(line, stoodStill)
      if (lines.length > atOnce) setImmediate(lookAt, lines.slice(atOnce), stoodStill)
    }
    let lookedAt = this.machineMs()
    const lookAround = () => {
      const now = this.machineMs()
      const stoodStill = now - lookedAt > longestStillMs
      lookedAt = now
      lookAt([...this.wss.clients], stoodStill)
    }
    // Looks only after waiting messages were read: after a pause of this process all lines would seem silent.
    this.pingInterval = setInterval(() => setImmediate(lookAround), everyMs)
  }
}
