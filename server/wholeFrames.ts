import type { Socket } from 'node:net'
import { WebSocket } from 'ws'

/** First byte of a frame that holds one whole binary message. */
const wholeMessage = 0x82
/** Stand in place of the length if it has two or eight bytes of its own. */
const long = 126
const longer = 127
const mostInTwoBytes = 0xffff

/** A frame: its head and its content. */
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
 * Hands each frame to its socket in one piece, in memory of its own. The library would cork the socket, write the head,
 * write the bytes and uncork: twice the work, three times in each question for each of a thousand devices. And pictures
 * that many devices share are made in the same memory, one after another. So a slow device could be sent the next picture
 * in place of its own.
 */
export class WholeFrames extends WebSocket {
  override send(sent: Sent, options: object | Written = {}, written?: Written): void {
    const { _socket } = this as unknown as { _socket: Socket | null }
    const isUsual = sent instanceof Uint8Array && typeof options !== 'function' && !written
    if (isUsual && _socket && this.readyState === WebSocket.OPEN) _socket.write(framed(sent))
    else super.send(sent, options, written)
  }
}
