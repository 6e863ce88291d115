import { describe, expect, it } from 'vitest'
import { bitersAround } from '../../../../client/modes/survival/bitersAround.ts'
import { placesWithin } from '../../../../rooms/shared/maps/tileGrid.ts'

const size = { width: 12, height: 12 }
const at = (x: number, y: number) => y * size.width + x

/** The places that patrols at these places bite with their reach, in the order of the map. */
const bittenBy = (...patrols: readonly (readonly [place: number, reach: number])[]) =>
  [...new Set(patrols.flatMap(([place, reach]) => [...placesWithin(size, place, reach)]))].sort((a, b) => a - b)

describe('who bites the places around a player', () => {
  it.each([0, 1, 2])('stands in the middle of them, however far it bites: %i', (reach) => {
    const middle = at(5, 5)
    expect(bitersAround(size.width, bittenBy([middle, reach]))).toEqual([middle])
  })

  it('is as many as there are: two beside each other do not become a wall of faces', () => {
    const [one, other] = [at(4, 3), at(4, 7)]
    expect(bitersAround(size.width, bittenBy([one, 1], [other, 1]))).toEqual([one, other])
    expect(bitersAround(size.width, bittenBy([at(4, 3), 1], [at(4, 5), 1])).length).toBeLessThanOrEqual(2)
    expect(bitersAround(size.width, bittenBy([at(2, 2), 2], [at(8, 8), 2]))).toEqual([at(2, 2), at(8, 8)])
  })

  it('is nobody where nothing is bitten, and never fewer than one where something is', () => {
    expect(bitersAround(size.width, [])).toEqual([])
    expect(bitersAround(size.width, [at(0, 4), at(0, 5), at(0, 6)]).length).toBeGreaterThanOrEqual(1)
  })
})
