/**
 * MessagePack for what devices and rooms tell each other: texts, numbers, yes and no, nothing, lists and objects. The
 * room library brings one that also knows classes, references, records and dates, and weighs ten times as much. The
 * build replaces that one by this one, so this has the same names and calls.
 */

type Plain = null | undefined | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const texts = new TextEncoder()

/** Where lengths are written: in the byte of the kind if they fit, otherwise in one, two or four bytes after it. */
type LengthBytes = { short: number; room: number; one?: number; two: number; four: number }
const textLength: LengthBytes = { short: 0xa0, room: 32, one: 0xd9, two: 0xda, four: 0xdb }
const listLength: LengthBytes = { short: 0x90, room: 16, two: 0xdc, four: 0xdd }
const objectLength: LengthBytes = { short: 0x80, room: 16, two: 0xde, four: 0xdf }

const writeNumber = (out: number[], kind: number, bytes: number, set: (view: DataView) => void): void => {
  const view = new DataView(new ArrayBuffer(bytes))
  set(view)
  out.push(kind, ...new Uint8Array(view.buffer))
}

const writeLength = (out: number[], length: number, { short, room, one, two, four }: LengthBytes): void => {
  if (length < room) out.push(short + length)
  else if (one !== undefined && length < 0x100) out.push(one, length)
  else if (length < 0x10000) writeNumber(out, two, 2, (view) => view.setUint16(0, length))
  else writeNumber(out, four, 4, (view) => view.setUint32(0, length))
}

const writeFigure = (out: number[], value: number): void => {
  if ((value | 0) !== value) writeNumber(out, 0xcb, 8, (view) => view.setFloat64(0, value))
  else if (value >= 0 && value < 0x80) out.push(value)
  else writeNumber(out, 0xd2, 4, (view) => view.setInt32(0, value))
}

const writeText = (out: number[], text: string): void => {
  const bytes = texts.encode(text)
  writeLength(out, bytes.length, textLength)
  for (const byte of bytes) out.push(byte)
}

const write = (out: number[], value: Plain): void => {
  if (value === null || value === undefined) out.push(0xc0)
  else if (typeof value === 'boolean') out.push(value ? 0xc3 : 0xc2)
  else if (typeof value === 'number') writeFigure(out, value)
  else if (typeof value === 'string') writeText(out, value)
  else if (Array.isArray(value)) {
    writeLength(out, value.length, listLength)
    for (const item of value) write(out, item)
  } else {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    writeLength(out, entries.length, objectLength)
    for (const [key, item] of entries) {
      writeText(out, key)
      write(out, item)
    }
  }
}

/** The library adds this to the number of bytes that it wants free in front. Here that number is enough. */
export const RESERVE_START_SPACE = 0

export class Packr {
  pack(value: Plain, free = 0): Uint8Array {
    const out: number[] = new Array(free).fill(0)
    write(out, value)
    return Uint8Array.from(out)
  }
}

export { unpack } from './messageReading.ts'
