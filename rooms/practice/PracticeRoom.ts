import { type Client, CloseCode, Room, ServerError } from '@colyseus/core'
import { Alarm } from '../game/alarm.ts'
import { Conductor } from '../game/conductor.ts'
import { CutOff } from '../game/cutOff.ts'
import { type JournalWriter, openJournalWriter } from '../game/journalWriter.ts'
import { replacing } from '../game/replacing.ts'
import { type Movable, movingRooms } from '../movingRooms.ts'
import type { GameOpening, RoomPorts } from '../ports.ts'
import type { JoinRefusal, Tell } from '../shared/contract/game.ts'
import { playedMap } from '../shared/maps/packedMap.ts'
import type { Visitor } from '../shared/match/admission.ts'
import { applyEntry, replayMatch } from '../shared/match/match.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, type Match, matchTime, type Seat } from '../shared/match/matchModel.ts'
import { practiceMessages, pupilId } from '../shared/practice/practiceRules.ts'
import type { RoomListing } from '../wholeSchool.ts'
import { BesideGames } from './besideGames.ts'
import { practiceAttendance } from './practiceAttendance.ts'
import { paintPractice } from './practicePicture.ts'
import { practiceRunOf } from './practiceRun.ts'
import { PracticeState } from './practiceState.ts'
import { rivalDueAt, rivalJoins, rivalsEntry } from './rival.ts'
import { practices } from './underWay.ts'

const heartbeatMs = 1000
const idleMs = 2 * 60_000
const keepAgainMs = 2000

/** Solo practice: a match of two seats, led and journalled like every game; the second seat is a scripted rival's. */
export abstract class PracticeRoom extends Room<{ state: PracticeState }> implements Movable {
  override state = new PracticeState()
  override autoDispose = false
  override patchRate = heartbeatMs
  override maxMessagesPerSecond = 20

  protected abstract readonly ports: RoomPorts
  private match!: Match
  private conductor!: Conductor
  journal!: JournalWriter
  private deadline!: Alarm
  /** A journal may know of a later time than a clock that was put back. */
  private clockAhead = 0
  private lastSeenAt = 0
  private isKept = false
  private isGivenUp = false
  private page: string | undefined
  private besideGames!: BesideGames
  private readonly cutOff = new CutOff({
    mayDecide: () => this.ports.journal.mayDecide(),
    now: () => this.now(),
    clients: () => this.clients,
    waitForPlayers: () => this.conductor.waitForPlayers(),
  })
  private keepDueAt = Number.POSITIVE_INFINITY

  override onCreate({ plan, claim, entries, nextSequence, expected }: GameOpening): void {
    this.roomId = plan.code
    this.match = replayMatch(plan, entries)
    this.clockAhead = Math.max(0, this.match.lastAt - this.ports.now())
    this.journal = openJournalWriter(this.ports.journal, this.ports.log, claim, nextSequence, () => this.moveOut())
    this.lastSeenAt = this.now()
    const wakeAt = (time: number, ring: () => void) => this.ports.wakeAt(time - this.clockAhead, ring)
    this.deadline = new Alarm({ wakeAt }, () => this.safely(() => this.tick()))
    this.conductor = this.openConductor()
    if (this.match.stage === 'lobby') this.sitDown()
    else this.conductor.takeUp(expected)
    this.paint()
    this.takeTheFloor()
    movingRooms.add(this)
    this.besideGames = new BesideGames(plan, this.ports.whereabouts, () => this.giveWay())
    void this.setMetadata({ host: plan.host.userId, questionSetId: plan.questionSetId } satisfies RoomListing)
    this.onMessage('*', (client, type, payload) => this.hear(client, type, payload))
  }

  private takeTheFloor(): void {
    const { userId } = this.match.plan.host
    practices.takeTheFloor(userId, this)
    void this.ports.whereabouts.practises(userId, this.roomId)
  }

  /** What was played to its end is still put on record. */
  giveWay(): void {
    if (this.match.phase === 'finished' || this.isGivenUp) return
    this.isGivenUp = true
    this.conductor.stop()
    for (const client of this.clients) client.leave(CloseCode.CONSENTED, 'elsewhere')
    void this.leaveNothing()
  }

  private openConductor(): Conductor {
    const tellAll: Tell = (type, message) => this.broadcast(type, message)
    return new Conductor({
      match: this.match,
      now: () => this.now(),
      record: (entry, acknowledge) => this.record(entry, acknowledge),
      whenSafe: (acknowledge) => this.journal.whenSafe(acknowledge),
      mayDecide: () => this.ports.journal.mayDecide(),
      attendance: practiceAttendance(() => this.clients.length > 0),
      showNow: (lead) => {
        if (lead)
          this.broadcast(lead.type, typeof lead.message === 'function' ? lead.message(this.pupil) : lead.message)
        this.paint()
      },
      tellBoards: () => {},
      tellAll,
      started: () => {},
      finished: () => void this.keepRun(),
    })
  }

  private get pupil(): Seat {
    return this.match.seats.get(pupilId) as Seat
  }

  private sitDown(): void {
    const { host } = this.match.plan
    const seated = { earns: true, seatKey: this.ports.secret(), isHost: true, plays: true, at: this.now() }
    this.record({ kind: 'joined', player: pupilId, ...host, ...seated })
    this.record(rivalJoins(this.ports.secret(), this.now()))
  }

