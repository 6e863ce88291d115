/** From 0 to 1, at a speed that changes on the way. */
type Easing = (share: number) => number

export const shareOf = (now: number, at: number, ms: number): number =>
  ms <= 0 ? Number(now >= at) : Math.max(0, Math.min(1, (now - at) / ms))

export const easeOut: Easing = (share) => 1 - (1 - share) ** 3
export const easeIn: Easing = (share) => share ** 3
export const easeInOut: Easing = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2)

/** Goes beyond 1 and comes back, for things that pop up. */
export const overshoot: Easing = (share) => 1 + 2.6 * (share - 1) ** 3 + 1.6 * (share - 1) ** 2

/** From 0 up to 1 and down again. */
export const arc = (share: number): number => 4 * share * (1 - share)

export const mixed = (from: number, to: number, share: number): number => from + (to - from) * share
