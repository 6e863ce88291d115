import { parseArgs } from 'node:util'
import { findClusterTools } from '../cluster/cluster.ts'
import type { Scenario } from './benchSides.ts'
import { openBotThreads } from './botCrew.ts'
import { bareGameUs } from './scale/bareGame.ts'
import { type Idle, type Measured, MeasuredSchool, type Setting, type Spread } from './scale/measuredSchool.ts'

/**
 * The same number of classes for each process: one process alone, then one, two and three behind a proxy with Redis, in one run.
 * Absolute times depend on the machine; the ratios are about our code.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, rounds: { type: 'string' } } })
const usual: Scenario = values.quick
  ? { games: 3, players: 8, questions: 3 }
  : { games: 10, players: 40, questions: 10 }
/** Many games on one process, which tells the cost of a game from the cost of the process. */
const crowded: Scenario = values.quick
  ? { games: 6, players: 8, questions: 3, pings: 3 }
  : { games: 40, players: 40, questions: 5, pings: 5 }
/** A process that we measure has to be warm. */
const warmUp: Scenario = { games: 3, players: 40, questions: 3 }
const rounds = values.quick ? 1 : Number(values.rounds ?? 3)
const idleMs = values.quick ? 2000 : 10_000

const settings: Setting[] = [
  { name: 'one, alone', size: 1, isAlone: true },
  { name: 'one', size: 1, isAlone: false },
  { name: 'two', size: 2, isAlone: false },
  { name: 'three', size: 3, isAlone: false },
]

const found = await findClusterTools()
if ('unavailable' in found) throw new Error(found.unavailable)
const tools = found
const threads = await openBotThreads()

interface Run {
  setting: Setting
  measured: Measured[]
  spread: Spread
  idle: Idle
}

/** Each run has a database of its own: old records would cost the stand-in time that MongoDB does not need. */
async function run(one: Run, isLast: boolean): Promise<void> {
  const school = await MeasuredSchool.open(tools, one.setting)
  try {
    const each = ({ games, ...others }: Scenario) => ({ games: games * one.setting.size, ...others })
    await school.play(threads, each(warmUp))
    one.measured.push(await school.play(threads, each(usual)))
    one.spread = school.spread
    if (isLast) one.idle = await school.idle(idleMs)
  } finally {
    await school.close()
  }
}

async function crowd(): Promise<Measured> {
  const school = await MeasuredSchool.open(tools, { name: 'one', size: 1, isAlone: false })
  try {
    await school.play(threads, warmUp)
    return await school.play(threads, crowded)
  } finally {
    await school.close()
  }
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

function middle(all: readonly Measured[]): Measured {
  const keys = Object.keys(all[0] ?? {}) as (keyof Measured)[]
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key]))])) as unknown as Measured
}

const show = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))
const print = (line: string) => process.stdout.write(`${line}\n`)

function table(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) =>
    print(`| ${cells.map((cell) => (typeof cell === 'number' ? show(cell) : cell)).join(' | ')} |`)
  line(head)
  line(head.map(() => '---'))
  rows.forEach(line)
  print('')
}

function tell(runs: Run[]): void {
  const all = runs.map((one) => ({ ...one, ...middle(one.measured) }))
  const alone = all[0]?.productUs ?? 1
  print(
    `For each process ${usual.games} classes of ${usual.players}, ${usual.questions} questions; medians of ${rounds} runs\n`,
  )
  table(
    [
      'processes',
      'games',
      'devices',
      'product µs an answer',
      'proxy',
      'Redis',
      'all to alone',
      'acknowledged p50 / p95 ms',
    ],
    all.map(({ setting, spread, productUs, proxyUs, redisUs, ackP50, ackP95 }) => [
      setting.name,
      spread.games.join(' + '),
      spread.devices.join(' + '),
      productUs,
      proxyUs,
      redisUs,
      (productUs + proxyUs + redisUs) / alone,
      `${show(ackP50)} / ${show(ackP95)}`,
    ]),
  )
  table(
    ['processes', 'bytes to a player', 'database writes an answer', 'reads', 'bytes', 'Redis commands a game', 'bytes'],
    all.map(({ setting, bytes, writes, reads, databaseBytes, redisCommands, redisBytes }) => [
      setting.name,
      bytes,
      writes,
      reads,
      databaseBytes,
      redisCommands,
      redisBytes,
    ]),
  )
  table(
    ['idle: each process and second', 'processor ms', 'commands of the database', 'of Redis'],
    all.map(({ setting, idle }) => [setting.name, idle.cpuMs, idle.databaseCommands, idle.redisCommands]),
  )
}

const bare: number[] = []

const runs: Run[] = settings.map((setting) => ({
  setting,
  measured: [],
  spread: { games: [], devices: [] },
  idle: { cpuMs: 0, redisCommands: 0, databaseCommands: 0 },
}))
try {
  for (let round = 1; round <= rounds; round++) {
    for (const one of runs) await run(one, round === rounds)
    bare.push(await bareGameUs(threads, usual))
  }
  tell(runs)
  print(`A game that is nothing but frames costs the same proxy ${show(median(bare))} µs an answer`)
  const [few, many] = [middle(runs[1]?.measured ?? []), await crowd()]
  const more = crowded.games * crowded.players - usual.games * usual.players
  print(
    `${crowded.games} classes of ${crowded.players} at one process: ${show(many.productUs)} µs an answer, ${show(many.proxyUs)} at the proxy,`,
  )
  print(
    `${show(many.rssMb)} MB; ${show(((many.rssMb - few.rssMb) / more) * 1000)} kB for each player more, ${show(many.pingUs)} µs a ping,`,
  )
  print(`acknowledged ${show(many.ackP50)} / ${show(many.ackP95)} ms, ${show(many.writes)} writes an answer`)
} finally {
  for (const thread of threads) await thread.terminate()
}
