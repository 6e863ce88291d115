import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { type Class, endLessons, leaveAll, openClasses } from './classes.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { openPages } from './pageLine.ts'
import {
  describeLoss,
  freezePart,
  freezeProcess,
  killPart,
  killProcess,
  type Loss,
  rollingRestart,
  someWithGames,
} from './strikes.ts'
import { describeVerdict, isFlawless, judge } from './verdict.ts'

/** Within so long every game of a killed process goes on at another. */
const goesOnWithinMs = 5000
const games = 20
const size = 20

/** The moments in which something is lost are part of a turn: when they come is drawn. */
const betweenMs = (random: () => number) => 1000 + random() * 6000

/**
 * Twenty classes of twenty on three processes, each of which is lost again and again, and each engine once. Prints what
 * each loss came to, and whether all of it was as it has to be.
 */
export async function playLong(rounds: number, seed: number, print: (line: string) => void): Promise<boolean> {
  const tools = await findClusterTools()
  if ('unavailable' in tools) throw new Error(tools.unavailable)
  const random = seededRandom(seed)
  const cluster = await openCluster(tools)
  let classes: Class[] = []
  try {
    openPages(cluster.url)
    classes = await openClasses(cluster, { games, size, random })
    const killed = await lose(cluster, classes, { rounds, random, print })
    await endLessons(classes)
    const verdict = await judge(classes)
    print(describeVerdict(verdict))
    const slowest = Math.max(0, ...killed.map(({ goesOnMs }) => goesOnMs))
    print(`the longest that a killed process kept its games from going on: ${(slowest / 1000).toFixed(1)} s`)
    return isFlawless(verdict) && slowest <= goesOnWithinMs
  } finally {
    leaveAll(classes)
    await cluster.close()
  }
}

interface Course {
  rounds: number
  random: () => number
  print: (line: string) => void
}

async function lose(cluster: Cluster, classes: Class[], { rounds, random, print }: Course): Promise<Loss[]> {
  const suffer = async (strike: () => Promise<Loss | Loss[]>): Promise<Loss[]> => {
    await pause(betweenMs(random))
    const losses = [await strike()].flat()
    for (const loss of losses) print(describeLoss(loss))
    return losses
  }
  const killed: Loss[] = []
  for (let round = 0; round < rounds; round++)
    killed.push(...(await suffer(async () => killProcess(cluster, classes, await someWithGames(cluster, random)))))
  await suffer(async () => freezeProcess(cluster, classes, await someWithGames(cluster, random), 3000))
  await suffer(async () => freezeProcess(cluster, classes, await someWithGames(cluster, random), 30_000))
  await suffer(() => killPart('Redis', cluster.redis, classes, 5000))
  await suffer(() => killPart('the database', cluster.database, classes, 5000))
  await suffer(() => freezePart('the database', cluster.database, classes, 30_000))
  await suffer(() => rollingRestart(cluster, classes))
  return killed
}
