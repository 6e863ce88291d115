import { parseArgs } from 'node:util'
import { type Figures, heading, measure, medians, ratios, row } from './benchFigures.ts'
import { openFloor, openOurs, type Scenario } from './benchSides.ts'
import { openBotThreads } from './botCrew.ts'

/**
 * Whole classic games over real sockets in which everyone answers within a second, beside a floor of plain `ws` in the same run.
 * Absolute times depend on the machine; the ratios are about our code. `--runs 5` takes the medians of so many runs, alternating
 * with the floor's.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    runs: { type: 'string' },
    questions: { type: 'string' },
  },
})
const quick: Scenario[] = [
  { games: 1, players: 30, questions: 4, runs: 5, thinkMs: 250 },
  { games: 1, players: 12, questions: 2, runs: 1, thinkMs: 250, mode: 'battle' },
]
const whole: Scenario[] = [
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
const chosen = (values.quick ? quick : whole)
  .filter((scenario) => only?.includes(nameOf(scenario)) ?? true)
  .map((scenario) => ({
    ...scenario,
    ...(values.runs && { runs: Number(values.runs) }),
    ...(values.questions && { questions: Number(values.questions) }),
  }))
/** Both sides play once before we measure, because we want to know about a working server, not a new one. */
const warmUp: Scenario = values.quick
  ? { games: 1, players: 30, questions: 2, thinkMs: 100 }
  : { games: 1, players: 200, questions: Number(values.questions ?? 20) }

const threads = await openBotThreads()
const floor = await openFloor(threads)
const ours = await openOurs(threads).catch(async (error: unknown) => {
  await floor.stop()
  throw error
})
const print = (line: string) => process.stdout.write(`${line}\n`)
print(heading())
try {
  for (const side of [floor, ours]) await measure(side, warmUp)
  for (const scenario of chosen) {
    const lows: Figures[] = []
    const owns: Figures[] = []
    for (let run = 0; run < (scenario.runs ?? 1); run++) {
      lows.push(await measure(floor, scenario))
      owns.push(await measure(ours, scenario))
    }
    const name = nameOf(scenario)
    print(row(name, 'floor', medians(lows)))
    print(row(name, 'ours', medians(owns)))
    // Each run is compared with the floor's run next to it, so that other load on the machine hits both.
    print(row(name, 'ratio', medians(owns.map((own, run) => ratios(own, lows[run] as Figures)))))
  }
} finally {
  await floor.stop()
  await ours.stop()
  for (const thread of threads) await thread.terminate()
}
