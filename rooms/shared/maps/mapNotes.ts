import type { TileType } from './tileTypes.ts'

/** What the mode misses on a map, or leaves out. Every map can be played, but its author should know how. */
export type MapWarning =
  | 'noCourse'
  | 'splitCourse'
  | 'shortCourse'
  | 'unusedTrack'
  | 'besideCourse'
  | 'noSpawn'
  | 'noFloor'
  | 'noGold'
  | 'noPath'
  | 'goldOutOfReach'
  | 'outOfReach'
  | 'noEnemyStart'
  | 'noEnemyEnd'
  | 'brokenEnemyPath'
  | 'unusedRoad'
  | 'shortRoad'
  | 'noTowerZone'
  | 'idleCheckpoint'
  | 'noSafeTile'
  | 'surplusDanger'
  | 'surplusTiles'

export interface MapNote {
  warning: MapWarning
  /** The tiles that the warning is about; empty if something is missing. */
  places: readonly number[]
  /** What they should become, if there is one way to mend it. */
  mending?: TileType
}

/** What the rule book of a mode makes of a map. */
export interface MapReading {
  /** The ways that slimes and monsters take, each from its beginning: the course, the roads of monsters, the climb. */
  ways: readonly (readonly number[])[]
  /** In tiles, if it decides how long something lasts: the course of a race, the longest road of monsters. */
  length?: number
  /** Where players begin, if that is not on a way. */
  starts: readonly number[]
  /** The towers, with what a hundred stones there fire in a turn; and the tiles that any of them reaches. */
  guards?: { towers: readonly { at: number; power: number }[]; reach: readonly number[] }
  /** What tiles pay, if that depends on their place. */
  worth?: readonly { at: number; pays: number }[]
  /** The special tiles that have an effect. */
  counting: readonly number[]
  notes: readonly MapNote[]
}
