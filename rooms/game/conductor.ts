import type { Phase, ServerMessageName, ServerMessages, Tell } from '../shared/contract/game.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, type Match, type PlayedTurn, questionOf, type Seat } from '../shared/match/matchModel.ts'
import { questionAsked, questionClosed } from '../shared/match/tellings.ts'
import type { GameState } from './gameState.ts'
import { paintQuestion, paintStandings } from './picture.ts'

export const countdownMs = 3000
export const revealMs = 3500
/** More of it where there is something to read. */
const explanationMs = 2000
/** An answer given in the last moment is still on its way when the clock says zero. */
const graceMs = 500
/** How long a game that was brought back waits for its players before it goes on. */
const returnMs = 10_000

/** What everybody is told with a picture; `written` hears whose copy has just gone out. */
export type Lead = {
  [Name in ServerMessageName]: { type: Name; message: ServerMessages[Name]; written?: (player: string) => void }
}[ServerMessageName]

/** What the conductor needs of the room it conducts. */
interface Orchestra {
  match: Match
  state: GameState
  now(): number
  /** Applies an entry to the match and to the journal; `acknowledge` runs once it is safe. */
  record(entry: MatchEntry, acknowledge?: () => void): void
  isConnected(player: string): boolean
  /** Of those who play. */
  connectedCount(): number
  tellAll: Tell
  /** Sends what has changed at once instead of with the next bundle; `lead` goes ahead of it, in the same write. */
  showNow(lead?: Lead): void
  started(): void
  finished(): void
}

interface Deadline {
  at: number
  next: () => void
}

/** Leads a game through its phases. All of time is `tick`: whoever can hand it a clock can play a game in no time. */
export class Conductor {
  private readonly room: Orchestra
  private deadline: Deadline | null = null
  private pausedAt = 0
  private waitUntil = 0
  /** When this player's question frame was written: their own clock starts there. */
  private readonly askedAt = new Map<string, number>()

  constructor(room: Orchestra) {
    this.room = room
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
    else this.takeUpQuestion(turn)
    this.pausedAt = turn && !turn.closed ? match.lastAt : this.room.now()
    state.paused = true
    this.waitUntil = this.room.now() + returnMs
  }

  private takeUpQuestion(turn: PlayedTurn): void {
    const { match, state } = this.room
    for (const player of turn.answers.keys()) {
      const row = state.players.get(player)
      if (row) row.answered = true
    }
    state.answeredCount = turn.answers.size
    for (const player of match.seats.keys()) this.askedAt.set(player, match.askedAt)
    this.openQuestion(match.askedAt)
  }

  start(): void {
    this.room.record({ kind: 'started', at: this.room.now() })
    this.room.state.cards.clear()
    this.room.started()
    paintStandings(this.room.state, this.room.match)
    this.countDown()
  }

  private countDown(): void {
    const endsAt = this.room.now() + countdownMs
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
    this.askedAt.clear()
    this.openQuestion(this.room.now(), {
      type: first ? 'game-started' : 'next-question',
      message: questionAsked(match, currentTurn(match) as PlayedTurn),
      written: (player) => this.askedAt.set(player, this.room.now()),
    })
  }

  private openQuestion(from: number, lead?: Lead): void {
    const endsAt = from + this.limitMs
    this.enter('question', { at: endsAt + graceMs, next: () => this.close(), endsAt, lead })
  }

  private get limitMs(): number {
    return this.room.match.plan.settings.timeLimit * 1000
  }

  /** What a player who comes late or comes back has to be told, if a question is open or just closed. */
  catchUp(player: string, tell: Tell): void {
    const { state, match } = this.room
    const turn = currentTurn(match)
    if (!turn || (state.phase !== 'question' && state.phase !== 'reveal')) return
    if (!this.askedAt.has(player)) this.askedAt.set(player, this.room.now())
    const remainingMs = state.phase === 'question' ? Math.max(0, state.endsAt - this.clockNow()) : 0
    tell('next-question', { ...questionAsked(match, turn), remainingMs })
    if (turn.answers.has(player)) tell('answer-submitted', turn.question)
    if (turn.closed) tell('question-closed', questionClosed(match, turn))
  }

