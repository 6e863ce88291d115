import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowserSchool } from '../../browser/school/browserSchool.ts'
import type { Step } from './deeds.ts'
import { Walk, type Walked } from './walk.ts'

/**
 * `npm run test:monkey -- --seed 7 --minutes 10`: a class presses everything in real pages, in seeded orders, seed after seed
 * until the time is over. `--steps 300` is the length of each walk. If a law breaks, it prints the seed and keeps in
 * `shots/monkey` (`SHOTS_DIR`) the last steps, pictures of the tabs, and `steps.json`, which `--again` repeats.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    again: { type: 'string' },
  },
})
const folder = join(process.env.SHOTS_DIR ?? 'shots', 'monkey')
const stepsOfWalk = Number(values.steps ?? 300)
const until = Date.now() + Number(values.minutes ?? 10) * 60_000
const again = values.again ? (JSON.parse(readFileSync(values.again, 'utf8')) as Step[]) : undefined

async function walkOnce(seed: number): Promise<Walked> {
  const school = await openBrowserSchool()
  const walk = await Walk.begin(school, seed, folder)
  const walked = await walk.go(stepsOfWalk, again)
  await school.close()
  return walked
}

const all: Walked[] = []
for (let seed = Number(values.seed ?? 1); all.length === 0 || (!again && Date.now() < until); seed++) {
  const walked = await walkOnce(seed)
  all.push(walked)
  const { steps, failures, games, finals, missed, places } = walked
  process.stdout.write(
    `seed ${seed}: ${steps.length} steps, ${games} games, ${finals} scores in reports, ${failures.length} broken laws\n`,
  )
  const often = Object.entries(places).sort(([, one], [, other]) => other - one)
  process.stdout.write(`  places: ${often.map(([place, count]) => `${place} ${count}`).join(', ')}\n`)
  process.stdout.write(`  not done: ${JSON.stringify(missed)}\n`)
}
const clean = all.filter(({ failures }) => failures.length === 0).length
const steps = all.reduce((sum, walked) => sum + walked.steps.length, 0)
process.stdout.write(`${clean} of ${all.length} walks were clean, ${steps} steps in all\n`)
process.exit(clean === all.length ? 0 : 1)
