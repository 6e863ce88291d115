import { describe, expect, it } from 'vitest'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { stepsFrom, wayTo } from '../../../../rooms/shared/maps/tilePaths.ts'

/** A wall divides the upper two rows, and the lowest row leads around it. */
const rows = ['..#.', '..#.', '....']
const grid: TileGrid = { width: 4, height: 3, types: rows.join('').split('') }
const isOpen = (type: string) => type === '.'

describe('ways over a map', () => {
  it('counts the steps around what is closed', () => {
    expect([...stepsFrom(grid, [0], isOpen)]).toEqual([0, 1, -1, 7, 1, 2, -1, 6, 2, 3, 4, 5])
  })

  it('counts from the nearest of several starts', () => {
    expect([...stepsFrom(grid, [0, 3], isOpen)]).toEqual([0, 1, -1, 0, 1, 2, -1, 1, 2, 3, 3, 2])
  })

  it('leads from a start to the end, both included, and nowhere that has no way', () => {
    const steps = stepsFrom(grid, [0], isOpen)
    const way = wayTo(grid, steps, 3)
    expect([way.at(0), way.at(-1), way.length]).toEqual([0, 3, 8])
    expect(wayTo(grid, steps, 0)).toEqual([0])
    expect(wayTo(grid, steps, 2)).toEqual([])
  })

  it('comes to an end also with steps that were counted on another map', () => {
    const steps = stepsFrom(grid, [0], isOpen)
    steps[7] = -1
    expect(wayTo(grid, steps, 3)).toEqual([3])
  })
})
