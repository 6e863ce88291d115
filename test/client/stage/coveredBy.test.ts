import { describe, expect, it } from 'vitest'
import { coveredBy } from '../../../client/screens/play/stage/useCovered.ts'

const field = { width: 1200, height: 800 }
const edge = 16

describe('what a panel leaves of the field', () => {
  it('is on its other side, whichever side of the line it begins on', () => {
    expect(coveredBy(field, { from: 14, top: 16, width: 240 })).toMatchObject({ left: 254 + edge, right: edge })
    expect(coveredBy(field, { from: 946, top: 16, width: 240 })).toMatchObject({ left: edge, right: 254 + edge })
  })

  it('is above it, where it lies below', () => {
    const free = coveredBy(field, null)
    expect(coveredBy(field, { from: 12, top: 560, width: 1176 })).toEqual({ ...free, bottom: free.bottom + 240 })
  })

  it('is everything where there is none, or where it lies across', () => {
    expect(coveredBy(field, null)).toMatchObject({ left: edge, right: edge })
    expect(coveredBy(field, { from: 0, top: 0, width: 1200 })).toMatchObject({ left: edge, right: edge })
  })
})
