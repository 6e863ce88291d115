/** How long each part of a turn lasts, in milliseconds: the one home of these numbers, for rooms and devices. */
export const phaseMs = {
  countdown: 3000,
  /** At most: with little to read it is shorter, see `revealTime.ts`. */
  reveal: 3400,
  /** More of the reveal, at most, where there is an explanation to read. */
  explanation: 2400,
  choose: 8000,
  resolve: 5200,
} as const

/** Of a turn that no board shows: on a phone it is told as soon as one's own part is. */
export const ownResolveMs = 3400

/** Where phases last longer or shorter than usual: a game is played again with the lengths it was played with. */
export type OwnPhaseMs = { readonly [phase in keyof typeof phaseMs]?: number }
