import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'

/** Off, from side to side, from top to bottom, and both. */
export const mirrors = ['off', 'across', 'down', 'both'] as const
export type Mirror = (typeof mirrors)[number]

type Size = Pick<TileGrid, 'width' | 'height'>

/** These places, and those opposite them across the middle of the map. */
export function withMirrored({ width, height }: Size, mirror: Mirror, places: Iterable<number>): Set<number> {
  const all = new Set(places)
  if (mirror === 'across' || mirror === 'both')
    for (const place of [...all]) all.add(place - 2 * (place % width) + width - 1)
  if (mirror === 'down' || mirror === 'both')
    for (const place of [...all]) all.add(place + (height - 1 - 2 * Math.floor(place / width)) * width)
  return all
}
