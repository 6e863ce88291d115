import type { Phase, Tell } from '../shared/contract/game.ts'
import { currentTurn, type PlayedTurn, questionOf, type Seat, wasThere } from '../shared/match/matchModel.ts'
import { questionAsked, questionClosed } from '../shared/match/tellings.ts'
import { Answering } from './answering.ts'
import type { Lead, Orchestra } from './orchestra.ts'
import { PhaseClock } from './phaseClock.ts'
import { paintQuestion, paintRoles, paintStandings } from './picture.ts'

export const countdownMs = 3000
export const revealMs = 3500
/** More of it where there is something to read. */
const explanationMs = 2000
/** An answer given in the last moment is still on its way when the clock says zero. */
const graceMs = 500
/** How long a game that was brought back waits for its players before it goes on. */
const returnMs = 10_000

/** Leads a game through its phases. All of time is `tick`: whoever can hand it a clock can play a game in no time. */
export class Conductor {
  private readonly room: Orchestra
  private readonly clock: PhaseClock
  private readonly answering: Answering

  constructor(room: Orchestra) {
    this.room = room
    this.clock = new PhaseClock(() => room.now())
    this.answering = new Answering(room, this.clock)
  }

  /** Goes on where a server that was killed left off; the time it was away does not count. */
  takeUp(): void {
    const { match, state } = this.room
    const turn = currentTurn(match)
    paintStandings(state, match)
    if (match.stage === 'lobby') return
    if (match.stage === 'finished') {
      this.afterLast()
      return
    }
    this.room.started()
    if (turn) paintQuestion(state, questionOf(match, turn))
    state.questionNumber = turn?.question ?? 0
    if (!turn) this.countDown()
    else if (turn.closed) this.showReveal(turn)
    else {
      this.answering.takeUp(turn)
      this.openQuestion(match.askedAt)
    }
    this.waitForPlayers()
  }

  private waitForPlayers(): void {
    const { match, state } = this.room
    if (!match.paused) this.room.record({ kind: 'paused', by: 'restart', at: match.lastAt })
    const now = this.room.now()
    const stoppedAt = state.phase === 'question' && match.paused ? match.paused.at : now
    if (match.paused?.by === 'host') this.clock.stop(stoppedAt)
    else this.clock.stop(stoppedAt, now + returnMs)
    state.paused = true
  }

  start(): void {
    this.room.record({ kind: 'started', at: this.room.now() })
    this.room.state.cards.clear()
    this.room.started()
    paintRoles(this.room.state, this.room.match)
    this.countDown()
  }

  private countDown(): void {
    const endsAt = this.clock.now() + countdownMs
    this.enter('countdown', { at: endsAt, next: () => this.ask(), endsAt })
  }

  private ask(): void {
    const { match, state } = this.room
    const number = match.turns.length + 1
    const question = match.plan.questions[number - 1]
    if (!question) {
      this.finish()
      return
    }
    const first = number === 1
    this.room.record({ kind: 'asked', question: number, at: this.room.now() })
    state.questionNumber = number
    paintQuestion(state, question)
    this.answering.nobodyIsAsked()
    this.openQuestion(this.room.now(), {
      type: first ? 'game-started' : 'next-question',
      message: questionAsked(match, currentTurn(match) as PlayedTurn),
      written: (player) => this.answering.asked(player),
    })
  }

  private openQuestion(from: number, lead?: Lead): void {
    const endsAt = from + this.answering.limitMs
    this.enter('question', { at: endsAt + graceMs, next: () => this.close(), endsAt, lead })
  }

  /** What a player who comes late or comes back has to be told, if a question of theirs is open or just closed. */
  catchUp(player: string, tell: Tell): void {
    const { state, match } = this.room
    const turn = currentTurn(match)
    if (!turn || (state.phase !== 'question' && state.phase !== 'reveal')) return
    const seat = match.seats.get(player)
    if (turn.closed && seat?.plays && !wasThere(seat, turn)) return
    this.answering.askedIfNew(player)
    const remainingMs = state.phase === 'question' ? Math.max(0, state.endsAt - this.clock.now()) : 0
    tell('next-question', { ...questionAsked(match, turn), remainingMs })
    if (turn.answers.has(player)) tell('answer-submitted', turn.question)
    if (turn.closed) tell('question-closed', questionClosed(match, turn))
  }

