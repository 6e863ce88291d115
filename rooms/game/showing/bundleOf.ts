import { bundleHeaderBytes, bundleMark } from '../../shared/bundles.ts'

/** Written into memory that Node shares out. Allocating for each device would be half of what a bundle costs. */
export function bundleOf(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = Buffer.allocUnsafe(bundleHeaderBytes + first.length + second.length)
  bytes.writeUInt32BE(first.length)
  bytes[0] = bundleMark
  bytes.set(first, bundleHeaderBytes)
  bytes.set(second, bundleHeaderBytes + first.length)
  return bytes
}
