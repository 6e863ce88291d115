import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaderboardFields } from '../../rooms/shared/contract/leaderboard.ts'
import type { ArchivePlace } from '../../server/archive/openArchive.ts'
import { startMongoServer } from '../server/archive/ferret.ts'
import { type Load, load, type Shot } from './http/load.ts'
import { townPassword } from './http/town.ts'
import type { TownPlan, TownReady } from './http/townServer.ts'

/**
 * npm run bench:http: what the HTTP side does with 20,000 accounts, on the embedded archive and on a MongoDB (that of
 * MONGODB_URI, else FerretDB). Server and load share the machine; each figure is measured for a few seconds.
 */

const say = (text: string) => process.stdout.write(`${text}\n`)

/** How many accounts there are, and how many of them ask at once. */
type Size = { townsfolk: number; atOnce: number }
const full: Size = { townsfolk: 20_000, atOnce: 32 }
/** The stand-in for MongoDB scans whole collections: with twenty thousand accounts we would only measure that. */
const small: Size = { townsfolk: 500, atOnce: 8 }

const seconds = process.argv.includes('--quick') ? 1 : 5

type Scene = { name: string; shots: (ready: TownReady) => (n: number) => Shot }

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const scenes: Scene[] = [
  {
    name: 'login (scrypt, N 2^14 r 8 p 5)',
    shots:
      ({ town }) =>
      (n) => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { username: pick(town.names, 250 + n * 37), password: townPassword },
      }),
  },
  {
    name: 'list question sets',
    shots:
      ({ town }) =>
      (n) => ({ method: 'GET', path: '/api/question-sets', cookie: pick(town.teachers, n).cookie }),
  },
  {
    name: 'buy a pack',
    shots:
      ({ town }) =>
      (n) => {
        const { id, cookie } = pick(town.shoppers, n)
        return { method: 'POST', path: `/api/player/${id}/buy-pack`, cookie, body: { packId: 'garden' } }
      },
  },
  {
    name: 'leaderboard',
    shots: () => (n) => ({ method: 'GET', path: `/api/leaderboard?sortBy=${pick(leaderboardFields, n)}&limit=20` }),
  },
]

const measure = async (place: ArchivePlace, { townsfolk, atOnce }: Size): Promise<Load[]> => {
  const plan: TownPlan = { place, townsfolk }
  const server = fork(join(import.meta.dirname, 'http/townServer.ts'), [JSON.stringify(plan)])
  const gone = once(server, 'exit')
  try {
    const [ready] = (await once(server, 'message')) as [TownReady]
    say(`  ${townsfolk} accounts in ${(ready.settledInMs / 1_000).toFixed(1)} s`)
    const loads: Load[] = []
    for (const { name, shots } of scenes) {
      // A short run comes first, because a real server has compiled code and warm caches.
      await load(ready.url, atOnce, Math.min(1, seconds), shots(ready))
      const result = await load(ready.url, atOnce, seconds, shots(ready))
      say(`  ${name}: ${result.perSecond.toFixed(0)}/s${result.refused > 0 ? `, ${result.refused} REFUSED` : ''}`)
      loads.push(result)
    }
    return loads
  } finally {
    server.disconnect()
    await gone
  }
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const cells = (one: Load | undefined) =>
  one ? [one.perSecond.toFixed(0), one.medianMs.toFixed(1), one.p99Ms.toFixed(1)] : ['-', '-', '-']

const folder = mkdtempSync(join(tmpdir(), 'slime-bench-'))
say('embedded archive')
const embedded = await measure({ dataDir: folder }, full)
rmSync(folder, { recursive: true, force: true })

const mongo = await startMongoServer()
const isThere = !('unavailable' in mongo)
const mongoSize = isThere && mongo.isStandIn ? small : full
let onMongo: Load[] = []
if (isThere) {
  say(mongo.name)
  onMongo = await measure({ mongoUri: mongo.uri }, mongoSize)
  await mongo.stop()
} else say(`MongoDB is left out: ${mongo.unavailable}`)

const described = (engine: string, { townsfolk, atOnce }: Size) => `${engine}: ${townsfolk} accounts, ${atOnce} at once`
say(`\n${described('embedded', full)}; ${described(isThere ? mongo.name : 'MongoDB', mongoSize)};`)
say(`${seconds} s each, ${availableParallelism()} cores shared with the load\n`)
const heads = [
  '',
  'embedded req/s',
  'median ms',
  'p99 ms',
  `${isThere ? mongo.name : 'MongoDB'} req/s`,
  'median ms',
  'p99 ms',
]
say(row(heads))
say(row(heads.map(() => '---')))
for (const [index, { name }] of scenes.entries()) say(row([name, ...cells(embedded[index]), ...cells(onMongo[index])]))
