import '../bench/sameSockets.ts'
import { parseArgs } from 'node:util'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { openProduct } from '../product/runningProduct.ts'
import { playOnBoard } from './boardGames.ts'
import type { EnginePage } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { look, say, wrong } from './look.ts'
import { answerEveryKind, playOnPhone } from './phoneGames.ts'
import { drawMap, lookAtPages, practise } from './tour.ts'
import { openWebKit } from './webkit.ts'

/**
 * What a class does, in Firefox and WebKit: all other tests use Chromium only, but pupils bring other browsers.
 * `--only webkit` takes one of them, `--part board` the parts whose names begin so; `SHOTS_DIR` keeps pictures.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, part: { type: 'string' } } })
const engines = { firefox: openFirefox, webkit: openWebKit }
const phone = { width: 390, height: 844 }
const board = { width: 1366, height: 768 }

const product = await openProduct()

const parts: readonly (readonly [string, (page: EnginePage) => Promise<void>, typeof phone])[] = [
  ...gameModes.map((mode) => [`phone ${mode}`, (page: EnginePage) => playOnPhone(page, product, mode), phone] as const),
  ['phone kinds', (page) => answerEveryKind(page, product), phone],
  ['phone practice', (page) => practise(page, product), phone],
  ['phone pages', (page) => lookAtPages(page, product), phone],
  ...gameModes.map((mode) => [`board ${mode}`, (page: EnginePage) => playOnBoard(page, product, mode), board] as const),
  ['board drawing', (page) => drawMap(page, product), board],
]

try {
  for (const [name, open] of Object.entries(engines)) {
    if (values.only !== undefined && values.only !== name) continue
    const page = await open(phone)
    try {
      for (const [part, play, size] of parts) {
        if (values.part !== undefined && !part.startsWith(values.part)) continue
        await page.resize(size)
        await play(page)
        say(`${name}: ${part}`)
      }
      wrong.push(...(await page.errors()).map((words) => `${name}: ${words}`))
    } catch (error) {
      await look(page, 'failed')
      wrong.push(String(error))
    } finally {
      await page.close()
    }
  }
} finally {
  await product.close()
}
wrong.push(...product.errors)
for (const words of wrong) say(`wrong: ${words}`)
say(wrong.length === 0 ? 'Nothing went wrong' : `${wrong.length} things went wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
