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

/** People who search in a hurry type no capitals, accents or dots. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether these texts together have every word of a search. */
export const saysAll = (search: string, texts: readonly (string | undefined)[]): boolean => {
  const said = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** Finds maps by name, description and author. Maps that are equal in this order stay as the server lists them: newest first. */
export function findMaps(maps: readonly ListedMap[], { words, whose, order }: MapWish, reader: string | undefined) {
  const group = (map: ListedMap) => groups.indexOf(groupOf(map, reader))
  const orders: Record<MapOrder, (one: ListedMap, other: ListedMap) => number> = {
    mine: (one, other) => group(one) - group(other),
    name: (one, other) => one.name.localeCompare(other.name),
    size: (one, other) => sizeOf(other) - sizeOf(one),
  }
  return maps
    .filter((map) => {
      const isWhose = whose === 'all' || whose === groupOf(map, reader)
      return isWhose && saysAll(words, [map.name, map.description, map.createdBy])
    })
    .sort(orders[order])
}
