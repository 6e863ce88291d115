import type { Turn, TurnAnswer, TurnEvent } from '../modes/modeRules.ts'
import { seededRandom } from '../seededRandom.ts'
import { type Match, type PlayedTurn, playingSeats, questionOf, type Seat, wasThere } from './matchModel.ts'
import { pointsFor } from './scoring.ts'

/** What a seat has earned so far; derived from the turns, never written from outside. */
export interface Tally {
  score: number
  correctCount: number
  /** Time taken over all closed questions; the whole limit where there was no answer. */
  totalMs: number
  streak: number
  bestStreak: number
  lastCorrect: boolean
  place: number
}

export const freshTally = (): Tally => ({
  score: 0,
  correctCount: 0,
  totalMs: 0,
  streak: 0,
  bestStreak: 0,
  lastCorrect: false,
  place: 0,
})

/** Counts one closed question into every playing seat. */
export function countTurn(match: Match, turn: PlayedTurn): void {
  const { settings } = match.plan
  const limitMs = settings.timeLimit * 1000
  const { correct } = questionOf(match, turn)
  for (const seat of playingSeats(match)) {
    // Also when the game is counted again: a late comer is not blamed for what was asked before.
    if (!wasThere(seat, turn)) continue
    const answer = turn.answers.get(seat.player)
    const ms = answer && answer.choice >= 0 ? Math.min(answer.ms, limitMs) : limitMs
    const right = answer?.choice === correct
    const points = pointsFor({ correct: right, ms }, limitMs, settings.speedBonus)
    if (answer) turn.gained.set(seat.player, points)
    addToTally(seat.tally, { right, points, ms })
  }
}

function addToTally(tally: Tally, result: { right: boolean; points: number; ms: number }): void {
  tally.score += result.points
  tally.totalMs += result.ms
  tally.lastCorrect = result.right
  tally.correctCount += result.right ? 1 : 0
  tally.streak = result.right ? tally.streak + 1 : 0
  tally.bestStreak = Math.max(tally.bestStreak, tally.streak)
}

/** Lets the mode play the turn out, and returns what there is to see. */
export function resolveTurn(match: Match, turn: PlayedTurn): TurnEvent[] {
  const outcome = match.rules.resolve(turnFor(match, turn))
  match.board = outcome.board
  match.over = outcome.over
  for (const change of outcome.changes) {
    const seat = match.seats.get(change.player)
    if (seat) seat.tally.score = Math.max(0, seat.tally.score + change.by)
  }
  return outcome.events
}

export function turnFor(match: Match, turn: PlayedTurn): Turn<unknown> {
  const { correct } = questionOf(match, turn)
  const answers = new Map<string, TurnAnswer>()
  for (const [player, { choice, ms }] of turn.answers) answers.set(player, { choice, ms, correct: choice === correct })
  return {
    board: match.board,
    players: playingSeats(match).map(asTurnPlayer),
    answers,
    choices: turn.choices,
    settings: match.plan.settings,
    questionNumber: turn.question,
    totalQuestions: match.plan.questions.length,
    random: seededRandom(match.plan.seed + turn.question),
  }
}

const asTurnPlayer = ({ player, tally }: Seat) => ({
  id: player,
  score: tally.score,
  correctCount: tally.correctCount,
  streak: tally.streak,
  totalMs: tally.totalMs,
})
