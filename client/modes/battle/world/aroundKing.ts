import type { Arrange } from '../../../stage/place/placement.ts'

/** Monsters with fewer tiles than this are fought from one side. */
const kingTiles = 3
/** A slime nearer than this fights the king. Measured in shares of the way from his middle to the ring. */
const reach = 1.8
/** Fewer slimes than this stay where they are. No phone shows as many. */
const fewest = 3
/** The distance between neighbours on the ring, in figures. */
const apart = 0.88
/** A slime behind the king would not be seen, so the ring is open there. An angle in radians. */
const arc = Math.PI * 2 * 0.66
const mostStep = 0.62

/** From behind him over his left to his front: 0 is behind, half a turn in front. */
const angleFrom = (dx: number, dy: number): number => (Math.atan2(dx, -dy) + Math.PI * 2) % (Math.PI * 2)

/**
 * Players who fight a king stand in a ring around him. If they are many, a second ring stands outside it, so that each
 * is seen. They stay when he has fallen: the class sees him fall after they have come.
 */
export const aroundKing: Arrange = (spots, { things }, { tile, footOf }) => {
  for (const { at, pips, size: tiles } of things) {
    if (!pips || tiles < kingTiles) continue
    const foot = footOf(at)
    const high = tiles * tile.height
    const heart = { x: foot.x, y: foot.y - high * 0.35 }
    const size = Math.max(...[...spots.values()].map((spot) => spot.size), 1)
    // However large slimes are, those before him stand so low that his mouth is seen over their heads.
    const [across, down] = [tiles * tile.width * 0.46 + size * 0.42, high * 0.42 + size * 0.7]
    const near = [...spots].flatMap(([id, spot]) => {
      const [dx, dy] = [(spot.x - heart.x) / across, (spot.y - heart.y) / down]
      return Math.hypot(dx, dy) < reach ? [{ id, spot, angle: angleFrom(dx, dy) }] : []
    })
    if (near.length < fewest) continue
    near.sort((a, b) => a.angle - b.angle)
    for (let ring = 0, left = near; left.length > 0; ring++) {
      const wide = 1 + (ring * size * 0.84) / Math.min(across, down)
      const most = Math.max(1, 1 + Math.floor((arc * (across + down) * 0.5 * wide) / (size * apart)))
      const share = Math.min(1, most / left.length)
      // If a ring is too full, every second slime or so steps back, so that neighbours stay together.
      const isHere = (index: number) => Math.floor((index + 1) * share) > Math.floor(index * share)
      const here = left.filter((_, index) => isHere(index))
      left = left.filter((_, index) => !isHere(index))
      const step = Math.min(mostStep, arc / Math.max(1, here.length - 1))
      for (const [index, { id, spot }] of here.entries()) {
        const angle = Math.PI + (index - (here.length - 1) / 2) * step
        spots.set(id, {
          ...spot,
          x: heart.x + Math.sin(angle) * across * wide,
          y: heart.y - Math.cos(angle) * down * wide,
        })
      }
    }
  }
}
