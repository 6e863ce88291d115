import type { Socket } from 'node:net'
import { WebSocket } from 'ws'

/** Of bytes that are one message, whole. */
const wholeMessage = 0x82
/** Stands in the place of a length that has two bytes of its own, */
const long = 126
/** and these have room for so much. */
const longest = 0xffff

/** The head of a frame and what it carries. */
function framed(bytes: Uint8Array): Buffer {
  const { length } = bytes
  const headBytes = length < long ? 2 : 4
  const frame = Buffer.allocUnsafe(headBytes + length)
  frame[0] = wholeMessage
  frame[1] = Math.min(length, long)
  if (length >= long) frame.writeUInt16BE(length, 2)
  frame.set(bytes, headBytes)
  return frame
}

type Sent = Parameters<WebSocket['send']>[0]
type Written = (error?: Error) => void

/**
 * Hands each frame to its socket in one piece, and in memory of its own. The library would cork the socket, hand it the
 * head, then what the room has made in memory that the next picture is made in, too, and uncork it: twice the work, of
 * which a thousand devices ask three times in each question, and a slow one could be told what was said after it.
 */
export class WholeFrames extends WebSocket {
  override send(sent: Sent, options: object | Written = {}, written?: Written): void {
    const { _socket } = this as unknown as { _socket: Socket | null }
    const isUsual = sent instanceof Uint8Array && sent.length <= longest && typeof options !== 'function' && !written
    if (isUsual && _socket && this.readyState === WebSocket.OPEN) _socket.write(framed(sent))
    else super.send(sent, options, written)
  }
}
