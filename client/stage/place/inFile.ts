/** A place on a way: in rows along it, and in lanes beside its middle. */
interface Filed {
  along: number
  beside: number
}

/** The first and the last row that figures can stand on. */
export interface Stretch {
  first: number
  last: number
}

/** A pack with a figure that is too far from its home uses more lanes than usual. */
interface Squeeze {
  lanes: number
  isFar: (along: number, home: number) => boolean
}

/** How far a figure may be from its home, in rows, before its pack uses one more lane. */
const furthest = (lanes: number): number => 1.2 + lanes * 0.5
const close = 1e-6

/**
 * Places figures along a way in their order, each as near to its home as there is room. Mostly that is a single file.
 * Many close together use several lanes: one row apart in a lane, a part of a row from lane to lane. `homes` are in
 * order. No pack uses more than `mostLanes`, unless `squeeze` asks for it.
 */
export function inFile(homes: readonly number[], stretch: Stretch, mostLanes: number, squeeze?: Squeeze): Filed[] {
  const lanes = homes.map(() => 1)
  for (;;) {
    const offsets = offsetsOf(lanes)
    const along = kept(evenly(homes, offsets), offsets, stretch)
    const isTooLong = (offsets.at(-1) ?? 0) > stretch.last - stretch.first
    const packs = packsOf(along, (index) => (offsets[index + 1] ?? 0) - (offsets[index] ?? 0) + close)
    const crowded = packs.filter(([from, to]) => {
      const away = homes.slice(from, to).map((home, index) => (along[from + index] ?? 0) - home)
      const wide = lanes[from] ?? 1
      if (squeeze && homes.slice(from, to).some((home, index) => squeeze.isFar(along[from + index] ?? 0, home)))
        return wide < squeeze.lanes
      return wide < mostLanes && (isTooLong || (Math.max(...away) - Math.min(...away)) / 2 > furthest(wide))
    })
    if (crowded.length === 0) return besideEachOther(along, lanes)
    for (const [from, to] of crowded) for (let index = from; index < to; index++) lanes[index] = (lanes[index] ?? 1) + 1
  }
}

/** How far behind the first figure each one stands at least. */
function offsetsOf(lanes: readonly number[]): number[] {
  let sum = 0
  return lanes.map((wide, index) => {
    if (index > 0) sum += 1 / Math.min(wide, lanes[index - 1] ?? wide)
    return sum
  })
}

/** As near to all homes as possible: figures that are too close to each other stand around the middle of their homes. */
function evenly(homes: readonly number[], offsets: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const [index, home] of homes.entries()) {
    let block = { sum: home - (offsets[index] ?? 0), count: 1 }
    for (let before = blocks.at(-1); before && before.sum / before.count >= block.sum / block.count; ) {
      blocks.pop()
      block = { sum: before.sum + block.sum, count: before.count + block.count }
      before = blocks.at(-1)
    }
    blocks.push(block)
  }
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, index) => start + (offsets[index] ?? 0))
}

/** Keeps all between the first and the last row; if they are too many for that, closer together. */
function kept(along: readonly number[], offsets: readonly number[], { first, last }: Stretch): number[] {
  const whole = offsets.at(-1) ?? 0
  const room = Math.max(0, last - first)
  const squeezed = whole > room ? room / whole : 1
  return along.map((at, index) => {
    const offset = (offsets[index] ?? 0) * squeezed
    return Math.max(first + offset, Math.min(last - whole * squeezed + offset, at))
  })
}

/** The packs of figures that are no further than `reach` from the next one, as ranges. */
function packsOf(along: readonly number[], reach: (index: number) => number): [from: number, to: number][] {
  const packs: [number, number][] = []
  for (const [index, at] of along.entries()) {
    const last = packs.at(-1)
    if (last && at - (along[index - 1] ?? 0) <= reach(index - 1)) last[1] = index + 1
    else packs.push([index, index + 1])
  }
  return packs
}

/** A figure less than a row behind another goes in the next lane. A figure alone stays in the middle. */
const besideEachOther = (along: readonly number[], lanes: readonly number[]): Filed[] =>
  packsOf(along, () => 1 - close).flatMap(([from, to]) => {
    const wide = Math.min(to - from, Math.max(...lanes.slice(from, to)))
    return along.slice(from, to).map((at, index) => ({ along: at, beside: (index % wide) - (wide - 1) / 2 }))
  })
