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

/** What a phone has to be told: the address in the host's own browser, unless that one means this very machine. */
export const joinAddress = (origin: string, publicOrigins: readonly string[]): string => {
  if (publicOrigins[0]) return publicOrigins[0]
  const url = new URL(origin)
  return onlyHere.has(url.hostname) ? (lanAddress(Number(url.port) || 80) ?? url.origin) : url.origin
}
