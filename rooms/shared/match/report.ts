import { currencyForAnswer, currencyForPlace, finishersForPodium } from '../catalog/economy.ts'
import type { Report, ReportAnswer, ReportChange, ReportPlayer } from '../contract/reports.ts'
import type { ScoreChange } from '../modes/modeRules.ts'
import { type Match, type PlayedTurn, questionOf, type Seat, tookPart, wasRight, wasThere } from './matchModel.ts'
import { hasLearned } from './tally.ts'

/** Everything that is remembered of a game: what was asked, who answered what and how fast, and what it was worth. */
export function reportOf(match: Match): Report {
  const { plan } = match
  const turns = closedTurns(match).map((turn) => ({ turn, changes: byPlayer(match, turn.changes) }))
  const paidAtEnd = byPlayer(match, match.endChanges)
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
    questions: turns.map(({ turn }) => {
      const { question, answers, correct } = questionOf(match, turn)
      return { question, answers, correct, voided: turn.voided }
    }),
    players: match.ranking.map((seat) => reportPlayer(match, turns, paidAtEnd, seat)),
  }
}

type Changes = ReadonlyMap<string, ReportChange[]>
type CountedTurn = { turn: PlayedTurn; changes: Changes }

/** The other side of a change is told by name: the report is read by people. */
function byPlayer(match: Match, changes: readonly ScoreChange[]): Changes {
  const all = new Map<string, ReportChange[]>()
  for (const { player, by, reason, other } of changes) {
    const change: ReportChange = { by, reason }
    const name = other === undefined ? undefined : match.everSeated.get(other)?.username
    if (name !== undefined) change.other = name
    const own = all.get(player)
    if (own) own.push(change)
    else all.set(player, [change])
  }
  return all
}

const closedTurns = (match: Match): PlayedTurn[] => match.turns.filter((turn) => turn.closed)

function reportPlayer(match: Match, turns: readonly CountedTurn[], paidAtEnd: Changes, seat: Seat): ReportPlayer {
  const { player, userId, username, slime, tally } = seat
  const paid = paidAtEnd.get(player)
  return {
    playerId: player,
    userId,
    username,
    slime,
    score: tally.score,
    place: tally.place,
    correctCount: tally.correctCount,
    currency: currencyOf(match, seat),
    ...(paid && { paidAtEnd: paid }),
    answers: turns.map((turn) => reportAnswer(match, turn, seat)),
  }
}

/** Whoever was there and said nothing, not even that the time ran out, has not answered: that is no gap. */
function reportAnswer(match: Match, { turn, changes }: CountedTurn, seat: Seat): ReportAnswer | null {
  const given = turn.answers.get(seat.player)
  if (!given && !wasThere(seat, turn)) return null
  const { choice, ms } = given
    ? { choice: given.answer.choice, ms: given.ms }
    : { choice: null, ms: match.plan.settings.timeLimit * 1000 }
  const move = turn.moves.get(seat.player)
  const own = changes.get(seat.player)
  return {
    choice,
    correct: wasRight(match, turn, seat.player),
    ms,
    gained: turn.gained.get(seat.player) ?? 0,
    ...(move && { move: move.id }),
    ...(hasLearned(match, turn, seat) && { learned: true }),
    ...(own && { changes: own }),
  }
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
    const given = turn.answers.get(seat.player)
    if (turn.voided || !given || !wasRight(match, turn, seat.player)) continue
    earned += currencyForAnswer(given.ms, limitMs, settings.speedBonus)
  }
  // Equal scores share a place and what it pays; without a point nobody has come anywhere.
  return tookPart(match, seat) && seat.tally.score > 0 && match.end !== 'lost'
    ? earned + currencyForPlace(seat.tally.place, finishers(match))
    : earned
}
