import { describe, expect, it } from 'vitest'
import { heldAt } from '../../../client/stage/scenes/props.ts'

const chest = 1.05 * 1.12
/** The height of a chest with its lid open, in heights of its owner. */
const openChest = chest * 1.08

describe('a thing that is held over a head', () => {
  it('stands over the head and over the sign that is there, where there is room', () => {
    expect(heldAt({ x: 0, y: 400, size: 60 }, 60 * chest, 0)).toBeLessThan(400 - 60 * 0.5)
    const sign = { x: 0, y: 340, halfWidth: 30, halfHeight: 10 }
    expect(heldAt({ x: 0, y: 400, size: 60, sign }, 60 * chest, 0)).toBe(330)
  })

  it.each([30, 60, 90, 120])('is whole in the picture with its lid open, %i pixels below the upper edge', (y) => {
    const size = 60
    const foot = heldAt({ x: 0, y: y + 45, size }, size * chest, 0)
    expect(foot - size * openChest).toBeGreaterThanOrEqual(Math.min(0, y + 45 - size * openChest))
    expect(foot).toBeLessThanOrEqual(y + 45)
  })
})
