export interface FinalScore {
  id: string
  username: string
  slime: string
  score: number
  place: number
  correctCount: number
  /** What the mode counts beside the score: hearts, lives, or the place in which this player crossed the line. */
  mark: number
}

/** One true good thing about a player's game; the page puts it into words. */
export type GoodThing =
  /** `count`: how many players knew the question. */
  | { kind: 'few' | 'fastest' | 'knew'; question: number; count: number }
  | { kind: 'climbed' | 'streak' | 'learned'; count: number }
  | { kind: 'last' | 'always' | 'there' }

/** The result of a team of a class: the points of all its players. */
export interface TeamScore {
  /** Counted from one. */
  team: number
  score: number
  players: number
}

export interface GameFinished {
  players: FinalScore[]
  awards: Awards
  /** What the game was worth to its player; null for guests and teachers. */
  currency: number | null
  /** Set once it is known: what was paid, or, for a guest, what there is to keep. Null if the account is gone. */
  paid?: number | null
  /** Told to players only. */
  good?: GoodThing
  /** Told to a player whose class plays in teams. */
  teams?: TeamScore[]
  /** Asks a player of a class whether they want to play on its map again. */
  asksAboutMap?: true
  /** The game ended before any answer was shown: there are no winners or losers. */
  calledOff?: true
  /** Where the host finds the report, if anything was played. */
  reportId?: string
}

/** The second podium, and the player who rose the most, so that luck and speed are not the only ways to be named. */
export interface Awards {
  mostCorrect: FinalScore[]
  climber: { id: string; username: string; slime: string; places: number } | null
}
