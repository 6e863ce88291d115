import { parseArgs } from 'node:util'
import { openFloor, openOurs, type Scenario, type Side } from './benchSides.ts'
import { openBotThreads } from './botCrew.ts'

/**
 * Whole classic games over real sockets, everyone answering within a second, beside a floor of plain `ws` in the same
 * run. Absolute times tell about the machine; the ratios tell about us.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } })
const scenarios: Scenario[] = values.quick
  ? [
      { games: 1, players: 12, questions: 3 },
      { games: 1, players: 12, questions: 3, mode: 'battle' },
    ]
  : [
      { games: 1, players: 40, questions: 20, runs: 3 },
      { games: 1, players: 200, questions: 20 },
      { games: 1, players: 500, questions: 20 },
      { games: 1, players: 1000, questions: 20 },
      { games: 25, players: 40, questions: 10 },
      ...(['racing', 'battle'] as const).flatMap((mode) =>
        [40, 200, 1000].map((players) => ({ games: 1, players, questions: 10, mode })),
      ),
    ]
const nameOf = ({ games, players, mode }: Scenario) =>
  `${mode ? `${mode} ` : ''}${games === 1 ? players : `${games} x ${players}`}`
/** `--only 40,1000` measures these and no others. */
const only = values.only?.split(',').map((name) => name.trim())
const chosen = scenarios.filter((scenario) => only?.includes(nameOf(scenario)) ?? true)
/** Played on both sides before anything is measured: what is asked about is a server at work, not one just started. */
const warmUp: Scenario = { games: 1, players: 200, questions: 20 }

interface Figures {
  ackP50: number
  ackP95: number
  bytes: number
  frames: number
  cpuMs: number
  closeMs: number
  joins: number
  rssMb: number
}

const percentile = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

async function measure(side: Side, scenario: Scenario): Promise<Figures> {
  const { report, closeMs, joins, cpuMs, rssMb } = await side.play(scenario)
  const { bytes, frames } = report
  const acks = ascending(report.ackMs)
  const playersAndQuestions = scenario.games * scenario.players * scenario.questions
  return {
    ackP50: percentile(acks, 0.5),
    ackP95: percentile(acks, 0.95),
    bytes: bytes / playersAndQuestions,
    frames: frames / playersAndQuestions,
    cpuMs: cpuMs / scenario.questions,
    closeMs: percentile(ascending(closeMs), 0.5),
    joins,
    rssMb,
  }
}

const ascending = (values: number[]): number[] => [...values].sort((a, b) => a - b)

const medians = (all: Figures[]): Figures => {
  const median = (key: keyof Figures) => percentile(ascending(all.map((figures) => figures[key])), 0.5)
  const keys = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as unknown as Figures
}

const show = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))

const threads = await openBotThreads()
const floor = await openFloor(threads)
const ours = await openOurs(threads).catch(async (error: unknown) => {
  await floor.stop()
  throw error
})
const print = (line: string) => process.stdout.write(`${line}\n`)
print(
  '| game | | answer acknowledged p50 / p95 ms | bytes | frames | server CPU ms per question | last answer to last result ms | joins/s | memory MB |',
)
print('|---|---|---|---|---|---|---|---|---|')
try {
  if (!values.quick) for (const side of [floor, ours]) await measure(side, warmUp)
  for (const scenario of chosen) {
    const name = nameOf(scenario)
    const lows: Figures[] = []
    const owns: Figures[] = []
    for (let run = 0; run < (scenario.runs ?? 1); run++) {
      lows.push(await measure(floor, scenario))
      owns.push(await measure(ours, scenario))
    }
    const [low, own] = [medians(lows), medians(owns)]
    const row = (who: string, f: Figures) =>
      print(
        `| ${name} | ${who} | ${show(f.ackP50)} / ${show(f.ackP95)} | ${show(f.bytes)} | ${show(f.frames)} | ${show(f.cpuMs)} | ${show(f.closeMs)} | ${show(f.joins)} | ${show(f.rssMb)} |`,
      )
    row('floor', low)
    row('ours', own)
    const ratio = (pick: (f: Figures) => number) => show(pick(own) / pick(low))
    print(
      `| ${name} | ratio | ${ratio((f) => f.ackP50)} / ${ratio((f) => f.ackP95)} | ${ratio((f) => f.bytes)} | ${ratio((f) => f.frames)} | ${ratio((f) => f.cpuMs)} | ${ratio((f) => f.closeMs)} | ${ratio((f) => f.joins)} | ${ratio((f) => f.rssMb)} |`,
    )
  }
} finally {
  await floor.stop()
  await ours.stop()
  for (const thread of threads) await thread.terminate()
}
