/** Where somebody is on a way: in rows along it, and in lanes beside the middle of it. */
interface Filed {
  along: number
  beside: number
}

/** Between which rows there is a way to stand on. */
export interface Stretch {
  first: number
  last: number
}

/** Who would be too far from where they have come to goes in a pack of more lanes than usual. */
interface Squeeze {
  lanes: number
  isFar: (along: number, home: number) => boolean
}

/** In how many lanes a pack goes: so many that nobody is further than this from where they have come to, in rows. */
const furthest = (lanes: number): number => 1.2 + lanes * 0.5
const close = 1e-6

/**
 * Those who come one after the other, each as near to where they have come to as there is room, and whoever is ahead ahead:
 * in a single file, and where many are close together in several lanes, one row apart in each and a part of a row from lane
 * to lane. `homes` are in order, and no pack goes in more lanes than `mostLanes`, if `squeeze` does not ask for it.
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

/** How far behind the first each stands at least. */
function offsetsOf(lanes: readonly number[]): number[] {
  let sum = 0
  return lanes.map((wide, index) => {
    if (index > 0) sum += 1 / Math.min(wide, lanes[index - 1] ?? wide)
    return sum
  })
}

/** As near to all homes as it goes: those who are too close to each other stand around the middle of their homes. */
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

/** Nobody before the first row and beyond the last; where they are too many for it, closer together. */
function kept(along: readonly number[], offsets: readonly number[], { first, last }: Stretch): number[] {
  const whole = offsets.at(-1) ?? 0
  const room = Math.max(0, last - first)
  const squeezed = whole > room ? room / whole : 1
  return along.map((at, index) => {
    const offset = (offsets[index] ?? 0) * squeezed
    return Math.max(first + offset, Math.min(last - whole * squeezed + offset, at))
  })
}

/** From where to where those stand who are not further from the next than that. */
function packsOf(along: readonly number[], reach: (index: number) => number): [from: number, to: number][] {
  const packs: [number, number][] = []
  for (const [index, at] of along.entries()) {
    const last = packs.at(-1)
    if (last && at - (along[index - 1] ?? 0) <= reach(index - 1)) last[1] = index + 1
    else packs.push([index, index + 1])
  }
  return packs
}

/** Who is less than a row behind goes in the next lane. Alone one keeps to the middle. */
const besideEachOther = (along: readonly number[], lanes: readonly number[]): Filed[] =>
  packsOf(along, () => 1 - close).flatMap(([from, to]) => {
    const wide = Math.min(to - from, Math.max(...lanes.slice(from, to)))
    return along.slice(from, to).map((at, index) => ({ along: at, beside: (index % wide) - (wide - 1) / 2 }))
  })
