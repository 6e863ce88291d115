import { networkInterfaces } from 'node:os'

/** Where other devices on the same network find us; undefined on a machine that is in none. */
export const lanAddress = (port: number): string | undefined => {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const { family, internal, address } of addresses ?? []) {
      if (family === 'IPv4' && !internal) return `http://${address}:${port}`
    }
  }
  return undefined
}

const onlyHere = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** `onlyHere`: other devices reach us at no address. */
type JoinAddress = { address: string; onlyHere?: true }

/**
 * What a phone has to be told: the address in the host's own browser, unless that one means this very machine. `host` is
 * what the server listens on: where that is this machine alone, no address in its network leads to us.
 */
export const joinAddress = (
  origin: string,
  publicOrigins: readonly string[],
  host?: string | undefined,
): JoinAddress => {
  if (publicOrigins[0]) return { address: publicOrigins[0] }
  const url = new URL(origin)
  if (!onlyHere.has(url.hostname)) return { address: url.origin }
  const elsewhere = host !== undefined && isLoopback(host) ? undefined : lanAddress(Number(url.port) || 80)
  return elsewhere === undefined ? { address: url.origin, onlyHere: true } : { address: elsewhere }
}
