import { CloseCode, Room, ServerError } from '@colyseus/core'
import { endedGames } from '../endedGames.ts'
import type { RoomPorts } from '../ports.ts'
import type { RefusalName } from '../shared/contract/errorTexts.ts'
import type { JoinRefusal } from '../shared/contract/game.ts'
import type { HostedGame } from '../shared/contract/hostedGames.ts'
import { type Visitor, whyShutFor } from '../shared/match/admission.ts'
import { applyEntry, replayMatch } from '../shared/match/match.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import type { MatchPlan } from '../shared/match/matchPlan.ts'
import { Alarm } from './alarm.ts'
import { Attendance, type GameClient } from './attendance.ts'
import { Conductor } from './conductor.ts'
import { actsOf, type TellPlayer } from './gameActs.ts'
import { passGate, strikesAllowed } from './gameGate.ts'
import { GameState } from './gameState.ts'
import { type JournalWriter, openJournalWriter } from './journalWriter.ts'
import { LobbyPlay } from './lobbyPlay.ts'
import { Painter } from './picture.ts'
import { PictureSerializer } from './pictureSerializer.ts'
import { type FinalWord, finalWord, finishedFor, openResultsDesk } from './results.ts'
import { Seating } from './seating.ts'
import { Showing } from './showing.ts'
import { hostSignOf, summaryOf } from './signs.ts'
import { Vigil } from './vigil.ts'

/** What the front door hands a room: never anything a client wrote. */
export interface GameOpening {
  plan: MatchPlan
  entries: MatchEntry[]
  nextSequence: number
}

/** What may be known of a game without asking it: whose it is, and the set that is being played, while it is. */
export interface GameListing {
  host: string
  playing: string | null
}

/** For what nobody waits for. Everything else has an alarm of its own: most of what an idle game costs is waking up. */
const heartbeatMs = 1000

export abstract class GameRoom extends Room<{ state: GameState; client: GameClient }> {
  override state = new GameState()
  override autoDispose = false
  override patchRate = heartbeatMs
  override maxMessagesPerSecond = 60

  protected abstract readonly ports: RoomPorts
  private readonly pictures = new PictureSerializer()
  private match!: Match
  private conductor!: Conductor
  private journal!: JournalWriter
  private acts!: ReturnType<typeof actsOf>
  private results!: ReturnType<typeof openResultsDesk>
  private final: FinalWord | null = null
  private attendance!: Attendance
  private painter!: Painter
  /** By how much the game's clock is ahead of the server's: a journal may know of a later time than a clock put back. */
  private clockAhead = 0
  private deadline!: Alarm
  private showing!: Showing
  private seating!: Seating
  private lobbyPlay!: LobbyPlay
  private vigil!: Vigil

  override setSerializer(): void {
    super.setSerializer(this.pictures)
  }

  override onCreate({ plan, entries, nextSequence }: GameOpening): void {
    this.roomId = plan.code
    this.match = replayMatch(plan, entries)
    this.clockAhead = Math.max(0, this.match.lastAt - this.ports.now())
    const clock = {
      now: () => this.now(),
      wakeAt: (time: number, ring: () => void) => this.ports.wakeAt(time - this.clockAhead, ring),
    }
    this.attendance = new Attendance(clock.now)
    this.painter = new Painter(this.state, this.match)
    this.journal = openJournalWriter(this.ports.journal, this.ports.log, plan.code, nextSequence)
    this.results = openResultsDesk(this.match, this.journal, this.ports, this.tell)
    this.vigil = new Vigil({ match: this.match, attendance: this.attendance, now: clock.now })
    this.deadline = new Alarm(clock, () => this.safely('deadline', () => this.tick()))
    this.showing = new Showing({
      match: this.match,
      state: this.state,
      painter: this.painter,
      attendance: this.attendance,
      pictures: this.pictures,
      clock,
      sendPatch: () => super.broadcastPatch(),
      tellAll: (signal) => this.broadcast(signal),
      safely: (act) => this.safely('bundle', act),
    })
    this.conductor = new Conductor({
      match: this.match,
      now: clock.now,
      record: (entry, acknowledge) => this.record(entry, acknowledge),
      whenSafe: (acknowledge) => this.journal.whenSafe(acknowledge),
      attendance: this.attendance,
      tellBoards: (type, message) => {
        for (const [client, { seat }] of this.attendance.all()) if (!seat.plays) client.send(type, message)
      },
      tellAll: (type, message) => this.broadcast(type, message),
      showNow: (lead) => {
        this.showing.now(lead)
        this.wakeWhenDue()
      },
      started: () => {
        this.showing.recount()
        this.list(plan.questionSetId)
      },
      finished: () => this.conclude(),
    })
    this.seating = new Seating({
      match: this.match,
      painter: this.painter,
      attendance: this.attendance,
      showing: this.showing,
      conductor: this.conductor,
      ports: { now: clock.now, random: () => this.ports.random(), secret: () => this.ports.secret() },
      record: (entry) => this.record(entry),
    })
    this.lobbyPlay = new LobbyPlay({
      match: this.match,
      clock,
      hosts: () => this.attendance.hosts(),
      safely: (act) => this.safely('lobby play', act),
    })
    this.acts = actsOf({
      match: this.match,
      conductor: this.conductor,
      lobbyPlay: this.lobbyPlay,
      now: clock.now,
      record: (entry) => this.record(entry),
      removePlayer: (player) => this.seating.remove(player),
      tell: this.tell,
      summary: () => summaryOf(this.match, this.showing.counted().players),
    })
    this.list(null)
    if (entries.length > 0) {
      this.painter.everything()
      this.conductor.takeUp()
    }
    this.wakeWhenDue()
    this.onMessage('*', (client, type, payload) => this.hear(client, type, payload))
  }

