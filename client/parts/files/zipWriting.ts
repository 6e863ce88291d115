const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let sum = start
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

/** The first of January 1980, the earliest day that a zip file can name. */
const noDay = 0x21
/** Says that names are in UTF-8. */
const utf8 = 0x800

interface Entry {
  name: Uint8Array
  bytes: Uint8Array
  sum: number
  at: number
}

function headOf({ name, bytes, sum, at }: Entry, isListed: boolean): Uint8Array {
  const head = new DataView(new ArrayBuffer(isListed ? 46 : 30))
  const shift = isListed ? 2 : 0
  head.setUint32(0, isListed ? 0x02014b50 : 0x04034b50, true)
  if (isListed) head.setUint16(4, 20, true)
  head.setUint16(4 + shift, 20, true)
  head.setUint16(6 + shift, utf8, true)
  head.setUint16(12 + shift, noDay, true)
  head.setUint32(14 + shift, sum, true)
  head.setUint32(18 + shift, bytes.length, true)
  head.setUint32(22 + shift, bytes.length, true)
  head.setUint16(26 + shift, name.length, true)
  if (isListed) head.setUint32(42, at, true)
  return new Uint8Array(head.buffer)
}

/** A zip file of texts and pictures, stored as they are: a set of questions or a map is small. */
export function zipped(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const entries: Entry[] = []
  let at = 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    at += part.length
  }
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    const entry = { name: encoder.encode(name), bytes, sum: checksum(bytes), at }
    entries.push(entry)
    for (const part of [headOf(entry, false), entry.name, bytes]) add(part)
  }
  const listAt = at
  for (const entry of entries) for (const part of [headOf(entry, true), entry.name]) add(part)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, entries.length, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(12, at - listAt, true)
  end.setUint32(16, listAt, true)
  add(new Uint8Array(end.buffer))
  const whole = new Uint8Array(at)
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}
