import { stepsBetween } from '../maps/tileGrid.ts'

/** Places of figures, by player. */
export type Figures = Readonly<Record<string, number>>

/** Boards do not change: who stands where is sorted once for all phones that look at the same board. */
const crowds = new WeakMap<Figures, ReadonlyMap<number, readonly string[]>>()

function crowdsOf(figures: Figures): ReadonlyMap<number, readonly string[]> {
  const known = crowds.get(figures)
  if (known) return known
  const found = new Map<number, string[]>()
  for (const [player, place] of Object.entries(figures)) {
    const crowd = found.get(place)
    if (crowd) crowd.push(player)
    else found.set(place, [player])
  }
  crowds.set(figures, found)
  return found
}

/** The few who stand nearest to a player, with the players who are shown to everybody. */
export function figuresNear(
  figures: Figures,
  width: number,
  player: string,
  leaders: readonly string[],
  few: number,
): Record<string, number> {
  const own = figures[player]
  const shown: Record<string, number> = {}
  for (const leader of leaders) if (figures[leader] !== undefined && leader !== player) shown[leader] = figures[leader]
  if (own === undefined) return shown
  let nearest: { away: number; place: number; players: readonly string[] }[] = []
  for (const [place, players] of crowdsOf(figures)) {
    const away = stepsBetween(width, own, place)
    if (nearest.length > few && away >= (nearest.at(-1)?.away ?? 0)) continue
    nearest.push({ away, place, players })
    nearest.sort((a, b) => a.away - b.away)
    nearest = nearest.slice(0, few + 1)
  }
  let left = few
  for (const { place, players } of nearest)
    for (const other of players) {
      if (left === 0) return shown
      if (other === player || shown[other] !== undefined) continue
      shown[other] = place
      left--
    }
  return shown
}

/** The nearest few of what stands on the board, the nearest first; of equally near ones the first. */
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
