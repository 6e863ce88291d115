/**
 * Two frames of the room library in one of the socket's: what a change of phase tells and the picture that goes with it
 * leave together and arrive together. No frame of the library begins with this number, and only devices that have said
 * so at the door are sent bundles.
 */
export const bundleMark = 1
/** The kind, and how long the first of the two is. */
export const bundleHeaderBytes = 4

/** The frames in what has come, in their order. */
export function framesIn(bytes: ArrayBuffer): ArrayBuffer[] {
  const header = bytes.byteLength > bundleHeaderBytes ? new DataView(bytes).getUint32(0) : 0
  if (header >>> 24 !== bundleMark) return [bytes]
  const middle = bundleHeaderBytes + (header & 0xffffff)
  return [bytes.slice(bundleHeaderBytes, middle), bytes.slice(middle)]
}
