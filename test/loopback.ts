import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A port that is free just now. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Tries to connect until something listens on this port. */
export const reachable = async (port: number, alive: () => boolean): Promise<void> => {
  for (let knocks = 0; knocks < 600 && alive(); knocks++) {
    const socket = connect(port, '127.0.0.1')
    const opened = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (opened) return
    await pause(25)
  }
  throw new Error(`nobody listens on port ${port}`)
}