  override onJoin(client: Client, _options: unknown, visitor: Visitor): void {
    if (visitor.account?.id !== this.match.plan.host.userId)
      throw new ServerError(403, 'gameNotFound' satisfies JoinRefusal)
    if (this.isGivenUp) throw new ServerError(403, 'ended' satisfies JoinRefusal)
    this.besideGames.lookedAtFrom(visitor)
    if (this.match.phase !== 'finished' && this.besideGames.isBarred(visitor.elsewhere))
      throw new ServerError(403, 'beingPlayed' satisfies JoinRefusal)
    for (const other of this.clients) if (other !== client) other.leave(...replacing(this.page, visitor.join.page))
    this.page = visitor.join.page
    if (this.match.stage === 'lobby') this.conductor.start()
    else this.conductor.catchUp(this.pupil, (type, message) => client.send(type, message))
    this.tick()
    if (this.isKept) this.tellOver(client)
  }

  private hear(client: Client, type: unknown, payload: unknown): void {
    if (this.isGivenUp) return
    if (type === 'submit-answer') {
      const said = practiceMessages[type].safeParse(payload)
      if (said.success && this.isNow(said.data.questionNumber)) this.answer(client, said.data.answer)
    } else if (type === 'next') {
      const said = practiceMessages[type].safeParse(payload ?? {})
      if (said.success && this.isNow(said.data.questionNumber)) void this.goOn(client)
    } else if (type === 'get-map') {
      const { gameMode, map } = this.match.plan
      const packed = playedMap(gameMode, map)
      if (packed) client.send('game-map', packed)
    } else {
      client.leave(CloseCode.CONSENTED, 'misbehaved')
    }
    this.wakeWhenDue()
  }

  /** A class nearby is not asked what was asked here a moment before: then this practice is over, and counts. */
  private async goOn(client: Client): Promise<void> {
    const isShort = await this.besideGames.asksBeforeAClass(this.match)
    if (isShort) client.send('cut-short')
    this.safely(() => (isShort ? this.conductor.finish() : this.conductor.skip({ phase: 'reveal' })))
    this.wakeWhenDue()
  }

  private isNow(questionNumber: number | undefined): boolean {
    return questionNumber === undefined || questionNumber === this.match.turns.length
  }

  private answer(client: Client, choice: number): void {
    if (this.match.phase !== 'question') return
    this.conductor.answer(this.pupil, choice, () => client.send('answer-submitted', this.match.turns.length))
  }

  private record(entry: MatchEntry, acknowledge?: () => void): void {
    // A quick pupil does not rob the rival of its answer.
    if (entry.kind === 'closed') this.letRivalAnswer()
    applyEntry(this.match, entry)
    this.journal.write(entry, acknowledge)
    this.paint()
  }

  private letRivalAnswer(): void {
    const turn = currentTurn(this.match)
    const entry = turn && rivalsEntry(this.match, turn, this.now())
    if (entry) this.record(entry)
  }

  private paint(): void {
    const { pupil } = this
    if (pupil) paintPractice(this.state, this.match, pupil)
    super.broadcastPatch()
  }

  private wakeWhenDue(): void {
    this.deadline.setTo(Math.min(this.conductor.dueAt, rivalDueAt(this.match)))
  }

  private tick(): void {
    if (matchTime(this.match, this.now()) >= rivalDueAt(this.match)) this.letRivalAnswer()
    this.conductor.tick()
    this.wakeWhenDue()
  }

  /** The player may save the run once it is known to the archive, and is told so only then. */
  private async keepRun(): Promise<void> {
    this.keepDueAt = Number.POSITIVE_INFINITY
    try {
      await this.ports.practice.record(practiceRunOf(this.match, this.pupil))
      await this.journal.close()
    } catch (error) {
      this.ports.log.error({ error: String(error) }, 'practice run not recorded yet')
      this.keepDueAt = this.now() + keepAgainMs
      return
    }
    this.isKept = true
    this.paint()
    for (const client of this.clients) this.tellOver(client)
  }

  private tellOver(client: Client): void {
    client.send('game-finished', { runId: this.match.plan.practice?.runId })
  }

  private now(): number {
    return this.ports.now() + this.clockAhead
  }

  /** The library asks for a patch at each beat; here a patch goes out when there is something to show. */
  override broadcastPatch(): boolean {
    this.safely(() => this.beat())
    return false
  }

  private beat(): void {
    const now = this.now()
    this.cutOff.beat()
    this.tick()
    this.conductor.beat()
    this.journal.catchUp()
    if (now >= this.keepDueAt) void this.keepRun()
    if (this.clients.length > 0) this.lastSeenAt = now
    if (now - this.lastSeenAt <= idleMs) return
    this.lastSeenAt = now
    void this.leaveNothing()
  }

  /** A practice that nobody came back to. */
  private async leaveNothing(): Promise<void> {
    if (this.isKept || (await this.journal.closed())) await this.disconnect()
  }

  get isBetween(): boolean {
    return this.match.phase !== 'question'
  }

  holdStill(): void {
    this.conductor.stop()
  }

  present = (): string[] => (this.clients.length > 0 ? [pupilId] : [])

  get hasLetGo(): boolean {
    return this.cutOff.hasLetGo
  }

  moveOut(): void {
    this.holdStill()
    this.journal.leave()
    void this.disconnect(CloseCode.SERVER_SHUTDOWN)
  }

  override onBeforeShutdown(): void {
    this.holdStill()
    super.onBeforeShutdown()
  }

  override onDispose(): void {
    this.deadline.setTo(Number.POSITIVE_INFINITY)
    movingRooms.remove(this)
    practices.leave(this.match.plan.host.userId, this)
    this.besideGames.close()
  }

  private safely(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.onUncaughtException(error as Error, 'timer')
    }
  }

  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return // A refusal on its way to whoever was refused.
    this.ports.log.error({ method, error: error.stack ?? String(error) }, 'practice room failed')
  }
}
