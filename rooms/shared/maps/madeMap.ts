import { makeArena } from '../modes/battle/battleMaking.ts'
import { makeMaze } from '../modes/goldQuest/goldQuestMaking.ts'
import { makeRace } from '../modes/racing/racingMaking.ts'
import { makeField } from '../modes/survival/survivalMaking.ts'
import { makeTower } from '../modes/tower/towerMaking.ts'
import { seededRandom } from '../seededRandom.ts'
import type { MapWish, Random } from './making/mapWish.ts'
import { readingOf } from './mapReading.ts'
import type { TileGrid } from './tileGrid.ts'
import type { MapMode } from './tileTypes.ts'

const makers: Record<MapMode, (wish: MapWish, random: Random) => TileGrid> = {
  racing: makeRace,
  battle: makeArena,
  'gold-quest': makeMaze,
  tower: makeTower,
  survival: makeField,
}

/** The first map nearly always has no warnings. */
const attempts = 20

/** A map for a class and lesson of this size, without any warning. The same seed makes the same map. */
export function madeMap(mode: MapMode, wish: MapWish, seed: number): TileGrid {
  const random = seededRandom(seed)
  const make = () => makers[mode](wish, random)
  let { width, height, types } = make()
  for (let again = 1; again < attempts && readingOf(mode, { width, height, types }).notes.length > 0; again++)
    ({ width, height, types } = make())
  return { width, height, types }
}
