import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { installFromDebian } from '../debian.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

type Service = {
  image: string
  environment?: Record<string, string>
  command?: string[]
  volumes?: string[]
  networks?: string[]
  healthcheck?: object
  stop_grace_period?: string
  depends_on?: string[] | Record<string, { condition: string }>
}
type Compose = { services: Record<string, Service>; networks: object; volumes: object }

/** Reads the file with Python's YAML parser, which Debian has. */
const readCompose = (): Compose | undefined => {
  const program = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)'
  const parse = () => spawnSync('python3', ['-c', program], { input: textOf('compose.yaml'), encoding: 'utf8' })
  let read = parse()
  if (read.status !== 0 && installFromDebian('a parser of YAML', 'python3-yaml')) read = parse()
  if (/No module named|^$/.test(read.stderr ?? '') && read.status !== 0) return undefined
  if (read.status !== 0) throw new Error(read.stderr)
  return JSON.parse(read.stdout) as Compose
}

const compose = readCompose()
if (!compose) process.stderr.write('compose.yaml is not looked at: no parser of YAML here, nor Debian as root\n')

/** Fills in the default values as Compose does. */
const usual = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1')

const dockerfile = textOf('Dockerfile')
const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]

describe.skipIf(!compose)('compose.yaml', () => {
  const { services, networks, volumes } = compose ?? { services: {}, networks: {}, volumes: {} }
  const processes = Object.entries(services).filter(([, { environment }]) => environment?.PROCESS_ADDRESS)

  test('lets Redis drop no note to make room', () => {
    expect(services.redis?.command?.join(' ')).toContain('--maxmemory-policy noeviction')
  })

  test('sets nothing that the school does not know, and nothing that it would not take', () => {
    expect(processes.map(([name]) => name)).toEqual(['one', 'two'])
    const known = textOf('server/config.ts')
    for (const [, { environment = {} }] of processes) {
      for (const name of Object.keys(environment)) expect(known).toMatch(new RegExp(`^  ${name}: `, 'm'))
      const filled = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, usual(value)]))
      const config = readConfig(filled)
      expect(config).not.toHaveProperty('problems')
      expect(config).toMatchObject({ port: Number(port), mongoUri: filled.MONGODB_URI, redisUrl: filled.REDIS_URL })
    }
  })

  test('leaves every setting to the file .env that it does not make itself', () => {
    const known = [...textOf('server/config.ts').matchAll(/^ {2}([A-Z_]{4,}): /gm)].map(([, name = '']) => name)
    expect(known).toContain('KEEP_REPORTS_DAYS')
    const ofImage = ['PORT', 'HOST', 'DATA_DIR']
    const made = ['MONGODB_URI', 'REDIS_URL', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'PROCESS_ADDRESS']
    const left = known.filter((name) => ![...ofImage, ...made].includes(name))
    for (const [, { environment = {} }] of processes)
      for (const name of left) expect(environment).toHaveProperty(name, `\${${name}:-}`)
  })

  test('Caddy knows every process, by its name, its port and its address', () => {
    const file = textOf('deploy/Caddyfile')
    const upstreams = processes.map(([name]) => `${name}:${port}`)
    // If the first process does not have a file, the list is asked in reverse order.
    const lists = [upstreams, upstreams.toReversed()].map((list) => `reverse_proxy ${list.join(' ')} {`)
    for (const line of file.match(/reverse_proxy .*\{/g) ?? []) expect(lists).toContain(line)
    for (const [name, { environment }] of processes) {
      const address = environment?.PROCESS_ADDRESS
      expect(file).toMatch(
        new RegExp(`path_regexp \\^${address}/[^]*strip_prefix ${address}\\n\\t*reverse_proxy ${name}:${port}\\n`),
      )
    }
  })

  test('every database that the school asks for is a member of the set', () => {
    const uri = new URL(processes[0]?.[1].environment?.MONGODB_URI?.replace(/\/\/[^/]*/, '//set') ?? '')
    const members = /\/\/([^/]*)/.exec(processes[0]?.[1].environment?.MONGODB_URI ?? '')?.[1]?.split(',') ?? []
    expect(members).toHaveLength(3)
    const set = uri.searchParams.get('replicaSet') ?? ''
    const made = JSON.stringify(services.mongo1?.healthcheck)
    expect(made).toContain(`_id: '${set}'`)
    for (const member of members) {
      expect(services[member]?.command).toEqual(expect.arrayContaining(['--replSet', set]))
      expect(made).toContain(`'${member}'`)
    }
  })

  test('what waits for something that is well waits for something that says so, and all that is named is there', () => {
    for (const { depends_on: needs = [], networks: own = [], volumes: places = [] } of Object.values(services)) {
      for (const [name, { condition }] of Array.isArray(needs) ? [] : Object.entries(needs))
        expect({
          name,
          condition,
          isAsked: services[name]?.healthcheck !== undefined || name in Object.fromEntries(processes),
        }).toEqual({
          name,
          condition: 'service_healthy',
          isAsked: true,
        })
      for (const name of own) expect(networks).toHaveProperty(name)
      for (const place of places.filter((one) => !one.startsWith('.')))
        expect(volumes).toHaveProperty(place.split(':')[0] ?? '')
    }
  })

  test('a process has longer to hand its games over than it takes', () => {
    const takesMs = Number(/patienceMs = ([\d_]+)/.exec(textOf('server/main.ts'))?.[1]?.replaceAll('_', ''))
    for (const [, { stop_grace_period: grace }] of processes)
      expect(Number(/^(\d+)s$/.exec(grace ?? '')?.[1]) * 1_000).toBeGreaterThan(takesMs)
  })
})

describe('the Dockerfile', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> }

  test('has the Node.js of the packages', () => {
    expect(new Set(dockerfile.match(/(?<=^FROM node:)[\d.]+/gm))).toEqual(new Set([dependencies.node]))
  })

  test('asks itself whether it is well, without anything that is not in the image', async () => {
    const [node, ...asking] = JSON.parse(/HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(dockerfile)?.[1] ?? '[]') as string[]
    expect(node).toBe('node')
    const status = { now: 200 }
    const asked: string[] = []
    const server = createServer((call, response) => {
      asked.push(call.url ?? '')
      response.writeHead(status.now).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port: listening } = server.address() as AddressInfo
    const outcome = async () => {
      const env = { ...process.env, PORT: String(listening) }
      return (await once(spawn(process.execPath, asking, { env, stdio: 'ignore' }), 'exit'))[0]
    }
    expect(await outcome()).toBe(0)
    status.now = 503
    expect(await outcome()).toBe(1)
    server.close()
    await once(server, 'close')
    expect(await outcome()).toBe(1)
    expect(asked).toEqual(['/healthz', '/healthz'])
  })

  test('leaves out just the packages that the server does not use', () => {
    const sources = globSync('{server,rooms}/**/*.{ts,mjs}', { cwd: root }).map(textOf).join('\n')
    const specifiers = [...sources.matchAll(/(?:from|import\() ?'([^'.][^']*)'/g)].map(([, name = '']) => name)
    const used = new Set(
      specifiers.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    )
    const leftOut = /npm uninstall ([^&]*)&&/.exec(dockerfile)?.[1]?.match(/(?<=\s)[@a-z][^\s\\]*/g) ?? []
    expect([...leftOut].sort()).toEqual(
      Object.keys(dependencies)
        .filter((name) => !used.has(name))
        .sort(),
    )
  })
})
