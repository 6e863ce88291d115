import { currencyForAnswer, currencyForPlace } from '../catalog/economy.ts'
import type { Report, ReportAnswer, ReportPlayer } from '../contract/reports.ts'
import { type Match, type PlayedTurn, questionOf, type Seat } from './matchModel.ts'

/** Everything that is remembered of a game: what was asked, who answered what and how fast, and what it was worth. */
export function reportOf(match: Match): Report {
  const { plan } = match
  return {
    id: plan.gameId,
    gameCode: plan.code,
    gameMode: plan.gameMode,
    title: plan.title,
    questionSetId: plan.questionSetId,
    hostUserId: plan.host.userId,
    startedAt: match.startedAt || plan.createdAt,
    finishedAt: match.finishedAt,
    settings: plan.settings,
    questions: closedTurns(match).map((turn) => {
      const { question, answers, correct } = questionOf(match, turn)
      return { question, answers, correct, voided: turn.voided }
    }),
    players: match.ranking.map((seat) => reportPlayer(match, seat)),
  }
}

const closedTurns = (match: Match): PlayedTurn[] => match.turns.filter((turn) => turn.closed)

function reportPlayer(match: Match, seat: Seat): ReportPlayer {
  const { player, userId, username, slime, tally } = seat
  return {
    playerId: player,
    userId,
    username,
    slime,
    score: tally.score,
    place: tally.place,
    correctCount: tally.correctCount,
    currency: currencyOf(match, seat),
    answers: closedTurns(match).map((turn) => reportAnswer(match, turn, player)),
  }
}

function reportAnswer(match: Match, turn: PlayedTurn, player: string): ReportAnswer | null {
  const answer = turn.answers.get(player)
  if (!answer) return null
  const correct = answer.choice === questionOf(match, turn).correct
  return { choice: answer.choice, correct, ms: answer.ms, gained: turn.gained.get(player) ?? 0 }
}

/** Guests and teachers play for the honour. */
export function currencyOf(match: Match, seat: Seat): number {
  if (!seat.earns) return 0
  const { settings } = match.plan
  const limitMs = settings.timeLimit * 1000
  let earned = 0
  for (const turn of closedTurns(match)) {
    const answer = turn.answers.get(seat.player)
    if (turn.voided || answer?.choice !== questionOf(match, turn).correct) continue
    earned += currencyForAnswer(answer.ms, limitMs, settings.speedBonus)
  }
  return earned + currencyForPlace(seat.tally.place, match.ranking.length)
}
