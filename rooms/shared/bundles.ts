/**
 * Two frames of the room library in one frame of the socket. So the message of a new phase and its picture leave and
 * arrive together. No frame of the library begins with this number, and only devices that asked for bundles at the door
 * get them.
 */
export const bundleMark = 1
/** The mark, and the length of the first frame. */
export const bundleHeaderBytes = 4

/** The frames in what has arrived, in their order. */
export function framesIn(bytes: ArrayBuffer): ArrayBuffer[] {
  const header = bytes.byteLength > bundleHeaderBytes ? new DataView(bytes).getUint32(0) : 0
  if (header >>> 24 !== bundleMark) return [bytes]
  const middle = bundleHeaderBytes + (header & 0xffffff)
  return [bytes.slice(bundleHeaderBytes, middle), bytes.slice(middle)]
}
