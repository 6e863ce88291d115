import { parseArgs } from 'node:util'
import { openBrowser } from '../browser/school.ts'
import { describeChaos, playInChaos } from './chaosRun.ts'

/** `npm run test:chaos -- --seconds 600 --seed 7`: the long form; a short one is among the tests. */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? 20_261_121)
const browser = await openBrowser()
const result = await playInChaos(seed, Number(values.seconds ?? 600), browser)
await browser.close()
process.stdout.write(`seed ${seed}: ${describeChaos(result)}\n`)
process.exit(result.lostSafe.length + result.lostInTime.length === 0 ? 0 : 1)
