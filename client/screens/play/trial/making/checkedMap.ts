import { madeMap } from '../../../../../rooms/shared/maps/madeMap.ts'
import { type MapWish, within } from '../../../../../rooms/shared/maps/making/mapWish.ts'
import { readingOf } from '../../../../../rooms/shared/maps/mapReading.ts'
import { type TileGrid, tilesOf } from '../../../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../../../rooms/shared/maps/tileTypes.ts'
import { livesFor } from '../../../../../rooms/shared/modes/tower/towerLives.ts'
import type { Stagecraft } from '../../../../stage/stagecraft.ts'
import { type MapFigures, measuredMap } from '../mapFigures.ts'

/** Enough games to see that a map works, and soon over. */
const games = 3
/** With fewer bots and turns they would not find all of a good map. More would show nothing new. */
const bots = { least: 8, most: 30 }
const turns = { least: 6, most: 15 }
const attempts = 5

/** A map that bots have played on. */
export interface MadeMap {
  mode: MapMode
  seed: number
  grid: TileGrid
  /** The length of the way in tiles, if the map has one. */
  length: number | undefined
  figures: MapFigures
  /** How many bots there were. */
  players: number
  /** In a tower: how many lives the class has. */
  lives: number
}

/** Whether bots could play on it: they got about, its tiles did something, no tile blocked all of them, and a tower can be held. */
export function isWorthPlaying({ mode, grid, figures, players, lives }: MadeMap): boolean {
  const { events, heap, share, unused, tower } = figures
  const special = readingOf(mode, grid).counting.length
  return (
    share > 0.1 &&
    events > 0.5 &&
    heap <= players / 2 &&
    unused.length <= special / 2 &&
    (tower === null || tower.lives < 0.95 * lives)
  )
}

/** The map of a seed, and what bots do on it. */
export function* triedMap(mode: MapMode, wish: MapWish, seed: number, craft: Stagecraft): Generator<null, MadeMap> {
  const players = within(bots.least, bots.most, wish.players)
  const questions = within(turns.least, turns.most, wish.questions)
  const map = madeMap(mode, wish, seed)
  const trial = { mode, map: { name: '', tiles: tilesOf(map) }, players, questions }
  const figures = yield* measuredMap(trial, { map, craft }, games)
  return { mode, seed, grid: map, length: readingOf(mode, map).length, figures, players, lives: livesFor(questions) }
}

/** The first map from this seed on that bots found worth playing, but no later than the fifth. */
export function* checkedMap(mode: MapMode, wish: MapWish, seed: number, craft: Stagecraft): Generator<null, MadeMap> {
  for (let next = seed; ; next++) {
    const made = yield* triedMap(mode, wish, next, craft)
    if (next === seed + attempts - 1 || isWorthPlaying(made)) return made
  }
}
