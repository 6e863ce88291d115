import { CloseCode, ServerError } from '@colyseus/core'
import { type Movable, movingRooms } from '../movingRooms.ts'
import { type OpenRoom, openRooms } from '../openRooms.ts'
import type { GameOpening, RoomPorts } from '../ports.ts'
import type { RefusalName } from '../shared/contract/errors/errorTexts.ts'
import type { Tell } from '../shared/contract/game.ts'
import type { DoorCheck } from '../shared/contract/gameCheck.ts'
import type { HostedGame, SeatedGame } from '../shared/contract/hostedGames.ts'
import type { Visitor } from '../shared/match/admission.ts'
import type { MatchPlan } from '../shared/match/matchPlan.ts'
import { rematchEntries, sinceWritten } from '../shared/match/rematch.ts'
import type { RoomListing } from '../wholeSchool.ts'
import { passGate, practiceOf } from './gameGate.ts'
import type { JournalWriter } from './journal/journalWriter.ts'
import { openRoomClock, type RoomClock } from './roomClock.ts'
import { Attendance, type GameClient, hasHeardNothing } from './seats/attendance.ts'
import { CutOff } from './seats/cutOff.ts'
import { ExpectingRoom } from './seats/expecting.ts'
import { GameState } from './showing/gameState.ts'
import { PictureSerializer } from './showing/pictureSerializer.ts'
import { doorCheckOf, hostSignOf, seatSignOf } from './signs.ts'
import { holdAgainst, isNoted } from './strikes.ts'
import { Table } from './table.ts'
import { gameTerms, type TableTerms, type TermsNeeds } from './tableTerms.ts'

/** For work that no player waits for. Everything else has its own alarm, because waking up is most of what an idle game costs. */
const heartbeatMs = 1000

/** A game and the devices connected to it. When it is over, the same people may play the next one under the same code. */
export abstract class GameRoom extends ExpectingRoom<{ state: GameState; client: GameClient }> implements Movable {
  override state = new GameState()
  override autoDispose = false
  override patchRate = heartbeatMs
  override maxMessagesPerSecond = 60

  protected abstract readonly ports: RoomPorts
  private readonly pictures = new PictureSerializer()
  protected attendance!: Attendance
  protected table!: Table
  private gameClock!: RoomClock
  /** Set while the next game is being written down. */
  private nextGame: Promise<RefusalName | 'again'> | null = null
  private readonly cutOff = new CutOff({
    mayDecide: () => this.ports.journal.mayDecide(),
    now: () => this.now(),
    clients: () => this.clients,
    waitForPlayers: () => this.table.conductor.waitForPlayers(),
  })
  private readonly asOpenRoom = this.countedFor()

  /** The host has it in their list of open games, and it counts towards their limit. */
  protected readonly isHosted: boolean = true

  private countedFor(): OpenRoom {
    const isOver = () => this.nextGame === null && this.table.match.stage === 'finished' && this.table.results.isKept()
    return {
      get isOver() {
        return isOver()
      },
      close: () => void this.closeForGood(),
    }
  }

  override setSerializer(): void {
    super.setSerializer(this.pictures)
  }

  override onCreate(opening: GameOpening): void {
    this.roomId = opening.plan.code
    const lastAt = opening.entries.at(-1)?.at ?? opening.plan.createdAt
    this.gameClock = openRoomClock(this.ports, lastAt)
    this.attendance = new Attendance(() => this.now())
    this.table = this.openTable(opening)
    if (this.isHosted) openRooms.add(opening.plan.host.userId, this.asOpenRoom)
    movingRooms.add(this)
    this.list(opening)
    this.onMessage('*', (client, type, payload) => this.hear(client, type, payload))
  }

  private list({ plan: { host, questionSetId } }: GameOpening): void {
    void this.setMetadata({ host: host.userId, questionSetId } satisfies RoomListing)
  }

  private openTable(opening: GameOpening): Table {
    const needs = {
      ports: this.ports,
      terms: (needs: TermsNeeds) => this.terms(needs),
      clock: this.gameClock,
      state: this.state,
      pictures: this.pictures,
      attendance: this.attendance,
      sendPatch: () => super.broadcastPatch(),
      broadcast: ((type, message) => this.broadcast(type, message)) satisfies Tell,
      safely: (what: string, act: () => void) => this.safely(what, act),
      taken: () => this.moveOut(),
    }
    return new Table(needs, opening)
  }

  protected terms(needs: TermsNeeds): TableTerms {
    return gameTerms(needs)
  }

  override async onJoin(client: GameClient, _options: unknown, visitor: Visitor): Promise<void> {
    const { table } = this
    if (visitor.join.bundles) this.pictures.bundleFor(client)
    if (visitor.join.remote !== undefined) return table.remotes.receive(client, visitor)
    const seat = table.seating.take(client, visitor)
    if (!(await table.journal.settled())) throw new ServerError(503, 'busy' satisfies RefusalName)
    // A player who arrives while the next table is set up is welcomed by that table itself.
    if (table !== this.table) return
    table.welcome(client, seat)
    table.goOnIfDone()
  }

  override onLeave(client: GameClient, code?: number): void {
    client.view?.dispose()
    this.table.leave(client, code)
  }

  private hear(client: GameClient, type: unknown, payload: unknown): void {
    const speaker = this.attendance.speaker(client)
    // A reply to a device that has not said yet that it is there would wait in memory, so its messages are dropped.
    if (!speaker || hasHeardNothing(client)) return
    const room = {
      phase: this.table.match.phase,
      gameCode: this.roomId,
      now: this.now(),
      mayDecide: this.ports.journal.mayDecide(),
      ...practiceOf(this.table.match),
    }
    const refusal = passGate(this.table.acts, room, speaker, type, payload)
    if (refusal === null) {
      if (!speaker.isRemote) this.table.seating.heard(speaker.seat)
      return
    }
    if (!holdAgainst(speaker, refusal, type, (name, message) => client.send(name, message))) return
    if (isNoted()) this.ports.log.warn({ game: this.roomId, refusal }, 'client dropped')
    client.leave(CloseCode.CONSENTED, 'misbehaved')
  }

