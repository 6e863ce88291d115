import type { Shot } from '../script/cameraMotion.ts'
import type { Frame } from './framing.ts'

/**
 * How much of the picture the sign takes that counts who has chosen a move, also when moves pay double. It is in the
 * upper corner, away from the panel.
 */
const sign = { width: 0.44, height: 0.16 } as const

interface Standing {
  x: number
  y: number
  size: number
}

/** A shot in which nobody stands under the sign: it moves down a little if somebody would. */
export function clearOfSign(shotIn: (frame: Frame) => Shot, standing: readonly Standing[], frame: Frame): Shot {
  const { width, height, safe } = frame
  const shot = shotIn(frame)
  const isOnLeft = width - safe.right > safe.left
  const isUnder = standing.some(({ x, y, size }) => {
    const [across, top] = [width / 2 + (x - shot.x) * shot.zoom, height / 2 + (y - size - shot.y) * shot.zoom]
    const fromCorner = isOnLeft ? across : width - across
    return fromCorner - (size * shot.zoom) / 2 < width * sign.width && top < height * sign.height
  })
  return isUnder ? shotIn({ ...frame, safe: { ...safe, top: Math.max(safe.top, height * sign.height) } }) : shot
}
