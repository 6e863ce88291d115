import {
  answerBy,
  type ClassMix,
  learnsBy,
  moveBy,
  type Student,
  studentOf,
} from '../../../../rooms/shared/bots/students.ts'
import { chanceOf } from '../../../../rooms/shared/chance.ts'
import { type GameSettings, gameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { pointsFor } from '../../../../rooms/shared/match/scoring.ts'
import type {
  GameFrame,
  ModeRules,
  Move,
  MoveOffer,
  QuestionFrame,
  ScoreChange,
  Strategy,
  Turn,
  TurnAnswer,
  TurnEvent,
  TurnOutcome,
  TurnPlayer,
  Viewer,
} from '../../../../rooms/shared/modes/modeRules.ts'
import { finaleFrom } from '../../../../rooms/shared/modes/turnPoints.ts'

/** One game of one class; everything that happens in it follows from these. */
export interface GameSetup<Board, Event extends TurnEvent, Shown> extends ClassMix {
  rules: ModeRules<Board, Event, Shown>
  map: TileGrid | null
  players: number
  questions: number
  chaos: GameSettings['chaos']
  seed: number
  speedBonus?: boolean
  /** How many of the answers that are not right are half right. Those are paid, but without speed and without a move. */
  partly?: number
  sensible?: Strategy<Shown>
  /** Players who join before this question is asked. */
  late?: readonly { before: number; players: number }[]
  /** A player who is removed before this question is asked. */
  removed?: readonly { before: number; player: string }[]
  /** The numbers of questions that were taken out: the game has to be the same as without them. */
  voided?: readonly number[]
}

export interface PlayedTurn<Board, Event extends TurnEvent> {
  turn: Turn<Board>
  offers: readonly MoveOffer[]
  outcome: TurnOutcome<Board, Event>
  /** The players in the game when the turn was over, in order of rank. */
  ranking: readonly TurnPlayer[]
}

export interface PlayedGame<Board, Event extends TurnEvent = TurnEvent, Shown = unknown> {
  setup: GameSetup<Board, Event, Shown>
  frame: GameFrame
  opening: Board
  turns: PlayedTurn<Board, Event>[]
  end: 'won' | 'lost' | null
  board: Board
  pay: ScoreChange[]
  /** In order of the final rank. */
  ranking: readonly TurnPlayer[]
  students: ReadonlyMap<string, Student>
}

export const timeLimitMs = 20_000

/** What a phone has: the first three are the leaders, and each player knows the ones next in rank. */
export function viewerOf(player: string, ranking: readonly TurnPlayer[]): Viewer {
  const ids = ranking.map(({ id }) => id)
  const place = ids.indexOf(player)
  return { player, others: [...ids.slice(0, 3), ids[place - 1] ?? '', ids[place + 1] ?? ''] }
}

/** Freezes a board, so that a rule book that writes to it throws. A part that is frozen already has only frozen parts. */
function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  Object.freeze(data)
  for (const part of Object.values(data)) frozen(part)
  return data
}

class Classroom<Board, Event extends TurnEvent, Shown> {
  readonly setup: GameSetup<Board, Event, Shown>
  readonly frame: GameFrame
  readonly students = new Map<string, Student>()
  readonly turns: PlayedTurn<Board, Event>[] = []
  private readonly present = new Map<string, TurnPlayer>()
  private board: Board

  constructor(setup: GameSetup<Board, Event, Shown>) {
    const { rules, map, seed, chaos, questions, players, speedBonus = true } = setup
    const settings = { ...gameSettings.parse({}), chaos, speedBonus }
    this.setup = setup
    this.frame = { settings, total: questions, chance: chanceOf(seed, 0) }
    for (let seat = 1; seat <= players; seat++) this.seat(seat)
    this.board = frozen(rules.openBoard(map, [...this.present.values()], this.frame))
  }

  play(): PlayedGame<Board, Event, Shown> {
    const { setup, frame, students, turns } = this
    const opening = this.board
    let end: 'won' | 'lost' | null = null
    for (let question = 1; question <= setup.questions && end === null; question++) {
      this.comeAndGo(question)
      if (setup.voided?.includes(question)) continue
      end = this.playQuestion(question)
    }
    const pay = setup.rules.payAtEnd(this.board, this.ranking())
    this.apply(pay)
    return { setup, frame, opening, turns, end, board: this.board, pay, ranking: this.ranking(), students }
  }

  private seat(seat: number): TurnPlayer {
    // Students draw from their own streams of chance, so that no rule book can draw from the same.
    const student = studentOf(seat, this.setup, chanceOf(this.setup.seed ^ 0x5c001, 0))
    const player = { id: student.id, seat, score: 0, correctCount: 0, streak: 0, totalMs: 0 }
    this.students.set(student.id, student)
    this.present.set(student.id, player)
    return player
  }

