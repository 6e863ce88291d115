import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx, type SchoolProxy, startNginx } from '../deploy/nginx.ts'
import { freePort } from '../loopback.ts'
import { openProduct, type Product } from '../product/runningProduct.ts'
import { ferretEnv, findFerret, type Unavailable } from '../server/archive/ferret.ts'
import { findRedis } from '../server/processes/redisServer.ts'
import { openVisitor, uniqueName, usualPassword } from '../server/school.ts'
import { openPart, type Part } from './part.ts'

/** Several processes of the product behind a proxy, which are one school. Each part can be lost and come back. */
export interface Cluster {
  /** The address of the proxy. */
  readonly url: string
  readonly processes: readonly Product[]
  readonly redis: Part & { port: number }
  readonly database: Part
  readonly proxy: SchoolProxy
  /** Registers a user at the proxy. */
  register: Product['register']
  close(): Promise<void>
}

export interface ClusterTools {
  redis: string
  ferret: string
}

/** The programs that several processes need here, or a sentence that says which one is missing. */
export async function findClusterTools(): Promise<ClusterTools | Unavailable> {
  const nginx = findNginx()
  if (typeof nginx !== 'string') return nginx
  const redis = findRedis()
  if (!redis) return { unavailable: 'no redis-server, and it cannot be installed here' }
  const ferret = await findFerret()
  return 'path' in ferret ? { redis, ferret: ferret.path } : ferret
}

interface Wishes {
  size?: number
  /** One process that knows of no others. */
  isAlone?: boolean
  env?: Record<string, string>
  /** Puts another way in front of the database's port, and returns the port where that way begins. */
  wayToDatabase?: (port: number) => Promise<number>
  /** Other ways to both engines, for the first process alone. */
  waysOfFirst?: (ports: EnginePorts) => Promise<EnginePorts>
}

interface EnginePorts {
  database: number
  redis: number
}

export async function openCluster(
  tools: ClusterTools,
  { size = 3, isAlone = false, env = {}, wayToDatabase = async (port) => port, waysOfFirst }: Wishes = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'slime-cluster-'))
  const [databasePort, redisPort] = [await freePort(), await freePort()]
  const engines = await Promise.all([
    openPart(tools.ferret, [`127.0.0.1:${databasePort}`, `file:${folder}/`], databasePort, ferretEnv),
    openPart(
      tools.redis,
      ['--bind', '127.0.0.1', '--port', `${redisPort}`, '--save', '', '--appendonly', 'no'],
      redisPort,
    ),
  ])
  const [database, redis] = engines
  const usual: EnginePorts = { database: await wayToDatabase(databasePort), redis: redisPort }
  const first = (await waysOfFirst?.(usual)) ?? usual
  const waysOf = (index: number): Record<string, string> => {
    const { database, redis } = index === 0 ? first : usual
    const archive = { MONGODB_URI: `mongodb://127.0.0.1:${database}/slimeschool` }
    return isAlone
      ? archive
      : { ...archive, REDIS_URL: `redis://127.0.0.1:${redis}`, PROCESS_ADDRESS: `/p${index + 1}` }
  }
  const processes = await Promise.all(
    Array.from({ length: size }, (_, index) => openProduct({ ...env, ...waysOf(index) })),
  )
  const proxy = await startNginx(processes.map(({ url }) => Number(new URL(url).port)))
  if ('unavailable' in proxy) throw new Error(proxy.unavailable)
  const { url } = proxy
  return {
    url,
    processes,
    redis: Object.assign(redis, { port: redisPort }),
    database,
    proxy,
    async register(role, username = uniqueName()) {
      const visitor = openVisitor(url)
      const answer = await visitor.post('/api/auth/register', { username, password: usualPassword, role })
      if (answer.status !== 201) throw new Error(`registering failed: ${JSON.stringify(answer.body)}`)
      return Object.assign(visitor, { id: (answer.body as { id: string }).id, username })
    },
    close: async () => {
      await Promise.all(
        processes.map((product) => {
          product.thaw()
          return product.close()
        }),
      )
      await proxy.stop()
      for (const part of engines) await part.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
