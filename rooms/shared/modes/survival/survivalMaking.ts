import { between, type MapWish, oneOf, type Random, sidesFor, within } from '../../maps/making/mapWish.ts'
import { Sheet } from '../../maps/making/sheet.ts'
import { apart } from '../../maps/making/spots.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'

type Shape = readonly [number, number][]

/** No pool is so broad that a slime could not hop across. */
const pools: readonly [Shape, ...Shape[]] = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
]

/** What gives a map its character: pools all over it, belts that come and go, or a ring around the middle. */
const kinds = ['pools', 'belts', 'ring'] as const

export function makeField({ players }: MapWish, random: Random): TileGrid {
  const { width, height } = sidesFor(within(165, 420, 90 + 9 * players))
  const sheet = new Sheet(width, height, 'safe')
  const kind = oneOf(random, kinds)
  layMoving(sheet, kind, random)
  const quarter = [...sheet.types.keys()].filter(
    (place) => place % width <= width / 2 && place <= sheet.types.length / 2,
  )
  const count = Math.round(sheet.types.length / (kind === 'pools' ? 48 : 70))
  for (const pool of apart(sheet, quarter, count, 4, random)) {
    const [x, y] = [pool % width, Math.floor(pool / width)]
    for (const [right, down] of oneOf(random, pools))
      if (sheet.has(x + right, y + down)) sheet.put('danger', sheet.quartered(sheet.place(x + right, y + down)))
  }
  walkPatrols(sheet, players, random)
  return sheet
}

function layMoving(sheet: Sheet, kind: (typeof kinds)[number], random: Random): void {
  const { width, height, types } = sheet
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  const radius = between(random, 2, 3)
  const every = between(random, 3, 4)
  const isUpright = random() < 0.5
  const moves = (x: number, y: number): boolean => {
    if (kind === 'belts') return (isUpright ? x : y) % every === 1
    const distance = Math.max(Math.abs(x - middleX) * (middleY / middleX), Math.abs(y - middleY))
    return kind === 'ring' ? Math.round(distance) === radius || Math.round(distance) === radius + 2 : false
  }
  sheet.put(
    'moving',
    [...types.keys()].filter((place) => moves(place % width, Math.floor(place / width))),
  )
  if (kind !== 'pools') return
  const spots = apart(sheet, [...types.keys()], Math.round(types.length / 22), 3, random)
  sheet.put(
    'moving',
    spots.flatMap((place) => sheet.quartered(place)),
  )
}

function walkPatrols(sheet: Sheet, players: number, random: Random): void {
  const half = sheet.all('safe').filter((place) => place % sheet.width < (sheet.width - 1) / 2)
  const posts = apart(sheet, half, within(2, 4, 1 + players / 10), 4, random)
  for (const post of posts)
    sheet.put(oneOf(random, ['enemy-weak', 'enemy-medium', 'enemy-strong']), [post, sheet.mirrored(post)])
  const nest = apart(
    sheet,
    half.filter((place) => sheet.nearest(place, posts) > 3),
    1,
    1,
    random,
  )
  if (random() < 0.5)
    sheet.put(
      'enemy-swarm',
      nest.flatMap((place) => [place, sheet.mirrored(place)]),
    )
}
