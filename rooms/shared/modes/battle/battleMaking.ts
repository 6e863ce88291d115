import { between, type MapWish, oneOf, type Random, sidesFor, within } from '../../maps/making/mapWish.ts'
import { Sheet } from '../../maps/making/sheet.ts'
import { apart } from '../../maps/making/spots.ts'
import { reachFrom, type TileGrid } from '../../maps/tileGrid.ts'
import { isWall } from '../../maps/walls.ts'
import { shuffled } from '../../seededRandom.ts'

/** Shapes of walls, from their upper left corner. */
const blocks: readonly [readonly [number, number][], ...(readonly [number, number][])[]] = [
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
]

/** Four quarters that are alike, so that no player begins worse than others. */
export function makeArena({ players, questions }: MapWish, random: Random): TileGrid {
  const { width, height } = sidesFor(within(195, 435, 150 + 7 * players))
  const sheet = new Sheet(width, height, 'arena')
  const center = sheet.place((width - 1) / 2, (height - 1) / 2)
  const [columns, rows] = [(width - 1) / 2, (height - 1) / 2]
  for (let block = Math.round(sheet.types.length / between(random, 38, 60)); block > 0; block--) {
    const [x, y] = [between(random, 2, columns - 2), between(random, 2, rows - 1)]
    for (const [right, down] of oneOf(random, blocks))
      sheet.put('wall', sheet.quartered(sheet.place(x + right, y + down)))
  }
  sheet.put(
    'arena',
    [...sheet.types.keys()].filter((place) => sheet.steps(place, center) <= 2),
  )
  const reached = reachFrom(sheet, center, (type) => !isWall(type))
  for (const place of sheet.types.keys()) {
    const [x, y] = [place % width, Math.floor(place / width)]
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1
    if (isEdge || !reached.has(place)) sheet.put('wall', [place])
  }
  furnish(sheet, center, { players, questions }, random)
  return sheet
}

/** Spawns at the rim, monsters further in, and something worth a way between them. */
function furnish(sheet: Sheet, center: number, { questions }: MapWish, random: Random): void {
  const [columns, rows] = [(sheet.width - 1) / 2, (sheet.height - 1) / 2]
  const quarter = sheet
    .all('arena')
    .filter((place) => place % sheet.width < columns && Math.floor(place / sheet.width) < rows)
  const outwards = [...quarter].sort((a, b) => sheet.steps(b, center) - sheet.steps(a, center))
  const rim = outwards.slice(0, Math.ceil(outwards.length / 2))
  const spawns = apart(sheet, rim, 3, 2, random)
  const kinds = shuffled(['enemy-weak', 'enemy-medium', 'enemy-strong'] as const, random)
  const lairs = apart(
    sheet,
    quarter.filter((place) => sheet.nearest(place, spawns) >= 3),
    2,
    3,
    random,
  )
  sheet.put(
    'spawn',
    spawns.flatMap((place) => sheet.quartered(place)),
  )
  lairs.forEach((place, index) => {
    sheet.put(kinds[index] ?? 'enemy-weak', sheet.quartered(place))
  })
  const left = quarter.filter((place) => sheet.types[place] === 'arena' && sheet.nearest(place, lairs) >= 2)
  sheet.put(
    'powerup',
    apart(sheet, left, between(random, 1, 2), 4, random).flatMap((place) => sheet.quartered(place)),
  )
  sheet.put(questions >= 6 ? 'enemy-boss' : 'enemy-strong', [center])
}
