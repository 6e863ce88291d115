import type { GameOpening, RoomPorts } from '../ports.ts'
import type { Tell, TellPlayer } from '../shared/contract/game.ts'
import { applyEntry, replayMatch } from '../shared/match/match.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { type Match, playersIn, type Seat } from '../shared/match/matchModel.ts'
import { withShare } from '../shared/match/matchTurns.ts'
import { Alarm } from './alarm.ts'
import { BuiltMap } from './builtMap.ts'
import { Conductor } from './conductor.ts'
import { actsOf } from './gameActs.ts'
import { type JournalWriter, openJournalWriter } from './journal/journalWriter.ts'
import { Vigil } from './journal/vigil.ts'
import { KeptAnswers } from './keptAnswers.ts'
import { LobbyPlay } from './lobbyPlay.ts'
import type { RoomClock } from './roomClock.ts'
import type { Attendance, GameClient } from './seats/attendance.ts'
import { DoorProof } from './seats/doorProof.ts'
import { Remotes } from './seats/remotes.ts'
import { Seating } from './seats/seating.ts'
import type { GameState } from './showing/gameState.ts'
import { Painter } from './showing/picture.ts'
import type { PictureSerializer } from './showing/pictureSerializer.ts'
import { type FinalWord, finishedFor } from './showing/results.ts'
import { Showing } from './showing/showing.ts'
import { practiceSignOf, summaryOf } from './signs.ts'
import type { Desk, TableTerms, TermsNeeds } from './tableTerms.ts'

/** What a game needs of the room it is played in. */
interface TableNeeds {
  ports: RoomPorts
  /** What differs between a class's game and a practice. */
  terms(needs: TermsNeeds): TableTerms
  clock: RoomClock
  state: GameState
  pictures: PictureSerializer
  attendance: Attendance
  sendPatch(): void
  broadcast: Tell
  /** Runs the work of a timer. */
  safely(what: string, act: () => void): void
  /** Another process goes on with the game. */
  taken(): void
}

/** One game, from its lobby to its results, whatever connections it has. */
export class Table {
  readonly match: Match
  readonly journal: JournalWriter
  readonly conductor: Conductor
  readonly showing: Showing
  readonly seating: Seating
  readonly results: Desk
  readonly acts: ReturnType<typeof actsOf>
  readonly vigil: Vigil
  private readonly terms: TableTerms
  readonly remotes: Remotes
  private readonly proof: DoorProof
  private readonly builtMap: BuiltMap
  private readonly needs: TableNeeds
  private readonly painter: Painter
  private readonly deadline: Alarm
  private readonly lobbyPlay: LobbyPlay
  private final: FinalWord | null = null

  constructor(needs: TableNeeds, { plan, claim, entries, nextSequence, ...opening }: GameOpening) {
    this.needs = needs
    const { ports, clock, state, pictures, attendance, safely } = needs
    const match = replayMatch(plan, entries)
    this.match = match
    this.painter = new Painter(state, match)
    this.journal = openJournalWriter(ports.journal, ports.log, claim, nextSequence, needs.taken)
    this.terms = needs.terms({
      ports,
      match,
      attendance,
      journal: this.journal,
      conductor: () => this.conductor,
      now: clock.now,
      tell: this.tell,
      tellFinal: () => this.tellFinalToAll(),
      safely,
      areResultsKept: opening.areResultsKept,
    })
    this.results = this.terms.desk
    this.vigil = new Vigil({ match, attendance, now: clock.now, unattendedMs: this.terms.unattendedMs })
    this.deadline = new Alarm(clock, () => safely('deadline', () => this.tick()))
    this.showing = new Showing({
      match,
      state,
      painter: this.painter,
      attendance,
      pictures,
      clock,
      sendPatch: needs.sendPatch,
      tellAll: (signal) => needs.broadcast(signal, undefined),
      safely: (act) => safely('bundle', act),
    })
    this.conductor = this.openConductor()
    this.proof = new DoorProof({ now: clock.now, random: () => ports.random() })
    this.seating = new Seating({
      match,
      painter: this.painter,
      attendance,
      showing: this.showing,
      conductor: this.conductor,
      elsewhere: this.terms.elsewhere,
      aheadOfUs: this.terms.aheadOfUs,
      proof: this.proof,
      ports: { now: clock.now, random: () => ports.random(), secret: () => ports.secret() },
      record: this.record,
    })
    this.lobbyPlay = new LobbyPlay({
      match,
      clock,
      hosts: () => attendance.hosts(),
      walls: () => attendance.walls(),
      safely: (act) => safely('lobby play', act),
    })
    this.remotes = new Remotes({
      match,
      attendance,
      showing: this.showing,
      ports: { now: clock.now, random: () => ports.random(), secret: () => ports.secret() },
      record: this.record,
      tellCaught: (client) => this.seating.tellAllCaught(client),
      tellFinal: (client, seat) => this.tellFinal(client, seat),
    })
    this.builtMap = new BuiltMap({ match, content: ports.content, attendance })
    this.acts = this.openActs()
    if (entries.length > 0) {
      this.painter.everything()
      attendance.expect((opening.expected ?? []).flatMap((player) => match.seats.get(player) ?? []))
      this.conductor.takeUp(opening.expected)
    } else for (const entry of this.terms.seated()) this.record(entry)
    // Scripted seats have no connection and count as present.
    for (const seat of match.seats.values())
      if (this.terms.scripted.players.includes(seat.player)) this.painter.seat(seat, true)
    this.wakeWhenDue()
    this.terms.open()
  }

