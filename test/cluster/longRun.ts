import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
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
  tenthOfProcessor,
} from './strikes.ts'
import { describeVerdict, isFlawless, judge } from './verdict.ts'

const usualSize = 20
/** Lessons stay short, because a stand-in for MongoDB is slow with long journals. */
const killsInLesson = 2

/** The loss comes at a random moment, so that it hits every part of a turn. */
const betweenMs = (random: () => number) => 1000 + random() * 6000

type Strike = (classes: Class[]) => Promise<Loss | Loss[]>

interface Course {
  /** How many classes there are, and how many are in each. */
  size: number
  cluster: Cluster
  roll: SchoolRoll
  random: () => number
  print: (line: string) => void
}

/**
 * Plays lessons of twenty classes of twenty (or of fewer) on three processes. Each process is lost again and again, and each
 * engine once. Prints every loss and marks those that took too long. Returns whether everything was as it has to be.
 */
export async function playLong(
  rounds: number,
  seed: number,
  print: (line: string) => void,
  size = usualSize,
): Promise<boolean> {
  const tools = await findClusterTools()
  if ('unavailable' in tools) throw new Error(tools.unavailable)
  const random = seededRandom(seed)
  const cluster = await openCluster(tools)
  const course = { size, cluster, roll: new SchoolRoll(cluster), random, print }
  try {
    openPages(cluster.url)
    let isHeld = true
    const losses: Loss[] = []
    for (let left = rounds; left > 0; left -= killsInLesson) {
      const kills = Array.from({ length: Math.min(left, killsInLesson) }, () => killOne(course))
      const lesson = await playLesson(course, kills)
      losses.push(...lesson.losses)
      isHeld &&= lesson.isFlawless
    }
    for (const strikes of otherStrikes(course)) {
      const lesson = await playLesson(course, strikes)
      losses.push(...lesson.losses)
      isHeld &&= lesson.isFlawless
    }
    const late = losses.filter(({ goesOnMs, withinMs }) => withinMs !== undefined && goesOnMs > withinMs)
    for (const loss of late) print(`LATE ${describeLoss(loss)}`)
    return isHeld && late.length === 0
  } finally {
    await cluster.close()
  }
}

const killOne =
  ({ cluster, random }: Course): Strike =>
  async (classes) =>
    killProcess(cluster, classes, await someWithGames(cluster, random))

/** Everything else that can be lost, in one lesson each. */
const otherStrikes = ({ cluster, random }: Course): Strike[][] => [
  [3000, 4000, 30_000].map(
    (ms): Strike =>
      async (classes) =>
        freezeProcess(cluster, classes, await someWithGames(cluster, random), ms),
  ),
  [nearTheLimit(random, 8), tenthOfProcessor].map(
    (hunger): Strike =>
      async (classes) =>
        starveProcess(cluster, classes, await someWithGames(cluster, random), hunger),
  ),
  // The second time a process dies while the games of the first are being taken over.
  [0, 3400].map(
    (afterMs): Strike =>
      async (classes) =>
        killTwo(cluster, classes, await someWithGames(cluster, random), afterMs),
  ),
  [
    (classes) => killPart('Redis', cluster.redis, classes, 5000),
    (classes) => killPart('the database', cluster.database, classes, 5000),
    (classes) => freezePart('the database', cluster.database, classes, 30_000),
  ],
  [(classes) => rollingRestart(cluster, classes)],
]

async function playLesson({ size, roll, random, print }: Course, strikes: Strike[]) {
  roll.changeTeachers()
  const classes = await openClasses(roll, { games: size, size, random })
  try {
    const losses: Loss[] = []
    for (const strike of strikes) {
      await pause(betweenMs(random))
      const suffered = [await strike(classes)].flat()
      for (const loss of suffered) print(`${describeLoss(loss)} (load ${loadavg()[0]?.toFixed(1)})`)
      losses.push(...suffered)
    }
    await endLessons(classes)
    const verdict = await judge(classes)
    print(describeVerdict(verdict))
    return { losses, isFlawless: isFlawless(verdict) }
  } finally {
    leaveAll(classes)
  }
}
