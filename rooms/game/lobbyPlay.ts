import type { RoomPorts } from '../ports.ts'
import type { SlimeAct } from '../shared/contract/lobbyPlay.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import { Alarm } from './alarm.ts'
import type { GameClient } from './seats/attendance.ts'

/** Whatever a class does, a board is told of it so often at most. */
const bundleMs = 100
/** The eye does not follow more slimes than these at once. */
const mostInBundle = 60

interface LobbyPlayNeeds {
  match: Match
  clock: Pick<RoomPorts, 'now' | 'wakeAt'>
  /** Those who show everybody. */
  hosts(): Iterable<GameClient>
  /** Runs what a timer has called. */
  safely(act: () => void): void
}

/** Slimes that hop on the board while everybody waits. It is told and forgotten: neither the match nor the journal knows. */
export class LobbyPlay {
  private readonly needs: LobbyPlayNeeds
  private readonly bundle: Alarm
  private readonly acts = new Map<string, SlimeAct>()
  private toldAt = Number.NEGATIVE_INFINITY

  constructor(needs: LobbyPlayNeeds) {
    this.needs = needs
    this.bundle = new Alarm(needs.clock, () => needs.safely(() => this.tell()))
  }

  /** Says whether anybody will see it. */
  tap({ player }: Seat, act: SlimeAct): boolean {
    const { match, clock } = this.needs
    if (!match.lobbyPlay) return false
    if (!this.acts.has(player) && this.acts.size >= mostInBundle) return false
    // What is said weighs more than a hop.
    if (act !== 'hop' || !this.acts.has(player)) this.acts.set(player, act)
    if (!this.bundle.isSet) this.bundle.setTo(Math.max(clock.now(), this.toldAt + bundleMs))
    return true
  }

  private tell(): void {
    const { match, clock, hosts } = this.needs
    this.toldAt = clock.now()
    const seen = [...this.acts].filter(([player]) => match.seats.has(player))
    this.acts.clear()
    if (match.phase !== 'lobby' || !match.lobbyPlay || seen.length === 0) return
    for (const client of hosts()) client.send('slimes-tapped', seen)
  }

  stop(): void {
    this.bundle.setTo(Number.POSITIVE_INFINITY)
  }
}
