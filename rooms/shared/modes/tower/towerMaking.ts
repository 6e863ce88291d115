import { between, type MapWish, type Random, within } from '../../maps/making/mapWish.ts'
import { Sheet } from '../../maps/making/sheet.ts'
import { apart } from '../../maps/making/spots.ts'
import { knotSteps, windingWay } from '../../maps/making/windingWay.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'

const floorHeight = 3
const climbWidth = 9
const mostSpots = 20

/** The road on one side, the climb on the other. */
export function makeTower({ players, questions }: MapWish, random: Random): TileGrid {
  const roadWidth = knotSteps * between(random, 5, 6)
  const height = floorHeight * between(random, 4, 5) + 2
  const sheet = new Sheet(roadWidth + climbWidth + 1, height, 'sky')
  const length = within(24, 42, 22 + questions / 2 + between(random, 0, 8))
  const road = windingWay(roadWidth, height, length, random).map(({ x, y }) => sheet.place(x, y))
  sheet.put('enemy-path', road)
  sheet.put('enemy-path-start', road.slice(0, 1))
  sheet.put('enemy-path-end', road.slice(-1))
  buildClimb(sheet, roadWidth + 1, random)
  const free = (place: number) => sheet.types[place] === 'sky' && place % sheet.width <= roadWidth
  joinRoad(sheet, road[0] ?? 0, free)
  const near = sheet.all('sky').filter((place) => free(place) && sheet.nearest(place, road) <= 2)
  sheet.put('tower-zone', apart(sheet, near, within(12, mostSpots, 10 + players / 4), 2, random))
  return random() < 0.5 ? sheet : turnedRound(sheet)
}

/** Puts two monsters where the road begins. */
function joinRoad(sheet: Sheet, start: number, isFree: (place: number) => boolean): void {
  sheet
    .beside(start)
    .filter(isFree)
    .slice(0, 2)
    .forEach((place, index) => {
      sheet.put(index === 0 ? 'enemy-weak' : 'enemy-medium', [place])
    })
}

/** Floors one above the other, a ladder between each two, and a checkpoint on each but the ground. */
function buildClimb(sheet: Sheet, left: number, random: Random): void {
  const right = sheet.width - 1
  const middle = Math.floor((left + right) / 2)
  const heights = Array.from({ length: Math.floor((sheet.height + 1) / floorHeight) }, (_, floor) => floor)
    .map((floor) => sheet.height - 1 - floorHeight * floor)
    .filter((y) => y >= 1)
  const side = between(random, 0, 1)
  const ladders = heights.map((_, floor) =>
    floor % 2 === side ? between(random, left + 1, middle - 1) : between(random, middle + 1, right - 1),
  )
  heights.forEach((y, floor) => {
    const [from, to] = [ladders[floor - 1] ?? 0, ladders[floor] ?? 0]
    const [least, most] = floor === 0 ? [left, right] : [Math.min(from, to) - 1, Math.max(from, to) + 1]
    for (let x = least; x <= most; x++) sheet.put('platform', [sheet.place(x, y)])
    const isTop = floor === heights.length - 1
    if (floor > 0) sheet.put('checkpoint', [sheet.place(isTop ? middle : to > from ? least : most, y)])
    for (let rung = 1; rung < floorHeight && !isTop; rung++) sheet.put('ladder', [sheet.place(to, y - rung)])
  })
}

function turnedRound(sheet: Sheet): Sheet {
  const other = new Sheet(sheet.width, sheet.height, 'sky')
  for (const [place, type] of sheet.types.entries()) other.put(type, [sheet.mirrored(place)])
  return other
}
