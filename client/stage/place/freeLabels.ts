export interface LabelBox {
  id: string
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
}

const clearance = 4

/** Of labels in the order of their weight, those that touch none that is already there. */
export function freeLabels(wanted: readonly LabelBox[]): Set<string> {
  const taken: LabelBox[] = []
  const free = new Set<string>()
  for (const label of wanted) {
    const touches = taken.some(
      ({ x, y, width, height }) =>
        Math.abs(label.x - x) < (label.width + width) / 2 + clearance &&
        Math.abs(label.y - y) < (label.height + height) / 2 + clearance,
    )
    if (touches) continue
    taken.push(label)
    free.add(label.id)
  }
  return free
}
