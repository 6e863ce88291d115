import { currencyForAnswer, currencyForPlace, finishersForPodium } from '../catalog/economy.ts'
import type { Report, ReportAnswer, ReportPlayer } from '../contract/reports.ts'
import { type Match, type PlayedTurn, questionOf, type Seat, tookPart, wasThere } from './matchModel.ts'

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
    answers: closedTurns(match).map((turn) => reportAnswer(match, turn, seat)),
  }
}

/** Whoever was there and said nothing, not even that the time ran out, has not answered: that is no gap. */
function reportAnswer(match: Match, turn: PlayedTurn, seat: Seat): ReportAnswer | null {
  const answer = turn.answers.get(seat.player)
  if (!answer && !wasThere(seat, turn)) return null
  const { choice, ms } = answer ?? { choice: null, ms: match.plan.settings.timeLimit * 1000 }
  const correct = choice === questionOf(match, turn).correct
  return { choice, correct, ms, gained: turn.gained.get(seat.player) ?? 0 }
}

/** Counted no further than a podium needs: this is asked for every player of a large game. */
function finishers(match: Match): number {
  let count = 0
  for (const seat of match.ranking) if (tookPart(match, seat) && ++count === finishersForPodium) break
  return count
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
  return tookPart(match, seat) ? earned + currencyForPlace(seat.tally.place, finishers(match)) : earned
}
