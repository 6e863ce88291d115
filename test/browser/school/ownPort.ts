import { createServer } from 'node:net'

/** Below those that the system hands out by itself. */
const firstPort = 21_000
const portsApart = 16

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * The port of this worker's school, the same for one file after the other: what a browser has compiled it knows by its
 * address. A second school beside the first has another.
 */
export async function ownPort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0)
  for (let port = firstPort + worker; port < firstPort + 1000; port += portsApart) if (await isFree(port)) return port
  return 0
}
