import type { TileType } from './tileTypes.ts'

/** What a mode will have to do without, or leaves out. Every map can be played; its author should know how. */
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
  /** The tiles that are meant; none where something is missing altogether. */
  places: readonly number[]
  /** What they are to become, where there is one way to mend it. */
  mending?: TileType
}

/** What the rule book of a mode makes of a map. */
export interface MapReading {
  /** Ways that are gone, each from where it begins: the course, the roads of monsters, the climb. */
  ways: readonly (readonly number[])[]
  /** In tiles, where it decides how long something lasts: the course of a race, the longest road of monsters. */
  length?: number
  /** Where players begin, where that is not on a way. */
  starts: readonly number[]
  /** Where towers stand, and what a hundred stones there fire in a turn; the tiles that any of them reaches. */
  guards?: { towers: readonly { at: number; power: number }[]; reach: readonly number[] }
  /** What tiles pay, where that depends on the place they are drawn at. */
  worth?: readonly { at: number; pays: number }[]
  /** The special tiles that do something. */
  counting: readonly number[]
  notes: readonly MapNote[]
}
