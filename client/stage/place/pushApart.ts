import type { Offset } from './fan.ts'
import type { Spot } from './placement.ts'

/** At this distance from the next figure, in widths of a figure, a face is seen: beside the other, or above its head. */
const room = {
  few: { wide: 0.88, high: 0.74 },
  many: { wide: 0.8, high: 0.56 },
} as const
const few = 12
const rounds = 40
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Where nobody may stand: its middle and half of its sides, in pixels of the world. */
export interface Taken {
  x: number
  y: number
  across: number
  down: number
}

interface Pushed {
  id: string
  home: Spot
  x: number
  y: number
}

/**
 * Lets figures of one place and of the places beside it step aside, each at most `reach` pixels, so that they do not
 * hide each other. Where they stand does not depend on who they are. `held` brings back figures that got where nobody
 * may stand.
 */
export function pushApart(
  spots: Map<string, Spot>,
  taken: readonly Taken[],
  reach: number,
  held?: (at: Offset) => Offset,
): void {
  const size = Math.max(0, ...[...spots.values()].map((spot) => spot.size))
  const { wide: across, high: down } = spots.size > few ? room.many : room.few
  const [wide, high] = [size * across, size * down]
  const all = [...spots]
    .map(([id, home]): Pushed => ({ id, home, x: home.x, y: home.y }))
    .sort((a, b) => a.home.y - b.home.y || a.home.x - b.home.x)
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        const way = wayOut(other.x - one.x, other.y - one.y, wide, high, index)
        one.x -= way.x / 2
        one.y -= way.y / 2
        other.x += way.x / 2
        other.y += way.y / 2
      }
    for (const [index, one] of all.entries()) {
      for (const { x, y, across, down } of taken) {
        const way = wayOut(one.x - x, one.y - y, across, down, index)
        one.x += way.x
        one.y += way.y
      }
      const away = Math.hypot(one.x - one.home.x, one.y - one.home.y)
      if (away > reach) {
        one.x = one.home.x + ((one.x - one.home.x) * reach) / away
        one.y = one.home.y + ((one.y - one.home.y) * reach) / away
      }
      if (held) Object.assign(one, held(one))
    }
  }
  for (const { id, home, x, y } of all) spots.set(id, { ...home, x, y })
}

const nowhere = { x: 0, y: 0 } as const

/** How far a figure has to go to leave an ellipse, seen from its middle. */
function wayOut(dx: number, dy: number, wide: number, high: number, nth: number): { x: number; y: number } {
  if (Math.abs(dx) >= wide || Math.abs(dy) >= high) return nowhere
  const away = Math.hypot(dx / wide, dy / high)
  if (away >= 1) return nowhere
  const angle = away > 0 ? Math.atan2(dy / high, dx / wide) : nth * goldenAngle
  return { x: Math.cos(angle) * (1 - away) * wide, y: Math.sin(angle) * (1 - away) * high }
}
