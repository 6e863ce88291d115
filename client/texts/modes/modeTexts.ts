/** The numbers of an offer, and who is next ahead, where the device knows. */
export interface MoveFacts {
  values: Readonly<Record<string, number>>
  ahead: string | null
}

export interface MoveText {
  name: string
  /** What it pays, large: with a sign where it is sure, from least to most where luck decides. */
  pays: (facts: MoveFacts) => string
  /** A few words below that: they are read in seconds. */
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
/** What luck may bring. */
export const between = (least = 0, most = 0) => (least === most ? gain(most) : `${least}–${most}`)
export const loss = (points = 0) => `−${points}`
