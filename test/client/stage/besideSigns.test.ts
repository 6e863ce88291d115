import { describe, expect, it } from 'vitest'
import { onSide, sideFor } from '../../../client/stage/place/besideSigns.ts'
import { inPicture } from '../../../client/stage/place/inPicture.ts'
import type { Plaque } from '../../../client/stage/place/placement.ts'
import { depths } from '../../../client/stage/scenes/depths.ts'

const edges = { left: 0, top: 0, right: 1000, bottom: 600 }
const rise = 22

/** Three hearts over a figure's head, and a number that would pop up beside that head. */
const heartsAt = (x: number, y: number): Plaque => ({ x, y, halfWidth: 33, halfHeight: 13 })
const numberBy = (own: Plaque): Plaque => ({ x: own.x + 32, y: own.y + 20, halfWidth: 45, halfHeight: 32 })

/** The space that the number covers while it rises. */
function covered(own: Plaque, others: readonly Plaque[] = []): Plaque {
  const number = numberBy(own)
  const side = sideFor(number, rise, { from: own, own, all: [own, ...others], edges })
  const { y, ...at } = onSide(number, side, own)
  const swept = { ...at, y: y - rise / 2, halfHeight: at.halfHeight + rise / 2 }
  return { ...swept, ...inPicture(swept, own, edges) }
}

const hides = (number: Plaque, sign: Plaque): boolean =>
  Math.abs(number.x - sign.x) < number.halfWidth + sign.halfWidth &&
  Math.abs(number.y - sign.y) < number.halfHeight + sign.halfHeight

describe('a number of somebody with hearts over the head', () => {
  it.each([
    ['in the middle', 500, 300],
    ['at the left edge', 34, 300],
    ['at the right edge', 966, 300],
    ['at the upper edge', 500, 46],
    ['in a corner', 966, 46],
  ])('does not hide them: %s', (_, x, y) => {
    const hearts = heartsAt(x, y)
    const number = covered(hearts)
    expect(hides(number, hearts)).toBe(false)
  })

  it('goes where it hides the hearts of no neighbour either', () => {
    const hearts = heartsAt(500, 300)
    const right = heartsAt(590, 305)
    expect(covered(hearts, [right]).x).toBeLessThan(hearts.x)
    const both = [right, heartsAt(410, 305)]
    for (const sign of [hearts, ...both]) expect(hides(covered(hearts, both), sign)).toBe(false)
  })

  it('hides those of a neighbour before its own where there is no other place', () => {
    const hearts = heartsAt(500, 40)
    const around = [heartsAt(590, 40), heartsAt(410, 40)]
    expect(hides(covered(hearts, around), hearts)).toBe(false)
  })
})

describe('a number of somebody without a sign', () => {
  const body: Plaque = { x: 500, y: 300, halfWidth: 48, halfHeight: 36 }
  const number: Plaque = { x: 540, y: 240, halfWidth: 60, halfHeight: 32 }
  const sideBy = (all: readonly Plaque[]) => sideFor(number, rise, { from: body, own: undefined, all, edges })

  it('is where it was', () => expect(onSide(number, sideBy([]), body)).toEqual(number))

  it('does not hide the face of whom a headline is about as well, who stands behind them', () => {
    const face: Plaque = { x: 500, y: 230, halfWidth: 30, halfHeight: 20 }
    const beside = onSide(number, sideBy([face]), body)
    expect(hides(number, face)).toBe(true)
    expect(hides(beside, face)).toBe(false)
    expect(beside.y).toBe(body.y)
  })
})

it('a number is read over the name of a neighbour, which is still there afterwards', () => {
  expect(depths.number).toBeGreaterThan(depths.label)
})
