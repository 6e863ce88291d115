import { CloseCode, Room, ServerError } from '@colyseus/core'
import { endedGames } from '../endedGames.ts'
import type { RoomPorts } from '../ports.ts'
import type { GameSummary, JoinRefusal, Phase } from '../shared/contract/game.ts'
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
import { paintPlan, paintSeat } from './picture.ts'
import { PictureSerializer } from './pictureSerializer.ts'
import { type FinalWord, finalWord, openResultsDesk, tellFinalScores } from './results.ts'
import { Seating } from './seating.ts'
import { Showing } from './showing.ts'

/** What the front door hands a room: never anything a client wrote. */
export interface GameOpening {
  plan: MatchPlan
  entries: MatchEntry[]
  nextSequence: number
}

/** What other processes may know of a game: the set that is being played, while it is. */
export interface GameListing {
  playing: string | null
}

/** For what nobody waits for. Everything else has an alarm of its own: most of what an idle game costs is waking up. */
const heartbeatMs = 1000
const idleMs = 15 * 60_000
/** For looking at the podium again; whoever is still there keeps it longer. */
const afterGameMs = 2 * 60_000

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
  private readonly attendance = new Attendance()
  private deadline!: Alarm
  private showing!: Showing
  private seating!: Seating
  private lastSeenAt = 0

  override setSerializer(): void {
    super.setSerializer(this.pictures)
  }

  override onCreate({ plan, entries, nextSequence }: GameOpening): void {
    this.roomId = plan.code
    this.match = replayMatch(plan, entries)
    this.journal = openJournalWriter(this.ports.journal, this.ports.log, plan.code, nextSequence)
    this.results = openResultsDesk(this.match, this.journal, this.ports, (player, achievement) =>
      this.tell(player, 'achievement-unlocked', { achievement_id: achievement }),
    )
    this.lastSeenAt = this.ports.now()
    paintPlan(this.state, this.match)
    this.deadline = new Alarm(this.ports, () => this.safely('deadline', () => this.tick()))
    this.showing = new Showing({
      match: this.match,
      state: this.state,
      attendance: this.attendance,
      pictures: this.pictures,
      clock: this.ports,
      sendPatch: () => super.broadcastPatch(),
      tellAll: (signal) => this.broadcast(signal),
      safely: (act) => this.safely('bundle', act),
    })
    this.conductor = new Conductor({
      match: this.match,
      state: this.state,
      now: () => this.ports.now(),
      record: (entry, acknowledge) => this.record(entry, acknowledge),
      isConnected: (player) => this.attendance.has(player),
      connectedCount: () => this.showing.counted().connected,
      tellAll: (type, message) => this.broadcast(type, message),
      showNow: (lead) => {
        this.showing.now(lead)
        this.deadline.setTo(this.conductor.dueAt)
      },
      started: () => {
        this.showing.recount()
        this.list(plan.questionSetId)
      },
      finished: () => this.conclude(),
    })
    this.seating = new Seating({
      match: this.match,
      state: this.state,
      attendance: this.attendance,
      showing: this.showing,
      conductor: this.conductor,
      ports: this.ports,
      record: (entry) => this.record(entry),
    })
    this.acts = actsOf({
      match: this.match,
      state: this.state,
      conductor: this.conductor,
      now: () => this.ports.now(),
      record: (entry) => this.record(entry),
      removePlayer: (player) => this.seating.remove(player),
      tell: this.tell,
      summary: () => this.summary(),
    })
    for (const seat of this.match.seats.values()) paintSeat(this.state, this.match, seat, false)
    if (entries.length > 0) this.conductor.takeUp()
    this.deadline.setTo(this.conductor.dueAt)
    this.onMessage('*', (client, type, payload) => this.hear(client, type, payload))
  }

  override async onJoin(client: GameClient, _options: unknown, visitor: Visitor): Promise<void> {
    const seat = this.seating.take(client, visitor)
    if (!(await this.journal.settled())) throw new ServerError(503, 'The server is busy. Please try again.')
    this.welcome(client, seat)
    this.tick()
  }

  private welcome(client: GameClient, seat: Seat): void {
    const { player: playerId, seatKey, isHost, plays } = seat
    if (isHost) {
      client.send('game-created', { gameCode: this.roomId })
      this.seating.tellCaught(client)
    }
    client.send('join-success', { game: this.summary(), playerId, seatKey, isHost, plays })
    this.conductor.catchUp(playerId, (type, message) => client.send(type, message))
    if (this.final) tellFinalScores(this.match, this.final, client, seat)
  }

  override onLeave(client: GameClient, code?: number): void {
    client.view?.dispose()
    this.seating.leave(client, code)
  }

  private hear(client: GameClient, type: unknown, payload: unknown): void {
    const speaker = this.attendance.speaker(client)
    if (!speaker) return
    const room = { phase: this.state.phase as Phase, gameCode: this.roomId, now: this.ports.now() }
    const refusal = passGate(this.acts, room, speaker, type, payload)
    // A late answer or a second click is nobody's fault.
    if (refusal === null || refusal === 'no-effect' || refusal === 'wrong-phase') return
    speaker.pace.strikes++
    if (speaker.pace.strikes === 5) client.send('notice', { type: 'warning', message: slowDown })
    if (speaker.pace.strikes < strikesAllowed) return
    this.ports.log.warn({ game: this.roomId, refusal }, 'client dropped')
    client.leave(CloseCode.CONSENTED, 'misbehaved')
  }

  private record(entry: MatchEntry, acknowledge?: () => void): void {
    applyEntry(this.match, entry)
    this.journal.write(entry, acknowledge)
    this.showing.soon()
  }

  private readonly tell: TellPlayer = (player, type, message) => {
    for (const client of this.attendance.of(player)) client.send(type, message)
  }

  private list(playing: string | null): void {
    void this.setMetadata({ playing } satisfies GameListing)
  }

  private conclude(): void {
    this.list(null)
    this.final = finalWord(this.match)
    for (const [client, { seat }] of this.attendance.all()) tellFinalScores(this.match, this.final, client, seat)
    void this.results.keep()
  }

  private summary(): GameSummary {
    const { code, gameMode, title, host } = this.match.plan
    const phase = this.state.phase as Phase
    const { userId, username } = host
    return { code, gameMode, title, phase, host: { userId, username }, players: this.showing.counted().players }
  }

  /** What the join form may know before anybody sits down. */
  doorSign(userId: string | null): { refusal: JoinRefusal | null; nicknames: 'free' | 'generated' } {
    return { refusal: whyShutFor(this.match, userId), nicknames: this.match.plan.settings.nicknames }
  }

  /** The library asks for a patch at each beat; here a patch goes out when there is something to show. */
  override broadcastPatch(): boolean {
    this.safely('beat', () => this.beat())
    return false
  }

  private tick(): void {
    this.conductor.tick()
    this.deadline.setTo(this.conductor.dueAt)
  }

  private beat(): void {
    const now = this.ports.now()
    this.tick()
    this.results.tick(now)
    if (this.attendance.size > 0) this.lastSeenAt = now
    const isOver = this.match.stage === 'finished'
    if (now - this.lastSeenAt < (isOver ? afterGameMs : idleMs)) return
    this.lastSeenAt = now
    if (this.match.stage === 'running') this.conductor.finish()
    else if (!isOver || this.results.isKept()) void this.fold()
  }

  /** Nobody is here any more. A lobby that nobody came back to leaves nothing behind. */
  private async fold(): Promise<void> {
    if (this.match.stage === 'lobby') await this.journal.close()
    await this.disconnect()
  }

  override onDispose(): void {
    this.deadline.setTo(Number.POSITIVE_INFINITY)
    this.showing.stop()
    if (this.match.stage === 'finished') endedGames.remember(this.roomId)
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

const slowDown = 'Your device is sending too much. Please slow down.'
