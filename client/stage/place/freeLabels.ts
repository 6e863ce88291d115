import type { Plaque } from './placement.ts'

export interface LabelBox {
  id: string
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
  /** Shown whatever lies under it: the name of a headline's hero, and of the player on their own device. */
  isKept?: boolean
}

/** The same box as a plaque, measured from its middle. */
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
 * Whether a kept name goes over the head, because under the feet it would hide the face of a monster. It stays there
 * until the feet are well away from that face: nobody can read a name that jumps to and fro.
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

/** Moves kept labels below each other if they would overlap. */
export function keptApart(labels: readonly LabelBox[]): LabelBox[] {
  const placed: LabelBox[] = []
  for (const label of labels) {
    const other = label.isKept && placed.find((one) => one.isKept && touches(one, label, clearance))
    placed.push(other ? { ...label, y: other.y + (other.height + label.height) / 2 + clearance } : label)
  }
  return placed
}

/**
 * Picks labels in the order of their weight: all that are kept, and others that touch no label already there and no
 * face of another figure.
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
