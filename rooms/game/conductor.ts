import type { Phase, Tell } from '../shared/contract/game.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import {
  currentTurn,
  isForOne,
  isPlayedAlone,
  type Match,
  matchTime,
  type Seat,
  seenLately,
  wasThere,
} from '../shared/match/matchModel.ts'
import { ownTimeOf } from '../shared/match/ownTime.ts'
import { chooseOpened, questionAskedTo, questionClosedTo, roundResolved, shownBoard } from '../shared/match/tellings.ts'
import {
  answerMsLeft,
  chooseMsLeft,
  endOfPhase,
  endsWithScript,
  everybodyIsDone,
  whatFollows,
} from '../shared/match/turnFlow.ts'
import type { AnswerData } from '../shared/questions/question.ts'
import { AnswerClock } from './answerClock.ts'
import { Choosing } from './choosing.ts'
import { Corrections } from './corrections.ts'
import { leadFor } from './leadFor.ts'
import type { Lead } from './seats/lead.ts'
import { afterLoss, afterMove, afterMoveAlone, PlayersReturn } from './seats/playersReturn.ts'

/** After this much time without an entry a beat is recorded, so that a restart knows that it has passed. */
const beatMs = 900

/** What the conductor needs of the room it conducts. */
export interface ConductorNeeds {
  match: Match
  now(): number
  /** The time at which the game starts. */
  startsAt(): number
  /** Applies an entry to the match, paints it and journals it; `acknowledge` runs once it is safe. */
  record(entry: MatchEntry, acknowledge?: () => void): void
  /** Runs `acknowledge` once everything recorded so far is safe. */
  whenSafe(acknowledge: () => void): void
  /** False while others may be going on with this game. Meanwhile nothing is decided here. */
  mayDecide(): boolean
  attendance: {
    readonly size: number
    has(player: string): boolean
    isHere(player: string): boolean
    readonly nextAbsenceAt: number
    readonly isLed: boolean
    draws(player: string): boolean
    beginsToDraw(player: string): void
  }
  /** Sends changes at once instead of with the next bundle. `lead` goes ahead of them, in the same write. */
  showNow(lead?: Lead): void
  /** To the screens that lead the game without playing. */
  tellBoards: Tell
  tellAll: Tell
  started(): void
  finished(): void
}

/** Leads a game through its phases. Time passes only in `tick`, so a test with its own clock can play a game without waiting. */
export class Conductor {
  private readonly needs: ConductorNeeds
  private readonly answerClock: AnswerClock
  /** Takes moves and second looks. */
  readonly choosing: Choosing
  readonly corrections: Corrections
  private readonly playersReturn: PlayersReturn
  private isStopping = false

  constructor(needs: ConductorNeeds) {
    this.needs = needs
    this.answerClock = new AnswerClock(needs.match, () => needs.now())
    this.playersReturn = new PlayersReturn(needs.attendance, (player) => needs.match.seats.has(player))
    this.choosing = new Choosing({ ...needs, chosen: () => this.goOnIfDone() })
    this.corrections = new Corrections({ ...needs, playedAgain: () => this.afterCorrection() })
  }

  /**
   * Goes on where a killed server left off; the time in between does not count. `expected`: the players connected at
   * the server before. It is empty if a class's game stood still, because then nobody knows who will come.
   */
  takeUp(expected?: readonly string[]): void {
    const { match } = this.needs
    if (match.stage === 'finished') this.needs.finished()
    if (match.stage !== 'running') return
    this.needs.started()
    this.answerClock.takeUp()
    if (expected && isForOne(match)) this.waitForPlayers(expected, afterMoveAlone)
    else if (expected?.length) this.waitForPlayers(expected, afterMove)
    else this.waitForPlayers()
  }

  /** Stops the clock at the last event until these players are back or the wait is over. */
  waitForPlayers(players: readonly string[] = seenLately(this.needs.match), wait = afterLoss): void {
    const { match } = this.needs
    if (match.stage !== 'running') return
    if (!match.paused) this.needs.record({ kind: 'paused', by: 'restart', at: match.lastAt })
    this.playersReturn.begin(players, this.needs.now(), wait)
  }

