import { type Client, getMessageBytes, Protocol } from '@colyseus/core'
import type { RoomPorts } from '../ports.ts'
import { type Match, playingSeats, type Seat } from '../shared/match/matchModel.ts'
import { Alarm } from './alarm.ts'
import { Arrivals } from './arrivals.ts'
import type { Attendance, GameClient } from './attendance.ts'
import type { GameState } from './gameState.ts'
import type { Lead } from './orchestra.ts'
import type { PictureSerializer } from './pictureSerializer.ts'

/** Newcomers and counts go out in bundles; what a phase changes goes out at once. */
const bundleMs = { lobby: 500, running: 1200, finished: 500 } as const
/** The first of a bundle waits this long for company. */
const companyMs = 50

interface Screen {
  match: Match
  state: GameState
  attendance: Attendance
  pictures: PictureSerializer
  clock: Pick<RoomPorts, 'now' | 'wakeAt'>
  sendPatch(): void
  tellAll(signal: 'player-joined' | 'player-left'): void
  /** Runs what a timer has called. */
  safely(act: () => void): void
}

/** When what is sent: a picture for each change of phase, and otherwise one in a while for all that has come together. */
export class Showing {
  private readonly screen: Screen
  private readonly bundle: Alarm
  private readonly arrivals = new Arrivals()
  private readonly news = new Set<'player-joined' | 'player-left'>()
  private shownAt = 0
  private countIsDue = true
  private counts = { players: 0, connected: 0 }

  constructor(screen: Screen) {
    this.screen = screen
    this.bundle = new Alarm(screen.clock, () => screen.safely(() => this.show()))
  }

  arrived(client: GameClient, seat: Seat): void {
    this.arrivals.add(client, seat)
    this.attendanceChanged('player-joined')
  }

  left(): void {
    this.attendanceChanged('player-left')
  }

  recount(): void {
    this.countIsDue = true
  }

  private attendanceChanged(signal: 'player-joined' | 'player-left'): void {
    this.recount()
    this.news.add(signal)
    this.soon()
  }

  /** With the next bundle. */
  soon(): void {
    const { match, clock } = this.screen
    if (!this.bundle.isSet) this.bundle.setTo(Math.max(clock.now() + companyMs, this.shownAt + bundleMs[match.stage]))
  }

  /** At once; `lead` goes ahead of the picture. */
  now(lead?: Lead): void {
    if (lead)
      this.screen.pictures.goAhead({
        frame: getMessageBytes.raw(Protocol.ROOM_DATA, lead.type, lead.message),
        written: (client) => this.wrote(client, lead),
      })
    this.show()
  }

  private wrote(client: Client, { written }: Lead): void {
    const player = this.screen.attendance.speaker(client as GameClient)?.seat.player
    if (player !== undefined) written?.(player)
  }

  private show(): void {
    const { match, state, attendance } = this.screen
    this.stop()
    this.arrivals.show(match, state, attendance)
    this.paintCounts()
    this.screen.sendPatch()
    for (const signal of this.news) this.screen.tellAll(signal)
    this.news.clear()
    this.shownAt = this.screen.clock.now()
  }

  counted(): { players: number; connected: number } {
    if (this.countIsDue) {
      this.countIsDue = false
      const playing = playingSeats(this.screen.match)
      const connected = playing.filter((seat) => this.screen.attendance.has(seat.player)).length
      this.counts = { players: playing.length, connected }
    }
    return this.counts
  }

  /** Written with a patch and at no other time: what is pending has the full state encoded anew for every newcomer. */
  private paintCounts(): void {
    const { players, connected } = this.counted()
    this.screen.state.playerCount = players
    this.screen.state.connectedCount = connected
  }

  stop(): void {
    this.bundle.setTo(Number.POSITIVE_INFINITY)
  }
}
