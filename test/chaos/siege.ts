import '../bench/sameSockets.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createSums, openProduct } from '../product/runningProduct.ts'
import { type Learned, learnedTooEarly } from './lessonTimes.ts'
import { attacks } from './siegeAttacks.ts'
import { type AnswerAcknowledged, playLessons } from './siegeClass.ts'

/** How often each attack was tried, and what the server answered. */
export type AttackTally = Record<string, { tried: number; answers: Record<string, number> }>

interface SiegeResult {
  attacks: AttackTally
  /** Milliseconds from sending an answer to its acknowledgement, sorted. */
  ackMs: number[]
  /** The same before the attackers came. */
  calmMs: number[]
  games: number
  answers: number
  /** Answers that were acknowledged, but are not in the report. */
  lost: AnswerAcknowledged[]
  mostMemoryBytes: number
  /** Attacks that succeeded, with the answer that shows it. */
  gaveWay: string[]
  errors: readonly string[]
  /** Answers that second accounts have learned, each after the class had given its own. */
  learned: number
}

/** How long the class plays alone first, so that there is something to compare with. */
const calmShare = 0.2

/** Attackers have machines of their own; here they share two cores with the server and with the class. */
const attackersPriority = 15

/** A class plays lesson after lesson while every known attack hits its server from the same address. */
export async function layTheSiege(seconds: number): Promise<SiegeResult> {
  const product = await openProduct()
  const attackers = fork(join(import.meta.dirname, 'siegeAttackers.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let mostMemoryBytes = 0
  const watching = setInterval(() => {
    void memoryOf(product.url).then((bytes) => {
      mostMemoryBytes = Math.max(mostMemoryBytes, bytes)
    })
  }, 1_000)
  try {
    if (attackers.pid) setPriority(attackers.pid, attackersPriority)
    const teacher = await product.register('teacher')
    const questionSetId = await createSums(teacher, 30)
    // Everybody may practise this set, so only the running lesson keeps its answers from a second account.
    await teacher.put(`/api/question-sets/${questionSetId}/sharing`, { sharing: 'everyone' })
    const course = { product, teacher, questionSetId }
    const { ackMs: calmMs } = await playLessons({ ...course, seconds: seconds * calmShare, onCode: () => {} })
    const playing = playLessons({ ...course, seconds, onCode: (code) => attackers.send({ code }) })
    attackers.send({ url: product.url, questionSetId, teacher: teacher.username })
    const { lessons, ...played } = await playing
    attackers.send({ stop: true })
    const [{ tally, learned }] = (await once(attackers, 'message')) as [{ tally: AttackTally; learned: Learned[] }]
    const early = learnedTooEarly(learned, lessons).map((question) => `learned before the class: ${question}`)
    return {
      ...played,
      calmMs,
      games: lessons.length,
      learned: learned.length,
      attacks: tally,
      gaveWay: [...gaveWayIn(tally), ...new Set(early)],
      mostMemoryBytes,
      errors: product.errors,
    }
  } finally {
    clearInterval(watching)
    const gone = once(attackers, 'exit')
    attackers.kill('SIGKILL')
    await gone
    await product.close()
  }
}

const gaveWayIn = (tally: AttackTally): string[] =>
  attacks.flatMap(({ name, gaveWay }) =>
    Object.keys(tally[name]?.answers ?? {}).flatMap((answer) => (gaveWay.test(answer) ? `${name}: ${answer}` : [])),
  )

async function memoryOf(url: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  )
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0)
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const ackOf = ({ ackMs }: Pick<SiegeResult, 'ackMs'>, share: number): number => percentile(ackMs, share)

export function describeSiege(result: SiegeResult): string {
  const { attacks, calmMs, games, answers, lost, learned, mostMemoryBytes } = result
  const rows = Object.entries(attacks).map(([name, { tried, answers: said }]) => {
    const told = Object.entries(said).map(([what, times]) => `${what} ${times}x`)
    return `  ${name}: ${tried} tried; ${told.join(', ')}`
  })
  return [
    `${games} games, ${answers} answers, ${lost.length} lost`,
    `before the siege: acknowledged after p50 ${ackOf({ ackMs: calmMs }, 0.5).toFixed(1)} ms, p95 ${ackOf({ ackMs: calmMs }, 0.95).toFixed(1)} ms`,
    `${learned} answers learned by second accounts, each after the class`,
    `acknowledged after p50 ${ackOf(result, 0.5).toFixed(1)} ms, p95 ${ackOf(result, 0.95).toFixed(1)} ms, p99 ${ackOf(result, 0.99).toFixed(1)} ms; most memory ${(mostMemoryBytes / 2 ** 20).toFixed(0)} MiB`,
    ...rows,
    ...result.gaveWay.map((what) => `GAVE WAY ${what}`),
  ].join('\n')
}
