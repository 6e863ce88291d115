import { networkInterfaces } from 'node:os'

/** Names of networks inside a machine, of containers, virtual machines and tunnels: no phone is on one of them. */
const insideNames =
  /^(docker|podman|br-|veth|virbr|vboxnet|vmnet|lxc|lxd|cni|tun|tap|utun|wg|zt|tailscale)|vEthernet|VirtualBox|VMware|WSL/i
const insideCards = /^(02:42|0a:00:27)/

/** The range from which a machine picks its own address if it is given none. */
const isOwnInvention = (address: string): boolean => address.startsWith('169.254.')

/** Addresses at which other devices on the same network find us, the likeliest first; empty on a machine without a network. */
export const lanAddresses = (port: number, interfaces = networkInterfaces()): string[] => {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address, mac }) => ({
        address,
        isUnlikely: insideNames.test(name) || insideCards.test(mac) || isOwnInvention(address),
      })),
  )
  const likely = all.filter(({ isUnlikely }) => !isUnlikely)
  return (likely.length > 0 ? likely : all.slice(0, 1)).map(({ address }) => `http://${address}:${port}`)
}

const onlyHere = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** `onlyHere`: no other device can reach us at any address. */
type JoinAddress = { address: string; onlyHere?: true }

/**
 * The address that a phone is told: the one in the host's own browser, unless that one means this very machine. `host`:
 * what the server listens on. If it listens only on this machine, none of its network addresses leads to us.
 */
export const joinAddress = (
  origin: string,
  publicOrigins: readonly string[],
  host?: string | undefined,
): JoinAddress => {
  if (publicOrigins[0]) return { address: publicOrigins[0] }
  const url = new URL(origin)
  if (!onlyHere.has(url.hostname)) return { address: url.origin }
  const elsewhere = host !== undefined && isLoopback(host) ? undefined : lanAddresses(Number(url.port) || 80)[0]
  return elsewhere === undefined ? { address: url.origin, onlyHere: true } : { address: elsewhere }
}