  /** The server is about to end. Players who drop out now do not count as away, and nothing is decided any more. */
  stop(): void {
    this.isStopping = true
  }

  /** `alone`: whether the host has agreed to play alone. It is not guessed here, because players may come and go meanwhile. */
  start(alone?: boolean): boolean {
    const { match } = this.needs
    const isAlone = isPlayedAlone(match)
    if (!this.needs.mayDecide()) return false
    if (match.stage !== 'lobby' || (alone !== undefined && alone !== isAlone)) return false
    this.needs.record({ kind: 'started', at: this.needs.startsAt() })
    this.needs.started()
    this.needs.showNow()
    this.tellBoard()
    return true
  }

  /** Ends the current phase. */
  private goOn(): void {
    const { match } = this.needs
    const entry = whatFollows(match, this.needs.now())
    if (!entry) return
    if (entry.kind === 'asked') this.answerClock.nobodyIsAsked()
    this.needs.record(entry)
    this.announce(entry)
  }

  private announce(entry: MatchEntry): void {
    const { match } = this.needs
    const turn = currentTurn(match)
    if (entry.kind === 'finished') this.afterLast()
    else if (turn) this.needs.showNow(leadFor(match, entry.kind, turn, { written: this.written, draws: this.draws }))
    if (entry.kind === 'asked') this.tellBoard()
    // Players may already choose during the reveal, so all of them may have chosen by now.
    if (entry.kind === 'choosing' && turn?.moves.size) this.goOnIfDone()
  }

  private readonly written = (player: string): void => this.answerClock.asked(player)

  private readonly draws = ({ player, plays }: Seat): boolean => !plays || this.needs.attendance.draws(player)

  /** Shows the board now and from now on. */
  showBoardTo(seat: Seat, tell: Tell): void {
    const { match, attendance } = this.needs
    attendance.beginsToDraw(seat.player)
    if (match.stage === 'running' && match.rules.hasMoves) tell('board-shown', { board: shownBoard(match, seat) })
  }

  /** A board screen gets its picture with the question. Phones get theirs when there is something to choose. */
  private tellBoard(): void {
    const { match, tellBoards } = this.needs
    if (match.rules.hasMoves) tellBoards('board-shown', { board: shownBoard(match, null) })
  }

  /** Tells a player who comes late or comes back what is going on. */
  catchUp(seat: Seat, tell: Tell): void {
    const { match } = this.needs
    const turn = currentTurn(match)
    if (this.draws(seat)) this.showBoardTo(seat, tell)
    if (!turn || match.stage !== 'running') return
    if (turn.closed && seat.plays && !wasThere(seat, turn)) return
    this.answerClock.askedIfNew(seat.player)
    const [now, time] = [this.needs.now(), ownTimeOf(match, seat)]
    tell('next-question', { ...questionAskedTo(match, turn, seat), remainingMs: answerMsLeft(match, now, time) })
    if (turn.answers.has(seat.player)) this.needs.whenSafe(() => tell('answer-submitted', turn.question))
    if (turn.closed) tell('question-closed', questionClosedTo(match, turn, seat))
    const opened = match.phase === 'choose' && chooseOpened(match, turn, this.draws)(seat)
    if (opened) tell('choose-opened', { ...opened, remainingMs: chooseMsLeft(match, now, time) })
    this.choosing.tellOwn(seat, turn, tell)
    if (match.phase === 'resolve') tell('round-resolved', roundResolved(match, turn)(seat))
  }

  /** False if this answer cannot count. `acknowledge` runs once it is safe, also if a device sends its answer again. */
  answer(seat: Seat, answer: AnswerData, acknowledge: () => void): boolean {
    const { match } = this.needs
    const turn = currentTurn(match)
    // An answer tapped while the server was away still counts, because the clock stood still.
    if (!turn || turn.closed || match.paused?.by === 'host') return false
    if (turn.answers.has(seat.player)) {
      this.needs.whenSafe(acknowledge)
      return true
    }
    const ms = this.answerClock.msOf(seat)
    const { player } = seat
    const at = this.needs.now()
    this.needs.record({ kind: 'answered', player, question: turn.question, answer, ms, at }, acknowledge)
    this.goOnIfDone()
    return true
  }

