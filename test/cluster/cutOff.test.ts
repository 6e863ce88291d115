import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { breakableNetwork } from '../browser/school/breakableNetwork.ts'
import { figuresOf } from '../product/figures.ts'
import { until } from '../rooms/roomHarness.ts'
import { allBack, type Class, devicesOf, endLessons, leaveAll, openClasses, SchoolRoll } from './classes.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { openPages } from './pageLine.ts'
import { isReady } from './readiness.ts'
import { describeVerdict, isFlawless, judge } from './verdict.ts'

const seed = 20_261_124
const patienceMs = 60_000
const tools = await findClusterTools()
if ('unavailable' in tools) process.stderr.write(`Several processes are not tested here: ${tools.unavailable}\n`)

type Line = Awaited<ReturnType<typeof breakableNetwork>>

describe.skipIf('unavailable' in tools)(`a process that reaches neither engine (seed ${seed})`, () => {
  const lines: Line[] = []
  let cluster: Cluster
  let classes: Class[]

  const lineTo = async (port: number): Promise<number> => {
    const line = await breakableNetwork(`http://127.0.0.1:${port}`)
    lines.push(line)
    return Number(new URL(line.url).port)
  }

  beforeAll(async () => {
    if ('unavailable' in tools) return
    cluster = await openCluster(tools, {
      waysOfFirst: async ({ database, redis }) => ({ database: await lineTo(database), redis: await lineTo(redis) }),
    })
    openPages(cluster.url)
    classes = await openClasses(new SchoolRoll(cluster), { games: 6, size: 5, random: seededRandom(seed) })
  })
  afterAll(async () => {
    leaveAll(classes ?? [])
    await cluster?.close()
    for (const line of lines) await line.close()
  })

  it('lets its classes go to where their games are, and costs them no question and no answer that was called safe', async () => {
    const [cut] = cluster.processes
    if (!cut) throw new Error('no process')
    const games = (await figuresOf(cut.url))('rooms_open{kind="game"}')
    expect(games).toBeGreaterThan(0)
    const moment = performance.now()
    for (const line of lines) line.fail()
    const hasMoved = (one: Class) => devicesOf(one).every((device) => device.awaySince(moment).length > 0)
    await until('its classes to be elsewhere', () => classes.filter(hasMoved).length >= games, patienceMs)
    const away = classes.filter(hasMoved).flatMap((one) => devicesOf(one).flatMap((device) => device.awaySince(moment)))
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    process.stdout.write(
      `${games} games cut off: devices were let go ${seconds(Math.min(...away.map(({ from }) => from - moment)))} to ` +
        `${seconds(Math.max(...away.map(({ from }) => from - moment)))} s later, all were back after ` +
        `${seconds(Math.max(...away.map(({ to }) => to - moment)))} s\n`,
    )
    for (const line of lines) line.heal()
    await isReady(cut)
    await allBack(classes, performance.now())
    await endLessons(classes)
    const verdict = await judge(classes)
    process.stdout.write(`${describeVerdict(verdict)}\n`)
    expect(isFlawless(verdict), describeVerdict(verdict)).toBe(true)
  }, 180_000)
})
