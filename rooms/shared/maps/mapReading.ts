import { battleReading } from '../modes/battle/battleReading.ts'
import { goldQuestReading } from '../modes/goldQuest/goldQuestReading.ts'
import { racingReading } from '../modes/racing/racingReading.ts'
import { survivalReading } from '../modes/survival/survivalReading.ts'
import { towerReading } from '../modes/tower/towerReading.ts'
import type { MapReading } from './mapNotes.ts'
import type { TileGrid } from './tileGrid.ts'
import type { MapMode } from './tileTypes.ts'

/** By the rule book of each mode. */
const readings: Record<MapMode, (grid: TileGrid) => MapReading> = {
  racing: racingReading,
  battle: battleReading,
  'gold-quest': goldQuestReading,
  tower: towerReading,
  survival: survivalReading,
}

export const readingOf = (mode: MapMode, grid: TileGrid): MapReading => readings[mode](grid)