  override async onJoin(client: GameClient, _options: unknown, visitor: Visitor): Promise<void> {
    const seat = this.seating.take(client, visitor)
    if (!(await this.journal.settled())) throw new ServerError(503, 'busy' satisfies RefusalName)
    this.welcome(client, seat)
    this.tick()
  }

  private welcome(client: GameClient, seat: Seat): void {
    const { player: playerId, seatKey, isHost, plays } = seat
    if (isHost) {
      client.send('game-created', { gameCode: this.roomId })
      this.seating.tellCaught(client)
    }
    const { build } = this.ports
    const game = summaryOf(this.match, this.showing.counted().players)
    client.send('join-success', { game, playerId, seatKey, isHost, plays, build })
    this.conductor.catchUp(seat, (type, message) => client.send(type, message))
    if (this.final) this.tellFinal(client, seat)
  }

  override onLeave(client: GameClient, code?: number): void {
    client.view?.dispose()
    this.seating.leave(client, code)
    this.wakeWhenDue()
  }

  private hear(client: GameClient, type: unknown, payload: unknown): void {
    const speaker = this.attendance.speaker(client)
    if (!speaker) return
    const room = { phase: this.match.phase, gameCode: this.roomId, now: this.now() }
    const refusal = passGate(this.acts, room, speaker, type, payload)
    // A late answer or a second click is nobody's fault.
    if (refusal === null || refusal === 'no-effect' || refusal === 'wrong-phase') return
    speaker.pace.strikes++
    if (speaker.pace.strikes === 5) client.send('notice', { type: 'warning', name: 'slow-down' })
    if (speaker.pace.strikes < strikesAllowed) return
    this.ports.log.warn({ game: this.roomId, refusal }, 'client dropped')
    client.leave(CloseCode.CONSENTED, 'misbehaved')
  }

  private record(entry: MatchEntry, acknowledge?: () => void): void {
    applyEntry(this.match, entry)
    this.painter.after(entry)
    this.journal.write(entry, acknowledge)
    if (entry.kind !== 'beat') this.showing.soon()
  }

  private now(): number {
    return this.ports.now() + this.clockAhead
  }

  private wakeWhenDue(): void {
    this.deadline.setTo(this.conductor.dueAt)
  }

  private readonly tell: TellPlayer = (player, type, message) => {
    for (const client of this.attendance.of(player)) client.send(type, message)
  }

  private list(playing: string | null): void {
    void this.setMetadata({ host: this.match.plan.host.userId, playing } satisfies GameListing)
  }

  private conclude(): void {
    this.list(null)
    this.final = finalWord(this.match)
    for (const [client, { seat }] of this.attendance.all()) this.tellFinal(client, seat)
    void this.results.keep()
  }

  private tellFinal(client: GameClient, seat: Seat): void {
    if (this.final) client.send('game-finished', finishedFor(this.final, seat, this.results.paidTo(seat)))
  }

  /** What the join form may know before anybody sits down. */
  doorSign(userId: string | null): { refusal: JoinRefusal | null; nicknames: 'free' | 'generated' } {
    return { refusal: whyShutFor(this.match, userId), nicknames: this.match.plan.settings.nicknames }
  }

  hostSign(userId: string): HostedGame | null {
    const players = this.showing.counted().connected
    return hostSignOf(this.match, userId, { players, endsInMs: this.vigil.endsInMs })
  }

  /** The host ends it from elsewhere. A lobby in which nobody sits is gone at once. */
  endFor(userId: string): boolean {
    if (this.hostSign(userId) === null) return false
    if (this.match.stage === 'lobby' && this.attendance.size === 0) void this.fold()
    else this.conductor.finish()
    return true
  }

  /** The library asks for a patch at each beat; here a patch goes out when there is something to show. */
  override broadcastPatch(): boolean {
    this.safely('beat', () => this.beat())
    return false
  }

  private tick(): void {
    this.conductor.tick()
    this.wakeWhenDue()
  }

  /** The server is about to end: whatever it would decide now would be decided without those who are being put off. */
  override onBeforeShutdown(): void {
    this.conductor.stop()
    super.onBeforeShutdown()
  }

  private beat(): void {
    this.tick()
    this.conductor.beat()
    this.journal.catchUp()
    this.results.tick(this.now())
    this.vigil.beat(() => this.endUnattended())
  }

  private endUnattended(): void {
    if (this.match.stage === 'running') this.conductor.finish()
    else if (this.match.stage === 'lobby' || this.results.isKept()) void this.fold()
  }

  /** Nobody is here any more. A lobby that nobody came back to leaves nothing behind. */
  private async fold(): Promise<void> {
    endedGames.remember(this.roomId)
    if (this.match.stage === 'lobby') await this.journal.close()
    await this.disconnect()
  }

  override onDispose(): void {
    this.deadline.setTo(Number.POSITIVE_INFINITY)
    this.showing.stop()
    this.lobbyPlay.stop()
  }

  private safely(method: string, act: () => void): void {
    try {
      act()
    } catch (error) {
      this.onUncaughtException(error as Error, method)
    }
  }

  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return // A refusal on its way to whoever was refused.
    this.ports.log.error({ game: this.roomId, method, error: error.stack ?? String(error) }, 'room failed')
  }
}
