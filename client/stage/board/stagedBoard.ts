import type { ThingName } from '../world/things/thingNames.ts'

/** Something on the board that is not a player: it can be beaten, opened, taken or built up. */
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
  /** It covers this many tiles, and `at` is the upper left one. */
  covers?: { width: number; height: number }
  /** It gives way at the end of the turn, and trembles until then. */
  isTrembling?: true
  /** The place where it will be at the end of the turn. */
  aim?: number
  isAsleep?: true
  /** It is the only one of its kind, and has a name. */
  isNamed?: true
  /** Its pips are shown only after it was hit: where many stand close together, all pips would be too much to read. */
  arePipsQuiet?: true
  /** Moves are chosen against it, so the picture includes it while they are. */
  isFaced?: true
  /** The place of the map that its barrel points at when it shoots at nothing. */
  watches?: number
  /** Painted as if it stood this many tiles nearer, so that things built in front of its way do not hide it. */
  nearer?: number
  /** How far beside the middle of its place it stands, in widths of a tile. */
  aside?: { x: number; y: number }
}

/** The board of any mode as a scene sees it: places of the map, by figure and by thing. */
export interface StagedBoard {
  /** Where each figure stands; a player without an entry is not on the map. */
  spots: Readonly<Record<string, number>>
  /** The moods of figures that show one. */
  moods: Readonly<Record<string, FigureMood>>
  things: readonly StagedThing[]
  /** The course of a race. */
  course: readonly number[]
  /** Water beside the course, where nobody stands. */
  wet?: readonly number[]
  /** In tower, the way up; all of the field beside it is played on, too. */
  climb?: readonly number[]
  /** How far a tower is from the middle of its place, if it is, and its size if it is not the usual one, in widths of a tile. */
  plinths?: Readonly<Record<number, { x: number; y: number; size?: number }>>
  /** The roads of the monsters, if they walk on any. */
  roads?: readonly (readonly number[])[]
  /** The width of the map, for modes in which figures move without a course. */
  columns?: number
  /** How many hearts each player has left, in modes that have hearts. */
  hearts?: Readonly<Record<string, number>>
  /** The plates of the ground go down at the end of the turn. */
  arePlatesTrembling?: boolean
}

export type FigureMood = 'flaming' | 'shielded' | 'out' | 'ghost' | 'finished'

export const emptyBoard: StagedBoard = { spots: {}, moods: {}, things: [], course: [] }
