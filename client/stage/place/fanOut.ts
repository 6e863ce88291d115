import { mixed } from '../script/easing.ts'
import { type Edges, inPicture } from './inPicture.ts'
import type { Plaque } from './placement.ts'

/** A step aside, in widths and heights of the plaque. */
export interface Step {
  right: number
  down: number
}

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

/** Shares of both sizes by which a plaque may lie on its own body: it has edges around its letters. */
const onBody = { across: 0.92, down: 0.7 } as const
/** The next line over another plaque, in halves of a height. */
const line = 1.7

/** Steps to the places that touch a body, the first ones best: at its head, at its sides, under it, a line further. */
function stepsAbout(plaque: Plaque, { own, isWord }: Pick<Around, 'own' | 'isWord'>): Step[] {
  const { halfWidth, halfHeight } = plaque
  const across = own.halfWidth + halfWidth * onBody.across
  const [over, under] = [-own.halfHeight - halfHeight * onBody.down, own.halfHeight + halfHeight]
  const [atHead, atFeet] = [own.halfHeight * -0.4, own.halfHeight * 0.4]
  const rows = [over, over - halfHeight * line, under]
  // Beside its body a word would seem to be about the next one.
  const places = isWord
    ? [0, 0.6, -0.6].flatMap((aside) => rows.map((down) => ({ right: halfWidth * aside, down })))
    : [
        { right: 0, down: over },
        ...[0.6, -0.6].map((aside) => ({ right: across * aside, down: over * 0.9 })),
        ...[atHead, atFeet].flatMap((down) => [1, -1].map((side) => ({ right: across * side, down }))),
        ...[0, 0.8, -0.8].flatMap((aside) => rows.slice(1).map((down) => ({ right: across * aside, down }))),
      ]
  return places.map(({ right, down }) => ({
    right: (own.x + right - plaque.x) / (halfWidth * 2),
    down: (own.y + down - plaque.y) / (halfHeight * 2),
  }))
}

interface Around {
  /** The body that the plaque is about, with what it wears on its head and under its feet. */
  own: Plaque
  isWord: boolean
  edges: Edges
  /** Plaques that have to be read. */
  written: readonly Plaque[]
  /** Names and bars, which are always there. */
  signs?: readonly Plaque[]
  /** Faces, which are kept free if there is room beside them. */
  faces?: readonly Plaque[]
  /** The step that was chosen for it before. */
  was?: Step | undefined
}

/** Of two places that are as good otherwise, the earlier one is nearer to where numbers usually are. */
const laterBy = 0.03

/** From the edge of one to that of the other. */
const gap = (one: Plaque, other: Plaque): number =>
  Math.hypot(
    Math.max(0, Math.abs(one.x - other.x) - one.halfWidth - other.halfWidth),
    Math.max(0, Math.abs(one.y - other.y) - one.halfHeight - other.halfHeight),
  )

/**
 * Where a plaque steps aside for those that have to be read already, because nobody can read two numbers on each other.
 * It never leaves its body. `isClear`: it has a place of its own there; if there is none, it goes where it hides the
 * least. Of several places it takes one that hides little of faces and is next to its body.
 */
export function fanOut(plaque: Plaque, around: Around): { step: Step; isClear: boolean } {
  const { own, edges, written, signs = [], faces = [], was } = around
  const seen = (step: Step): Plaque => {
    const at = stepped(plaque, step)
    return { ...at, ...inPicture(at, own, edges) }
  }
  const behind = (at: Plaque, others: readonly Plaque[], room: typeof touching | typeof apart = touching) =>
    others.reduce((sum, other) => sum + hiddenBy(at, other, room), 0) / (plaque.halfWidth * plaque.halfHeight * 4)
  const hidden = (at: Plaque) => behind(at, written) + behind(at, signs, apart)
  if (was && hidden(seen(was)) === 0) return { step: was, isClear: true }
  const all = [{ right: 0, down: 0 }, ...stepsAbout(plaque, around)].map((step, nth) => {
    const at = seen(step)
    const cost = behind(at, faces) + gap(at, own) / (own.halfHeight * 2) + nth * laterBy
    return { step, hidden: hidden(at), cost }
  })
  const clear = all.filter((one) => one.hidden === 0)
  const place = leastOf(clear, ({ cost }) => cost)
  if (place) return { step: place.step, isClear: true }
  const least = leastOf(all, (one) => one.hidden + one.cost)
  return { step: was ?? least?.step ?? { right: 0, down: 0 }, isClear: false }
}

/** The first that has the least of something. */
function leastOf<One>(all: readonly One[], weight: (one: One) => number): One | undefined {
  const weights = all.map(weight)
  return all[weights.indexOf(Math.min(...weights))]
}
