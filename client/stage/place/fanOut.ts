import { mixed } from '../script/easing.ts'
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

/** On the way from one to another. */
export const towards = (step: Step, goal: Step, stride: number): Step => ({
  right: mixed(step.right, goal.right, stride),
  down: mixed(step.down, goal.down, stride),
})

/** How much of what is written is behind something else, in pixels. */
const hiddenBy = (one: Plaque, other: Plaque): number =>
  Math.max(0, (one.halfWidth + other.halfWidth) * touching.across - Math.abs(one.x - other.x)) *
  Math.max(0, (one.halfHeight + other.halfHeight) * touching.down - Math.abs(one.y - other.y))

/** Words are so much wider than high: beside whom they are about they would be about somebody else. */
const wordy = 2.2
const upFirst = steps.toSorted((a, b) => Math.abs(a.right) - Math.abs(b.right))

/** For a face it goes no further than this: what is further away would be about somebody else. Words stay over whom they are about. */
const isNear = ({ right, down }: Step, isWordy: boolean): boolean => down >= -1 && (!isWordy || right === 0)

interface Around {
  /** What has to be read. */
  written: readonly Plaque[]
  /** What is seen, too, wherever there is room beside it. */
  faces?: readonly Plaque[]
  /** Where it is now. */
  was?: Step | undefined
}

/**
 * How what is written steps aside for what has to be read already: two numbers on each other are none. `isClear` says whether
 * it has a place of its own there; if there is none, it is where it hides the least. Of near places it takes one before no face.
 */
export function fanOut(plaque: Plaque, { written, faces = [], was }: Around): { step: Step; isClear: boolean } {
  const isWordy = plaque.halfWidth > plaque.halfHeight * wordy
  const order = isWordy ? upFirst : steps
  const behind = (step: Step, others: readonly Plaque[]) => {
    const at = stepped(plaque, step)
    return others.reduce((sum, other) => sum + hiddenBy(at, other), 0)
  }
  if (was && behind(was, written) === 0) return { step: was, isClear: true }
  const clear = order.filter((step) => behind(step, written) === 0)
  const near = clear.filter((step) => isNear(step, isWordy))
  const place = leastOf(near, (step) => behind(step, faces)) ?? clear[0]
  if (place) return { step: place, isClear: true }
  return { step: was ?? leastOf(order, (step) => behind(step, written)) ?? { right: 0, down: 0 }, isClear: false }
}

/** The first of those that hide the least. */
function leastOf(order: readonly Step[], hidden: (step: Step) => number): Step | undefined {
  const all = order.map((step) => ({ step, share: hidden(step) }))
  const least = Math.min(...all.map(({ share }) => share))
  return all.find(({ share }) => share === least)?.step
}
