import { mostUnpackedBytes, TooLarge } from './importLimits.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const deflated = 8

const inflate = async (packed: Uint8Array<ArrayBuffer>, spend: (bytes: number) => void): Promise<string> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    spend(value.byteLength)
    text += decoder.decode(value, { stream: true })
  }
}

const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new Error('not a zip file')
}

export type ZippedFiles = { names: string[]; read: (name: string) => Promise<string | undefined> }

/** As much of the zip format as a spreadsheet needs: its list of files, stored or deflated. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): ZippedFiles => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const entries = new Map<string, { method: number; size: number; at: number }>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === entrySignature; left--) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  let left = mostUnpackedBytes
  const spend = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new TooLarge()
  }
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) return undefined
      const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
      const packed = bytes.slice(start, start + entry.size)
      return entry.method === deflated ? await inflate(packed, spend) : new TextDecoder().decode(packed)
    },
  }
}
