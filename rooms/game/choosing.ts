import type { MoveRefusal, Phase, Tell } from '../shared/contract/game.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import {
  counts,
  currentTurn,
  type Match,
  type PlayedTurn,
  questionOf,
  type Seat,
  wasRight,
  wasThere,
} from '../shared/match/matchModel.ts'
import { hasLearned, isOnOffer, questionFrame } from '../shared/match/tally.ts'
import { playsMoves } from '../shared/match/turnFlow.ts'
import type { Move } from '../shared/modes/modeRules.ts'
import type { SaidAnswer } from '../shared/questions/kindRules.ts'
import { isSameAnswer, readAnswer, saysSomething } from '../shared/questions/questionKinds.ts'

/** Players who were right may choose as soon as the question closes. A second look waits until no answer is on the board. */
export const phasesFor = {
  choose: ['reveal', 'choose'],
  'look-again': ['choose'],
} as const satisfies Record<string, readonly Phase[]>

interface ChoosingNeeds {
  match: Match
  now(): number
  record(entry: MatchEntry, acknowledge?: () => void): void
  whenSafe(acknowledge: () => void): void
  /** Called when a player has chosen or looked again. */
  chosen(): void
}

/** Moves and second looks. Each counts once and is acknowledged when it is safe. If it cannot count, it is refused by name. */
export class Choosing {
  private readonly needs: ChoosingNeeds

  constructor(needs: ChoosingNeeds) {
    this.needs = needs
  }

  /** The turn in which this seat may choose or look again: not in a host's pause, but in the pause after a restart. */
  private turnFor(seat: Seat, question: number, phases: readonly Phase[]): PlayedTurn | undefined {
    const { match } = this.needs
    const turn = currentTurn(match)
    if (!turn || !counts(match, turn) || !playsMoves(match, turn)) return undefined
    if (!phases.includes(match.phase) || match.paused?.by === 'host') return undefined
    return turn.question === question && wasThere(seat, turn) ? turn : undefined
  }

  /** Tells a player who comes back what they have already done. */
  tellOwn(seat: Seat, turn: PlayedTurn, tell: Tell): void {
    const { match } = this.needs
    const { question: questionNumber, moves, looks } = turn
    if (match.phase === 'resolve') return
    const move = moves.get(seat.player)
    if (move) tell('move-chosen', { questionNumber, move })
    if (looks.has(seat.player)) tell('looked-again', { questionNumber, right: hasLearned(match, turn, seat) })
  }

  /** Null if the move stands. */
  choose(seat: Seat, question: number, move: Move, acknowledge: (move: Move) => void): MoveRefusal | null {
    const { match } = this.needs
    const turn = this.turnFor(seat, question, phasesFor.choose)
    if (!turn) return 'not-now'
    if (!wasRight(match, turn, seat.player)) return 'not-right'
    const known = turn.moves.get(seat.player)
    if (known) {
      if (known.id !== move.id || known.at !== move.at) return 'chosen-already'
      this.needs.whenSafe(() => acknowledge(known))
      return null
    }
    if (!isOnOffer(match.rules.offer(match.board, questionFrame(match, turn)), move)) return 'not-on-offer'
    const { player } = seat
    this.needs.record({ kind: 'chose', player, question, move, at: this.needs.now() }, () => acknowledge(move))
    this.needs.chosen()
    return null
  }

  /** Null if the look counts. */
  lookAgain(seat: Seat, question: number, said: SaidAnswer, acknowledge: (right: boolean) => void): MoveRefusal | null {
    const { match } = this.needs
    const turn = this.turnFor(seat, question, phasesFor['look-again'])
    if (!turn) return 'not-now'
    if (wasRight(match, turn, seat.player)) return 'was-right'
    const tellSafe = () => acknowledge(hasLearned(match, turn, seat))
    const answer = readAnswer(questionOf(match, turn), said)
    if (!answer || !saysSomething(answer)) return 'not-on-offer'
    const known = turn.looks.get(seat.player)
    if (known) {
      if (!isSameAnswer(known, answer)) return 'chosen-already'
      this.needs.whenSafe(tellSafe)
      return null
    }
    const { player } = seat
    this.needs.record({ kind: 'looked', player, question, answer, at: this.needs.now() }, tellSafe)
    this.needs.chosen()
    return null
  }
}
