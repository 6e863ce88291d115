import { parseArgs } from 'node:util'
import { mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { openDevPage } from '../browser/school/devPages.ts'
import { defaultMaps } from '../rooms/shared/modes/hostileMaps.ts'
import { recordTurn } from './recordTurns.ts'

/**
 * How well slimes, names and sums stand out from what is below them, as WCAG counts contrast, on each default map:
 * `npm run contrast`, `-- --players 12`.
 */
const { values } = parseArgs({ options: { players: { type: 'string', default: '30' } } })
const [question, least] = [9, 3]

const { page, close } = await openDevPage({
  path: 'test/pictures/stagePage/film.html',
  viewport: { width: 1920, height: 1080 },
})
await page.waitForFunction(() => window.stageTurn !== undefined)

const told = (all: readonly number[]): string => {
  const sorted = [...all].sort((a, b) => a - b)
  const [worst, middle] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  if (worst === undefined || middle === undefined) return '-'
  return `${middle.toFixed(1)} (${worst.toFixed(1)})`
}

process.stdout.write('Median of all (the worst one). A slime is seen by its body or by its edge and ring.\n\n')
process.stdout.write(
  `| mode | map | body | edge or ring | below ${least} by both | names | sums |\n|---|---|---|---|---|---|---|\n`,
)
for (const mode of mapModes)
  for (const map of defaultMaps(mode)) {
    const turn = recordTurn({
      ...{ mode, map, question, questions: 18, chaos: 'lively', seed: 7 },
      players: Number(values.players),
    })
    await page.evaluate((recorded) => window.stageTurn?.(recorded), {
      ...turn,
      isCalm: true,
      question,
      renderer: 'canvas' as const,
      covered: { left: 416, top: 72, right: 20, bottom: 30 },
      ms: 4000,
    })
    const seen = await page.evaluate(() => window.stageContrasts?.())
    if (!seen) throw new Error('The stage was not measured')
    const { bodies, edges, names, sums } = seen
    const unseen = bodies.filter((body, index) => Math.max(body, edges[index] ?? 0) < least).length
    process.stdout.write(
      `| ${mode} | ${map.name} | ${told(bodies)} | ${told(edges)} | ${unseen} of ${bodies.length} | ${told(names)} | ${told(sums)} |\n`,
    )
  }
await close()
