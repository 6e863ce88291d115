/** The numbers of an offer, and the name of the next player ahead, if the device knows it. */
export interface MoveFacts {
  values: Readonly<Record<string, number>>
  ahead: string | null
}

export interface MoveText {
  name: string
  /** The pay in large letters: with a sign if it is sure, from least to most if luck decides. */
  pays: (facts: MoveFacts) => string
  /** Few words below the pay, because players read them in seconds. */
  words: (facts: MoveFacts) => string
}

/** What a sentence about the player's own turn may need to know. */
export interface Told {
  /** The player who took it, or whom it was taken from. */
  other: string
  /** The player won a duel, or a slick hit another player. */
  isHit: boolean
  isSwap: boolean
  /** The hit that brings a monster down pays more. */
  isLast: boolean
}

export type Sentence = (told: Told) => string

export const gain = (points = 0) => `+${points}`
/** What luck may bring. */
export const between = (least = 0, most = 0) => (least === most ? gain(most) : `${least}–${most}`)
export const loss = (points = 0) => `−${points}`
