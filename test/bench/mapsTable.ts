import { parseArgs } from 'node:util'
import { allAtOnce } from '../../client/screens/play/replay/inSlices.ts'
import { measuredMap } from '../../client/screens/play/trial/mapFigures.ts'
import { madeMap } from '../../rooms/shared/maps/madeMap.ts'
import { type TileGrid, tilesOf } from '../../rooms/shared/maps/tileGrid.ts'
import { type MapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { modeStage } from '../client/modes/everyStage.ts'
import { knowledgeDecides } from '../rooms/shared/modes/gameFigures.ts'
import { defaultMaps, hostileMaps } from '../rooms/shared/modes/hostileMaps.ts'
import { twoTiles } from '../rooms/shared/modes/tower/towerWorld.ts'
import { learnedClass } from './learningBots.ts'
import { type ClassSetup, contenders } from './modeContenders.ts'

/**
 * `npm run maps`: what a map does to those who play on it, over 50 games of 30 bots; the default maps, and hopeless ones.
 * `--rules 1` plays by older rules;
 * `--games 300` plays as many games on each map, `--only tower,racing` measures these modes.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '50' }, only: { type: 'string' }, rules: { type: 'string' } },
})
const only = values.only?.split(',').map((name) => name.trim())
const games = Number(values.games)
/** Maps with nothing to play with, with nothing but enemies, with every player walled in, and with room for one only. */
const hopeless: Record<MapMode, readonly string[]> = {
  racing: ['nothing but track', 'nothing but enemy-strong', 'islands of one tile', 'one tile of ground'],
  battle: ['nothing but arena', 'nothing but enemy-boss', 'islands of one tile', 'one tile of ground'],
  'gold-quest': ['nothing but path', 'nothing but trap', 'islands of one tile', 'one tile of ground'],
  tower: ['nothing but platform', 'nothing but enemy-path', 'islands of one tile', 'one tile of ground'],
  survival: ['nothing but safe', 'nothing but danger', 'islands of one tile', 'one tile of ground'],
}
/** Far from the seeds that the bots learn with. */
const firstSeed = 70_001
const rules = values.rules === undefined ? {} : { rules: Number(values.rules) }

const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

/** In a tower the road decides: one of two tiles, and one as long as our maker makes it. */
const roads = (mode: MapMode) =>
  mode === 'tower'
    ? [
        { name: 'a road of two tiles', grid: twoTiles },
        { name: 'a winding road, made', grid: madeMap(mode, { players: 30, questions: 40 }, 3) },
      ]
    : []

/** How far right answers decide the ranking, in classes that have learned what is worth it on this map. */
function decidedByKnowledge(mode: MapMode, map: TileGrid): number {
  const contender = contenders.find((one) => one.mode === mode)
  if (!contender) return Number.NaN
  const setup: ClassSetup = { players: 30, questions: 15, chaos: 'lively', map, ...rules }
  const { choose } = learnedClass(contender, setup)
  const decided = Array.from({ length: games }, (_, index) =>
    knowledgeDecides(contender.play({ ...setup, sensible: choose, choosers: ['sensible'] }, firstSeed + index)),
  )
  return decided.reduce((sum, each) => sum + each, 0) / games
}

line([
  'mode',
  'map',
  'tiles a turn',
  'crowd',
  'walked on',
  'events',
  'never used',
  'places built on',
  'lives lost',
  'held',
  'points given',
  'and taken',
  'knowledge and rank',
])
line(Array(13).fill('---'))
for (const mode of mapModes.filter((one) => only?.includes(one) ?? true)) {
  const spoilt = hostileMaps(mode).filter(({ name }) => hopeless[mode].includes(name))
  for (const { name, grid } of [...defaultMaps(mode), ...roads(mode), ...spoilt]) {
    const trial = { mode, map: { name, tiles: tilesOf(grid) }, players: 30, questions: 12, ...rules }
    const ground = { map: grid, craft: modeStage(mode) }
    const { steps, heap, share, events, unused, tower, points } = allAtOnce(measuredMap(trial, ground, games))
    const ofTower = tower
      ? [tower.spots.toFixed(1), tower.lives.toFixed(1), `${Math.round(100 * tower.held)} %`]
      : ['', '', '']
    const percent = `${Math.round(100 * share)} %`
    const ofTiles = points ? [points.given.toFixed(0), points.taken.toFixed(0)] : ['', '']
    line([
      mode,
      name,
      steps.toFixed(1),
      heap.toFixed(1),
      percent,
      events.toFixed(1),
      `${unused.length}`,
      ...ofTower,
      ...ofTiles,
      decidedByKnowledge(mode, grid).toFixed(2),
    ])
  }
}
