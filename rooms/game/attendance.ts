import type { Client } from '@colyseus/core'
import type { ServerMessages } from '../shared/contract/game.ts'
import type { Seat } from '../shared/match/matchModel.ts'
import type { Speaker } from './gameGate.ts'

export type GameClient = Client<{ messages: ServerMessages }>

/**
 * Until a client has confirmed that it is there, what it is told waits for it. One that goes before has never heard of
 * its seat, so nobody could come back to it, and the name would be taken by a ghost.
 */
export const hasHeardNothing = (client: GameClient): boolean => '_enqueuedMessages' in client

/** Which connections there are and whose they are. A player has one, a host may look on from several screens. */
export class Attendance {
  private readonly speakers = new Map<GameClient, Speaker & { seat: Seat }>()
  private readonly byPlayer = new Map<string, Set<GameClient>>()
  private readonly hosting = new Set<GameClient>()

  get size(): number {
    return this.speakers.size
  }

  add(client: GameClient, speaker: Speaker & { seat: Seat }): void {
    this.speakers.set(client, speaker)
    if (speaker.isHost) this.hosting.add(client)
    const own = this.byPlayer.get(speaker.seat.player) ?? new Set()
    own.add(client)
    this.byPlayer.set(speaker.seat.player, own)
  }

  /** Forgets a connection; the speaker is returned to whoever was not replaced before. */
  remove(client: GameClient): (Speaker & { seat: Seat }) | undefined {
    const speaker = this.speakers.get(client)
    if (!speaker) return undefined
    this.speakers.delete(client)
    this.hosting.delete(client)
    const own = this.byPlayer.get(speaker.seat.player)
    own?.delete(client)
    if (own?.size === 0) this.byPlayer.delete(speaker.seat.player)
    return speaker
  }

  speaker(client: GameClient): (Speaker & { seat: Seat }) | undefined {
    return this.speakers.get(client)
  }

  of(player: string): GameClient[] {
    return [...(this.byPlayer.get(player) ?? [])]
  }

  has(player: string): boolean {
    return this.byPlayer.has(player)
  }

  hosts(): Iterable<GameClient> {
    return this.hosting
  }

  all(): Iterable<[GameClient, Speaker & { seat: Seat }]> {
    return this.speakers
  }
}
