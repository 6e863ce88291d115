import { placesBeside, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'
import { monsterKind } from '../monsters.ts'
import { longestCourse, middleRow } from './raceCourse.ts'

/** A boost beside the course. A quick player drives out to it from this step. */
export interface Aside {
  at: number
  step: number
}

export interface TilePays {
  boost: number
  aside: number
  obstacle: number
}

const mostMonsters = 3
/** By the first rules further tiles of one kind did nothing. */
const mostOfOneTile = 8

/** Up to this many of a kind pay in full. With more of them each pays less, but never nothing. */
const usual = { boost: 6, aside: 4, obstacle: 6 }
const full: TilePays = { boost: 26, aside: 32, obstacle: 20 }

/** Steps of one kind of tile; the first and the last step are always plain. */
export const stepsWith = (
  { types }: TileGrid,
  course: readonly number[],
  isWanted: (type: string) => boolean,
): number[] =>
  course.flatMap((place, step) => (step > 0 && step < course.length - 1 && isWanted(types[place] ?? '') ? [step] : []))

export function asidesOf(grid: TileGrid, course: readonly number[]): Aside[] {
  const stepAt = new Map(course.map((place, step) => [place, step]))
  const isInner = (step: number | undefined) => step !== undefined && step > 0 && step < course.length - 1
  return placesOfType(grid, (type) => type === 'boost')
    .filter((at) => !stepAt.has(at))
    .flatMap((at) => {
      const steps = placesBeside(grid, at)
        .flatMap((place) => stepAt.get(place) ?? [])
        .filter(isInner)
      return steps.length > 0 ? [{ at, step: Math.min(...steps) }] : []
    })
    .sort((one, other) => one.step - other.step || one.at - other.at)
}

const share = (kind: keyof TilePays, count: number): number =>
  Math.max(1, Math.round(full[kind] * Math.min(1, usual[kind] / Math.max(1, count))))

/** The course, and the steps on which something happens. */
export function layCourse(grid: TileGrid) {
  const drawn = longestCourse(grid)
  const course = drawn.length > 0 ? drawn : middleRow(grid)
  const boosts = stepsWith(grid, course, (type) => type === 'boost')
  const obstacles = stepsWith(grid, course, (type) => type === 'obstacle')
  const asides = asidesOf(grid, course)
  return {
    isDrawn: drawn.length > 0,
    course,
    boosts,
    obstacles,
    asides,
    monsters: spreadEvenly(
      stepsWith(grid, course, (type) => monsterKind(type) !== null),
      mostMonsters,
    ),
    pays: {
      boost: share('boost', boosts.length),
      aside: share('aside', asides.length),
      obstacle: share('obstacle', obstacles.length),
    },
  }
}

export function layFirstCourse(grid: TileGrid) {
  const { course, boosts, obstacles, monsters } = layCourse(grid)
  return {
    course,
    boosts: spreadEvenly(boosts, mostOfOneTile),
    obstacles: spreadEvenly(obstacles, mostOfOneTile),
    monsters,
  }
}
