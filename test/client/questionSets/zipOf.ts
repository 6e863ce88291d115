import { deflateRawSync } from 'node:zlib'

const local = (name: string): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name)])
}

const listed = (name: string, packed: Buffer, at: number): Buffer => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(at, 42)
  return Buffer.concat([entry, Buffer.from(name)])
}

/** A zip file as spreadsheets write it. */
export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> => {
  let body = Buffer.alloc(0)
  let list = Buffer.alloc(0)
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    list = Buffer.concat([list, listed(name, packed, body.length)])
    body = Buffer.concat([body, local(name), packed])
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(body.length, 16)
  return new Uint8Array(Buffer.concat([body, list, end]))
}
