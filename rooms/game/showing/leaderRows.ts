import type { Match } from '../../shared/match/matchModel.ts'
import { markOf } from '../../shared/match/ranking.ts'
import { type GameState, LeaderRow } from './gameState.ts'

const leadersShown = 5

/** The rows exist from the beginning, so that filling them costs a phone no more in a large game than in a small one. */
export function openLeaders(state: GameState): void {
  for (let place = 1; place <= leadersShown; place++)
    if (!state.leaders.has(String(place))) state.leaders.set(String(place), new LeaderRow())
}

export function paintLeaders(state: GameState, match: Match): void {
  for (let index = 0; index < leadersShown; index++) {
    const row = state.leaders.get(String(index + 1))
    const seat = match.ranking[index]
    if (!row) continue
    row.username = seat?.username ?? ''
    row.slime = seat?.slime ?? 'mint'
    row.score = seat?.tally.score ?? 0
    row.mark = seat ? markOf(match, seat) : 0
  }
}
