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

/** Something true and good of a player's game; the page says it. */
export type GoodThing =
  /** One of so many who knew a question. */
  | { kind: 'few' | 'fastest' | 'knew'; question: number; count: number }
  | { kind: 'climbed' | 'streak' | 'learned'; count: number }
  | { kind: 'last' | 'always' | 'there' }

/** What a team of a class has come to: the points of all who are in it. */
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
  /** As soon as that is known: what of it has been paid; to a guest, what there is to keep; null where the account is gone. */
  paid?: number | null
  /** To a player. */
  good?: GoodThing
  /** To a player of a class that plays in teams. */
  teams?: TeamScore[]
  /** To a player of a class: whether they want to play on its map again. */
  asksAboutMap?: true
  /** The game ended before any answer was shown: there are no winners or losers. */
  calledOff?: true
  /** Where the host reads what came of it, if anything was played. */
  reportId?: string
}

/** The second podium, and who rose the most: luck and speed are not the only ways to be named. */
export interface Awards {
  mostCorrect: FinalScore[]
  climber: { id: string; username: string; slime: string; places: number } | null
}
