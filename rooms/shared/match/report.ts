import type { Report, ReportAnswer, ReportChange, ReportPlayer } from '../contract/reports.ts'
import type { ScoreChange } from '../modes/modeRules.ts'
import { kindOf } from '../questions/question.ts'
import { isScored, scoredAmong } from '../questions/questionKinds.ts'
import { type AnswerGroups, answerGroups, givenWords } from './answerGroups.ts'
import { earningsOf } from './earnings.ts'
import { formerPlayer } from './formerPlayer.ts'
import {
  counts,
  limitOf,
  type Match,
  type PlayedTurn,
  questionOf,
  type Seat,
  shareOfPlayer,
  wasThere,
} from './matchModel.ts'
import { markOf } from './ranking.ts'
import { toldStart } from './retold.ts'
import { hasLearned } from './tally.ts'

/**
 * Everything that a report keeps of a game: its questions, each player's answers and times, and what they were worth.
 */
export function reportOf(match: Match): Report {
  const { plan } = match
  const turns = closedTurns(match).map((turn) => ({
    turn,
    changes: byPlayer(match, turn.changes),
    groups: answerGroups(match, turn),
  }))
  const paidAtEnd = byPlayer(match, match.endChanges)
  const earnings = earningsOf(match)
  const planned = scoredAmong(plan.questions)
  const asked = turns.filter(({ turn }) => isScored(questionOf(match, turn))).length
  return {
    id: plan.gameId,
    gameCode: plan.code,
    gameMode: plan.gameMode,
    title: plan.title,
    questionSetId: plan.questionSetId,
    hostUserId: plan.host.userId,
    ...(plan.classId !== undefined && { classId: plan.classId }),
    startedAt: toldStart(match) || plan.createdAt,
    finishedAt: match.finishedAt,
    settings: plan.settings,
    questions: turns.map(({ turn, groups: { texts, correct } }) => {
      const asked = questionOf(match, turn)
      const kind = kindOf(asked)
      const named = kind === 'choice' ? {} : { kind }
      const called = asked.id === undefined ? {} : { id: asked.id }
      const accepted = match.accepted.get(turn.question)?.map(({ text }) => text)
      const also = accepted && { accepted }
      return {
        ...called,
        question: asked.question,
        ...named,
        answers: texts,
        correct,
        ...also,
        voided: !counts(match, turn),
      }
    }),
    ...(asked < planned && { planned }),
    players: match.ranking.map((seat) => ({
      ...reportPlayer(match, turns, paidAtEnd, seat),
      currency: seat.earns ? (earnings.get(seat.player) ?? 0) : 0,
    })),
  }
}

type Changes = ReadonlyMap<string, ReportChange[]>
type CountedTurn = { turn: PlayedTurn; changes: Changes; groups: AnswerGroups }

/** People read the report, so it has the name of the other player in a change, if that player has a seat at the end. */
function byPlayer(match: Match, changes: readonly ScoreChange[]): Changes {
  const all = new Map<string, ReportChange[]>()
  for (const { player, by, reason, other } of changes) {
    const change: ReportChange = { by, reason }
    if (other !== undefined && match.everSeated.has(other))
      change.other = match.seats.get(other)?.username ?? formerPlayer
    const own = all.get(player)
    if (own) own.push(change)
    else all.set(player, [change])
  }
  return all
}

const closedTurns = (match: Match): PlayedTurn[] => match.turns.filter((turn) => turn.closed)

function reportPlayer(
  match: Match,
  turns: readonly CountedTurn[],
  paidAtEnd: Changes,
  seat: Seat,
): Omit<ReportPlayer, 'currency'> {
  const { player, userId, username, slime, tally } = seat
  const paid = paidAtEnd.get(player)
  const mark = markOf(match, seat)
  return {
    playerId: player,
    userId,
    username,
    slime,
    score: tally.score,
    place: tally.place,
    correctCount: tally.correctCount,
    ...(mark > 0 && { mark }),
    ...(paid && { paidAtEnd: paid }),
    answers: turns.map((turn) => reportAnswer(match, turn, seat)),
  }
}

/**
 * A player who was there and sent nothing, not even that the time ran out, has not answered. A player who was not there
 * gets null.
 */
function reportAnswer(match: Match, { turn, changes, groups }: CountedTurn, seat: Seat): ReportAnswer | null {
  const given = turn.answers.get(seat.player)
  if (!given && !wasThere(seat, turn)) return null
  const { choice, ms } = given
    ? { choice: groups.placeOf(given.answer), ms: given.ms }
    : { choice: null, ms: limitOf(match, turn) }
  const move = turn.moves.get(seat.player)
  const own = changes.get(seat.player)
  const words = givenWords(match, turn, given?.answer)
  const share = shareOfPlayer(match, turn, seat.player)
  return {
    choice,
    ...(words !== undefined && { given: words }),
    correct: share === 1,
    ...(share > 0 && share < 1 && { share }),
    ms,
    gained: turn.gained.get(seat.player) ?? 0,
    ...(move && { move: move.id }),
    ...(hasLearned(match, turn, seat) && { learned: true }),
    ...(own && { changes: own }),
  }
}
