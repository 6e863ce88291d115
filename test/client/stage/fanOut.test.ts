import { describe, expect, it } from 'vitest'
import { fanOut, stepped } from '../../../client/stage/place/fanOut.ts'
import type { Plaque } from '../../../client/stage/place/placement.ts'

const number: Plaque = { x: 500, y: 500, halfWidth: 58, halfHeight: 37 }
const word: Plaque = { x: 500, y: 500, halfWidth: 130, halfHeight: 45 }
const faceAt = (x: number, y: number): Plaque => ({ x, y, halfWidth: 25, halfHeight: 17 })
const places = (plaque: Plaque, faces: readonly Plaque[], written: readonly Plaque[] = []) =>
  stepped(plaque, fanOut(plaque, { written, faces }).step)

describe('what is written in a crowd', () => {
  it('goes up from a face, and to the side where there is one as well', () => {
    expect(places(number, [])).toEqual(number)
    expect(places(number, [faceAt(500, 500)])).toMatchObject({ x: 500, y: 500 - 0.85 * 74 })
    const beside = places(number, [faceAt(500, 500), faceAt(500, 440)])
    expect(beside.x).toBeGreaterThan(600)
  })

  it('is before a face rather than over what is written already', () => {
    const { step, isClear } = fanOut(number, { written: [{ ...number, y: 450 }], faces: [faceAt(610, 480)] })
    expect(isClear).toBe(true)
    expect(step.right).toBeLessThan(0)
  })

  it('stays over whom it is about where it is a word, whoever is seen there', () => {
    const faces = [faceAt(500, 500), faceAt(500, 420), faceAt(500, 580)]
    expect(places(word, faces).x).toBe(word.x)
  })

  it('keeps clear of a name with all of its edge, as it does not of another number', () => {
    const beside = { ...number, x: 500 + 58 * 2 * 0.95 }
    expect(places(number, [], [beside])).toEqual(number)
    const clear = stepped(number, fanOut(number, { written: [], signs: [beside] }).step)
    const isBeside = Math.abs(clear.x - beside.x) >= clear.halfWidth + beside.halfWidth
    expect(isBeside || Math.abs(clear.y - beside.y) >= clear.halfHeight + beside.halfHeight).toBe(true)
  })

  it('is a little to the side of a head rather than two heads above it, where it is a word', () => {
    const onTheLeft = { x: 390, y: 430, halfWidth: 20, halfHeight: 50 }
    const { x, y } = places(word, [], [{ ...word, x: 500 }, { ...word, y: 590 }, onTheLeft])
    expect(Math.hypot(x - word.x, y - word.y)).toBeLessThan(word.halfHeight * 3.2)
  })

  it('goes no further than a line for a face', () => {
    const faces = Array.from({ length: 400 }, (_, nth) => faceAt((nth % 20) * 50, 400 + Math.floor(nth / 20) * 40))
    for (const plaque of [number, word])
      expect(Math.abs(places(plaque, faces).y - plaque.y)).toBeLessThanOrEqual(plaque.halfHeight * 2)
  })

  it('stays where it is for a face that comes by', () => {
    const was = { right: 0, down: 0 }
    expect(fanOut(number, { written: [], faces: [faceAt(500, 500)], was })).toEqual({ step: was, isClear: true })
  })
})
