import type { Socket } from 'node:net'
import { WebSocket } from 'ws'

/** Of bytes that are one message, whole. */
const wholeMessage = 0x82
/** Stand in the place of a length that has two or eight bytes of its own. */
const long = 126
const longer = 127
const mostInTwoBytes = 0xffff

/** The head of a frame and what it carries. */
function framed(bytes: Uint8Array): Buffer {
  const { length } = bytes
  const headBytes = length < long ? 2 : length <= mostInTwoBytes ? 4 : 10
  const frame = Buffer.allocUnsafe(headBytes + length)
  frame[0] = wholeMessage
  frame[1] = headBytes === 2 ? length : headBytes === 4 ? long : longer
  if (headBytes === 4) frame.writeUInt16BE(length, 2)
  if (headBytes === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.set(bytes, headBytes)
  return frame
}

type Sent = Parameters<WebSocket['send']>[0]
type Written = (error?: Error) => void

/**
 * Hands each frame to its socket in one piece, and in memory of its own. The library would cork the socket, hand it the
 * head, then the bytes themselves, and uncork it: twice the work, of which a thousand devices ask three times in each
 * question. And a picture that many devices share is made in memory that the next one is made in, too: a device that reads
 * slowly could be told the next one in its place.
 */
export class WholeFrames extends WebSocket {
  override send(sent: Sent, options: object | Written = {}, written?: Written): void {
    const { _socket } = this as unknown as { _socket: Socket | null }
    const isUsual = sent instanceof Uint8Array && typeof options !== 'function' && !written
    if (isUsual && _socket && this.readyState === WebSocket.OPEN) _socket.write(framed(sent))
    else super.send(sent, options, written)
  }
}