  private comeAndGo(question: number): void {
    const { rules, late = [], removed = [] } = this.setup
    for (const { before, players } of late)
      for (let count = 0; before === question && count < players; count++)
        this.board = frozen(rules.admit(this.board, { ...this.seat(this.students.size + 1) }, this.frame))
    for (const { before, player } of removed)
      if (before === question && this.present.delete(player)) this.board = frozen(rules.dismiss(this.board, player))
  }

  private playQuestion(question: number): 'won' | 'lost' | null {
    const { rules, seed, questions } = this.setup
    const played = this.turns.length + 1
    const frame: QuestionFrame = {
      ...this.frame,
      chance: chanceOf(seed, question),
      question,
      played,
      isFinale: played >= finaleFrom(questions),
      isLast: question === questions,
    }
    this.board = frozen(rules.prepare(this.board, frame))
    const { answers, learned } = this.answer(question)
    const players = this.ranking()
    const offers = rules.offer(this.board, frame)
    const moves = this.choose(frame, players, offers, answers)
    const turn = { ...frame, board: this.board, players, answers, learned, moves }
    const outcome = rules.resolve(turn)
    this.board = frozen(outcome.board)
    this.apply(outcome.changes)
    this.turns.push({ turn, offers, outcome, ranking: this.ranking() })
    return outcome.end
  }

  private answer(question: number) {
    const { seed, speedBonus = true, partly = 0 } = this.setup
    const chance = chanceOf(seed ^ 0x5c001, question)
    const answers = new Map<string, TurnAnswer>()
    const learned = new Set<string>()
    const crossed = new Set(this.setup.rules.finishers(this.board))
    for (const [id, player] of this.present) {
      const student = this.studentWith(id)
      const random = chance('answer', id)
      const answer = answerBy(student, timeLimitMs, random)
      const correct = answer?.correct ?? false
      const ms = answer?.ms ?? timeLimitMs
      if (answer) answers.set(id, timedAnswer(correct, ms, speedBonus))
      if (!correct && learnsBy(student, random)) learned.add(id)
      const isPartly = !correct && answer !== null && partly > 0 && random() < partly
      const share = correct ? 1 : isPartly ? 0.5 : 0
      player.score += crossed.has(id) ? 0 : pointsFor({ share, ms }, timeLimitMs, speedBonus)
      player.totalMs += ms
      player.correctCount += correct ? 1 : 0
      player.streak = correct ? player.streak + 1 : 0
    }
    return { answers, learned }
  }

  private choose(
    frame: QuestionFrame,
    players: readonly TurnPlayer[],
    offers: readonly MoveOffer[],
    answers: ReadonlyMap<string, TurnAnswer>,
  ): Map<string, Move> {
    const { rules, seed, sensible } = this.setup
    const chance = chanceOf(seed ^ 0x5c001, frame.question)
    const moves = new Map<string, Move>()
    if (offers.length === 0) return moves
    const { board } = this
    for (const [index, self] of players.entries()) {
      const answer = answers.get(self.id)
      if (!answer?.correct) continue
      const shown = () => rules.show(board, viewerOf(self.id, players))
      const random = chance('choose', self.id)
      const sight = { frame, offers, self, rank: index + 1, players: players.length, answer, shown, random }
      moves.set(self.id, moveBy(this.studentWith(self.id).style, sight, sensible))
    }
    return moves
  }

  private apply(changes: readonly ScoreChange[]): void {
    for (const { player, by } of changes) {
      const changed = this.present.get(player)
      if (changed) changed.score += by
    }
  }

  /** Copies the players, so that the ranking of an earlier turn does not change. */
  private ranking(): TurnPlayer[] {
    const crossed = new Map(this.setup.rules.finishers(this.board).map((id, index) => [id, index]))
    const order = ({ id }: TurnPlayer) => crossed.get(id) ?? crossed.size
    return [...this.present.values()]
      .map((player) => ({ ...player }))
      .sort((a, b) => order(a) - order(b) || b.score - a.score || a.totalMs - b.totalMs || a.seat - b.seat)
  }

  private studentWith(id: string): Student {
    const student = this.students.get(id)
    if (!student) throw new Error(`There is no student ${id}`)
    return student
  }
}

const timedAnswer = (correct: boolean, ms: number, speedBonus: boolean): TurnAnswer => ({
  correct,
  ms,
  fast: correct && speedBonus && ms <= timeLimitMs / 3,
  early: correct && (!speedBonus || ms <= timeLimitMs / 2),
})

/** Plays a whole game through the port of the rule book as the room does: ask, answer, choose, play out, pay. */
export const playGame = <Board, Event extends TurnEvent, Shown>(
  setup: GameSetup<Board, Event, Shown>,
): PlayedGame<Board, Event, Shown> => new Classroom(setup).play()
