import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '../debian.ts'
import { freePort, reachable } from '../loopback.ts'

/** An nginx with the shipped configuration, on ports of this machine and without TLS. */
export type SchoolProxy = {
  port: number
  url: string
  pid: number
  /** The complaints in its error log. */
  complaints(): string
  stop(): Promise<void>
}

const handedOut = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
const firstPort = 2567

const installed = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)

/** The nginx of this machine, installed if possible, or the reason why there is none. */
export const findNginx = (): string | { unavailable: string } =>
  installed() ??
  (installFromDebian('nginx', 'nginx') ? installed() : undefined) ?? {
    unavailable: 'no nginx here, nor Debian as root',
  }

/** The shipped file with only as many processes as there are ports. */
const withProcesses = (ports: readonly number[]): string =>
  handedOut
    .split('\n')
    .flatMap((line) => {
      const found = /127\.0\.0\.1:(\d+)/.exec(line)
      if (!found) return [line]
      const port = ports[Number(found[1]) - firstPort]
      return port === undefined ? [] : [line.replace(found[0], `127.0.0.1:${port}`)]
    })
    .join('\n')

const mainFile = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/errors warn;
worker_processes 1;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/school.conf;
}
`

const written = (school: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'slime-nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder))
  writeFileSync(join(folder, 'school.conf'), school.replace('listen 80;', `listen unix:${folder}/plain.sock;`))
  return folder
}

/** The complaints of nginx about the shipped file, in which only port and certificate are replaced. Empty if it has none. */
export const nginxComplaints = async (nginx: string, certificate: string, key: string): Promise<string> => {
  const school = handedOut
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('listen 443 ', `listen 127.0.0.1:${await freePort()} `)
  const folder = written(school)
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return status === 0 ? '' : stderr
}

/** Starts nginx in front of the processes on these ports. The first of them has the address /p1. */
export const startNginx = async (ports: readonly number[]): Promise<SchoolProxy | { unavailable: string }> => {
  const nginx = findNginx()
  if (typeof nginx !== 'string') return nginx
  const port = await freePort()
  const school = withProcesses(ports)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*;/g, '')
  const folder = written(school)
  const server: ChildProcess = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  // nginx ends even if the process that started it ends with an error.
  const end = () => void server.kill('SIGTERM')
  process.once('exit', end)
  const complaints = () => readFileSync(join(folder, 'errors'), 'utf8')
  await reachable(port, () => server.exitCode === null).catch((error: unknown) => {
    throw new Error(`nginx did not start: ${complaints()}`, { cause: error })
  })
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    complaints,
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
