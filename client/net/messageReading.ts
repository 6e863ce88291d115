const texts = new TextDecoder()

/** One message, read from front to back; see messagePack.ts. */
class Reader {
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private at: number

  constructor(bytes: Uint8Array, start: number) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.at = start
  }

  private skip(bytes: number): number {
    const { at } = this
    this.at += bytes
    return at
  }

  private uint(bytes: number): number {
    if (bytes === 1) return this.view.getUint8(this.skip(1))
    return bytes === 2 ? this.view.getUint16(this.skip(2)) : this.view.getUint32(this.skip(4))
  }

  private blob(length: number): Uint8Array {
    const start = this.skip(length)
    return this.bytes.slice(start, this.at)
  }

  private text(length: number): string {
    const start = this.skip(length)
    return texts.decode(this.bytes.subarray(start, this.at))
  }

  private list(length: number): unknown[] {
    return Array.from({ length }, () => this.value())
  }

  private object(length: number): Record<string, unknown> {
    return Object.fromEntries(Array.from({ length }, () => [String(this.value()), this.value()]))
  }

  value(): unknown {
    const kind = this.uint(1)
    if (kind < 0x80) return kind
    if (kind < 0x90) return this.object(kind & 15)
    if (kind < 0xa0) return this.list(kind & 15)
    if (kind < 0xc0) return this.text(kind & 31)
    if (kind >= 0xe0) return kind - 0x100
    switch (kind) {
      case 0xc0:
        return null
      case 0xc2:
        return false
      case 0xc3:
        return true
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.blob(this.uint(2 ** (kind - 0xc4)))
      case 0xca:
        return this.view.getFloat32(this.skip(4))
      case 0xcb:
        return this.view.getFloat64(this.skip(8))
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.uint(2 ** (kind - 0xcc))
      case 0xcf:
        return Number(this.view.getBigUint64(this.skip(8)))
      case 0xd0:
        return this.view.getInt8(this.skip(1))
      case 0xd1:
        return this.view.getInt16(this.skip(2))
      case 0xd2:
        return this.view.getInt32(this.skip(4))
      case 0xd3:
        return Number(this.view.getBigInt64(this.skip(8)))
      // The server's writer says "undefined" as an extension of its own: two bytes of zero.
      case 0xd4:
        if (this.uint(2) === 0) return undefined
        break
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.text(this.uint(2 ** (kind - 0xd9)))
      case 0xdc:
      case 0xdd:
        return this.list(this.uint(2 ** (kind - 0xdb)))
      case 0xde:
      case 0xdf:
        return this.object(this.uint(2 ** (kind - 0xdd)))
    }
    throw new Error(`a message holds what is never sent: ${kind}`)
  }
}

export const unpack = (bytes: Uint8Array, { start = 0 }: { start?: number } = {}): unknown =>
  new Reader(bytes, start).value()