  private openConductor(): Conductor {
    const { ports, clock, attendance, broadcast } = this.needs
    return new Conductor({
      match: this.match,
      ...clock,
      record: this.record,
      whenSafe: (acknowledge) => this.journal.whenSafe(acknowledge),
      mayDecide: () => ports.journal.mayDecide(),
      attendance: this.terms.attendance,
      tellBoards: (type, message) => {
        for (const client of attendance.walls()) client.send(type, message)
      },
      tellAll: (type, message) => broadcast(type, message),
      showNow: (lead) => {
        this.showing.now(lead)
        this.wakeWhenDue()
      },
      started: () => this.showing.recount(),
      finished: () => this.conclude(),
    })
  }

  private openActs() {
    const { ports, attendance } = this.needs
    const kept = new KeptAnswers({ match: this.match, ports, hosts: () => attendance.hosts() })
    return actsOf({
      match: this.match,
      conductor: this.conductor,
      lobbyPlay: this.lobbyPlay,
      now: this.needs.clock.now,
      record: this.record,
      remotes: this.remotes,
      showProof: () => this.showProof(),
      seating: this.seating,
      start: (alone) => this.terms.start(alone),
      goOn: (meant) => this.terms.goOn(meant),
      tell: this.tell,
      builtMap: this.builtMap,
      keepAnswer: (question, text) => kept.keep(question, text),
      summary: this.summary,
    })
  }

  private readonly summary = () => summaryOf(this.match, playersIn(this.match))

  /** Replaces what the game before showed. */
  showAnew(): void {
    this.painter.anew((player) => this.needs.attendance.has(player))
    this.showing.recount()
    this.showing.now()
    this.terms.elsewhere.lookAtAll()
  }

  /** Tells a player who has sat down which seat it is and what is going on. */
  welcome(client: GameClient, seat: Seat): void {
    const { player: playerId, seatKey, isHost, plays } = seat
    if (isHost) {
      client.send('game-created', { gameCode: this.match.plan.code })
      this.seating.tellCaught(client)
      if (this.match.asksProof) client.send('door-sign', { sign: this.proof.shown })
    }
    const { build } = this.needs.ports
    const { plan } = this.match
    const terms = { ...(!plan.settings.speedBonus && { unhurried: true as const }), ...practiceSignOf(plan) }
    client.send('join-success', { game: this.summary(), playerId, seatKey, isHost, plays, build, ...terms })
    this.conductor.catchUp(seat, (type, message) => client.send(type, message))
    this.tellFinal(client, seat)
  }

  readonly record = (news: MatchEntry, acknowledge?: () => void): void => {
    const before = this.terms.scripted.before(news)
    if (before) this.record(before)
    const entry = withShare(this.match, news)
    applyEntry(this.match, entry)
    this.painter.after(entry)
    this.journal.write(entry, acknowledge)
    this.showing.after(entry)
    this.remotes.after(entry)
    if (entry.kind === 'proof-asked') this.showProof()
  }

  leave(client: GameClient, code: number | undefined): void {
    if (!this.remotes.leave(client)) this.seating.leave(client, code)
    this.wakeWhenDue()
  }

  /** To boards only, because a script could read it from a player's line. */
  private showProof(): void {
    if (!this.match.asksProof) return
    for (const board of this.needs.attendance.boards()) board.send('door-sign', { sign: this.proof.shown })
  }

  tick(): void {
    const due = this.terms.scripted.due()
    if (due) {
      this.record(due)
      this.showing.now()
    }
    this.conductor.tick()
    this.wakeWhenDue()
  }

  /** Called after a player has come, and now and then. */
  goOnIfDone(): void {
    this.conductor.goOnIfDone()
    this.wakeWhenDue()
  }

  beat(endUnattended: () => void): void {
    this.goOnIfDone()
    this.conductor.beat()
    this.remotes.beat()
    if (this.match.asksProof && this.proof.renew()) this.showProof()
    this.journal.catchUp()
    this.tellUnsaved()
    this.results.tick(this.needs.clock.now())
    if (this.journal.isLeftOpen) endUnattended()
    else this.vigil.beat(endUnattended)
  }

  private tellUnsaved(): void {
    const isUnsaved = this.journal.isBehind || !this.needs.ports.journal.mayDecide()
    if (this.painter.unsaved(isUnsaved)) this.showing.now()
  }

  private wakeWhenDue(): void {
    this.deadline.setTo(Math.min(this.conductor.dueAt, this.terms.scripted.dueAt))
  }

  private readonly tell: TellPlayer = (player, type, message) => {
    for (const client of this.needs.attendance.of(player)) client.send(type, message)
  }

  private conclude(): void {
    this.terms.close()
    this.final = this.terms.finalWord(this.match)
    this.tellFinalToAll()
    void this.results.keep()
  }

  private tellFinalToAll(): void {
    for (const [client, { seat }] of this.needs.attendance.all()) this.tellFinal(client, seat)
  }

  private tellFinal(client: GameClient, seat: Seat): void {
    if (!this.final || (this.terms.isToldOnceKept && !this.results.isKept())) return
    const paid = this.results.paidTo(seat, this.final)
    client.send('game-finished', this.builtMap.asking(finishedFor(this.final, seat, paid), seat))
  }

  stop(): void {
    this.deadline.setTo(Number.POSITIVE_INFINITY)
    this.showing.stop()
    this.lobbyPlay.stop()
    this.journal.stop()
    this.terms.close()
  }
}
