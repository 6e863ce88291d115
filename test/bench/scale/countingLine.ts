import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What was asked of a database: how often each command, and how many bytes there and back. */
interface Asked {
  commands: Map<string, number>
  bytes: number
}

const headerBytes = 16
const messageOpcode = 2013
/** In a message of MongoDB's protocol the first name of its first document is the command. */
const nameAt = headerBytes + 4 + 1 + 4 + 1

function commandOf(message: Buffer): string {
  if (message.readInt32LE(12) !== messageOpcode) return 'other'
  return message.toString('latin1', nameAt, message.indexOf(0, nameAt))
}

/** Reads one side of a connection message by message, however it is cut into packets. */
function readCommands(onCommand: (name: string) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length >= headerBytes && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0)
      onCommand(commandOf(rest.subarray(0, length)))
      rest = rest.subarray(length)
    }
  }
}

/** A line to a MongoDB that counts every command. */
export async function openCountingLine(port: number) {
  const sockets = new Set<Socket>()
  let asked: Asked = { commands: new Map(), bytes: 0 }
  const forward = (from: Socket, to: Socket, look: (bytes: Buffer) => void) => {
    sockets.add(from)
    from.setNoDelay()
    from.on('data', (bytes) => {
      asked.bytes += bytes.length
      look(bytes)
      to.write(bytes)
    })
    from.on('error', () => from.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    forward(
      near,
      far,
      readCommands((name) => asked.commands.set(name, (asked.commands.get(name) ?? 0) + 1)),
    )
    forward(far, near, () => {})
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    port: (line.address() as AddressInfo).port,
    /** Returns the counts since the last call. */
    take(): Asked {
      const taken = asked
      asked = { commands: new Map(), bytes: 0 }
      return taken
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}
