import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to the server that can go dead like an access point: no connection closes and nothing arrives, in both
 * directions, until it comes back.
 */
export async function breakableNetwork(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let isBroken = false
  const isDead = (socket: Socket) => isBroken || forgotten.has(socket)
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => void (isDead(from) || to.write(bytes)))
    from.on('close', () => {
      sockets.delete(from)
      if (!isDead(from)) to.destroy()
    })
    from.on('error', () => from.destroy())
  }
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    forward(near, far)
    forward(far, near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    fail: () => {
      isBroken = true
    },
    heal: () => {
      closeAll()
      isBroken = false
    },
    /** Opens another way, as through another access point. Connections on the old one never hear anything again. */
    replace: () => {
      for (const socket of sockets) forgotten.add(socket)
      isBroken = false
    },
    close: async () => {
      closeAll()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
