import type { ThingName } from '../world/things/thingNames.ts'

/** Something of the board that is no player: it can be beaten, opened, taken or built up. */
export interface StagedThing {
  /** The same thing has the same id in every turn. */
  id: string
  at: number
  picture: ThingName
  /** In widths of a tile. */
  size: number
  /** Hits left and hits at the start, for things that can be beaten. */
  pips?: { left: number; full: number }
  /** Lies on the ground: figures stand on it and not behind it. */
  isFlat?: true
  /** Lies over this many tiles, of which `at` is the upper left one. */
  covers?: { width: number; height: number }
  /** Gives way at the end of the turn, and it shows. */
  isTrembling?: true
  /** Where it will have gone by the end of the turn. */
  aim?: number
  isAsleep?: true
  /** It is the only one of its kind, and has a name. */
  isNamed?: true
  /** Only what was hit says how much is left of it: where many stand close together, all of them would be too much to read. */
  arePipsQuiet?: true
  /** What moves are chosen against: it is in the picture while they are. */
  isFaced?: true
  /** The place of the map at which its barrel points while nothing is shot at. */
  watches?: number
  /** Painted as if it stood so many tiles nearer: what is built before its way does not hide it. */
  nearer?: number
  /** How far beside the middle of its place it stands, in widths of a tile. */
  aside?: { x: number; y: number }
}

/** What a mode's board looks like to a scene, whatever the mode: places of the map, by figure and by thing. */
export interface StagedBoard {
  /** Where each figure stands; a player without an entry is not on the map. */
  spots: Readonly<Record<string, number>>
  /** How they are, where it shows. */
  moods: Readonly<Record<string, FigureMood>>
  things: readonly StagedThing[]
  /** The way there is, in racing. */
  course: readonly number[]
  /** Where nobody stands beside it: water. */
  wet?: readonly number[]
  /** The way up, in tower; all of the field is played on beside it. */
  climb?: readonly number[]
  /** How far beside the middle of its place a tower stands, where it does, in widths of a tile. */
  plinths?: Readonly<Record<number, { x: number; y: number }>>
  /** The ways of the monsters, where they walk on any. */
  roads?: readonly (readonly number[])[]
  /** How wide the map is, for those who find their way without a course. */
  columns?: number
  /** How many are left to each, in modes that have hearts. */
  hearts?: Readonly<Record<string, number>>
  /** The plates of the ground go down at the end of the turn. */
  arePlatesTrembling?: boolean
}

export type FigureMood = 'flaming' | 'shielded' | 'out' | 'ghost' | 'finished'

export const emptyBoard: StagedBoard = { spots: {}, moods: {}, things: [], course: [] }
