import { arenaFloor } from '../../../rooms/shared/maps/battleGround.ts'
import { plainMap } from '../../../rooms/shared/maps/plainMap.ts'
import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { type Monster, monsterKind, monsterOf, monsterPlaces } from '../../../rooms/shared/modes/monsters.ts'

const distance = (a: number, b: number, width: number): number =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width))

/** Whom the two of them fight, one after the other: the weakest first, and who stands apart. Where nobody was drawn, somebody in the middle. */
export function sparringPartners(map: TileGrid): Monster[] {
  const drawn = monsterPlaces(map).map((at) => monsterOf(monsterKind(map.types[at] ?? '') ?? 'medium', at, 1))
  const strongest = drawn.reduce<Monster | null>((best, one) => (best && best.full >= one.full ? best : one), null)
  if (strongest) {
    const away = ({ at }: Monster) => distance(at, strongest.at, map.width)
    return drawn.sort((a, b) => a.full - b.full || away(b) - away(a) || a.at - b.at)
  }
  const floor = arenaFloor(map.types.length > 0 ? map : plainMap('battle'))
  return [monsterOf('medium', floor[Math.floor(floor.length / 2)] ?? 0, 1)]
}

/** What is left of each after so many hits in all; when the last has fallen they are all back. */
export function afterHits(partners: readonly Monster[], hits: number): Monster[] {
  const round = partners.reduce((sum, { full }) => sum + full, 0)
  let spent = hits % round
  return partners.map((partner) => {
    const taken = Math.min(partner.full, spent)
    spent -= taken
    return { ...partner, left: partner.full - taken }
  })
}

/** Who gets the next hit. */
export const nextOf = (partners: readonly Monster[], hits: number): Monster => {
  const found = afterHits(partners, hits).find(({ left }) => left > 0)
  return found ?? (partners[0] as Monster)
}

/** A place to its left and one to its right, or wherever there is room beside it. */
export function besides(map: TileGrid, partners: readonly Monster[], { at }: Monster): [number, number] {
  const taken = new Set(partners.map((partner) => partner.at))
  const { width } = map
  const [x, y] = [at % width, Math.floor(at / width)]
  const free = arenaFloor(map).filter((place) => !taken.has(place))
  const away = (place: number, side: -1 | 1): number =>
    Math.abs((place % width) - (x + side)) + Math.abs(Math.floor(place / width) - y) * 1.5
  const nearest = (side: -1 | 1, not: number): number =>
    free.reduce(
      (best, place) => (place !== not && (best < 0 || away(place, side) < away(best, side)) ? place : best),
      -1,
    )
  const left = nearest(-1, -1)
  const right = nearest(1, left)
  return [left < 0 ? at : left, right < 0 ? at : right]
}
