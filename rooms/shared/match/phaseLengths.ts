/** How long each part of a turn lasts, in milliseconds: the one home of these numbers, for rooms and devices. */
export const phaseMs = {
  countdown: 3000,
  /** At most. With little to read the reveal is shorter, see `revealTime.ts`. */
  reveal: 3400,
  /** Added to the reveal, at most, if there is an explanation to read. */
  explanation: 2400,
  choose: 8000,
  resolve: 5200,
} as const

/** For a turn without a board: a phone shows only its own player's part, which is shorter. */
export const ownResolveMs = 3400

/** Own lengths of phases. A game is played again with the lengths it was played with. */
export type OwnPhaseMs = { readonly [phase in keyof typeof phaseMs]?: number }
