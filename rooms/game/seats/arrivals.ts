import { StateView } from '@colyseus/schema'
import type { Match, Seat } from '../../shared/match/matchModel.ts'
import type { GameState, PlayerRow } from '../showing/gameState.ts'
import type { Painter } from '../showing/picture.ts'
import { OwnRowView } from '../showing/pictureSerializer.ts'
import type { Attendance, GameClient } from './attendance.ts'

/**
 * Newcomers appear in the state together, with the next patch. So a class that comes in at once shares one full state,
 * which is not encoded anew for each. A player who comes back has a row already and gets it at once, because without it
 * their screen cannot show how an answer ended.
 */
export class Arrivals {
  private waiting: { client: GameClient; seat: Seat; sees: PlayerRow | undefined }[] = []

  add(client: GameClient, seat: Seat, state: GameState): void {
    const row = state.players.get(seat.player)
    if (row) client.view = viewFor(seat, row, state)
    this.waiting.push({ client, seat, sees: row })
  }

  show(match: Match, state: GameState, painter: Painter, attendance: Attendance): void {
    let isRanked = false
    for (const { client, seat, sees } of this.waiting.splice(0)) {
      if (!match.seats.has(seat.player)) continue
      const { player } = seat
      const row = painter.arrived(seat, { isHere: attendance.has(player), hasSpoken: attendance.hasSpoken(player) })
      if (sees === row) continue
      isRanked ||= match.ranking.includes(seat)
      client.view = viewFor(seat, row, state)
      if (!seat.isHost) for (const host of attendance.hosts()) host.view?.add(row)
    }
    // The question that a newcomer has just answered may have closed while there was no row to paint the result into.
    if (isRanked) painter.standings()
  }
}

const viewFor = ({ isHost }: Seat, row: PlayerRow, state: GameState): StateView =>
  isHost ? viewOfAll(state) : new OwnRowView(row)

function viewOfAll(state: GameState): StateView {
  const view = new StateView()
  state.players.forEach((row) => {
    view.add(row)
  })
  return view
}
