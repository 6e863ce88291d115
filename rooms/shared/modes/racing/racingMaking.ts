import { between, type MapWish, oneOf, type Random, within } from '../../maps/making/mapWish.ts'
import { Sheet } from '../../maps/making/sheet.ts'
import { apart, patch } from '../../maps/making/spots.ts'
import { knotSteps, windingWay } from '../../maps/making/windingWay.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'

/** Nothing is put this near to an end of the course. */
const plainEnds = 4
const mostSide = 30

/** A longer game needs a longer course, and a full class needs room between its slimes. */
const lengthFor = ({ players, questions }: MapWish): number => within(36, 118, 4 * questions + 0.8 * players)

/** Room for the course, and as much again between its bends. */
function sidesAround(length: number): { width: number; height: number } {
  const knots = (1.6 * length) / knotSteps
  const columns = within(5, mostSide / knotSteps, Math.sqrt(1.8 * knots))
  return { width: columns * knotSteps, height: knotSteps * within(3, 6, knots / columns) }
}

export function makeRace(wish: MapWish, random: Random): TileGrid {
  const length = lengthFor(wish)
  const { width, height } = sidesAround(length)
  const sheet = new Sheet(width, height, 'grass')
  const course = windingWay(width, height, length, random).map(({ x, y }) => sheet.place(x, y))
  sheet.put('track', course)
  floodPonds(sheet, course, random)
  const inner = course.slice(plainEnds, -plainEnds)
  const monsters = [0.35, 0.6, 0.85].map(
    (share) => inner[Math.round(share * inner.length) - between(random, 0, 2)] ?? 0,
  )
  const free = inner.filter((place) => sheet.nearest(place, monsters) > 2)
  const each = within(3, 7, course.length / 14)
  const special = apart(sheet, free, 2 * each, 2, random)
  sheet.put('boost', special.slice(0, Math.ceil(special.length / 2)))
  sheet.put('obstacle', special.slice(Math.ceil(special.length / 2)))
  monsters.forEach((place, index) => {
    sheet.put((['enemy-weak', 'enemy-medium', 'enemy-strong'] as const)[index] ?? 'enemy-weak', [place])
  })
  return sheet
}

/** Water lies only where no racer drives. */
function floodPonds(sheet: Sheet, course: readonly number[], random: Random): void {
  const dry = [...sheet.types.keys()].filter((place) => sheet.nearest(place, course) > 1)
  const isDry = new Set(dry)
  const size = oneOf(random, [6, 12, 20])
  for (const pond of apart(sheet, dry, between(random, 2, 5), 5, random))
    sheet.put(
      'water',
      patch(sheet, pond, size, (place) => isDry.has(place), random),
    )
}
