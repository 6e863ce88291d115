import { chanceOf } from '../chance.ts'
import type {
  GameFrame,
  Move,
  MoveOffer,
  QuestionFrame,
  ScoreChange,
  Turn,
  TurnAnswer,
  TurnPlayer,
} from '../modes/modeRules.ts'
import { finaleFrom } from '../modes/turnPoints.ts'
import { practisedPoints } from '../practice/practiceRules.ts'
import { saysSomething, scoredAmong } from '../questions/questionKinds.ts'
import {
  counts,
  isAskedAgain,
  limitOf,
  type Match,
  type PlayedTurn,
  placeAmongScored,
  playingSeats,
  type Seat,
  shareIn,
  type Tally,
  wasRight,
  wasThere,
} from './matchModel.ts'
import { pointsFor } from './scoring.ts'

export const freshTally = (): Tally => ({
  score: 0,
  modeScore: 0,
  correctCount: 0,
  totalMs: 0,
  streak: 0,
  bestStreak: 0,
  lastCorrect: false,
  place: 0,
})

/** Counts one closed question into every playing seat. */
export function countTurn(match: Match, turn: PlayedTurn): void {
  const { settings, practice } = match.plan
  if (isAskedAgain(match, turn)) {
    // It brings no points, but the player is told whether they know it by now.
    for (const seat of playingSeats(match)) seat.tally.lastCorrect = wasRight(match, turn, seat.player)
    return
  }
  const limitMs = limitOf(match, turn)
  const finished = new Set(match.rules.finishers(match.board))
  for (const seat of playingSeats(match)) {
    // A late comer loses nothing by questions asked before they came.
    if (!wasThere(seat, turn)) continue
    const given = turn.answers.get(seat.player)
    const ms = given && saysSomething(given.answer) ? Math.min(given.ms, limitMs) : limitMs
    const share = shareIn(match, turn, given?.answer)
    // For the mode, the score of a racer who has crossed the finish stands still.
    const raced = { share: finished.has(seat.player) ? 0 : share, ms }
    const points = practice
      ? practisedPoints(seat.player, { share, ms })
      : pointsFor(raced, limitMs, settings.speedBonus)
    const modePoints = practice?.countsHundreds ? pointsFor(raced, limitMs, false) : points
    if (given) turn.gained.set(seat.player, points)
    addToTally(seat.tally, { share, points, modePoints, ms })
  }
}

interface CountedAnswer {
  share: number
  points: number
  modePoints: number
  ms: number
}

/** Partly right neither adds to a streak nor breaks it. */
function addToTally(tally: Tally, { share, points, modePoints, ms }: CountedAnswer): void {
  const isRight = share === 1
  tally.score += points
  tally.modeScore += modePoints
  tally.totalMs += ms
  tally.lastCorrect = isRight
  tally.correctCount += isRight ? 1 : 0
  if (isRight) tally.streak++
  else if (share === 0) tally.streak = 0
  tally.bestStreak = Math.max(tally.bestStreak, tally.streak)
}

export const gameFrame = ({ plan }: Match): GameFrame => ({
  settings: plan.settings,
  total: scoredAmong(plan.questions),
  chance: chanceOf(plan.seed, 0),
})

/** Finale, waves and bosses go by the questions that count. A question that was taken out is as if it had never been there. */
export function questionFrame(match: Match, turn: PlayedTurn): QuestionFrame {
  const { plan, turns } = match
  const total = scoredAmong(plan.questions)
  const question = isAskedAgain(match, turn) ? turn.question : placeAmongScored(match, turn)
  const played = turns.filter((other) => other.question <= turn.question && counts(match, other)).length
  return {
    settings: { ...plan.settings, timeLimit: limitOf(match, turn) / 1000 },
    total,
    chance: chanceOf(plan.seed, turn.question),
    question,
    played,
    isFinale: played >= finaleFrom(total),
    isLast: question === total,
  }
}

/** Whether moves pay double in this turn, or from the next one on. */
export function finaleOf(match: Match, turn: PlayedTurn): 'now' | 'next' | undefined {
  if (!match.rules.hasMoves) return undefined
  const { played, total, isFinale } = questionFrame(match, turn)
  if (isFinale) return 'now'
  return played + 1 >= finaleFrom(total) ? 'next' : undefined
}

/** Lets the mode play the turn out. */
export function resolveTurn(match: Match, turn: PlayedTurn): void {
  const outcome = match.rules.resolve(turnFor(match, turn))
  match.board = outcome.board
  match.events = outcome.events
  match.end = outcome.end
  turn.changes = outcome.changes
  applyChanges(match, outcome.changes)
}

export function applyChanges(match: Match, changes: readonly ScoreChange[]): void {
  for (const { player, by } of changes) {
    const seat = match.seats.get(player)
    if (!seat) continue
    const { tally } = seat
    tally.score = Math.max(0, tally.score + by)
    tally.modeScore = Math.max(0, tally.modeScore + by)
  }
}

export function turnFor(match: Match, turn: PlayedTurn): Turn<unknown> {
  const frame = questionFrame(match, turn)
  const seats = match.ranking.filter((seat) => wasThere(seat, turn))
  return {
    ...frame,
    board: match.board,
    players: seats.map(asTurnPlayer),
    answers: answersFor(match, turn, seats),
    learned: new Set(seats.filter((seat) => hasLearned(match, turn, seat)).map(({ player }) => player)),
    moves: movesFor(match, turn, seats, match.rules.offer(match.board, frame)),
  }
}

function answersFor(match: Match, turn: PlayedTurn, seats: readonly Seat[]): Map<string, TurnAnswer> {
  const { settings } = match.plan
  const limitMs = limitOf(match, turn)
  const answers = new Map<string, TurnAnswer>()
  for (const { player } of seats) {
    const given = turn.answers.get(player)
    if (!given || !saysSomething(given.answer)) continue
    const correct = wasRight(match, turn, player)
    const fast = correct && settings.speedBonus && given.ms * 3 <= limitMs
    const early = correct && (!settings.speedBonus || given.ms * 2 <= limitMs)
    answers.set(player, { correct, ms: given.ms, fast, early })
  }
  return answers
}

/** Whether a wrong player was right at the second look. */
export const hasLearned = (match: Match, turn: PlayedTurn, { player }: Seat): boolean =>
  !wasRight(match, turn, player) && shareIn(match, turn, turn.looks.get(player)) === 1

export const isOnOffer = (offer: readonly MoveOffer[], move: Move): boolean =>
  offer.some(({ id, places }) => id === move.id && (move.at === undefined || (places?.includes(move.at) ?? false)))

/** Each player who was right gets a move: the chosen one if it is still on offer, else the first, which is a sensible one. */
function movesFor(
  match: Match,
  turn: PlayedTurn,
  seats: readonly Seat[],
  offer: readonly MoveOffer[],
): Map<string, Move> {
  const moves = new Map<string, Move>()
  const [first] = offer
  if (!first) return moves
  for (const { player } of seats) {
    if (!wasRight(match, turn, player)) continue
    const chosen = turn.moves.get(player)
    moves.set(player, chosen && isOnOffer(offer, chosen) ? chosen : { id: first.id })
  }
  return moves
}

export const asTurnPlayer = ({ player, number, tally }: Seat): TurnPlayer => ({
  id: player,
  seat: number,
  score: tally.modeScore,
  correctCount: tally.correctCount,
  streak: tally.streak,
  totalMs: tally.totalMs,
})
