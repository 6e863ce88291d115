import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowserSchool } from '../browser/school/browserSchool.ts'
import { shootTurn } from './modeShots.ts'
import { openShownGame } from './shownGame.ts'

/**
 * One turn of a real game, on its board and on a phone: `npx node test/pictures/stageGame.ts --mode Racing --players 12`. Pictures go
 * into the folder `SHOTS_DIR`, or `shots`; the pages are those of the last build.
 */
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'Racing' },
    players: { type: 'string', default: '12' },
    size: { type: 'string', default: '1920x1080' },
  },
})
const folder = process.env.SHOTS_DIR ?? 'shots'
const [width = 1920, height = 1080] = values.size.split('x').map(Number)
mkdirSync(folder, { recursive: true })
const school = await openBrowserSchool()
const game = await openShownGame(school, {
  mode: values.mode,
  players: Number(values.players),
  size: { width, height },
})
await shootTurn(game, async (page, name) => {
  await page.screenshot({ path: join(folder, `${values.mode}-${name}.png`) })
})
process.stdout.write(`${JSON.stringify(game.errors)}\n`)
await game.close()
await school.close()
process.exit(0)
