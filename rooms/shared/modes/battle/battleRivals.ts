import { stepsBetween } from '../../maps/tileGrid.ts'
import type { TurnPlayer } from '../modeRules.ts'
import type { Figures } from '../nearby.ts'

interface Ranked {
  id: string
  rank: number
}

/** Finds the nearest rival with more points; of several equally near ones the next ahead in rank. */
export class Rivals {
  private readonly width: number
  /** All players by the place where they stand, the best first. */
  private readonly crowds = new Map<number, Ranked[]>()
  /** By rank: how many players have more points. */
  private readonly ahead: number[] = []

  constructor(players: readonly TurnPlayer[], figures: Figures, width: number) {
    this.width = width
    for (const [rank, { id, score }] of players.entries()) {
      const equal = rank > 0 && players[rank - 1]?.score === score
      this.ahead.push(equal ? (this.ahead[rank - 1] ?? 0) : rank)
      const place = figures[id]
      if (place === undefined) continue
      const crowd = this.crowds.get(place)
      if (crowd) crowd.push({ id, rank })
      else this.crowds.set(place, [{ id, rank }])
    }
  }

  nearest(place: number, rank: number): string | null {
    const withMore = this.ahead[rank] ?? 0
    let best: (Ranked & { away: number }) | null = null
    for (const [other, crowd] of this.crowds) {
      const away = stepsBetween(this.width, place, other)
      if (best && away > best.away) continue
      const rival = lastBefore(crowd, withMore)
      if (!rival || (best && away === best.away && rival.rank < best.rank)) continue
      best = { ...rival, away }
    }
    return best?.id ?? null
  }
}

/** The last of a crowd that ranks before the given rank. */
function lastBefore(crowd: readonly Ranked[], rank: number): Ranked | null {
  let [from, to] = [0, crowd.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((crowd[middle]?.rank ?? rank) < rank) from = middle + 1
    else to = middle
  }
  return crowd[from - 1] ?? null
}
