import type { RoomPorts } from '../ports.ts'
import type { Phase } from '../shared/contract/game.ts'
import { cheers, type SlimeAct } from '../shared/contract/lobbyPlay.ts'
import { currentTurn, type Match, type Seat, wasThere } from '../shared/match/matchModel.ts'
import { hasDoneAll } from '../shared/match/turnFlow.ts'
import { Alarm } from './alarm.ts'
import type { GameClient } from './seats/attendance.ts'

/** A board is told of taps at most this often, and of this many slimes: no eye can follow more. */
interface Bundles {
  apartMs: number
  most: number
}

/** In the lobby slimes are all there is to see. While moves are chosen a few signs are enough. */
const bundlesIn: Partial<Record<Phase, Bundles>> = {
  lobby: { apartMs: 100, most: 60 },
  choose: { apartMs: 400, most: 12 },
}

interface LobbyPlayNeeds {
  match: Match
  clock: Pick<RoomPorts, 'now' | 'wakeAt'>
  /** The screens that lead the game. */
  hosts(): Iterable<GameClient>
  /** Those of them that are in front of the class. */
  walls(): Iterable<GameClient>
  /** Runs the work of a timer. */
  safely(act: () => void): void
}

/**
 * Slimes that hop on the board while the class waits, in the lobby and during choosing. Taps are told and forgotten: neither
 * match nor journal has them.
 */
export class LobbyPlay {
  private readonly needs: LobbyPlayNeeds
  private readonly bundle: Alarm
  private readonly acts = new Map<string, SlimeAct>()
  private toldAt = Number.NEGATIVE_INFINITY

  constructor(needs: LobbyPlayNeeds) {
    this.needs = needs
    this.bundle = new Alarm(needs.clock, () => needs.safely(() => this.tell()))
  }

  /** Returns whether a board will show it. */
  tap(seat: Seat, act: SlimeAct): boolean {
    const { match, clock } = this.needs
    const { player } = seat
    const bundles = bundlesIn[match.phase]
    if (!match.lobbyPlay || !bundles || !this.may(seat, act)) return false
    if (!this.acts.has(player) && this.acts.size >= bundles.most) return false
    // A sign counts for more than a hop.
    if (act !== 'hop' || !this.acts.has(player)) this.acts.set(player, act)
    if (!this.bundle.isSet) this.bundle.setTo(Math.max(clock.now(), this.toldAt + bundles.apartMs))
    return true
  }

  /** During choosing only players who are done may cheer, which the board shows anyway. Earlier a sign could tell an answer. */
  private may(seat: Seat, act: SlimeAct): boolean {
    const { match } = this.needs
    if (match.phase === 'lobby') return true
    const turn = currentTurn(match)
    const isCheer = cheers.some((cheer) => cheer === act)
    return isCheer && !match.paused && turn !== undefined && wasThere(seat, turn) && hasDoneAll(match, turn, seat)
  }

  private tell(): void {
    const { match, clock, hosts, walls } = this.needs
    this.toldAt = clock.now()
    const seen = [...this.acts].filter(([player]) => match.seats.has(player))
    this.acts.clear()
    if (!bundlesIn[match.phase] || !match.lobbyPlay || seen.length === 0) return
    for (const client of match.phase === 'lobby' ? hosts() : walls()) client.send('slimes-tapped', seen)
  }

  stop(): void {
    this.bundle.setTo(Number.POSITIVE_INFINITY)
  }
}
