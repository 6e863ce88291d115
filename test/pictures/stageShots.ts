import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isScenery } from '../../rooms/shared/maps/sceneries.ts'
import { type MapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { openDevPage } from '../browser/school/devPages.ts'
import { defaultMaps, hostileMaps, type NamedMap, randomMap } from '../rooms/shared/modes/hostileMaps.ts'
import type { StageOrder } from './stagePage/stageOrder.ts'

/**
 * Pictures of painted maps: `npx node test/pictures/stageShots.ts [mode] [part of a map's name | hostile] [pixels of a tile]`.
 * Written to the folder `SHOTS_DIR`, or `shots`. `SCENERY` paints them in another scenery.
 */
const folder = process.env.SHOTS_DIR ?? 'shots'
const [wantedMode, wantedMap = '', wantedTile] = process.argv.slice(2)

const size = { width: 1920, height: 1080 }

const sheetTile = { width: 314, height: 264, left: 0, top: 0 }

const mapsOf = (mode: MapMode): NamedMap[] =>
  defaultMaps(mode).filter(({ name }) => name.toLowerCase().includes(wantedMap.toLowerCase()))

const { SCENERY } = process.env

const orderOf = (mode: MapMode, { grid }: NamedMap): StageOrder => ({
  mode,
  grid: isScenery(SCENERY) ? { ...grid, scenery: SCENERY } : grid,
  ...size,
  left: 420,
  top: 72,
  slimes: 10,
  ...(wantedTile ? { tileWidth: Number(wantedTile) } : {}),
  ...(process.env.MIDDLE ? { middle: middleOf(process.env.MIDDLE) } : {}),
  ...(process.env.MARGIN ? { margin: Number(process.env.MARGIN) } : {}),
  broken: process.env.BROKEN !== undefined,
})

function middleOf(text: string): { x: number; y: number } {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return { x, y }
}

mkdirSync(folder, { recursive: true })
const { page, close } = await openDevPage({ path: 'test/pictures/stagePage/stage.html', viewport: size })

if (wantedMode === 'things') {
  await page.waitForFunction(() => window.paintAllThings !== undefined)
  await page.evaluate(() => window.paintAllThings?.())
  await page.screenshot({ path: join(folder, 'things.png') })
} else {
  await page.waitForFunction(() => window.paintStage !== undefined)
  for (const mode of mapModes.filter((mode) => !wantedMode || mode === wantedMode)) {
    if (wantedMap === 'hostile') {
      const orders = [...hostileMaps(mode), ...[1, 2, 3, 4].map((seed) => randomMap(mode, seed))]
        .slice(0, 24)
        .map((map) => ({ ...orderOf(mode, map), ...sheetTile, slimes: 3 }))
      const longest = await page.evaluate((sheet) => window.paintSheet?.(sheet), orders)
      await page.screenshot({ path: join(folder, `hostile-${mode}.png`) })
      process.stdout.write(`hostile-${mode}: at most ${Math.round(longest ?? 0)} ms\n`)
      continue
    }
    for (const map of mapsOf(mode)) {
      const path = join(folder, `stage-${mode}-${map.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`)
      const told = await page.evaluate((order) => window.paintStage?.(order), orderOf(mode, map))
      await page.screenshot({ path })
      process.stdout.write(`${path}: ${Math.round(told?.paintMs ?? 0)} ms, ${told?.standing} standing\n`)
    }
  }
}
await close()
