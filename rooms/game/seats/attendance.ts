import type { Client } from '@colyseus/core'
import type { ServerMessages } from '../../shared/contract/game.ts'
import type { Seat } from '../../shared/match/matchModel.ts'
import type { Speaker } from '../gameGate.ts'

export type GameClient = Client<{ messages: ServerMessages }>

/**
 * Messages to a client wait until it has confirmed that it is there. A client that goes before that has never heard of
 * its seat: no player could come back to it, and a ghost would keep the name.
 */
export const hasHeardNothing = (client: GameClient): boolean => '_enqueuedMessages' in client

/** What a lost connection takes to come back by itself: until then its player is not away. */
export const absenceGraceMs = 5000

/** Which connections there are and whose they are. A player has one, a host may look on from several screens. */
export class Attendance {
  private readonly now: () => number
  /**
   * Since when players who dropped out are away. Not listed: players who were never connected since this process has
   * the game.
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

  /** Another game: each connected device takes its seat in that one, and draws nothing yet. */
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

  /** They were connected where the game was until now, and are on their way. */
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

  /** Connected, or gone so shortly that they may be on their way back. */
  isHere(player: string): boolean {
    if (this.byPlayer.has(player)) return true
    const goneAt = this.goneAt.get(player)
    return goneAt !== undefined && this.now() < goneAt + absenceGraceMs
  }

  /** Has asked for the map: only a device that draws is told what the board shows. */
  draws(player: string): boolean {
    return this.drawing.has(player)
  }

  /** Has said anything at all since the server has known them. */
  hasSpoken(player: string): boolean {
    return this.spoken.has(player)
  }

  /** Whether that is news. */
  hasJustSpoken(player: string): boolean {
    return !this.spoken.has(player) && Boolean(this.spoken.add(player))
  }

  beginsToDraw(player: string): void {
    this.drawing.add(player)
  }

  /** A host is there to go on; one who has gone does not stop the game. */
  get isLed(): boolean {
    return this.hosting.size > 0 || this.now() < this.hostGoneAt + absenceGraceMs
  }

  /** When the next of those who are gone will count as away. */
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

  /** The host's screens that show the game. */
  *boards(): Generator<GameClient> {
    for (const client of this.hosting) if (!this.speakers.get(client)?.isRemote) yield client
  }

  /** The screens in front of the class: a host who plays has none. */
  *walls(): Generator<GameClient> {
    for (const client of this.boards()) if (!this.speakers.get(client)?.seat.plays) yield client
  }

  /** The host's devices that lead it from elsewhere. */
  *remotes(): Generator<GameClient> {
    for (const client of [...this.hosting]) if (this.speakers.get(client)?.isRemote) yield client
  }

  all(): Iterable<[GameClient, Speaker & { seat: Seat }]> {
    return this.speakers
  }
}
