import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '../../debian.ts'
import { freePort, reachable } from '../../loopback.ts'

const places = [
  process.env.REDIS_SERVER_PATH,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

const installed = (): string | undefined => places.find((path) => path !== undefined && existsSync(path))

/** The Redis of this machine. If possible, it is installed from Debian's packages. */
export const findRedis = () => installed() ?? (installFromDebian('Redis', 'redis-server') ? installed() : undefined)

export type RedisServer = Awaited<ReturnType<typeof start>>

/** A Redis for this test that stores nothing, or the reason why there is none. */
export const startRedisServer = async (...options: string[]): Promise<RedisServer | { unavailable: string }> => {
  const binary = findRedis()
  return binary ? start(binary, options) : { unavailable: 'no redis-server, and none can be installed' }
}

const start = async (binary: string, options: string[]) => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'slime-redis-'))
  const run = async () => {
    const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', folder]
    const server = spawn(binary, ['--port', `${port}`, '--bind', '127.0.0.1', ...keepsNothing, ...options], {
      stdio: 'ignore',
    })
    await reachable(port, () => server.exitCode === null)
    return server
  }
  let server = await run()
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    /** Starts it again after a kill, without its former data. */
    restart: async () => {
      server = await run()
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
