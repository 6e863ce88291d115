import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A way to the server that can go dead as an access point does: nothing closes and nothing arrives, in both
 * directions, until it comes back.
 */
export async function breakableNetwork(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let isBroken = false
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => void (isBroken || to.write(bytes)))
    from.on('close', () => {
      sockets.delete(from)
      if (!isBroken) to.destroy()
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
    close: async () => {
      closeAll()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
