import { mixed } from '../script/easing.ts'
import { type Edges, inPicture } from './inPicture.ts'
import type { Plaque } from './placement.ts'

/** A step aside, in widths and heights of the plaque. */
export interface Step {
  right: number
  down: number
}

const stay: Step = { right: 0, down: 0 }

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

/**
 * Steps to where it is wanted, and to the places that touch a body, the first ones best: at its head, at its sides, under
 * it, a line further.
 */
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
  const steps = places.map(({ right, down }) => ({
    right: (own.x + right - plaque.x) / (halfWidth * 2),
    down: (own.y + down - plaque.y) / (halfHeight * 2),
  }))
  return [stay, ...steps]
}

/** A plaque that has to be read. From the place `makesRoomAt` it is pushed up, so there it is not in the way. */
export interface Read extends Plaque {
  makesRoomAt?: number | undefined
}

interface Around {
  /** The body that the plaque is about, with what it wears on its head and under its feet. */
  own: Plaque
  isWord: boolean
  edges: Edges
  /** How far newer numbers at its place have pushed it up, in pixels. */
  pushed?: number
  written: readonly Read[]
  /** Names and bars, which are always there. */
  signs?: readonly Plaque[]
  /** Faces, which are kept free if there is room beside them. */
  faces?: readonly Plaque[]
  /** The place that was chosen for it before. */
  was?: number | undefined
}

/** `place`: its number among those about the body. The step to it changes with the zoom and with the size of the body. */
interface Place {
  step: Step
  place: number
  /** It has a place of its own there. */
  isClear: boolean
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
 * It never leaves its body. If no place is clear, it goes where it hides the least. Of several clear ones it takes one that
 * hides little of faces and is next to its body.
 */
export function fanOut(plaque: Plaque, around: Around): Place {
  const { own, edges, pushed = 0, written, signs = [], faces = [], was } = around
  const places = stepsAbout(plaque, around).map((step, place) => {
    const { y, ...at } = stepped(plaque, step)
    const up = { ...at, y: y - pushed }
    return { step, place, at: { ...up, ...inPicture(up, own, edges) } }
  })
  const behind = (at: Plaque, others: readonly Plaque[], room: typeof touching | typeof apart = touching) =>
    others.reduce((sum, other) => sum + hiddenBy(at, other, room), 0) / (plaque.halfWidth * plaque.halfHeight * 4)
  const hiddenAt = ({ at, place }: (typeof places)[number]) =>
    behind(
      at,
      written.filter(({ makesRoomAt }) => makesRoomAt !== place),
    ) + behind(at, signs, apart)
  const last = was === undefined ? undefined : places[was]
  if (last && hiddenAt(last) === 0) return { step: last.step, place: last.place, isClear: true }
  const all = places.map((one) => {
    const cost = behind(one.at, faces) + gap(one.at, own) / (own.halfHeight * 2) + one.place * laterBy
    return { step: one.step, place: one.place, hidden: hiddenAt(one), cost }
  })
  const clear = all.filter(({ hidden }) => hidden === 0)
  const best = leastOf(clear, ({ cost }) => cost)
  if (best) return { step: best.step, place: best.place, isClear: true }
  const { step, place } = last ?? leastOf(all, ({ hidden, cost }) => hidden + cost) ?? { step: stay, place: 0 }
  return { step, place, isClear: false }
}

/** The first that has the least of something. */
function leastOf<One>(all: readonly One[], weight: (one: One) => number): One | undefined {
  const weights = all.map(weight)
  return all[weights.indexOf(Math.min(...weights))]
}
