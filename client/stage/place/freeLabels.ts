export interface LabelBox {
  id: string
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
}

const clearance = 4

/**
 * Of labels in the order of their weight, those that touch none that is already there, and no face of somebody who stands
 * in front of theirs.
 */
export function freeLabels(wanted: readonly LabelBox[], faces: readonly LabelBox[] = []): Set<string> {
  const taken: LabelBox[] = []
  const free = new Set<string>()
  for (const label of wanted) {
    const touches = (other: LabelBox, apart: number) =>
      Math.abs(label.x - other.x) < (label.width + other.width) / 2 + apart &&
      Math.abs(label.y - other.y) < (label.height + other.height) / 2 + apart
    if (taken.some((other) => touches(other, clearance))) continue
    if (faces.some((face) => face.id !== label.id && touches(face, 0))) continue
    taken.push(label)
    free.add(label.id)
  }
  return free
}
