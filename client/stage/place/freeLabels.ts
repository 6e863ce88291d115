import type { Plaque } from './placement.ts'

export interface LabelBox {
  id: string
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
  /** Whom a headline is about, and oneself: shown whatever lies under it. */
  isKept?: boolean
}

/** The same, measured from its middle. */
export const plaqueOf = ({ x, y, width, height }: LabelBox): Plaque => ({
  ...{ x, y, halfWidth: width / 2, halfHeight: height / 2 },
})

export const boxOf = (id: string, { x, y, halfWidth, halfHeight }: Plaque): LabelBox => ({
  ...{ id, x, y },
  width: halfWidth * 2,
  height: halfHeight * 2,
})

const clearance = 4

const touches = (a: LabelBox, b: LabelBox, apart: number): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + apart && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + apart

/**
 * Whether a name is over the head: one that is kept, where under the feet it would hide the face of a monster. It stays there
 * until those are well away from that face: a name that jumps to and fro cannot be read.
 */
export function isOverHead(
  label: LabelBox,
  above: number,
  monsters: readonly LabelBox[],
  wasOverHead: boolean,
): boolean {
  const hides = (y: number, apart: number) => monsters.some((face) => touches(face, { ...label, y }, apart))
  return label.isKept === true && hides(label.y, wasOverHead ? label.height : 0) && !hides(above, 0)
}

/** Those that have to be read lie below each other where they would lie over each other. */
export function keptApart(labels: readonly LabelBox[]): LabelBox[] {
  const placed: LabelBox[] = []
  for (const label of labels) {
    const other = label.isKept && placed.find((one) => one.isKept && touches(one, label, clearance))
    placed.push(other ? { ...label, y: other.y + (other.height + label.height) / 2 + clearance } : label)
  }
  return placed
}

/**
 * Of labels in the order of their weight, those that are kept, and those that touch none that is already there, and no
 * face of somebody who stands in front of theirs.
 */
export function freeLabels(wanted: readonly LabelBox[], faces: readonly LabelBox[] = []): Set<string> {
  const kept = wanted.filter(({ isKept }) => isKept)
  const taken: LabelBox[] = [...kept]
  const free = new Set(kept.map(({ id }) => id))
  for (const label of wanted) {
    if (label.isKept || taken.some((other) => touches(label, other, clearance))) continue
    if (faces.some((face) => face.id !== label.id && touches(label, face, 0))) continue
    taken.push(label)
    free.add(label.id)
  }
  return free
}