  protected now(): number {
    return this.gameClock.now()
  }

  /** What the join form may know before a player sits down. */
  doorSign(userId: string | null): DoorCheck {
    const { match, seating } = this.table
    return doorCheckOf(match, userId, seating.awaits(userId))
  }

  hostSign(userId: string): HostedGame | null {
    const { match, showing, vigil, journal } = this.table
    const players = showing.counted().connected
    return !this.isHosted || journal.isClosing ? null : hostSignOf(match, userId, { players, endsInMs: vigil.endsInMs })
  }

  readonly seatSign = (userId: string): SeatedGame | null => seatSignOf(this.table.match, userId)

  /** The host ends the game from another page. An empty lobby is closed at once. */
  endFor(userId: string): boolean {
    const { match, conductor } = this.table
    if (!this.isHosted || match.plan.host.userId !== userId) return false
    // The host asks again if the first answer was lost.
    if (match.stage === 'finished') return true
    if (match.stage !== 'lobby' || this.attendance.size > 0) return conductor.finish()
    void this.closeForGood()
    return true
  }

  /** The plan of a finished game, for its host who plans the next one like it. 'again' if the next game already waits. */
  playedFor(userId: string): MatchPlan | 'again' | null {
    const { plan, stage } = this.table.match
    if (plan.host.userId !== userId) return null
    if (stage === 'lobby' && (plan.round ?? 1) > 1) return 'again'
    return stage === 'finished' ? plan : null
  }

  /** Opens the next game under this code, with everybody on their seats. It is opened once, however often the host asks. */
  async playAgain(userId: string, plan: MatchPlan): Promise<RefusalName | 'again'> {
    const { host, gameId } = this.table.match.plan
    if (host.userId === userId && gameId === plan.gameId) return 'again'
    const played = this.playedFor(userId)
    if (played === 'again' || played === null) return played ?? 'gameNotFound'
    this.nextGame ??= this.openNextTable(plan).finally(() => {
      this.nextGame = null
    })
    return this.nextGame
  }

  private readonly isHere = (player: string): boolean => this.attendance.has(player)

  private async openNextTable(plan: MatchPlan): Promise<'again' | 'busy'> {
    const { match, results, journal } = this.table
    if (!results.isKept()) await results.keep()
    if (!results.isKept()) return 'busy'
    const entries = rematchEntries(match, plan, this.isHere, this.now())
    this.beginNext(await journal.succeed(plan, entries))
    return 'again'
  }

  private beginNext(opening: GameOpening): void {
    const before = this.table
    before.remotes.close()
    before.showing.now()
    before.stop()
    this.table = this.openTable(opening)
    this.list(opening)
    const { match } = this.table
    for (const entry of sinceWritten(before.match, match, this.isHere, this.now())) this.table.record(entry)
    this.attendance.changeSeats(match.seats)
    this.table.showAnew()
    for (const [client, { seat, isRemote }] of this.attendance.all())
      if (isRemote) this.table.remotes.welcome(client)
      else this.table.welcome(client, seat)
  }

  /** A patch goes out only when there is something to show. The library counts messages per second by this clock, so it ticks. */
  override broadcastPatch(): boolean {
    this.clock.tick()
    this.safely('beat', () => {
      this.cutOff.beat()
      this.table.beat(() => this.endUnattended())
    })
    return false
  }

  get journal(): JournalWriter {
    return this.table.journal
  }

  get isBetween(): boolean {
    const { phase, paused } = this.table.match
    return this.nextGame === null && (paused !== null || !(phase === 'question' || phase === 'choose'))
  }

  holdStill(): void {
    this.table.conductor.stop()
  }

  get hasSentAway(): boolean {
    return this.cutOff.hasSentAway
  }

  present(): string[] {
    const { table, attendance } = this
    return attendance.size === 0 ? [] : [...table.match.seats.keys()].filter((player) => attendance.isHere(player))
  }

  moveOut(): void {
    this.holdStill()
    this.table.stop()
    this.table.journal.leave()
    void this.disconnect(CloseCode.SERVER_SHUTDOWN)
  }

  /** The server is about to end. From now on the game decides nothing, because its players are being disconnected. */
  override onBeforeShutdown(): void {
    this.holdStill()
    super.onBeforeShutdown()
  }

  protected endUnattended(): void {
    const { match, conductor, results } = this.table
    if (!this.ports.journal.mayDecide()) return
    if (match.stage === 'running') conductor.finish()
    else if (match.stage === 'lobby' || results.isKept()) void this.closeForGood()
  }

  /** Closes an empty room, or a finished one that gives way to its host's next. A lobby without players leaves nothing behind. */
  protected async closeForGood(): Promise<void> {
    // Before the record is gone. In between, who asks another process for the game would hear that there never was one.
    this.ports.endedGames.remember(this.roomId)
    if (await this.table.journal.closed()) await this.disconnect()
  }

  override onDispose(): void {
    if (!this.table) return // This room could not be created.
    this.table.stop()
    movingRooms.remove(this)
    openRooms.remove(this.table.match.plan.host.userId, this.asOpenRoom)
  }

  protected safely(method: string, act: () => void): void {
    try {
      act()
    } catch (error) {
      this.onUncaughtException(error as Error, method)
    }
  }

  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return // A refusal: the library sends it to the client.
    this.ports.log.error({ game: this.roomId, method, error: error.stack ?? String(error) }, 'room failed')
  }
}
