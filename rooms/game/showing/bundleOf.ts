import { bundleHeaderBytes, bundleMark } from '../../shared/bundles.ts'

/** Written into the memory that Node shares out: an allocation of its own for each device is half of what a bundle costs. */
export function bundleOf(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = Buffer.allocUnsafe(bundleHeaderBytes + first.length + second.length)
  bytes.writeUInt32BE(first.length)
  bytes[0] = bundleMark
  bytes.set(first, bundleHeaderBytes)
  bytes.set(second, bundleHeaderBytes + first.length)
  return bytes
}
