import type { ListedMap } from '../../../rooms/shared/maps/listedMap.ts'

/** Whose the map is, from the reader's view. */
const groups = ['mine', 'shared', 'default'] as const
type MapGroup = (typeof groups)[number]

export const groupOf = ({ isDefault, createdBy }: ListedMap, reader: string | undefined): MapGroup =>
  isDefault ? 'default' : createdBy === reader ? 'mine' : 'shared'

export const mapOrders = ['mine', 'name', 'size'] as const
type MapOrder = (typeof mapOrders)[number]

export type MapWish = { words: string; whose: 'all' | MapGroup; order: MapOrder }

export const anyMap: MapWish = { words: '', whose: 'all', order: 'mine' }

const sizeOf = ({ drawing: { width, height } }: ListedMap): number => width * height

/** Every word typed has to be somewhere in the name, the description or the author's name. What is newer comes first. */
export function findMaps(maps: readonly ListedMap[], { words, whose, order }: MapWish, reader: string | undefined) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const group = (map: ListedMap) => groups.indexOf(groupOf(map, reader))
  const orders: Record<MapOrder, (one: ListedMap, other: ListedMap) => number> = {
    mine: (one, other) => group(one) - group(other),
    name: (one, other) => one.name.localeCompare(other.name),
    size: (one, other) => sizeOf(other) - sizeOf(one),
  }
  return maps
    .filter((map) => {
      const text = `${map.name} ${map.description} ${map.createdBy}`.toLowerCase()
      return (whose === 'all' || whose === groupOf(map, reader)) && wanted.every((word) => text.includes(word))
    })
    .sort(orders[order])
}
