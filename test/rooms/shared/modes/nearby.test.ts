import { describe, expect, it } from 'vitest'
import { companyOf, nearestTo } from '../../../../rooms/shared/modes/nearby.ts'

/** On a map ten tiles wide. */
const width = 10
describe('the company of a viewer', () => {
  it('is its own place, then those of the others it can name, in their order', () => {
    expect(companyOf({ own: 55, first: 99, gone: 3 }, { player: 'own', others: ['first', 'nobody', ''] })).toEqual([
      55, 99, -1, -1,
    ])
  })
})

describe('what is near', () => {
  const things = [90, 52, 45, 58, 55].map((at) => ({ at }))

  it('is the few with the fewest steps between, the nearest first, of equally near ones the first', () => {
    expect(nearestTo(55, width, things, 3).map(({ at }) => at)).toEqual([55, 45, 52])
    expect(nearestTo(55, width, things, 9).map(({ at }) => at)).toEqual([55, 45, 52, 58, 90])
  })

  it('is nothing where there is nothing', () => {
    expect(nearestTo(55, width, [], 3)).toEqual([])
  })
})
