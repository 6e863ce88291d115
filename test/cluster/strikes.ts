import { setTimeout as pause } from 'node:timers/promises'
import { figuresOf } from '../product/figures.ts'
import type { Product } from '../product/runningProduct.ts'
import { allBack, type Class, devicesOf } from './classes.ts'
import type { Cluster } from './cluster.ts'
import type { Part } from './part.ts'
import { isReady } from './readiness.ts'

/** The effects of one loss. All times are in milliseconds from the loss. */
export interface Loss {
  what: string
  /** How many classes lost their game for a while. */
  games: number
  /** How long until the first device of a class had its game again: the longest of all classes. */
  goesOnMs: number
  /** How long until the last device of all was back. */
  allBackMs: number
  /** The longest time that a device reported its game as lost. */
  withoutMs: number
  /** The limit for `goesOnMs`. Only the loss of a process has one. */
  withinMs?: number
}

/** The limits for one lost process and for two, on a quiet machine. */
const oneLostMs = 5_000
const twoLostMs = 8_000

async function measure(what: string, classes: Class[], strike: () => Promise<void>, heal?: () => Promise<void>) {
  const moment = performance.now()
  await strike()
  if (!heal) await allBack(classes, moment)
  else {
    await heal()
    await allBack(classes, performance.now())
  }
  return lossOf(what, classes, moment)
}

function lossOf(what: string, classes: Class[], moment: number): Loss {
  const hit = classes
    .map((one) => devicesOf(one).flatMap((device) => device.awaySince(moment)))
    .filter((spans) => spans.length > 0)
  const backAfter = hit.map((spans) => spans.map(({ to }) => to - moment))
  return {
    what,
    games: hit.length,
    goesOnMs: Math.max(0, ...backAfter.map((times) => Math.min(...times))),
    allBackMs: Math.max(0, ...backAfter.flat()),
    withoutMs: Math.max(0, ...hit.flat().map(({ from, to }) => to - from)),
  }
}

const nameOf = (cluster: Cluster, product: Product) => `process ${cluster.processes.indexOf(product) + 1}`

/** The process starts again only when its classes are with the others. */
export async function killProcess(cluster: Cluster, classes: Class[], product: Product): Promise<Loss> {
  const loss = await measure(`${nameOf(cluster, product)} killed`, classes, () => product.kill())
  await product.start()
  await isReady(product)
  return { ...loss, withinMs: oneLostMs }
}

/** Kills two processes. If `afterMs` is given, the second dies while it takes over the games of the first. */
export async function killTwo(cluster: Cluster, classes: Class[], first: Product, afterMs = 0): Promise<Loss> {
  const second = cluster.processes.find((one) => one !== first)
  if (!second) throw new Error('there is one process only')
  const names = `${nameOf(cluster, first)} and ${afterMs === 0 ? '' : `${afterMs / 1000} s later `}${nameOf(cluster, second)}`
  const loss = await measure(`${names} killed`, classes, async () => {
    const isGone = first.kill()
    if (afterMs > 0) await pause(afterMs)
    await Promise.all([isGone, second.kill()])
  })
  for (const product of [first, second]) {
    await product.start()
    await isReady(product)
  }
  return { ...loss, withinMs: twoLostMs }
}

export async function freezeProcess(cluster: Cluster, classes: Class[], product: Product, ms: number): Promise<Loss> {
  const strike = async () => {
    product.freeze()
    await pause(ms)
    product.thaw()
  }
  const loss = await measure(`${nameOf(cluster, product)} frozen for ${ms / 1000} s`, classes, strike, async () => {})
  await isReady(product)
  return { ...loss, withinMs: oneLostMs }
}

interface Hunger {
  times: number
  stillMs: () => number
  runsMs: () => number
}

/** On both sides of the time after which the others take a process for gone. */
export const nearTheLimit = (random: () => number, times: number): Hunger => ({
  times,
  stillMs: () => 2000 + random() * 2500,
  runsMs: () => 100 + random() * 900,
})

/** A tenth of the processor, in small pieces. */
export const tenthOfProcessor: Hunger = { times: 60, stillMs: () => 450, runsMs: () => 50 }

/** Lets a process run only for moments, as on a machine that has too little for all. */
export async function starveProcess(
  cluster: Cluster,
  classes: Class[],
  product: Product,
  { times, stillMs, runsMs }: Hunger,
): Promise<Loss> {
  const strike = async () => {
    for (let time = 0; time < times; time++) {
      product.freeze()
      await pause(stillMs())
      product.thaw()
      await pause(runsMs())
    }
  }
  const what = `${nameOf(cluster, product)} starved, standing still ${times} times`
  const loss = await measure(what, classes, strike, async () => {})
  await isReady(product)
  return loss
}

export const killPart = (name: string, part: Part, classes: Class[], awayMs: number): Promise<Loss> =>
  measure(
    `${name} killed and started after ${awayMs / 1000} s`,
    classes,
    async () => {
      await part.kill()
      await pause(awayMs)
    },
    () => part.start(),
  )

export const freezePart = (name: string, part: Part, classes: Class[], ms: number): Promise<Loss> =>
  measure(
    `${name} frozen for ${ms / 1000} s`,
    classes,
    async () => {
      part.freeze()
      await pause(ms)
    },
    async () => part.thaw(),
  )

/** Stops each process in turn, and starts it again when it has ended. */
export async function rollingRestart(cluster: Cluster, classes: Class[]): Promise<Loss[]> {
  const losses: Loss[] = []
  for (const product of cluster.processes) {
    losses.push(await measure(`${nameOf(cluster, product)} stopped`, classes, () => product.stop()))
    await product.start()
    await isReady(product)
  }
  return losses
}

export const describeLoss = ({ what, games, goesOnMs, allBackMs, withoutMs }: Loss): string =>
  games === 0
    ? `${what}: no class was without its game`
    : `${what}: ${games} classes were without their game, at most for ${seconds(withoutMs)}; every game goes on after ${seconds(goesOnMs)}, everybody is back after ${seconds(allBackMs)}`

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Some process that has games. */
export async function someWithGames({ processes }: Cluster, random: () => number): Promise<Product> {
  const counts = await Promise.all(processes.map(gamesOf))
  const busy = processes.filter((_, index) => (counts[index] ?? 0) > 0)
  const drawn = busy[Math.floor(random() * busy.length)]
  if (!drawn) throw new Error('no process has a game')
  return drawn
}

const gamesOf = async ({ url }: Product): Promise<number> => (await figuresOf(url))('rooms_open{kind="game"}')
