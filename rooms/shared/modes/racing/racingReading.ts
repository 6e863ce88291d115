import type { MapNote, MapReading } from '../../maps/mapNotes.ts'
import { reachFrom, type TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType } from '../../maps/tilePaths.ts'
import { isDrivable } from './raceCourse.ts'
import { layCourse } from './raceTiles.ts'

/** A race over fewer tiles is too short. */
const shortest = 8
/** If more than this share of the connected track is unused, the author probably misunderstood. A little is scenery. */
const mostUnused = 0.25

const isSpecial = (type: string) => isDrivable(type) && type !== 'track'

/** The course is the longest of all shortest ways, so it needs two tiles that touch. */
export function racingReading(grid: TileGrid): MapReading {
  const drivable = placesOfType(grid, isDrivable)
  const { isDrawn, course, boosts, obstacles, asides, monsters, pays } = layCourse(grid)
  const placesOf = (steps: readonly number[]) => steps.map((step) => course[step] ?? 0)
  const swings = asides.map(({ at }) => at)
  const counting = [...placesOf([...boosts, ...obstacles, ...monsters]), ...swings]
  const worth = [
    ...placesOf(boosts).map((at) => ({ at, pays: pays.boost })),
    ...swings.map((at) => ({ at, pays: pays.aside })),
    ...placesOf(obstacles).map((at) => ({ at, pays: -pays.obstacle })),
  ]
  if (!isDrawn)
    return { ways: [course], starts: [], worth, counting, notes: [{ warning: 'noCourse', places: drivable }] }

  const [raced, counted] = [new Set(course), new Set(counting)]
  const piece = reachFrom(grid, course[0] ?? 0, isDrivable)
  const elsewhere = drivable.filter((place) => !piece.has(place))
  const unused = [...piece].filter((place) => !raced.has(place) && !counted.has(place))
  const idle = placesOfType(grid, isSpecial).filter((place) => !counted.has(place))
  // The first and the last tile of a course are always plain.
  const inner = new Set(course.slice(1, -1))
  const notes: MapNote[] = [
    { warning: 'splitCourse', places: elsewhere },
    { warning: 'shortCourse', places: course.length < shortest ? course : [] },
    { warning: 'unusedTrack', places: unused.length > mostUnused * piece.size ? unused : [] },
    { warning: 'besideCourse', places: idle.filter((place) => !inner.has(place)), mending: 'track' },
    { warning: 'surplusTiles', places: idle.filter((place) => inner.has(place)), mending: 'track' },
  ]
  return {
    ways: [course],
    length: course.length,
    starts: [],
    worth,
    counting,
    notes: notes.filter(({ places }) => places.length > 0),
  }
}
