/** How long each part of a turn lasts, in milliseconds: the one home of these numbers, for rooms and devices. */
export const phaseMs = {
  countdown: 3000,
  reveal: 4000,
  /** More of the reveal where there is something to read. */
  explanation: 2000,
  choose: 8000,
  resolve: 5200,
} as const

/** Where phases last longer or shorter than usual: a game is played again with the lengths it was played with. */
export type OwnPhaseMs = { readonly [phase in keyof typeof phaseMs]?: number }
