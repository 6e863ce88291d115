import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * The faults of a line. `held`: all data waits and arrives afterwards. `cut`: connections end, and new ones are refused.
 * `half-open`: open connections carry nothing any more but never end, and new ones wait. `deaf`: the same, but the server still
 * hears the device.
 */
export const blinkKinds = ['held', 'cut', 'half-open', 'deaf'] as const
export type BlinkKind = (typeof blinkKinds)[number]

interface Wire {
  near: Socket
  far: Socket
  /** Whether data in this direction is lost. */
  lost: { up: boolean; down: boolean }
}

/** A line to the server with its own round trip time. It blinks when the test tells it to. */
export interface BadLine {
  readonly url: string
  /** When the device heard something for the last time. */
  readonly heardAt: number
  /** Resolves when the blink is over. */
  blink(kind: BlinkKind, ms: number): Promise<void>
  close(): Promise<void>
}

export async function openBadLine(serverUrl: string, roundTripMs: number): Promise<BadLine> {
  const { hostname, port } = new URL(serverUrl)
  const wires = new Set<Wire>()
  let heardAt = 0
  const line = { isHeld: false, isCut: false, released: new Set<() => void>() }

  /** Passes data on in order, half a round trip later. While the line is held, the data waits. */
  const oneWay = (wire: Wire, from: Socket, to: Socket, way: 'up' | 'down', firstWaitsMs: number): void => {
    let earliestAt = performance.now() + firstWaitsMs
    let before = Promise.resolve()
    const later = (act: () => void) => {
      const at = Math.max(earliestAt, performance.now() + roundTripMs / 2)
      earliestAt = at
      before = before.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())))
        while (line.isHeld) await new Promise<void>((resolve) => line.released.add(resolve))
        if (wire.lost[way]) return
        if (way === 'down') heardAt = performance.now()
        act()
      })
    }
    from.on('data', (bytes) => later(() => void to.write(bytes)))
    from.on('end', () => later(() => void to.end()))
    from.on('close', () => later(() => void to.destroy()))
    from.on('error', () => from.destroy())
  }

  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    if (line.isCut) return void near.destroy()
    const far = connect({ port: Number(port), host: hostname, noDelay: true })
    const wire: Wire = { near, far, lost: { up: false, down: false } }
    wires.add(wire)
    // Opening a connection costs a round trip before the first data.
    oneWay(wire, near, far, 'up', roundTripMs * 1.5)
    oneWay(wire, far, near, 'down', 0)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  const release = () => {
    line.isHeld = false
    line.isCut = false
    for (const goOn of line.released) goOn()
    line.released.clear()
  }
  const cut = () => {
    for (const { near, far } of wires) {
      near.destroy()
      far.destroy()
    }
    wires.clear()
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get heardAt() {
      return heardAt
    },
    async blink(kind, ms) {
      if (kind === 'cut') {
        line.isCut = true
        cut()
      } else {
        line.isHeld = true
        for (const { lost } of wires) {
          lost.down ||= kind !== 'held'
          lost.up ||= kind === 'half-open'
        }
      }
      await new Promise((resolve) => setTimeout(resolve, ms))
      release()
    },
    async close() {
      release()
      cut()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
