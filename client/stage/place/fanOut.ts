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
  { right: 0.95, down: -0.3 },
  { right: -0.95, down: -0.3 },
  { right: 0.55, down: -0.95 },
  { right: -0.55, down: -0.95 },
  { right: 0, down: 0.85 },
  { right: 0, down: -1.7 },
  { right: 0.95, down: 0.6 },
  { right: -0.95, down: 0.6 },
  { right: 0, down: -2.55 },
]
/** Of both sizes: edges around letters may touch, and over and under them is more of those. */
const touching = { across: 0.92, down: 0.8 } as const

export const stepped = (plaque: Plaque, { right, down }: Step): Plaque => ({
  ...plaque,
  x: plaque.x + right * plaque.halfWidth * 2,
  y: plaque.y + down * plaque.halfHeight * 2,
})

/** How much of what is written is behind something else, in pixels. */
const hiddenBy = (one: Plaque, other: Plaque): number =>
  Math.max(0, (one.halfWidth + other.halfWidth) * touching.across - Math.abs(one.x - other.x)) *
  Math.max(0, (one.halfHeight + other.halfHeight) * touching.down - Math.abs(one.y - other.y))

/** Words are so much wider than high: beside whom they are about they would be about somebody else. */
const wordy = 2.2
const upFirst = steps.toSorted((a, b) => Math.abs(a.right) - Math.abs(b.right))

/**
 * How what is written steps aside for what has to be read already: two numbers on each other are none. `was`: where it is
 * now. `isClear` says whether it has a place of its own there; if there is none, it is where it hides the least.
 */
export function fanOut(plaque: Plaque, written: readonly Plaque[], was?: Step): { step: Step; isClear: boolean } {
  const order = plaque.halfWidth > plaque.halfHeight * wordy ? upFirst : steps
  let best: { step: Step; hidden: number } | undefined
  for (const step of was ? [was, ...order] : order) {
    const at = stepped(plaque, step)
    const hidden = written.reduce((sum, other) => sum + hiddenBy(at, other), 0)
    if (hidden === 0) return { step, isClear: true }
    if (!best || hidden < best.hidden) best = { step, hidden }
  }
  return { step: was ?? best?.step ?? { right: 0, down: 0 }, isClear: false }
}