  private clockNow(): number {
    return this.room.state.paused ? this.pausedAt : this.room.now()
  }

  /** False when this answer cannot count; `acknowledge` runs once it is safe. */
  answer(seat: Seat, choice: number, acknowledge: () => void): boolean {
    const { match, state } = this.room
    const turn = currentTurn(match)
    if (!turn || turn.closed || state.paused) return false
    if (turn.answers.has(seat.player)) {
      acknowledge()
      return true
    }
    const at = this.room.now()
    const ms = Math.min(Math.max(0, at - (this.askedAt.get(seat.player) ?? at)), this.limitMs)
    this.room.record({ kind: 'answered', player: seat.player, question: turn.question, choice, ms, at }, acknowledge)
    const row = state.players.get(seat.player)
    if (row) row.answered = true
    state.answeredCount = turn.answers.size
    this.closeIfAllAnswered()
    return true
  }

  /** The absent hold nobody up. */
  closeIfAllAnswered(): void {
    const { match, state } = this.room
    const turn = currentTurn(match)
    if (state.phase !== 'question' || state.paused || !turn) return
    if (turn.answers.size < this.room.connectedCount()) return
    let present = 0
    for (const seat of match.seats.values()) {
      if (!seat.plays || !this.room.isConnected(seat.player)) continue
      if (!turn.answers.has(seat.player)) return
      present++
    }
    if (present > 0) this.close()
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
      at: this.room.now() + revealMs + forReading,
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
    if (this.room.state.paused) this.resume()
    this.deadline?.next()
  }

  pause(): void {
    const { state } = this.room
    if (state.paused || !this.deadline) return
    this.pausedAt = this.room.now()
    this.waitUntil = 0
    state.paused = true
    this.room.showNow()
  }

  resume(): void {
    const { state } = this.room
    if (!state.paused) return
    const away = this.room.now() - this.pausedAt
    state.paused = false
    this.waitUntil = 0
    if (state.endsAt > 0) state.endsAt += away
    if (this.deadline) this.deadline.at += away
    for (const [player, at] of this.askedAt) this.askedAt.set(player, at + away)
    this.room.showNow()
    this.closeIfAllAnswered()
  }

  /** Takes a question out of the game; everybody's score is worked out again without it. */
  voidQuestion(question: number): boolean {
    const { match, state } = this.room
    const turn = match.turns.find((played) => played.question === question)
    if (!turn || turn.voided) return false
    const wasOpen = !turn.closed
    this.room.record({ kind: 'voided', question, at: this.room.now() })
    paintStandings(state, match)
    this.room.tellAll('notice', { type: 'info', message: takenOut(question) })
    if (wasOpen) this.showReveal(turn)
    this.room.showNow()
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
    this.deadline = null
    this.room.state.phase = 'finished'
    this.room.state.endsAt = 0
    this.room.showNow()
    this.room.finished()
  }

  /** Only a phase with a clock on the screen says when it ends. */
  private enter(
    phase: Phase,
    { at, next, endsAt = 0, lead }: Deadline & { endsAt?: number; lead?: Lead | undefined },
  ): void {
    this.room.state.phase = phase
    this.room.state.endsAt = endsAt
    this.deadline = { at, next }
    this.room.showNow(lead)
  }

  /** When `tick` will have something to do. */
  get dueAt(): number {
    if (this.room.state.paused) return this.waitUntil || Number.POSITIVE_INFINITY
    return this.deadline?.at ?? Number.POSITIVE_INFINITY
  }

  tick(): void {
    const now = this.room.now()
    if (this.room.state.paused) {
      if (this.waitUntil > 0 && (now >= this.waitUntil || this.everybodyIsBack())) this.resume()
      return
    }
    if (this.deadline && now >= this.deadline.at) this.deadline.next()
  }

  private everybodyIsBack(): boolean {
    for (const seat of this.room.match.seats.values()) if (!this.room.isConnected(seat.player)) return false
    return true
  }
}

const takenOut = (question: number): string =>
  `Question ${question} was taken out. Every score is worked out without it.`
