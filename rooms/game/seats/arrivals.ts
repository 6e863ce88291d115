import { StateView } from '@colyseus/schema'
import type { Match, Seat } from '../../shared/match/matchModel.ts'
import type { GameState } from '../showing/gameState.ts'
import type { Painter } from '../showing/picture.ts'
import { OwnRowView } from '../showing/pictureSerializer.ts'
import type { Attendance, GameClient } from './attendance.ts'

/**
 * Newcomers appear in the state together, with the next patch: a class that comes in at once shares one full state,
 * instead of having it encoded anew for each of them.
 */
export class Arrivals {
  private waiting: { client: GameClient; seat: Seat }[] = []

  add(client: GameClient, seat: Seat): void {
    this.waiting.push({ client, seat })
  }

  show(match: Match, state: GameState, painter: Painter, attendance: Attendance): void {
    for (const { client, seat } of this.waiting.splice(0)) {
      if (!match.seats.has(seat.player)) continue
      const { player } = seat
      const row = painter.arrived(seat, { isHere: attendance.has(player), hasSpoken: attendance.hasSpoken(player) })
      client.view = seat.isHost ? viewOfAll(state) : new OwnRowView(row)
      if (!seat.isHost) for (const host of attendance.hosts()) host.view?.add(row)
    }
  }
}

function viewOfAll(state: GameState): StateView {
  const view = new StateView()
  state.players.forEach((row) => {
    view.add(row)
  })
  return view
}
