import { decodeText } from './delimitedText.ts'
import { mostUnpackedBytes, TooLarge } from './importLimits.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const deflated = 8

/** `spend` is called with the size of each piece before the piece is kept, and throws if it is too much. */
export const inflate = async (
  packed: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  spend: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format))
  const reader = stream.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    spend(value.byteLength)
    parts.push(value)
  }
}

const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new Error('not a zip file')
}

const elsewhere = 0xffffffff

/**
 * Numbers of an entry. Programs that write before they know how much it will be, put numbers of eight bytes behind the name,
 * for those that are all ones in their own place, in this order.
 */
const numbersOf = (view: DataView, places: readonly number[], from: number, length: number): number[] => {
  let wide = from + 4
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) wide = at + 4
  return places.map((place) => {
    const number = view.getUint32(place, true)
    if (number !== elsewhere) return number
    wide += 8
    return Number(view.getBigUint64(wide - 8, true))
  })
}

export type ZippedFiles = {
  names: string[]
  read: (name: string) => Promise<string | undefined>
  bytesOf: (name: string) => Promise<Uint8Array | undefined>
}

/** As much of the zip format as a spreadsheet needs: its list of files, stored or deflated. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): ZippedFiles => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const entries = new Map<string, { method: number; size: number; at: number }>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === entrySignature; left--) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const extra = view.getUint16(at + 30, true)
    const [, size = 0, start = 0] = numbersOf(view, [at + 24, at + 20, at + 42], at + 46 + nameLength, extra)
    entries.set(name, { method: view.getUint16(at + 10, true), size, at: start })
    at += 46 + nameLength + extra + view.getUint16(at + 32, true)
  }
  let left = mostUnpackedBytes
  const spend = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new TooLarge()
  }
  const bytesOf = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
    const packed = bytes.slice(start, start + entry.size)
    if (entry.method === deflated) return inflate(packed, 'deflate-raw', spend)
    // Many names may point to the same bytes, so each counts.
    spend(packed.length)
    return packed
  }
  return {
    names: [...entries.keys()],
    bytesOf,
    read: async (name) => {
      const read = await bytesOf(name)
      return read && decodeText(read)
    },
  }
}
