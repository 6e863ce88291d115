/**
 * Two frames of the room library in one of the socket's: what a change of phase tells and the picture that goes with it
 * leave together and arrive together. No frame of the library begins with this number, and only devices that have said
 * so at the door are sent bundles.
 */
const bundle = 1
/** The kind, and how long the first of the two is. */
const headerBytes = 4

export function bundleOf(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(headerBytes + first.length + second.length)
  new DataView(bytes.buffer).setUint32(0, first.length)
  bytes[0] = bundle
  bytes.set(first, headerBytes)
  bytes.set(second, headerBytes + first.length)
  return bytes
}

/** The frames in what has come, in their order. */
export function framesIn(bytes: ArrayBuffer): ArrayBuffer[] {
  const header = bytes.byteLength > headerBytes ? new DataView(bytes).getUint32(0) : 0
  if (header >>> 24 !== bundle) return [bytes]
  const middle = headerBytes + (header & 0xffffff)
  return [bytes.slice(headerBytes, middle), bytes.slice(middle)]
}
