import { isIPv6 } from 'node:net'

const groupsInAll = 8
/** The part of an IPv6 address that one home or school gets: 2^64 addresses, of which each device takes a new one every day. */
const groupsOfNetwork = 4

/**
 * The key for counting tries and for knowing neighbours: an IPv4 address, or the network of an IPv6 address. So a
 * device that has a whole network counts once.
 */
export function networkOf(ip: string | undefined): string {
  const [address = ''] = (ip ?? '').split('%')
  if (!isIPv6(address)) return address === '' ? 'unknown' : address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean))
  const between = right === undefined ? 0 : groupsInAll - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = [...(before ?? []), ...Array.from({ length: between }, () => '0'), ...(after ?? [])]
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}
