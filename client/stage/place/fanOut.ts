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
/** Names and bars have no such edges. */
const apart = { across: 1, down: 1 } as const

export const stepped = (plaque: Plaque, { right, down }: Step): Plaque => ({
  ...plaque,
  x: plaque.x + right * plaque.halfWidth * 2,
  y: plaque.y + down * plaque.halfHeight * 2,
})

/** In which most of a way aside is gone, on any screen: what jumped could not be read. */
const asideMs = 75
/** The share of it that is gone in so long. */
export const strideIn = (ms: number): number => 1 - Math.exp(-ms / asideMs)

/** On the way from one to another. */
export const towards = (step: Step, goal: Step, stride: number): Step => ({
  right: mixed(step.right, goal.right, stride),
  down: mixed(step.down, goal.down, stride),
})

/** How much of what is written is behind something else, in pixels. */
const hiddenBy = (one: Plaque, other: Plaque, { across, down }: { across: number; down: number }): number =>
  Math.max(0, (one.halfWidth + other.halfWidth) * across - Math.abs(one.x - other.x)) *
  Math.max(0, (one.halfHeight + other.halfHeight) * down - Math.abs(one.y - other.y))

/** Words are so much wider than high: beside whom they are about they would be about somebody else. */
const wordy = 2.2
/** A little to the side of a head is nearer to it than high above. */
const ofWords: readonly Step[] = [
  ...steps,
  { right: 0.3, down: -0.85 },
  { right: -0.3, down: -0.85 },
  { right: 0.3, down: -1.3 },
  { right: -0.3, down: -1.3 },
]
const nearestFirst = ({ halfWidth, halfHeight }: Plaque): readonly Step[] => {
  const away = ({ right, down }: Step) => Math.hypot(right * halfWidth, down * halfHeight)
  return ofWords.toSorted((a, b) => away(a) - away(b))
}

/** For a face it goes no further than this: what is further away would be about somebody else. Words stay over whom they are about. */
const isNear = ({ right, down }: Step, isWordy: boolean): boolean => down >= -1 && (!isWordy || right === 0)

interface Around {
  /** What has to be read. */
  written: readonly Plaque[]
  /** Names and bars, which are there all the time. */
  signs?: readonly Plaque[]
  /** What is seen, too, wherever there is room beside it. */
  faces?: readonly Plaque[]
  /** Where it is now. */
  was?: Step | undefined
}

/**
 * How what is written steps aside for what has to be read already: two numbers on each other are none. `isClear` says whether
 * it has a place of its own there; if there is none, it is where it hides the least. Of near places it takes one before no face.
 */
export function fanOut(plaque: Plaque, around: Around): { step: Step; isClear: boolean } {
  const { written, signs = [], faces = [], was } = around
  const isWordy = plaque.halfWidth > plaque.halfHeight * wordy
  const order = isWordy ? nearestFirst(plaque) : steps
  const behind = (step: Step, others: readonly Plaque[], room: typeof touching | typeof apart = touching) => {
    const at = stepped(plaque, step)
    return others.reduce((sum, other) => sum + hiddenBy(at, other, room), 0)
  }
  const hidden = (step: Step) => behind(step, written) + behind(step, signs, apart)
  if (was && hidden(was) === 0) return { step: was, isClear: true }
  const clear = order.filter((step) => hidden(step) === 0)
  const near = clear.filter((step) => isNear(step, isWordy))
  const place = leastOf(near, (step) => behind(step, faces)) ?? clear[0]
  if (place) return { step: place, isClear: true }
  const least = was ?? leastOf(order, (step) => hidden(step) + behind(step, faces))
  return { step: least ?? { right: 0, down: 0 }, isClear: false }
}

/** The first of those that hide the least. */
function leastOf(order: readonly Step[], hidden: (step: Step) => number): Step | undefined {
  const all = order.map((step) => ({ step, share: hidden(step) }))
  const least = Math.min(...all.map(({ share }) => share))
  return all.find(({ share }) => share === least)?.step
}