  /** False when this answer cannot count; `acknowledge` runs once it is safe. */
  answer(seat: Seat, choice: number, acknowledge: () => void): boolean {
    const counts = this.answering.take(seat, choice, acknowledge)
    if (counts) this.closeIfAllAnswered()
    return counts
  }

  closeIfAllAnswered(): void {
    const { match, state } = this.room
    const turn = currentTurn(match)
    if (turn && state.phase === 'question' && !state.paused && this.answering.isComplete(turn)) this.close()
  }

  /** Somebody was removed, with all that anybody saw of them. */
  playerRemoved(): void {
    const { match, state } = this.room
    if (match.stage === 'lobby') return
    paintStandings(state, match)
    state.answeredCount = currentTurn(match)?.answers.size ?? 0
    this.closeIfAllAnswered()
  }

  private close(): void {
    const turn = currentTurn(this.room.match)
    if (!turn) return
    this.room.record({ kind: 'closed', question: turn.question, at: this.room.now() })
    this.showReveal(turn)
  }

  private showReveal(turn: PlayedTurn): void {
    const { match, state } = this.room
    const closed = questionClosed(match, turn)
    state.correctAnswer = closed.correct
    paintStandings(state, match)
    const forReading = closed.explanation ? explanationMs : 0
    this.enter('reveal', {
      at: this.clock.now() + revealMs + forReading,
      next: () => this.afterReveal(),
      lead: { type: 'question-closed', message: closed },
    })
  }

  private afterReveal(): void {
    const { match } = this.room
    if (match.over || match.turns.length >= match.plan.questions.length) this.finish()
    else this.ask()
  }

  /** The host ends the phase that is on. */
  skip(): void {
    const { state } = this.room
    const { phase } = state
    this.resume()
    if (state.phase === phase) this.clock.strike()
  }

  pause(): void {
    const { state } = this.room
    if (state.paused || !this.clock.isSet) return
    const at = this.room.now()
    this.room.record({ kind: 'paused', by: 'host', at })
    this.clock.stop(at)
    state.paused = true
    this.room.showNow()
  }

  resume(): void {
    const { state } = this.room
    if (!state.paused) return
    this.room.record({ kind: 'resumed', at: this.room.now() })
    const away = this.clock.goOn()
    state.paused = false
    if (state.endsAt > 0) state.endsAt += away
    this.answering.stoodStill(away)
    this.room.showNow()
    this.closeIfAllAnswered()
  }

  /** Takes a question out of the game; everybody's score is worked out again without it. */
  voidQuestion(question: number): boolean {
    const { match, state } = this.room
    const turn = match.turns.find((played) => played.question === question)
    if (!turn || turn.voided) return false
    const wasOpen = !turn.closed
    const isShown = state.phase === 'reveal' && turn === currentTurn(match)
    this.room.record({ kind: 'voided', question, at: this.room.now() })
    paintStandings(state, match)
    if (wasOpen) this.showReveal(turn)
    else if (isShown) this.room.showNow({ type: 'question-closed', message: questionClosed(match, turn) })
    else {
      this.room.tellAll('notice', { type: 'info', message: takenOut(question) })
      this.room.showNow()
    }
    return true
  }

  finish(): void {
    if (this.room.match.stage === 'finished') return
    this.room.record({ kind: 'finished', at: this.room.now() })
    this.afterLast()
  }

  private afterLast(): void {
    paintStandings(this.room.state, this.room.match)
    this.room.state.paused = false
    this.clock.end()
    this.room.state.phase = 'finished'
    this.room.state.endsAt = 0
    this.room.showNow()
    this.room.finished()
  }

  /** Only a phase with a clock on the screen says when it ends. */
  private enter(
    phase: Phase,
    { at, next, endsAt = 0, lead }: { at: number; next: () => void; endsAt?: number; lead?: Lead | undefined },
  ): void {
    this.room.state.phase = phase
    this.room.state.endsAt = endsAt
    this.clock.setTo({ at, next })
    this.room.showNow(lead)
  }

  /** When `tick` will have something to do. */
  get dueAt(): number {
    return this.clock.dueAt
  }

  tick(): void {
    const { clock } = this
    if (!clock.isStopped && clock.isDue) clock.strike()
    else if (clock.isWaiting && (clock.isDue || this.everybodyIsBack())) this.resume()
  }

  private everybodyIsBack(): boolean {
    for (const seat of this.room.match.seats.values()) if (!this.room.isConnected(seat.player)) return false
    return true
  }
}

const takenOut = (question: number): string =>
  `Question ${question} was taken out. Every score is worked out without it.`
