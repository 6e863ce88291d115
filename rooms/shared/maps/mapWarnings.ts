import { battleWarnings } from '../modes/battle/battleWarnings.ts'
import { goldQuestWarnings } from '../modes/goldQuest/goldQuestWarnings.ts'
import { racingWarnings } from '../modes/racing/racingWarnings.ts'
import { survivalWarnings } from '../modes/survival/survivalWarnings.ts'
import { towerWarnings } from '../modes/tower/towerWarnings.ts'
import type { TileGrid } from './tileGrid.ts'
import type { MapMode } from './tileTypes.ts'

/** What a mode will have to do without. Every map can be played; the person drawing should know how. */
export type MapWarning =
  | 'noCourse'
  | 'splitCourse'
  | 'noSpawn'
  | 'noFloor'
  | 'noGold'
  | 'noPath'
  | 'goldOutOfReach'
  | 'noEnemyStart'
  | 'noEnemyEnd'
  | 'brokenEnemyPath'
  | 'noTowerZone'
  | 'noSafeTile'

const warningsOf: Record<MapMode, (grid: TileGrid) => MapWarning[]> = {
  racing: racingWarnings,
  battle: battleWarnings,
  'gold-quest': goldQuestWarnings,
  tower: towerWarnings,
  survival: survivalWarnings,
}

export const mapWarnings = (mode: MapMode, grid: TileGrid): MapWarning[] => warningsOf[mode](grid)