  /** The host ends the current phase. A press that means another phase has no effect. */
  skip(meant: { phase?: Phase | undefined; questionNumber?: number | undefined } = {}): boolean {
    const { match } = this.needs
    const { phase } = match
    if (!this.needs.mayDecide()) return false
    if (meant.phase !== undefined && meant.phase !== phase) return false
    if (meant.questionNumber !== undefined && meant.questionNumber !== match.turns.length) return false
    this.resume()
    if (match.phase === phase) this.goOn()
    return true
  }

  /** A board has shown the turn to its end, so the class need not wait for the clock. */
  playedOut(question: number): void {
    const { match } = this.needs
    if (question === match.turns.length && endsWithScript(match)) this.goOn()
  }

  pause(): void {
    const { match } = this.needs
    if (match.paused?.by === 'host') return
    this.needs.record({ kind: 'paused', by: 'host', at: matchTime(match, this.needs.now()) })
    this.needs.showNow()
  }

  resume(): void {
    if (!this.needs.match.paused) return
    this.needs.record({ kind: 'resumed', at: this.needs.now() })
    this.needs.showNow()
    this.goOnIfDone()
  }

  private afterCorrection(): void {
    this.tellBoard()
    this.goOnIfDone()
  }

  finish(): boolean {
    if (!this.needs.mayDecide()) return false
    if (this.needs.match.stage === 'finished') return true
    this.needs.record({ kind: 'finished', at: this.needs.now() })
    this.afterLast()
    return true
  }

  private afterLast(): void {
    this.needs.showNow()
    this.needs.finished()
  }

  /** When `tick` has something to do next. */
  get dueAt(): number {
    const { match, attendance } = this.needs
    if (!this.mayGoOn) return Number.POSITIVE_INFINITY
    if (match.paused) return match.paused.by === 'restart' ? this.playersReturn.dueAt : Number.POSITIVE_INFINITY
    return Math.min(endOfPhase(match, attendance.isLed), attendance.nextAbsenceAt)
  }

  private get mayGoOn(): boolean {
    return !this.isStopping && this.needs.match.stage === 'running' && this.needs.mayDecide()
  }

  /** Then the clock stops until they are back, but not for a player alone: pulling the plug would give them time to think. */
  private get hasLostEverybody(): boolean {
    const { match, attendance } = this.needs
    return attendance.size === 0 && !match.paused && this.mayGoOn && !isForOne(match)
  }

  tick(): void {
    const { match, attendance } = this.needs
    if (this.hasLostEverybody) this.waitForPlayers()
    const isOver = !match.paused && this.needs.now() >= endOfPhase(match, attendance.isLed)
    if (isOver && this.mayGoOn) this.goOn()
    else this.goOnIfDone()
  }

  /**
   * Called after a player did something. Only `tick` ends a phase whose time is over: if the process stood still, many
   * answers may have come in time, and the first must not close the question before the others are read.
   */
  goOnIfDone(): void {
    const { match, attendance } = this.needs
    if (!this.mayGoOn) return
    if (match.paused) {
      if (match.paused.by === 'restart' && this.playersReturn.isOver(this.needs.now())) this.resume()
    } else if (everybodyIsDone(match, ({ player }) => attendance.isHere(player))) this.goOn()
  }

  /** Records that time has passed, if a restart would have to know it. */
  beat(): void {
    const { match, attendance } = this.needs
    if (this.hasLostEverybody) this.waitForPlayers()
    const now = this.needs.now()
    const isTimed = match.stage === 'running' && !match.paused && Number.isFinite(endOfPhase(match, attendance.isLed))
    if (isTimed && this.needs.mayDecide() && now - match.lastAt >= beatMs) this.needs.record({ kind: 'beat', at: now })
  }
}
