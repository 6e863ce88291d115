import { stepsBetween } from '../maps/tileGrid.ts'
import type { Viewer } from './modeRules.ts'

/** Places of figures, by player. */
export type Figures = Readonly<Record<string, number>>

/** The player has no place on the map, or there is no such player. */
export const nowhere = -1

/** The viewer's own place, then the places of others that the viewer can name, in their order. */
export const companyOf = (figures: Figures, { player, others }: Viewer): number[] =>
  [player, ...others].map((one) => figures[one] ?? nowhere)

/** The few nearest things on the board, the nearest first; of equally near ones the first. */
export function nearestTo<Thing extends { at: number }>(
  from: number,
  width: number,
  things: readonly Thing[],
  few: number,
): Thing[] {
  const nearest: { thing: Thing; away: number }[] = []
  for (const thing of things) {
    const away = stepsBetween(width, from, thing.at)
    const before = nearest.findLastIndex((one) => one.away <= away) + 1
    if (before === few) continue
    nearest.splice(before, 0, { thing, away })
    nearest.length = Math.min(nearest.length, few)
  }
  return nearest.map(({ thing }) => thing)
}
