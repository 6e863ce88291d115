import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { openBrowser } from '../browser/school/openBrowser.ts'
import { playLong } from '../cluster/longRun.ts'
import { describeBlinks, isSound, playBlinking, slowLinesMs } from '../lines/blinkingClass.ts'
import { crowdOfLobbies, describeCrowd } from '../product/manyLobbies.ts'
import { startMongoServer } from '../server/archive/ferret.ts'
import { describeChaos, playInChaos } from './chaosRun.ts'
import { freezeTakers } from './frozenTakers.ts'
import { ackOf, describeSiege, layTheSiege } from './siege.ts'

/** The most that a siege may cost a class on a machine with two cores. */
const mostAckMs = 20
const mostMemoryBytes = 2 ** 30
/** After so many stops another school begins with empty journals, because a taker reads all that ever happened in a game. */
const stopsOfASchool = 10

/**
 * `npm run test:chaos -- --seconds 600 --seed 7` is the long form; a short one is among the tests. `--mongodb`: the records
 * are in a MongoDB that also stops. `--siege`: no kills, stops or blinks: a class plays on under every attack at once.
 * `--lobbies 8000`: opens so many, kills the server and prints what they took. `--cluster --rounds 10`: kills one of three
 * processes so often, starves one, and kills every other part of a school once, with twenty classes of twenty, or with
 * `--classes 8` eight classes of eight. `--lines`: phones on slow lines blink 200 times at each of three latencies while they
 * join and play. `--takers 100`: stops so many processes in the middle of taking games over, until a third has taken them.
 * `--rules 1000`: holds so many seeded games of each mode to the laws, and twenty times as many schedules of processes.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    mongodb: { type: 'boolean' },
    siege: { type: 'boolean' },
    lobbies: { type: 'string' },
    cluster: { type: 'boolean' },
    lines: { type: 'boolean' },
    takers: { type: 'string' },
    rules: { type: 'string' },
    blinks: { type: 'string' },
    rounds: { type: 'string' },
    classes: { type: 'string' },
  },
})
if (values.lobbies) {
  const crowd = await crowdOfLobbies(Number(values.lobbies))
  process.stdout.write(`${describeCrowd(crowd)}\n`)
  process.exit(crowd.back === crowd.opened && crowd.classIsBack ? 0 : 1)
}
if (values.siege) {
  const result = await layTheSiege(Number(values.seconds ?? 600))
  process.stdout.write(`${describeSiege(result)}\n`)
  const isHeld =
    result.lost.length + result.gaveWay.length === 0 &&
    ackOf(result, 0.95) <= mostAckMs &&
    result.mostMemoryBytes < mostMemoryBytes
  process.exit(isHeld ? 0 : 1)
}
if (values.rules) {
  const many = { GAMES: values.rules, SCHEDULES: String(20 * Number(values.rules)) }
  const { status } = spawnSync('npx', ['vitest', 'run', 'test/rooms/shared/modes', 'test/simulation'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...many },
  })
  process.exit(status ?? 1)
}
const seed = Number(values.seed ?? 20_261_121)
if (values.cluster) {
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const size = values.classes === undefined ? undefined : Number(values.classes)
  const isHeld = await playLong(Number(values.rounds ?? 10), seed, print, size)
  process.exit(isHeld ? 0 : 1)
}
if (values.takers) {
  // The driver throws by itself when its lines were cut while the machine stood still. The product counts that and goes on.
  process.on('uncaughtException', (error: Error) => {
    if (!error.name.includes('PoolCleared')) throw error
  })
  const sum = { stops: 0, acknowledged: 0, lost: 0 }
  for (let left = Number(values.takers); left > 0; left -= stopsOfASchool) {
    const run = await freezeTakers(Math.min(left, stopsOfASchool), seed + left)
    for (const what of ['stops', 'acknowledged', 'lost'] as const) sum[what] += run[what]
    process.stdout.write(`${sum.stops} takers frozen: ${sum.acknowledged} acknowledged, ${sum.lost} lost\n`)
  }
  process.exit(sum.lost === 0 ? 0 : 1)
}
if (values.lines) {
  let isHeld = true
  for (const roundTripMs of slowLinesMs) {
    const run = await playBlinking(seed, roundTripMs, Number(values.blinks ?? 200))
    process.stdout.write(`${describeBlinks(run)}\n`)
    isHeld &&= isSound(run)
  }
  process.exit(isHeld ? 0 : 1)
}
const mongo = values.mongodb ? await startMongoServer() : undefined
if (mongo && 'unavailable' in mongo) throw new Error(mongo.unavailable)
const browser = await openBrowser()
const result = await playInChaos(seed, Number(values.seconds ?? 600), { browser, databaseUri: mongo?.uri })
await browser.close()
await mongo?.stop()
process.stdout.write(`seed ${seed}: ${describeChaos(result)}\n`)
process.exit(result.lostSafe.length + result.lostInTime.length === 0 ? 0 : 1)
