import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { type Class, endLessons, leaveAll, openClasses, SchoolRoll } from './classes.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { openPages } from './pageLine.ts'
import {
  describeLoss,
  freezePart,
  freezeProcess,
  killPart,
  killProcess,
  killTwo,
  type Loss,
  nearTheLimit,
  rollingRestart,
  someWithGames,
  starveProcess,
} from './strikes.ts'
import { describeVerdict, isFlawless, judge } from './verdict.ts'

const seed = 20_261_122
const tools = await findClusterTools()
if ('unavailable' in tools) process.stderr.write(`Several processes are not tested here: ${tools.unavailable}\n`)

describe.skipIf('unavailable' in tools)(`classes on three processes behind a proxy (seed ${seed})`, () => {
  const random = seededRandom(seed)
  let cluster: Cluster
  let classes: Class[]
  const say = (...losses: Loss[]) => {
    for (const loss of losses) process.stdout.write(`${describeLoss(loss)}\n`)
  }

  beforeAll(async () => {
    if ('unavailable' in tools) return
    cluster = await openCluster(tools)
    openPages(cluster.url)
    classes = await openClasses(new SchoolRoll(cluster), { games: 6, size: 5, random })
  })
  afterAll(async () => {
    leaveAll(classes ?? [])
    await cluster?.close()
  })

  it('play on while one process after the other is restarted', async () => {
    say(...(await rollingRestart(cluster, classes)))
  })

  it('find their games again when a process is killed', async () => {
    say(await killProcess(cluster, classes, await someWithGames(cluster, random)))
  })

  it('find their games again when a process is killed, and then one of those that take them over', async () => {
    say(await killTwo(cluster, classes, await someWithGames(cluster, random), 3400))
  })

  it('find their games again when a process stands still', async () => {
    say(await freezeProcess(cluster, classes, await someWithGames(cluster, random), 8000))
  })

  it('find their games again when a process stands still again and again, near the time when it counts as gone', async () => {
    say(await starveProcess(cluster, classes, await someWithGames(cluster, random), nearTheLimit(random, 4)))
  })

  it('play on when Redis is killed, and started', async () => {
    say(await killPart('Redis', cluster.redis, classes, 2000))
  })

  it('play on after the database was killed, or stood still', async () => {
    say(await killPart('the database', cluster.database, classes, 1000))
    say(await freezePart('the database', cluster.database, classes, 4000))
  })

  it('have lost nothing that was called safe, sit on their seats, and are paid once', async () => {
    await endLessons(classes)
    const verdict = await judge(classes)
    process.stdout.write(`${describeVerdict(verdict)}\n`)
    expect(verdict.safe).toBeGreaterThan(100)
    expect(isFlawless(verdict), describeVerdict(verdict)).toBe(true)
  })
})
