import { parseArgs } from 'node:util'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { openOurs, type Scenario } from './benchSides.ts'
import { openBotThreads } from './botCrew.ts'

/**
 * `npm run bench:hour`: one process of the product plays classes of all modes, lot after lot, and prints its memory after each.
 * `--minutes 10` ends sooner, `--classes 12` plays so many at a time.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, classes: { type: 'string', default: '6' } },
})
const minutes = Number(values.minutes)
const lot: Scenario = { games: Number(values.classes), players: 30, questions: 5, thinkMs: 2000 }

const threads = await openBotThreads()
const ours = await openOurs(threads)
const line = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const startedAt = performance.now()
const minutesOn = () => (performance.now() - startedAt) / 60_000
const held: number[] = []
try {
  line(['minutes', 'games', 'mode', 'resident MB'])
  line(Array(4).fill('---'))
  for (let round = 0; minutesOn() < minutes; round++) {
    const mode = gameModes[round % gameModes.length] ?? 'classic'
    const { rssMb } = await ours.play({ ...lot, mode })
    held.push(rssMb)
    line([minutesOn().toFixed(1), (round + 1) * lot.games, mode, rssMb.toFixed(0)])
  }
} finally {
  await ours.stop()
  for (const thread of threads) await thread.terminate()
}

/** The later lots show where a process settles. Each third has played all modes often. */
const middleOf = (third: 1 | 2): number => {
  const length = Math.floor(held.length / 3)
  const sorted = held.slice(third * length, (third + 1) * length).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
process.stdout.write(`the last third holds ${(middleOf(2) / middleOf(1)).toFixed(3)} times what the second held\n`)
