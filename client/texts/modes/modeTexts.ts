/** The numbers of an offer, and who is next ahead, where the device knows. */
export interface MoveFacts {
  values: Readonly<Record<string, number>>
  ahead: string | null
}

export interface MoveText {
  name: string
  /** A few words: they are read in seconds. */
  words: (facts: MoveFacts) => string
}

/** What a sentence about one's own turn may need to know. */
export interface Told {
  /** Who took it, or from whom it was taken. */
  other: string
  /** A duel was won, a slick hit somebody. */
  isHit: boolean
  isSwap: boolean
  /** The hit that brought a monster down, which pays more. */
  isLast: boolean
}

export type Sentence = (told: Told) => string

export const gain = (points = 0) => `+${points}`
export const loss = (points = 0) => `−${points}`
