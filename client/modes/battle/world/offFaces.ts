import type { KeepOff } from '../../../stage/place/placement.ts'

/** No word hides a smaller monster. */
const fewestTiles = 3

/**
 * Where something is written about somebody who stands by a king: off his face, which the class wants to see, and beyond
 * whom it is about. `about`: the middle of their body.
 */
export const offFaces: KeepOff = (plaque, about, { things }, { tile, footOf }) => {
  for (const { at, pips, size } of things) {
    if (!pips || size < fewestTiles) continue
    const foot = footOf(at)
    const heart = { x: foot.x, y: foot.y - size * tile.height * 0.35 }
    const wide = size * tile.width * 0.42 + plaque.halfWidth * 0.8
    const high = size * tile.height * 0.42 + plaque.halfHeight
    if (Math.hypot((plaque.x - heart.x) / wide, (plaque.y - heart.y) / high) >= 1) continue
    const [dx, dy] = [(about.x - heart.x) / wide, (about.y - heart.y) / high]
    const away = Math.hypot(dx, dy)
    // What is about the king himself stands below him.
    if (away < 0.4) return { x: heart.x, y: heart.y + high }
    const beyond = Math.max(1, away + (about.size * 0.55) / high)
    return { x: heart.x + (dx / away) * beyond * wide, y: heart.y + (dy / away) * beyond * high }
  }
  return { x: plaque.x, y: plaque.y }
}
