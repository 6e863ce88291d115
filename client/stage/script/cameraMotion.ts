import { easeInOut, mixed, shareOf } from './easing.ts'

/** A close-up, in pixels of the world: the camera moves in, stays, and moves back. */
export interface CloseUp {
  at: number
  ms: number
  x: number
  y: number
  zoom: number
}

export interface Shot {
  x: number
  y: number
  zoom: number
}

/** Slow enough for a class that looks up at a board. */
export const inMs = 700
const outMs = 900

/** The shot at a moment: the whole field, except for close-ups. Close-ups that touch follow each other directly. */
export function shotAt(closeUps: readonly CloseUp[], whole: Shot, now: number): Shot {
  let shot = whole
  for (const [index, closeUp] of closeUps.entries()) {
    if (now < closeUp.at) break
    const share = easeInOut(shareOf(now, closeUp.at, inMs))
    shot = shotBetween(shot, closeUp, share)
    const end = closeUp.at + closeUp.ms
    const next = closeUps[index + 1]
    const isHandedOver = next !== undefined && next.at <= end + outMs
    if (!isHandedOver) shot = shotBetween(shot, whole, easeInOut(shareOf(now, end - outMs * 0.2, outMs)))
  }
  return shot
}

/** For viewers who want less motion: cuts from one picture to the next, which are just as near. */
export const cutTo = (closeUps: readonly CloseUp[], whole: Shot, now: number): Shot =>
  closeUps.find(({ at, ms }) => now >= at && now < at + ms) ?? whole

export const shotBetween = (from: Shot, to: Shot, share: number): Shot => ({
  x: mixed(from.x, to.x, share),
  y: mixed(from.y, to.y, share),
  zoom: mixed(from.zoom, to.zoom, share),
})

const shakeMs = 180

/** How far a hit throws the picture, in pixels of the screen. */
export function shakeAt(hits: readonly { at: number; strength: number }[], now: number): { x: number; y: number } {
  for (const { at, strength } of hits) {
    const share = shareOf(now, at, shakeMs)
    if (share <= 0 || share >= 1) continue
    const force = strength * (1 - share)
    return { x: Math.sin(share * 31) * force, y: Math.cos(share * 23) * force * 0.7 }
  }
  return { x: 0, y: 0 }
}
