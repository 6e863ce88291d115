import { describe, expect, it } from 'vitest'
import { frameBetween, placesAlike, placesInFrame, placesOnLine } from '../../../client/editor/grid/tilePlans.ts'

const grid = { width: 5, height: 3 }

describe('a line', () => {
  it('that is straight covers everything between its ends', () => {
    expect(placesOnLine(grid, 5, 9)).toEqual([5, 6, 7, 8, 9])
    expect(placesOnLine(grid, 12, 2)).toEqual([12, 7, 2])
    expect(placesOnLine(grid, 7, 7)).toEqual([7])
  })
  it('never goes over a corner, so that what is drawn holds together', () => {
    for (let from = 0; from < 15; from += 1)
      for (let to = 0; to < 15; to += 1) {
        const line = placesOnLine(grid, from, to)
        expect([line[0], line.at(-1)]).toEqual([from, to])
        line.slice(1).forEach((place, index) => {
          const before = line[index] ?? 0
          const steps = Math.abs((place % 5) - (before % 5)) + Math.abs(Math.floor(place / 5) - Math.floor(before / 5))
          expect(steps).toBe(1)
        })
      }
  })
})

it('a rectangle is the same from every pair of opposite corners', () => {
  const frame = { left: 1, top: 0, width: 3, height: 2 }
  expect(frameBetween(grid, 1, 8)).toEqual(frame)
  expect(frameBetween(grid, 8, 1)).toEqual(frame)
  expect(frameBetween(grid, 3, 6)).toEqual(frame)
  expect(placesInFrame(grid, frame)).toEqual([1, 2, 3, 6, 7, 8])
})

it('filling stops at other tiles and at the edges', () => {
  const types = [...'aabaa', ...'abbba', ...'aabaa']
  expect([...placesAlike({ ...grid, types }, 0)].sort((a, b) => a - b)).toEqual([0, 1, 5, 10, 11])
  expect(placesAlike({ ...grid, types }, 2).size).toBe(5)
})
