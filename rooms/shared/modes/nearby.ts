import { stepsBetween } from '../maps/tileGrid.ts'

/** Places of figures, by player. */
export type Figures = Readonly<Record<string, number>>

interface Crowd {
  at: number
  players: string[]
}

/** Boards do not change: who stands where is sorted once for all phones that look at the same board. */
const crowds = new WeakMap<Figures, readonly Crowd[]>()

function crowdsOf(figures: Figures): readonly Crowd[] {
  const known = crowds.get(figures)
  if (known) return known
  const found = new Map<number, Crowd>()
  for (const [player, at] of Object.entries(figures)) {
    const crowd = found.get(at)
    if (crowd) crowd.players.push(player)
    else found.set(at, { at, players: [player] })
  }
  const all = [...found.values()]
  crowds.set(figures, all)
  return all
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
  let left = few
  // The player and the leaders may fill places of their own.
  for (const { at, players } of nearestTo(own, width, crowdsOf(figures), few + leaders.length + 1))
    for (const other of players) {
      if (left === 0) return shown
      if (other === player || shown[other] !== undefined) continue
      shown[other] = at
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
