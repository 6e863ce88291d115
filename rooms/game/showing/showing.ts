import { type Client, getMessageBytes, Protocol } from '@colyseus/core'
import type { RoomPorts } from '../../ports.ts'
import type { EntryKind, MatchEntry } from '../../shared/match/matchEntries.ts'
import { type Match, playingSeats, type Seat } from '../../shared/match/matchModel.ts'
import { Alarm } from '../alarm.ts'
import { Arrivals } from '../seats/arrivals.ts'
import type { Attendance, GameClient } from '../seats/attendance.ts'
import type { Lead } from '../seats/lead.ts'
import type { GameState } from './gameState.ts'
import type { Painter } from './picture.ts'
import type { PictureSerializer } from './pictureSerializer.ts'

/** Newcomers and counts go out in bundles; what a phase changes goes out at once. */
const bundleMs = { lobby: 500, running: 1200, finished: 500 } as const
/** The first change of a bundle waits this long for others. */
const companyMs = 50
/** A bundle is written to every device, so with more devices it waits longer: a thousand get one a second. */
const msPerDevice = 1

/** At most this many encoded messages are kept. If each device gets one of its own, searching them must stay cheap. */
const fewTold = 8

/** What players do while a phase is open. The board counts it, and each player's own device gets its acknowledgement. */
const isCounted: ReadonlySet<EntryKind> = new Set(['answered', 'chose', 'looked'])

interface ShowingNeeds {
  match: Match
  state: GameState
  painter: Painter
  attendance: Attendance
  pictures: PictureSerializer
  clock: Pick<RoomPorts, 'now' | 'wakeAt'>
  sendPatch(): void
  tellAll(signal: 'player-joined' | 'player-left'): void
  /** Runs the work of a timer. */
  safely(act: () => void): void
}

/** Decides when to send: a picture for each change of phase, and otherwise now and then one for all changes since. */
export class Showing {
  private readonly needs: ShowingNeeds
  private readonly bundle: Alarm
  private readonly arrivals = new Arrivals()
  private readonly news = new Set<'player-joined' | 'player-left'>()
  /** True while the waiting changes show on no player's screen. */
  private isForLeaders = true
  private shownAt = 0
  private countIsDue = true
  private counts = { players: 0, connected: 0 }

  constructor(needs: ShowingNeeds) {
    this.needs = needs
    this.bundle = new Alarm(needs.clock, () => needs.safely(() => this.show()))
  }

  arrived(client: GameClient, seat: Seat): void {
    this.arrivals.add(client, seat, this.needs.state)
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

  after({ kind }: MatchEntry): void {
    if (kind !== 'beat') this.soon(isCounted.has(kind))
  }

  /** Sends it with the next bundle. `forLeaders`: only boards and remotes get it, because no player's screen shows it. */
  soon(forLeaders = false): void {
    const { match, attendance, clock } = this.needs
    this.isForLeaders &&= forLeaders
    if (this.bundle.isSet) return
    const apartMs = Math.max(bundleMs[match.stage], attendance.size * msPerDevice)
    this.bundle.setTo(Math.max(clock.now() + companyMs, this.shownAt + apartMs))
  }

  /** Sends it at once; `lead` goes ahead of the picture. */
  now(lead?: Lead): void {
    this.isForLeaders = false
    this.show(lead)
  }

  /** A message that is the same for several devices is encoded once. */
  private framed({ type, message, forBoards, written }: Lead) {
    const { attendance } = this.needs
    /** A remote has no seat: sending it a question starts no answer clock. */
    const seatOf = (client: Client) => {
      const speaker = attendance.speaker(client as GameClient)
      return speaker?.isRemote ? undefined : speaker?.seat
    }
    const isBoard = (client: Client) => {
      const speaker = attendance.speaker(client as GameClient)
      return speaker !== undefined && (speaker.isRemote || !speaker.seat.plays)
    }
    const frames: { told: unknown; frame: Uint8Array }[] = []
    const frameOf = (told: unknown) => {
      const known = frames.find((one) => one.told === told)
      if (known) return known.frame
      const frame = getMessageBytes.raw(Protocol.ROOM_DATA, type, told)
      if (frames.length < fewTold) frames.push({ told, frame })
      return frame
    }
    return {
      frameFor: (client: Client) => {
        if (forBoards && isBoard(client)) return frameOf(forBoards)
        if (typeof message !== 'function') return frameOf(message)
        const seat = seatOf(client)
        return seat && frameOf(message(seat))
      },
      written: (client: Client) => {
        const player = seatOf(client)?.player
        if (player !== undefined) written?.(player)
      },
    }
  }

  private show(lead?: Lead): void {
    const { match, state, painter, attendance, pictures } = this.needs
    this.stop()
    this.arrivals.show(match, state, painter, attendance)
    painter.counts({ ...this.counted(), remotes: [...attendance.remotes()].length })
    const news = [...this.news]
    this.news.clear()
    const signal = lead ? undefined : news.shift()
    const ahead = signal ? { type: signal, message: undefined } : lead
    if (ahead) pictures.goAhead(this.framed(ahead))
    else if (this.isForLeaders) pictures.goOnlyTo(new Set(attendance.hosts()))
    this.isForLeaders = true
    this.needs.sendPatch()
    for (const signal of news) this.needs.tellAll(signal)
    this.shownAt = this.needs.clock.now()
  }

  counted(): { players: number; connected: number } {
    if (this.countIsDue) {
      this.countIsDue = false
      const playing = playingSeats(this.needs.match)
      const connected = playing.filter((seat) => this.needs.attendance.has(seat.player)).length
      this.counts = { players: playing.length, connected }
    }
    return this.counts
  }

  stop(): void {
    this.bundle.setTo(Number.POSITIVE_INFINITY)
  }
}
