import { between, type MapWish, type Random, sidesFor, within } from '../../maps/making/mapWish.ts'
import { Sheet } from '../../maps/making/sheet.ts'
import { apart } from '../../maps/making/spots.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { isWall } from '../../maps/walls.ts'
import { shuffled } from '../../seededRandom.ts'

/** The share of dead ends that get a second door. Else slimes would only walk to and fro in the maze. */
const secondDoors = 0.6

/** A maze whose halves are alike. */
export function makeMaze({ players }: MapWish, random: Random): TileGrid {
  const sides = sidesFor(within(195, 435, 150 + 8 * players))
  const height = sides.height
  // The halves meet in the middle column, so it has to be a column of rooms and not of walls.
  const width = 4 * Math.floor(sides.width / 4) + 3
  const sheet = new Sheet(width, height, 'wall')
  dig(sheet, random)
  const isOpen = (place: number) => !isWall(sheet.types[place] ?? '')
  const half = sheet.all('path').filter((place) => place % width < (width - 1) / 2)
  const ways = (place: number) => sheet.beside(place).filter(isOpen).length
  const nooks = half.filter((place) => ways(place) === 1)
  const pairs = within(5, 8, 3 + players / 6)
  const inNooks = apart(sheet, nooks, Math.ceil(pairs / 2), 4, random)
  const rest = half.filter((place) => sheet.nearest(place, inNooks) >= 4)
  const gold = [...inNooks, ...apart(sheet, rest, pairs - inNooks.length, 4, random)]
  const both = (places: readonly number[]) => places.flatMap((place) => [place, sheet.mirrored(place)])
  sheet.put('gold', both(gold))
  const plain = (place: number) => sheet.types[place] === 'path'
  const guards = shuffled(gold, random).slice(0, between(random, 1, 2))
  for (const guard of guards) {
    const post = sheet.beside(guard).find((place) => plain(place) && ways(place) >= 2)
    if (post !== undefined) sheet.put(random() < 0.6 ? 'enemy-weak' : 'enemy-medium', both([post]))
  }
  // Where slimes pass: in passages, a few steps from gold.
  const passages = half.filter(
    (place) => plain(place) && ways(place) === 2 && [2, 3].includes(sheet.nearest(place, gold)),
  )
  sheet.put('trap', both(apart(sheet, passages, between(random, 4, 6), 3, random)))
  return sheet
}

/** Two steps in each direction: from a room over the wall into the next. */
const doors: readonly [number, number][] = [
  [0, 2],
  [0, -2],
  [2, 0],
  [-2, 0],
]

/** The rooms of the left half and of the middle are dug one from another, and some dead ends get a second door. */
function dig(sheet: Sheet, random: Random): void {
  const middle = (sheet.width - 1) / 2
  const roomsBeside = (at: number) => {
    const [x, y] = [at % sheet.width, Math.floor(at / sheet.width)]
    return shuffled(doors, random).flatMap(([right, down]) =>
      sheet.has(x + right, y + down) && x + right <= middle
        ? [{ to: sheet.place(x + right, y + down), door: sheet.place(x + right / 2, y + down / 2) }]
        : [],
    )
  }
  const open = (place: number) => sheet.put('path', [place, sheet.mirrored(place)])
  const first = sheet.place(1, 1)
  const rooms = new Set([first])
  const trail = [first]
  open(first)
  for (let at = trail.at(-1); at !== undefined; at = trail.at(-1)) {
    const next = roomsBeside(at).find(({ to }) => !rooms.has(to))
    if (!next) {
      trail.pop()
      continue
    }
    open(next.door)
    open(next.to)
    rooms.add(next.to)
    trail.push(next.to)
  }
  const isClosed = (place: number) => isWall(sheet.types[place] ?? '')
  for (const room of rooms) {
    const closed = roomsBeside(room).filter(({ door }) => isClosed(door))
    const isDeadEnd = sheet.beside(room).filter(isClosed).length === 3
    if (isDeadEnd && closed[0] && random() < secondDoors) open(closed[0].door)
  }
}
