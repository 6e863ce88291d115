export interface ScoreRow {
  id: string
  username: string
  slime: string
  score: number
  /** What the mode counts beside the score: hearts, lives, or the place in which a player crossed the line. */
  mark: number
  place: number
  /** The place before the last question, if it is known. */
  placeBefore?: number | undefined
  /** The score before the last question, if it is known. */
  scoreBefore?: number | undefined
  /** What the turn that is playing gave or took. */
  change?: number | undefined
}

export interface ScoreboardProps {
  rows: readonly ScoreRow[]
  totalQuestions: number
  questionNumber?: number | undefined
  /** How many there is room for. */
  shown: number
  ownId?: string | undefined
}
