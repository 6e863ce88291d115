import { describe, expect, it } from 'vitest'
import { offFaces } from '../../../../client/modes/battle/world/offFaces.ts'
import type { StagedThing } from '../../../../client/stage/board/stagedBoard.ts'
import type { Ground } from '../../../../client/stage/place/placement.ts'

const columns = 20
const ground: Ground = {
  tile: { width: 60, height: 52 },
  pixel: 1,
  feetBelowMiddle: 10,
  footOf: (place) => ({ x: (place % columns) * 60 + 30, y: Math.floor(place / columns) * 52 + 36 }),
}
const king: StagedThing = { id: 'monster-110', at: 110, picture: 'monster-boss', size: 3.6, pips: { left: 9, full: 9 } }
const foot = ground.footOf(king.at)
const heart = { x: foot.x, y: foot.y - king.size * ground.tile.height * 0.35 }
const face = { halfWidth: king.size * ground.tile.width * 0.3, halfHeight: king.size * ground.tile.height * 0.3 }
const word = { halfWidth: 100, halfHeight: 25 }

/** A word over the head of a player who stands this far from the middle of the king. */
const written = (across: number, down: number, thing = king) => {
  const about = { x: heart.x + across, y: heart.y + down, size: 74 }
  return offFaces({ ...word, x: about.x, y: about.y - about.size * 0.85 }, about, { things: [thing], columns }, ground)
}

const hides = ({ x, y }: { x: number; y: number }) =>
  Math.abs(x - heart.x) < face.halfWidth + word.halfWidth * 0.5 &&
  Math.abs(y - heart.y) < face.halfHeight + word.halfHeight * 0.5

describe('a word about somebody by King Gloop', () => {
  it.each([
    ['before him', 0, 110],
    ['before him at the side', 70, 100],
    ['at his left', -120, 20],
    ['at his right', 120, 20],
    ['on his own place', 0, 30],
  ])('does not lie over his face: %s', (_, across, down) => {
    expect(hides(written(across, down))).toBe(false)
  })

  it.each([
    ['behind him', 0, -140],
    ['behind him, a little to his right', 40, -150],
    ['behind him, a little to his left', -60, -140],
  ])('does not lie over his name: %s', (_, across, down) => {
    const named = { ...king, isNamed: true } as const
    const crown = foot.y - king.size * ground.tile.width * 1.16
    const lies = (thing: StagedThing) => {
      const { x, y } = written(across, down, thing)
      return Math.abs(x - foot.x) < 100 + word.halfWidth && Math.abs(y - (crown - 45)) < 34 + word.halfHeight
    }
    expect(lies(king)).toBe(true)
    expect(lies(named)).toBe(false)
  })

  it.each([
    ['left', 1, -40],
    ['left', 2, -5],
    ['left', 5, -30],
    ['right', 18, 40],
    ['right', 14, 30],
  ])('does not lie over his name either where he stands by the %s edge, in column %i', (_, column, across) => {
    const at = 5 * columns + column
    const named = { ...king, at, isNamed: true } as const
    const { x: middle, y } = ground.footOf(at)
    const about = { x: middle + across, y: heart.y - 140, size: 74 }
    const plaque = { ...word, x: about.x, y: about.y - about.size * 0.85 }
    const told = offFaces(plaque, about, { things: [named], columns }, ground)
    // The picture ends with the field, so a word beyond it is moved back.
    const seen = Math.max(word.halfWidth, Math.min(columns * 60 - word.halfWidth, told.x))
    const crown = y - king.size * ground.tile.width * 1.16
    expect(Math.abs(told.y - (crown - 45))).toBeLessThan(34 + word.halfHeight)
    expect(Math.abs(seen - middle)).toBeGreaterThanOrEqual(100 + word.halfWidth)
  })

  it.each([
    ['before him', 0, 130],
    ['before him at the side', 60, 125],
    ['before him, a little further to the side', -95, 110],
    ['at his left', -150, 10],
    ['at his right, below', 70, 95],
    ['behind him at the side', -60, -40],
  ])('hides neither the body nor the name of whom it is about either: %s', (_, across, down) => {
    const [number, rise] = [{ halfWidth: 58, halfHeight: 37 }, 22]
    const about = { x: heart.x + across, y: heart.y + down, size: 110 }
    const wanted = { ...number, x: about.x + about.size * 0.34, y: about.y - about.size * 0.5 }
    const { x, y } = offFaces(wanted, about, { things: [king], columns }, ground)
    // At the wanted place it would lie over the king's face.
    expect([x, y]).not.toEqual([wanted.x, wanted.y])
    const [feet, head] = [about.y + about.size * 0.42, about.y - about.size * 0.48]
    const isBeside = Math.abs(x - about.x) >= number.halfWidth + about.size * 0.42
    // Words have an edge around their letters, and the edges may touch.
    const isUnder = y - rise - number.halfHeight * 0.8 >= feet + about.size * 0.06 + 36
    const isOver = y + number.halfHeight * 0.8 <= head
    expect(isBeside || isUnder || isOver).toBe(true)
  })

  it('stands on the side of whom it is about', () => {
    expect(written(-120, 20).x).toBeLessThan(heart.x - 120)
    expect(written(120, 20).x).toBeGreaterThan(heart.x + 120)
  })

  it('is where it was, far from him and by smaller monsters', () => {
    const above = { x: heart.x - 400, y: heart.y - 74 * 0.85 }
    expect(written(-400, 0)).toEqual(above)
    const small: StagedThing = { ...king, picture: 'monster-weak', size: 1.5 }
    expect(written(0, 50, small)).toEqual({ x: heart.x, y: heart.y + 50 - 74 * 0.85 })
  })
})
