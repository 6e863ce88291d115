import { crc32 } from 'node:zlib'

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** One grey point. */
const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])

/** A PNG that holds this, and chunks of notes beside it. */
export const pngOf = (content: Buffer, notes: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.concat([
    start,
    chunk('IHDR', head),
    ...Object.entries(notes).map(([name, text]) => chunk(name, Buffer.from(text))),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A picture as it is uploaded, of this many bytes, filled with the given words. Other words make another picture. */
export const drawnPicture = (said: string, bytes = said.length): string =>
  `data:image/png;base64,${pngOf(Buffer.alloc(bytes, said)).toString('base64')}`
