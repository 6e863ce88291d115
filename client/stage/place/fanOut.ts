import type { Plaque } from './placement.ts'

/** A step aside, in widths and heights of what is written. */
export interface Step {
  right: number
  down: number
}

/** First up, where numbers go anyway; then to the sides, and down where all that is taken. */
const steps: readonly Step[] = [
  { right: 0, down: 0 },
  { right: 0, down: -0.85 },
  { right: 0.9, down: -0.3 },
  { right: -0.9, down: -0.3 },
  { right: 0.55, down: -0.95 },
  { right: -0.55, down: -0.95 },
  { right: 0, down: 0.85 },
  { right: 0, down: -1.7 },
  { right: 0.9, down: 0.6 },
  { right: -0.9, down: 0.6 },
]
/** Of both sizes: edges around letters may touch. */
const touching = 0.8

export const stepped = (plaque: Plaque, { right, down }: Step): Plaque => ({
  ...plaque,
  x: plaque.x + right * plaque.halfWidth * 2,
  y: plaque.y + down * plaque.halfHeight * 2,
})

const overlaps = (one: Plaque, other: Plaque): boolean =>
  Math.abs(one.x - other.x) < (one.halfWidth + other.halfWidth) * touching &&
  Math.abs(one.y - other.y) < (one.halfHeight + other.halfHeight) * touching

/** Words are so much wider than high: beside whom they are about they would be about somebody else. */
const wordy = 2.2
const upFirst = steps.toSorted((a, b) => Math.abs(a.right) - Math.abs(b.right))

/** How what is written steps aside for what is written already: two numbers on each other are none. `was`: where it is now. */
export function fanOut(plaque: Plaque, written: readonly Plaque[], was?: Step): Step {
  const order = plaque.halfWidth > plaque.halfHeight * wordy ? upFirst : steps
  const isClear = (step: Step) => !written.some((other) => overlaps(stepped(plaque, step), other))
  if (was && isClear(was)) return was
  return order.find(isClear) ?? was ?? { right: 0, down: 0 }
}
