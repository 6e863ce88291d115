import { createServer, type Server } from 'node:net'

/** Below the ports that the system gives out by itself. */
const firstPort = 21_000
const portsApart = 16
/** A school takes a moment to listen on its port. To claim the port meanwhile, a process listens this far above it. */
const claimAbove = 1000

const listenOn = (port: number) =>
  new Promise<Server | null>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => resolve(server.unref()))
  })

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

type OwnPort = { port: number; leave: () => Promise<void> }

async function claim(port: number): Promise<OwnPort | null> {
  const claimed = await listenOn(port + claimAbove)
  if (!claimed) return null
  const probe = await listenOn(port)
  await closed(probe ?? claimed)
  return probe && { port, leave: () => closed(claimed) }
}

/**
 * The port of this worker's school. It is the same for all its files, because a browser keeps compiled code by its
 * address. A second school gets another port, and so does a school of another run on this machine.
 */
export async function ownPort(): Promise<OwnPort> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0)
  for (let port = firstPort + worker; port < firstPort + claimAbove; port += portsApart) {
    const own = await claim(port)
    if (own) return own
  }
  return { port: 0, leave: async () => undefined }
}
