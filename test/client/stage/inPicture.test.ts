import { describe, expect, it } from 'vitest'
import { edgesOf, inPicture, nameAcross, nameBelow, signsTop } from '../../../client/stage/place/inPicture.ts'

const frame = { width: 1920, height: 900, safe: { left: 420, top: 20, right: 1900, bottom: 820 } }
const edges = edgesOf({ x: 1000, y: 500 }, 2, frame)
const written = { halfWidth: 40, halfHeight: 20 }

describe('the edges of a picture', () => {
  it('are those of its free part, in pixels of the world', () => {
    expect(edges).toEqual({ left: 730, top: 285, right: 1470, bottom: 685 })
  })
})

describe('a number', () => {
  it('stands where it is put as long as it can be read there', () => {
    expect(inPicture({ x: 1000, y: 400, ...written }, { x: 990, y: 450 }, edges)).toEqual({ x: 1000, y: 400 })
  })

  it('over a head at the upper edge is seen whole', () => {
    expect(inPicture({ x: 1000, y: 280, ...written }, { x: 990, y: 320 }, edges)).toEqual({ x: 1000, y: 305 })
  })

  it.each([
    ['right', 1465, 1430],
    ['left, where the panel begins', 735, 770],
  ])('of somebody at the edge on the %s is seen whole', (_, about, read) => {
    expect(inPicture({ x: about, y: 400, ...written }, { x: about, y: 420 }, edges).x).toBe(read)
  })

  it('of somebody who is not in the picture stays with them', () => {
    expect(inPicture({ x: 1600, y: 400, ...written }, { x: 1590, y: 420 }, edges)).toEqual({ x: 1600, y: 400 })
  })
})

describe('the signs over a head', () => {
  it('are over it where there is room', () => expect(signsTop(400, 500, 30, edges)).toBe(400))
  it('come down with the upper edge of the picture', () => expect(signsTop(280, 400, 30, edges)).toBe(315))
  it('come down to the feet at most', () => expect(signsTop(200, 300, 30, edges)).toBe(300))
  it('are not pulled into the picture about somebody who is above it', () =>
    expect(signsTop(100, 200, 30, edges)).toBe(100))
})

describe('the name of a king', () => {
  const wide = 200
  it('is over the middle of him where there is room', () => expect(nameAcross(1000, 60, wide, edges)).toBe(1000))
  it('is whole where half of him is in the picture', () => {
    expect(nameAcross(1470, 60, wide, edges)).toBe(1410)
    expect(nameAcross(730, 60, wide, edges)).toBe(790)
  })
  it('is not seen in pieces where less of him is', () => {
    expect(nameAcross(1500, 60, wide, edges)).toBe(null)
    expect(nameAcross(700, 60, wide, edges)).toBe(null)
  })
})

describe('a name below the feet', () => {
  it('is seen whole at the lower edge of the canvas, or not at all', () => {
    expect(nameBelow(620, 15, 700)).toBe(620)
    expect(nameBelow(695, 15, 700)).toBe(685)
    expect(nameBelow(710, 15, 700)).toBeNull()
  })
})
