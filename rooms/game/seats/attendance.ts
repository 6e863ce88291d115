import type { Client } from '@colyseus/core'
import type { ServerMessages } from '../../shared/contract/game.ts'
import type { Seat } from '../../shared/match/matchModel.ts'
import type { Speaker } from '../gameGate.ts'

export type GameClient = Client<{ messages: ServerMessages }>

/**
 * Messages to a client wait until it has confirmed that it is there. A client that goes before that never heard of its
 * seat. So its player could not come back to it, and the name would stay taken.
 */
export const hasHeardNothing = (client: GameClient): boolean => '_enqueuedMessages' in client

/** A lost connection usually comes back by itself within this time. Until then its player does not count as away. */
export const absenceGraceMs = 5000

/** All connections and the players they belong to. A player has one; a host may watch on several screens. */
export class Attendance {
  private readonly now: () => number
  /**
   * Players who are not connected, and since when: they dropped out, or the game came here and expects them. A player who
   * is neither connected nor listed was never connected to this process.
   */
  private readonly goneAt = new Map<string, number>()
  private readonly speakers = new Map<GameClient, Speaker & { seat: Seat }>()
  private readonly byPlayer = new Map<string, Set<GameClient>>()
  private readonly hosting = new Set<GameClient>()
  private hostGoneAt = Number.NEGATIVE_INFINITY
  private readonly drawing = new Set<string>()
  private readonly spoken = new Set<string>()

  constructor(now: () => number) {
    this.now = now
  }

  /** The next game: each connected device takes its seat in it, and does not draw yet. */
  changeSeats(seats: ReadonlyMap<string, Seat>): void {
    for (const speaker of this.speakers.values()) speaker.seat = seats.get(speaker.seat.player) ?? speaker.seat
    this.drawing.clear()
  }

  get size(): number {
    return this.speakers.size
  }

  add(client: GameClient, speaker: Speaker & { seat: Seat }): void {
    this.speakers.set(client, speaker)
    if (speaker.isHost) this.hosting.add(client)
    if (speaker.isRemote) return
    const own = this.byPlayer.get(speaker.seat.player) ?? new Set()
    own.add(client)
    this.byPlayer.set(speaker.seat.player, own)
    this.goneAt.delete(speaker.seat.player)
  }

  /** They were connected at the game's former process, and are on their way. */
  expect(seats: readonly Pick<Seat, 'player' | 'isHost'>[]): void {
    for (const { player, isHost } of seats) {
      if (isHost && this.hosting.size === 0) this.hostGoneAt = this.now()
      if (!this.byPlayer.has(player)) this.goneAt.set(player, this.now())
    }
  }

  /** Forgets a connection. Returns its speaker, unless a newer connection has replaced it. */
  remove(client: GameClient): (Speaker & { seat: Seat }) | undefined {
    const speaker = this.speakers.get(client)
    if (!speaker) return undefined
    this.speakers.delete(client)
    if (this.hosting.delete(client) && this.hosting.size === 0) this.hostGoneAt = this.now()
    if (speaker.isRemote) return speaker
    const own = this.byPlayer.get(speaker.seat.player)
    own?.delete(client)
    if (own?.size === 0) {
      this.byPlayer.delete(speaker.seat.player)
      this.goneAt.set(speaker.seat.player, this.now())
    }
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

  /** Connected, or gone for so short a time that they may be on their way back. */
  isHere(player: string): boolean {
    if (this.byPlayer.has(player)) return true
    const goneAt = this.goneAt.get(player)
    return goneAt !== undefined && this.now() < goneAt + absenceGraceMs
  }

  /** Whether their device has asked for the map. Only devices that draw are told what the board shows. */
  draws(player: string): boolean {
    return this.drawing.has(player)
  }

  /** Whether they have sent anything since this process knows them. */
  hasSpoken(player: string): boolean {
    return this.spoken.has(player)
  }

  /** Notes that they have spoken. True the first time. */
  hasJustSpoken(player: string): boolean {
    return !this.spoken.has(player) && Boolean(this.spoken.add(player))
  }

  beginsToDraw(player: string): void {
    this.drawing.add(player)
  }

  /** Whether a host is there to go on. A game whose host has left goes on by itself. */
  get isLed(): boolean {
    return this.hosting.size > 0 || this.now() < this.hostGoneAt + absenceGraceMs
  }

  /** When the next player who dropped out will count as away. */
  get nextAbsenceAt(): number {
    const now = this.now()
    let next = Number.POSITIVE_INFINITY
    for (const goneAt of this.goneAt.values()) {
      const at = goneAt + absenceGraceMs
      if (at > now && at < next) next = at
    }
    return next
  }

  hosts(): Iterable<GameClient> {
    return this.hosting
  }

  /** The host's screens that show the game, without remotes. */
  *boards(): Generator<GameClient> {
    for (const client of this.hosting) if (!this.speakers.get(client)?.isRemote) yield client
  }

  /** The screens in front of the class. A host who plays has none. */
  *walls(): Generator<GameClient> {
    for (const client of this.boards()) if (!this.speakers.get(client)?.seat.plays) yield client
  }

  /** The host's devices that lead from elsewhere than the board. */
  *remotes(): Generator<GameClient> {
    for (const client of [...this.hosting]) if (this.speakers.get(client)?.isRemote) yield client
  }

  all(): Iterable<[GameClient, Speaker & { seat: Seat }]> {
    return this.speakers
  }
}
