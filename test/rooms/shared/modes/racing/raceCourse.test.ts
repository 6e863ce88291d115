import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../../../rooms/shared/maps/mapReading.ts'
import { placesBeside } from '../../../../../rooms/shared/maps/tileGrid.ts'
import { stepsFrom } from '../../../../../rooms/shared/maps/tilePaths.ts'
import { isDrivable, longestCourse } from '../../../../../rooms/shared/modes/racing/raceCourse.ts'
import { defaultMaps, hostileMaps, randomMap } from '../hostileMaps.ts'

const maps = [
  ...defaultMaps('racing'),
  ...hostileMaps('racing'),
  ...Array.from({ length: 30 }, (_, seed) => randomMap('racing', seed)),
]

describe('the course of any map', () => {
  it.each(maps)('is missing where the editor says so, and nowhere else: $name', ({ grid }) => {
    expect(longestCourse(grid).length === 0).toBe(
      readingOf('racing', grid).notes.some(({ warning }) => warning === 'noCourse'),
    )
  })

  it.each(maps)('goes from tile to tile over what can be driven on: $name', ({ grid }) => {
    const course = longestCourse(grid)
    expect(course.every((place) => isDrivable(grid.types[place] ?? ''))).toBe(true)
    for (const [step, place] of course.slice(1).entries()) expect(placesBeside(grid, place)).toContain(course[step])
    expect(new Set(course).size).toBe(course.length)
  })

  it.each(maps)('is a shortest way, and no other is longer: $name', ({ grid }) => {
    const course = longestCourse(grid)
    const longest = grid.types.reduce((most, type, start) => {
      if (!isDrivable(type)) return most
      return Math.max(most, ...stepsFrom(grid, [start], isDrivable))
    }, 0)
    expect(Math.max(0, course.length - 1)).toBe(longest)
  })
})
