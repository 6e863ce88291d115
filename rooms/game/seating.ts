import { CloseCode, ServerError } from '@colyseus/core'
import type { RoomPorts } from '../ports.ts'
import { slimeForGuest } from '../shared/catalog/guestSlimes.ts'
import { joinRefusals } from '../shared/contract/game.ts'
import { type Admission, admit, type Visitor } from '../shared/match/admission.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import { type Attendance, type GameClient, hasHeardNothing } from './attendance.ts'
import type { Conductor } from './conductor.ts'
import { freshPace } from './gameGate.ts'
import type { GameState } from './gameState.ts'
import { eraseSeat, paintSeat } from './picture.ts'
import type { Showing } from './showing.ts'

const mostCaughtKept = 20

interface Needs {
  match: Match
  state: GameState
  attendance: Attendance
  showing: Showing
  conductor: Conductor
  ports: Pick<RoomPorts, 'now' | 'random' | 'secret'>
  record(entry: MatchEntry): void
}

/** Who sits down, comes back, goes and is thrown out. */
export class Seating {
  private readonly needs: Needs
  private readonly caughtUnseen = new Set<string>()

  constructor(needs: Needs) {
    this.needs = needs
  }

  /** Gives a client a seat, their own or a new one; throws with the text of the refusal. */
  take(client: GameClient, visitor: Visitor): Seat {
    const { match, ports } = this.needs
    const admission = admit(match, visitor, slimeForGuest, () => ports.random())
    if (admission.kind === 'refused') {
      if (admission.caught) this.tellHosts(admission.caught)
      throw new ServerError(403, joinRefusals[admission.why])
    }
    const seat = admission.kind === 'back' ? admission.seat : this.seatNew(client.sessionId, admission)
    this.sitDown(client, seat)
    return seat
  }

  /** A name that was caught while no host looked on is told to the first who comes back. */
  private tellHosts(caught: string): void {
    const hosts = [...this.needs.attendance.hosts()]
    for (const host of hosts) host.send('name-caught', { name: caught })
    if (hosts.length === 0 && this.caughtUnseen.size < mostCaughtKept) this.caughtUnseen.add(caught)
  }

  tellCaught(host: GameClient): void {
    for (const name of this.caughtUnseen) host.send('name-caught', { name })
    this.caughtUnseen.clear()
  }

  private seatNew(player: string, newcomer: Extract<Admission, { kind: 'new' }>): Seat {
    const { match, ports, record } = this.needs
    const { kind: _, ...who } = newcomer
    const { host } = match.plan
    const isHost = who.userId === host.userId
    const plays = !isHost || host.plays
    record({ kind: 'joined', player, ...who, seatKey: ports.secret(), isHost, plays, at: ports.now() })
    return match.seats.get(player) as Seat
  }

  private sitDown(client: GameClient, seat: Seat): void {
    const { attendance, showing, ports } = this.needs
    if (!seat.isHost) this.dismiss(seat.player, 'elsewhere')
    attendance.add(client, { seat, isHost: seat.isHost, pace: freshPace(ports.now()) })
    showing.arrived(client, seat)
  }

  /** Only whoever leaves the lobby on purpose, or has never heard of a seat, leaves it to others. */
  leave(client: GameClient, code: number | undefined): void {
    const { match, state, attendance, showing, conductor, record, ports } = this.needs
    const gone = attendance.remove(client)
    if (!gone || attendance.has(gone.seat.player) || !match.seats.has(gone.seat.player)) return
    const { player, isHost } = gone.seat
    const hasGivenUp = code === CloseCode.CONSENTED && match.stage === 'lobby' && !isHost
    if (hasGivenUp || (player === client.sessionId && hasHeardNothing(client))) {
      record({ kind: 'left', player, at: ports.now() })
      this.remove(player)
      return
    }
    paintSeat(state, match, gone.seat, false)
    showing.left()
    conductor.closeIfAllAnswered()
  }

  /** Takes away every trace of a seat that the match does not know any more. */
  remove(player: string): void {
    this.dismiss(player, 'removed')
    eraseSeat(this.needs.state, this.needs.match, player)
    this.needs.showing.left()
    this.needs.conductor.playerRemoved()
  }

  /** Ends the connections of a player; the reason tells the device whether to come back. */
  private dismiss(player: string, reason: 'elsewhere' | 'removed'): void {
    const { attendance } = this.needs
    for (const client of attendance.of(player)) {
      attendance.remove(client)
      client.leave(CloseCode.CONSENTED, reason)
    }
  }
}
