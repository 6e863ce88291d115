import { describe, expect, it } from 'vitest'
import { depthOfLife, depths } from '../../../../client/stage/scenes/depths.ts'

describe('the small life of a world', () => {
  it('flies behind the figures unless one sees through it, so that no cloud hides a face', () => {
    for (const solid of ['cloud', 'bird', 'butterfly']) expect(depthOfLife(solid), solid).toBeLessThan(depths.standing)
    for (const sheer of ['ember', 'bubble', 'snowflake']) expect(depthOfLife(sheer), sheer).toBe(depths.drifting)
  })

  it('is as deep as what it belongs to', () => {
    expect(depthOfLife('heart', 240)).toBe(depths.standing + 240)
  })
})
