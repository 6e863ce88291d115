import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '../debian.ts'
import { freePort, reachable } from '../loopback.ts'
import type { SchoolProxy } from './nginx.ts'

const file = join(import.meta.dirname, '../../deploy/Caddyfile')

const installed = () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync)

/** The Caddy of this machine, installed if possible, or the reason why there is none. */
export const findCaddy = (): string | { unavailable: string } =>
  installed() ??
  (installFromDebian('Caddy', 'caddy') ? installed() : undefined) ?? {
    unavailable: 'no Caddy here, nor Debian as root',
  }

/** The complaints of Caddy about the shipped file. Empty if it has none. */
export const caddyComplaints = (caddy: string): string => {
  const { status, stderr } = spawnSync(caddy, ['adapt', '--config', file, '--adapter', 'caddyfile', '--validate'], {
    encoding: 'utf8',
    env: { ...process.env, SITE: 'http://slimes.example:8080' },
  })
  const warned = stderr.split('\n').filter((line) => /warn/i.test(line))
  return status === 0 ? warned.join('\n') : stderr
}

/** Starts Caddy with the shipped file on a port of this machine, in front of two processes on these ports. */
export const startCaddy = async (caddy: string, [one, two]: readonly number[]): Promise<SchoolProxy> => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'slime-caddy-'))
  const school = readFileSync(file, 'utf8')
    .replaceAll('one:2567', `127.0.0.1:${one}`)
    .replaceAll('two:2567', `127.0.0.1:${two}`)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${school}`)
  const server = spawn(caddy, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SITE: `http://127.0.0.1:${port}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended = once(server, 'exit')
  await reachable(port, () => server.exitCode === null).catch((error: unknown) => {
    throw new Error(`Caddy did not start: ${said}`, { cause: error })
  })
  return {
    pid: server.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    complaints: () => said,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
