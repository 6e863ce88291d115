import { mixed } from '../script/easing.ts'
import type { Plaque } from './placement.ts'

/** A step aside, in widths and heights of the plaque. */
export interface Step {
  right: number
  down: number
}

/** First up, where numbers rise anyway, then to the sides, and down if all that is taken. */
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
/** Shares of both sizes: the edges around letters may overlap, and there is more edge above and below them. */
const touching = { across: 0.92, down: 0.8 } as const
/** Names and bars have no such edges. */
const apart = { across: 1, down: 1 } as const

export const stepped = (plaque: Plaque, { right, down }: Step): Plaque => ({
  ...plaque,
  x: plaque.x + right * plaque.halfWidth * 2,
  y: plaque.y + down * plaque.halfHeight * 2,
})

/** Within this time a plaque has gone most of its way aside, on any screen: a jump could not be read. */
const asideMs = 75
/** The share of the way that it goes in this time. */
export const strideIn = (ms: number): number => 1 - Math.exp(-ms / asideMs)

/** A step part of the way to another one. */
export const towards = (step: Step, goal: Step, stride: number): Step => ({
  right: mixed(step.right, goal.right, stride),
  down: mixed(step.down, goal.down, stride),
})

/** How much of a plaque is behind another one, in pixels. */
const hiddenBy = (one: Plaque, other: Plaque, { across, down }: { across: number; down: number }): number =>
  Math.max(0, (one.halfWidth + other.halfWidth) * across - Math.abs(one.x - other.x)) *
  Math.max(0, (one.halfHeight + other.halfHeight) * down - Math.abs(one.y - other.y))

/** A plaque this many times wider than high is words: beside its figure it would seem to be about the next one. */
const wordy = 2.2
/** Words also try places a little to the side of the head, which are nearer to it than places high above. */
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

/** To keep a face free, a plaque goes no further than this, or it would seem to be another's. Words never go sideways. */
const isNear = ({ right, down }: Step, isWordy: boolean): boolean => down >= -1 && (!isWordy || right === 0)

interface Around {
  /** Plaques that have to be read. */
  written: readonly Plaque[]
  /** Names and bars, which are always there. */
  signs?: readonly Plaque[]
  /** Faces, which are kept free if there is room beside them. */
  faces?: readonly Plaque[]
  /** The step that was chosen for it before. */
  was?: Step | undefined
}

/**
 * Where a plaque steps aside for those that have to be read already, because nobody can read two numbers on each other.
 * `isClear`: it has a place of its own there; if there is none, it goes where it hides the least. Of near places it
 * takes the one that hides the least of faces.
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

/** The first of the steps that hide the least. */
function leastOf(order: readonly Step[], hidden: (step: Step) => number): Step | undefined {
  const all = order.map((step) => ({ step, share: hidden(step) }))
  const least = Math.min(...all.map(({ share }) => share))
  return all.find(({ share }) => share === least)?.step
}
